//! `cargo xtask screenshots`: pictures of the page in fifteen states, made by the browser that tests it.

use crate::build::{self, Level};
use crate::failure::Failure;
use crate::project::Project;
use crate::server::Server;
use crate::setup;
use crate::step::step;

/// Builds the site with the CPU engine and puts the pictures into docs/screens.
pub fn screenshots(project: &Project) -> Result<(), Failure> {
    build::cpu_site(project, Level::Quick)?;
    let chromium = setup::chromium()?;
    let folder = project.path("tests/e2e");
    setup::packages(project, &folder, "10 seconds")?;
    let server = Server::bind(project.dist(), 0)?;
    let node = project
        .process("node")
        .folder(&folder)
        .env("HUNCH_URL", server.url())
        .env("CHROMIUM", chromium)
        .arg("screenshot.mjs")
        .arg(project.path("docs/screens"));
    server.start();
    step("take the pictures", "5 minutes", || node.run())
}
