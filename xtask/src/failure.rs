//! What can go wrong in a chore, said so that the reader knows what to do next.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why a chore stopped.
#[derive(Debug, Error)]
pub enum Failure {
    /// The command line asks for something that does not exist.
    #[error("{0}\n\n{usage}", usage = crate::USAGE)]
    Usage(String),
    /// A program could not be started at all.
    #[error("cannot start `{program}`: {source}")]
    Start {
        /// The program as it was called.
        program: String,
        /// What the system said.
        source: io::Error,
    },
    /// A program ran and said that it failed; its own output tells why.
    #[error("`{command}` failed ({status})")]
    Command {
        /// The command line.
        command: String,
        /// Its exit status.
        status: String,
    },
    /// A file could not be read or written.
    #[error("cannot {action} {}: {source}", path.display())]
    File {
        /// What was tried: "read", "write", ...
        action: &'static str,
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// Something the user has to do; the text says what.
    #[error("{0}")]
    Advice(String),
}

impl Failure {
    /// For `map_err` on file operations: `Failure::file("read", path)`.
    pub fn file(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Failure {
        let path = path.to_owned();
        move |source| Failure::File {
            action,
            path,
            source,
        }
    }
}
