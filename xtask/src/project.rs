//! Where everything is: the checkout, and the one cache folder that checkouts share.

use std::env;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::process::Process;

/// The checkout and the cache.
#[derive(Debug, Clone)]
pub struct Project {
    root: PathBuf,
    cache: PathBuf,
}

impl Project {
    /// Finds the checkout that cargo was called in, and the cache: `$HUNCH_CACHE`, or `~/.cache/hunch`.
    pub fn find() -> Result<Self, Failure> {
        // Asked at run time, not with `env!`: a shared target folder may run a binary that another clone has built.
        let manifest = env::var_os("CARGO_MANIFEST_DIR")
            .map(PathBuf::from)
            .ok_or_else(|| Failure::Advice("start this with `cargo xtask`".into()))?;
        let root = manifest
            .parent()
            .map(Path::to_owned)
            .ok_or_else(|| Failure::Advice("start this with `cargo xtask`".into()))?;
        let cache = match env::var_os("HUNCH_CACHE") {
            Some(folder) => root.join(folder),
            None => env::var_os("HOME")
                .map(|home| PathBuf::from(home).join(".cache/hunch"))
                .ok_or_else(|| {
                    Failure::Advice("set HUNCH_CACHE to a folder for tools and builds".into())
                })?,
        };
        Ok(Self { root, cache })
    }

    /// The root of the checkout.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// A path in the checkout.
    pub fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// The finished site.
    pub fn dist(&self) -> PathBuf {
        self.path("dist")
    }

    /// Parts of the site on their way to `dist`, and their stamps. Belongs to this checkout alone.
    pub fn parts(&self) -> PathBuf {
        self.path("target/site")
    }

    /// The shared folder for what is downloaded or expensive to make.
    pub fn cache(&self) -> &Path {
        &self.cache
    }

    /// Where cargo builds; shared by all checkouts, so that a second clone finds its dependencies compiled.
    pub fn target(&self) -> PathBuf {
        self.cache.join("target")
    }

    /// The folder that `cargo install` fills with `bin/trunk` and `bin/wasm-bindgen`.
    pub fn tools(&self) -> PathBuf {
        self.cache.join("tools")
    }

    /// A program to run in the checkout, which finds the installed tools before others of the same name.
    pub fn process(&self, program: &str) -> Process {
        let mut folders = vec![self.tools().join("bin"), self.node_modules().join(".bin")];
        if let Some(path) = env::var_os("PATH") {
            folders.extend(env::split_paths(&path));
        }
        let process = Process::new(program)
            .folder(&self.root)
            .env("npm_config_cache", self.cache.join("npm"))
            .env("npm_config_update_notifier", "false");
        match env::join_paths(folders) {
            Ok(path) => process.env("PATH", path),
            // A folder whose name holds a colon cannot be on the PATH; the tools of the system are then used.
            Err(_) => process,
        }
    }

    /// Cargo, building into the shared target folder.
    pub fn cargo(&self) -> Process {
        self.process("cargo").env("CARGO_TARGET_DIR", self.target())
    }

    /// Where a newer Node.js goes when the system's is too old.
    pub fn node_modules(&self) -> PathBuf {
        self.cache.join("node/node_modules")
    }
}
