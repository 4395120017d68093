//! A wasm toolchain from Debian packages, for machines that reach package mirrors but not rustup's server.
//!
//! Debian's `rustc-web` has no library for wasm32-unknown-unknown, but `rust-web-src` has its source. It is built once,
//! and put into a sysroot of our own, beside links to what Debian has for the host; rustup then knows the whole as a
//! linked toolchain.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};

use super::apt;
use super::wasm_target::TRIPLE;
use crate::failure::Failure;
use crate::process::Process;
use crate::project::Project;
use crate::step::step;

/// The toolchain's name in rustup.
pub const TOOLCHAIN: &str = "hunch-wasm";

const PACKAGES: [&str; 5] = [
    "rustc-web",
    "cargo-web",
    "rust-web-src",
    "rust-web-llvm",
    "lld-19",
];
const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";
const LINKER: &str = "/usr/bin/lld-19";

/// Whether the toolchain has been made, and rustup knows it.
pub fn is_ready(project: &Project) -> bool {
    folder(project).join("ready").is_file()
        && Process::new("rustup")
            .args(["run", TOOLCHAIN, "rustc", "--version"])
            .succeeds()
}

/// Installs the packages, builds the library and links the toolchain.
pub fn make(project: &Project) -> Result<(), Failure> {
    let present = [RUSTC, CARGO, LINKER].iter().all(|p| Path::new(p).exists())
        && Path::new("/usr/lib/rustlib/src").exists();
    if !present {
        apt::install(&PACKAGES, "compiling for wasm", "2 minutes")?;
    }
    let folder = folder(project);
    step("build the wasm standard library", "1 minute", || {
        if folder.exists() {
            fs::remove_dir_all(&folder).map_err(Failure::file("remove", &folder))?;
        }
        let rlibs = build_library(&folder.join("library"))?;
        let sysroot = folder.join("toolchain");
        make_sysroot(&sysroot, &rlibs)?;
        Process::new("rustup")
            .args(["toolchain", "link", TOOLCHAIN])
            .arg(&sysroot)
            .run()?;
        let ready = folder.join("ready");
        fs::write(&ready, "").map_err(Failure::file("write", &ready))
    })
}

fn folder(project: &Project) -> PathBuf {
    project.cache().join("debian-wasm")
}

/// Compiles the standard library beside an empty crate, and returns the folder with its parts.
fn build_library(folder: &Path) -> Result<PathBuf, Failure> {
    write(
        &folder.join("Cargo.toml"),
        "[package]\nname = \"empty\"\nedition = \"2021\"\n\n[workspace]\n",
    )?;
    write(&folder.join("src/lib.rs"), "#![no_std]\n")?;
    Process::new(CARGO)
        .folder(folder)
        .args(["build", "--release", "--target", TRIPLE])
        .args(["-Z", "build-std=std,panic_abort,test"])
        .env("RUSTC", RUSTC)
        // Building the library is an unstable feature, which a stable compiler allows only this way.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .without_env("RUSTUP_TOOLCHAIN")
        .without_env("LD_LIBRARY_PATH")
        .run()?;
    Ok(folder.join("target").join(TRIPLE).join("release/deps"))
}

/// Lays out a toolchain: Debian's host library, the built wasm library, the linker, and a compiler that uses them.
fn make_sysroot(sysroot: &Path, rlibs: &Path) -> Result<(), Failure> {
    let host = host_triple()?;
    let rustlib = sysroot.join("lib/rustlib");
    let wasm = rustlib.join(TRIPLE).join("lib");
    create(&wasm)?;
    for entry in fs::read_dir(rlibs).map_err(Failure::file("read", rlibs))? {
        let path = entry.map_err(Failure::file("read", rlibs))?.path();
        let name = path.file_name().unwrap_or_default();
        let ours = name.to_string_lossy().starts_with("libempty-");
        if path.extension().is_some_and(|ext| ext == "rlib") && !ours {
            fs::copy(&path, wasm.join(name)).map_err(Failure::file("copy", &path))?;
        }
    }
    let host_bin = rustlib.join(&host).join("bin");
    create(&host_bin)?;
    link(Path::new(LINKER), &host_bin.join("rust-lld"))?;
    let debian_host = PathBuf::from(format!("/usr/lib/rustlib/{host}/lib"));
    link(&debian_host, &rustlib.join(&host).join("lib"))?;

    let bin = sysroot.join("bin");
    create(&bin)?;
    link(Path::new(CARGO), &bin.join("cargo"))?;
    let rustc = bin.join("rustc");
    let script = format!(
        "#!/bin/sh\nexec {RUSTC} --sysroot '{}' \"$@\"\n",
        sysroot.display()
    );
    write(&rustc, &script)?;
    fs::set_permissions(&rustc, fs::Permissions::from_mode(0o755))
        .map_err(Failure::file("make executable", &rustc))
}

fn host_triple() -> Result<String, Failure> {
    let version = Process::new(RUSTC).arg("-vV").output()?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .ok_or_else(|| Failure::Advice(format!("`{RUSTC} -vV` names no host; reinstall rustc-web")))
}

fn create(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(Failure::file("create", folder))
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    if let Some(folder) = path.parent() {
        create(folder)?;
    }
    fs::write(path, text).map_err(Failure::file("write", path))
}

fn link(to: &Path, at: &Path) -> Result<(), Failure> {
    symlink(to, at).map_err(Failure::file("link", at))
}
