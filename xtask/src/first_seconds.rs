//! The part of `cargo xtask bench` that opens the page: how long a visitor with a slow processor waits for what.

use crate::build::{self, Level};
use crate::failure::Failure;
use crate::project::Project;
use crate::server::Server;
use crate::setup;

/// Measures the built site in Chromium; the table goes to standard output.
pub fn first_seconds(project: &Project) -> Result<(), Failure> {
    build::cpu_site(project, Level::Quick)?;
    let chromium = setup::chromium()?;
    setup::packages(project, &project.path("tests/e2e"), "10 seconds")?;
    let server = Server::bind(project.dist(), 0)?;
    let node = project
        .process("node")
        .env("HUNCH_URL", server.url())
        .env("CHROMIUM", chromium)
        .arg("tests/bench/page.mjs");
    server.start();
    println!("\nThe page's first seconds, on a processor four times slower:\n");
    node.run()
}
