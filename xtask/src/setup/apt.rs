//! Debian packages, installed where we may, asked for where we may not.

use std::io::{self, IsTerminal};

use super::on_path;
use crate::failure::Failure;
use crate::process::Process;
use crate::step::step;

/// Installs Debian packages. `purpose` completes "... is needed to", `expectation` is how long it takes.
pub fn install(packages: &[&str], purpose: &str, expectation: &str) -> Result<(), Failure> {
    let list = packages.join(" ");
    if on_path(&["apt-get"]).is_none() {
        return Err(Failure::Advice(format!(
            "{purpose} needs what Debian calls {list}: install it with your system's package manager, then try again"
        )));
    }
    let by_hand = format!("apt-get update && apt-get install --no-install-recommends {list}");
    let Some(prefix) = privilege() else {
        return Err(Failure::Advice(format!(
            "{purpose} needs Debian packages. As root, run\n\n    {by_hand}\n\nthen try again."
        )));
    };
    step(&format!("apt-get install {list}"), expectation, || {
        let update = [prefix, &["apt-get", "update", "-qq"]].concat();
        let install = [
            prefix,
            &["apt-get", "install", "-y", "-qq"],
            &["--no-install-recommends"],
            packages,
        ]
        .concat();
        let run = |words: &[&str]| {
            let (program, args) = words.split_first().unwrap_or((&"true", &[]));
            Process::new(program)
                .args(args)
                .env("DEBIAN_FRONTEND", "noninteractive")
                .run()
        };
        run(&update).and_then(|()| run(&install)).map_err(|cause| {
            Failure::Advice(format!(
                "{cause}\nTry it by hand: as root, run\n\n    {by_hand}\n\nthen try again."
            ))
        })
    })
}

/// What to put before a command to run it as root; `None` where that is impossible.
fn privilege() -> Option<&'static [&'static str]> {
    let user = Process::new("id").arg("-u").output().unwrap_or_default();
    if user.trim() == "0" {
        return Some(&[]);
    }
    // Without a terminal nobody could answer sudo's question for a password.
    if Process::new("sudo").args(["-n", "true"]).succeeds() {
        Some(&["sudo", "-n"])
    } else if on_path(&["sudo"]).is_some() && io::stdin().is_terminal() {
        Some(&["sudo"])
    } else {
        None
    }
}
