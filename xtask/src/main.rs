//! `cargo xtask`: set-up and chores. Each command sets up what it needs, says what it does and how long that usually
//! takes, and does nothing twice.
//!
//! ```text
//! setup/   what must be on the machine: wasm target, cargo tools, Node.js, Python, Chromium
//! build/   the site: page, engines, models, put together in dist/
//! serve    the site on 127.0.0.1
//! dist     the site for publishing, packed
//! check/   `cargo xtask test`
//! bench    the benchmarks of tests/bench, the page's in first_seconds
//! screenshots  pictures of the page
//! ```

mod bench;
mod build;
mod check;
mod dist;
mod failure;
mod first_seconds;
mod process;
mod project;
mod screenshots;
mod serve;
mod server;
mod setup;
mod stamp;
mod step;

use std::process::ExitCode;

use crate::build::Level;
use crate::failure::Failure;
use crate::project::Project;

/// What `cargo xtask` can do.
pub const USAGE: &str = "\
Usage: cargo xtask <command>

  serve [--port 8080]    build the site and serve it on 127.0.0.1; the WebGPU engine joins when it is built
  build [--optimize]     build the whole site into dist/; --optimize for publishing (slow)
        [--cpu]          without building the WebGPU engine
  dist [--cpu]           build the whole site for publishing (slow), and pack it into target/package; says how large it is
       [--test]          instead, unpack what was packed, serve it and test it in the browser
  test [--fast]          run every check and test; --fast leaves out the site and the browser
       [--training]      also the tests that train (needs PyTorch, 5.4 GB)
       [--only browser]  just the checks with this in their name, on what is built
  bench                  how fast the model is on this machine, natively and in a browser, beside other engines,
                         and the page's first seconds
        [--candle]       candle among them (compiles burn once more)
        [--plots]        instead, what a step costs in large programs and long sessions, into docs/benchmarks
  screenshots            pictures of the page in fifteen states, into docs/screens
  setup [--training]     install all that the other commands need

Tools and builds are kept in $HUNCH_CACHE (~/.cache/hunch), shared by all checkouts.";

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("error: {failure}");
            match failure {
                Failure::Usage(_) => ExitCode::from(2),
                _ => ExitCode::FAILURE,
            }
        }
    }
}

fn run() -> Result<ExitCode, Failure> {
    let mut args = pico_args::Arguments::from_env();
    if args.contains(["-h", "--help"]) {
        println!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    }
    let usage = |error: pico_args::Error| Failure::Usage(error.to_string());
    let command = args.subcommand().map_err(usage)?;
    let project = Project::find()?;
    match command.as_deref() {
        Some("setup") => {
            let training = args.contains("--training");
            finish(args)?;
            setup::everything(&project, training)?;
            Ok(ExitCode::SUCCESS)
        }
        Some("build") => {
            let optimize = args.contains("--optimize");
            let cpu = args.contains("--cpu");
            finish(args)?;
            let level = Level::of(optimize);
            if cpu {
                build::cpu_site(&project, level)?;
            } else {
                build::whole_site(&project, level)?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Some("dist") => {
            let cpu = args.contains("--cpu");
            let test = args.contains("--test");
            finish(args)?;
            if test {
                dist::test(&project)?;
            } else {
                dist::dist(&project, !cpu)?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Some("serve") => {
            let port = args.opt_value_from_str("--port").map_err(usage)?;
            finish(args)?;
            serve::serve(&project, port.unwrap_or(8080))?;
            Ok(ExitCode::SUCCESS)
        }
        Some("bench") => {
            let plots = args.contains("--plots");
            let candle = args.contains("--candle");
            finish(args)?;
            if plots {
                bench::plots(&project)?;
            } else {
                bench::bench(&project, candle)?;
                first_seconds::first_seconds(&project)?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Some("screenshots") => {
            finish(args)?;
            screenshots::screenshots(&project)?;
            Ok(ExitCode::SUCCESS)
        }
        Some("test") => {
            let options = check::Options {
                fast: args.contains("--fast"),
                training: args.contains("--training"),
                only: args.opt_value_from_str("--only").map_err(usage)?,
            };
            finish(args)?;
            check::test(&project, options)
        }
        Some(other) => Err(Failure::Usage(format!("there is no command `{other}`"))),
        None => Err(Failure::Usage("which command?".into())),
    }
}

/// An error for arguments that no command took.
fn finish(args: pico_args::Arguments) -> Result<(), Failure> {
    match args.finish().first() {
        None => Ok(()),
        Some(extra) => Err(Failure::Usage(format!(
            "unexpected argument `{}`",
            extra.to_string_lossy()
        ))),
    }
}
