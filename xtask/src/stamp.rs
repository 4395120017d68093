//! Stamps: what a result was made from, so that it is made again only when that has changed.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use sha2::{Digest, Sha256};

use crate::failure::Failure;

/// Folders that hold what is made, not what it is made from.
const MADE: [&str; 6] = [
    "node_modules",
    "generated",
    "target",
    "dist",
    "__pycache__",
    ".git",
];

/// A file beside a result that names what the result was made from.
#[derive(Debug)]
pub struct Stamp {
    path: PathBuf,
    fingerprint: String,
}

impl Stamp {
    /// The stamp at `path` of a result made from these inputs.
    pub fn new(path: PathBuf, inputs: Fingerprint) -> Self {
        Self {
            path,
            fingerprint: inputs.finish(),
        }
    }

    /// Whether the result was made from exactly these inputs.
    pub fn is_current(&self) -> bool {
        fs::read_to_string(&self.path).is_ok_and(|found| found == self.fingerprint)
    }

    /// Says that it now is.
    pub fn set(&self) -> Result<(), Failure> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder).map_err(Failure::file("create", folder))?;
        }
        fs::write(&self.path, &self.fingerprint).map_err(Failure::file("write", &self.path))
    }
}

/// A digest of inputs: of files by path, length and time of change, of texts by their content.
#[derive(Default)]
pub struct Fingerprint {
    hash: Sha256,
}

impl Fingerprint {
    /// Adds a text, e.g. a version.
    pub fn text(mut self, text: &str) -> Self {
        self.hash.update((text.len() as u64).to_le_bytes());
        self.hash.update(text);
        self
    }

    /// Adds a file, or all the files of a folder. What does not exist counts as such.
    pub fn path(mut self, path: &Path) -> Self {
        self.add(path, false);
        self
    }

    /// Adds the content of a file, or of all the files of a folder, whatever their times.
    pub fn content(mut self, path: &Path) -> Self {
        self.add(path, true);
        self
    }

    /// The digest, in hexadecimal.
    pub fn finish(self) -> String {
        let digest = self.hash.finalize();
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn add(&mut self, path: &Path, content: bool) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        self.hash.update(name.as_bytes());
        self.hash.update([0]);
        let Ok(meta) = path.metadata() else {
            return;
        };
        if meta.is_dir() {
            for child in children(path) {
                let name = child.file_name().unwrap_or_default().to_string_lossy();
                if !MADE.contains(&name.as_ref()) {
                    self.add(&child, content);
                }
            }
            self.hash.update([1]);
        } else if content {
            self.hash.update(fs::read(path).unwrap_or_default());
        } else {
            let changed = meta.modified().ok();
            let changed = changed.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
            self.hash.update(meta.len().to_le_bytes());
            self.hash
                .update(changed.unwrap_or_default().as_nanos().to_le_bytes());
        }
    }
}

/// What is in a folder, in a fixed order.
fn children(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut children: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    children.sort();
    children
}
