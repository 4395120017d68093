//! The command line: `hunch trace | debug | predict | eval | check`. Every command is a file in `hunch/`; this one
//! reads the arguments and turns errors into exit codes: 0 success, 1 the input is at fault, 2 usage.

#[path = "hunch/commands.rs"]
mod commands;

use std::process::ExitCode;

use clap::Parser;

use commands::{Arguments, CommandError};

fn main() -> ExitCode {
    match commands::run(Arguments::parse()) {
        // Whoever reads the output, `head` for instance, has seen enough: that is no error.
        Ok(()) | Err(CommandError::OutputClosed) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("hunch: {error}");
            error.exit_code()
        }
    }
}
