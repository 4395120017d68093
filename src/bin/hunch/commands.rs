//! The commands and what they share: arguments, errors and their exit codes.

mod check;
mod debug;
mod eval;
mod models;
mod predict;
mod session;
mod show;
mod trace;

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use hunch::debugger::DebuggerError;
use hunch::evaluate::CaseError;
use hunch::predict::PredictError;
use hunch::program::{Program, ProgramError};
use hunch::request::Awaited;

/// Predicts what a Python program does, without running it.
#[derive(Parser)]
#[command(name = "hunch", version)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,

    /// The folder with config.json, tokenizer.json and weights.safetensors [default: $HUNCH_MODELS, else `models` in
    /// the current folder, beside the executable, or in a folder above it]
    #[arg(long, global = true, value_name = "DIR")]
    models: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    /// Predict a run from its first line
    Trace(trace::Trace),
    /// Step through a program, forward and backward
    Debug(debug::Debug),
    /// Answer requests, one JSON object a line, from standard input
    Predict(predict::Predict),
    /// Measure predictions on a suite of gold steps
    Eval(eval::Eval),
    /// Compare predictions with a run under CPython
    Check(check::Check),
}

/// Runs the command that the arguments name.
pub fn run(arguments: Arguments) -> Result<(), CommandError> {
    let models = arguments.models.as_deref();
    match arguments.command {
        Command::Trace(trace) => trace.run(models),
        Command::Debug(debug) => debug.run(models),
        Command::Predict(predict) => predict.run(models),
        Command::Eval(eval) => eval.run(models),
        Command::Check(check) => check.run(models),
    }
}

/// Reads the lines of a text.
fn read_lines(path: &Path) -> Result<Vec<String>, CommandError> {
    Ok(read_text(path)?.lines().map(str::to_owned).collect())
}

fn read_text(path: &Path) -> Result<String, CommandError> {
    String::from_utf8(read(path)?).map_err(|_| CommandError::NotUtf8(path.to_owned()))
}

/// Reads and checks a program.
fn read_program(path: &Path) -> Result<Program, CommandError> {
    let text = read_text(path)?;
    Program::parse(&text).map_err(|error| CommandError::Program {
        path: path.to_owned(),
        error,
    })
}

fn read(path: &Path) -> Result<Vec<u8>, CommandError> {
    std::fs::read(path).map_err(|error| CommandError::Read {
        path: path.to_owned(),
        error,
    })
}

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    #[error("{}: {error}", path.display())]
    Read { path: PathBuf, error: io::Error },
    #[error("{}: {error}", path.display())]
    Write { path: PathBuf, error: io::Error },
    #[error("{}: {error}", path.display())]
    ModelFile { path: PathBuf, error: String },
    #[error("{}: the file is not UTF-8 text", .0.display())]
    NotUtf8(PathBuf),
    #[error("{}: {error}", path.display())]
    Program { path: PathBuf, error: ProgramError },
    #[error("{}, line {line}: {error}", path.display())]
    Case {
        path: PathBuf,
        line: usize,
        error: CaseError,
    },
    #[error("{} is not a models folder: it has no {missing}; name one with --models DIR or HUNCH_MODELS", path.display())]
    Models {
        path: PathBuf,
        missing: &'static str,
    },
    #[error("{0}")]
    Predict(#[from] PredictError),
    #[error("{0}")]
    Debugger(#[from] DebuggerError),
    #[error("line {} asks for input ({:?}), and there is none left: add a line to the file of --input", .0.line, .0.prompt)]
    Awaited(Awaited),
    #[error("{0}")]
    Check(String),
    #[error("standard input: {0}")]
    Input(io::Error),
    #[error("standard output: {0}")]
    Output(io::Error),
    #[error("the output was closed")]
    OutputClosed,
    #[error("{0}")]
    Usage(&'static str),
}

impl CommandError {
    pub fn exit_code(&self) -> ExitCode {
        match self {
            CommandError::Usage(_) | CommandError::Models { .. } => ExitCode::from(2),
            _ => ExitCode::FAILURE,
        }
    }
}

/// Only writing to standard output uses `?` on an [`io::Error`].
impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> CommandError {
        if error.kind() == io::ErrorKind::BrokenPipe {
            CommandError::OutputClosed
        } else {
            CommandError::Output(error)
        }
    }
}
