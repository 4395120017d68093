//! The browser tests: the built site in a real Chromium.

use super::summary::{Count, node_count};
use crate::failure::Failure;
use crate::project::Project;
use crate::server::Server;
use crate::setup;

/// Runs tests/e2e against `dist/`.
pub fn tests(project: &Project) -> Result<Count, Failure> {
    let dist = project.dist();
    if !dist.join("index.html").is_file() {
        return Err(Failure::Advice(
            "there is no site to test, see above".into(),
        ));
    }
    let chromium = setup::chromium()?;
    let folder = project.path("tests/e2e");
    setup::packages(project, &folder, "10 seconds")?;
    // Where the browser's only adapter is software, a model has to be tiny for a whole scenario.
    let tiny = project.path("tests/golden/tiny");
    let server = Server::bind(dist, 0)?.mount("/models-tiny/", tiny);
    let node = project
        .process("node")
        .folder(&folder)
        .env("HUNCH_URL", server.url())
        .env("CHROMIUM", chromium)
        // One file at a time: on 2 cores, two models in two browsers would run each other into their deadlines. A file ends
        // when its tests have, although its browser may be left open by what failed.
        .args([
            "--test",
            "--test-reporter=spec",
            "--test-concurrency=1",
            "--test-force-exit",
        ]);
    server.start();
    Count::of_tests(node, node_count)
}
