//! `cargo xtask serve`: the site on this machine, from source to page in one command.

use std::thread;
use std::time::Instant;

use crate::build::{self, Level};
use crate::failure::Failure;
use crate::project::Project;
use crate::server::Server;
use crate::step::readable;

/// Builds the site, then serves it for ever on 127.0.0.1. The page works with the CPU engine; the WebGPU engine is
/// built meanwhile and joins it.
pub fn serve(project: &Project, port: u16) -> Result<(), Failure> {
    // Before the build: who waited for it should not learn then that the port is taken.
    let server = Server::bind(project.dist(), port)?;
    let start = Instant::now();
    build::cpu_site(project, Level::Quick)?;
    println!("==> built in {}", readable(start.elapsed()));
    println!("\n    Hunch is at {}  (Ctrl-C ends it)\n", server.url());
    let project = project.clone();
    thread::spawn(
        move || match build::webgpu_engine(&project, Level::Quick, true) {
            Ok(()) => println!("==> the WebGPU engine is in the site: reload the page to try it"),
            Err(failure) => eprintln!(
                "error: {failure}\nThe WebGPU engine could not be built; the page goes on with the CPU engine."
            ),
        },
    );
    server.run();
    Ok(())
}
