//! Running programs: with their output shown, taken, or both.

use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};

use crate::failure::Failure;

/// A program, its arguments and its surroundings.
#[derive(Debug)]
pub struct Process {
    command: Command,
}

impl Process {
    /// The program with this name or path.
    pub fn new(program: impl AsRef<OsStr>) -> Self {
        Self {
            command: Command::new(program),
        }
    }

    /// Adds one argument.
    pub fn arg(mut self, arg: impl AsRef<OsStr>) -> Self {
        self.command.arg(arg);
        self
    }

    /// Adds arguments.
    pub fn args<S: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = S>) -> Self {
        self.command.args(args);
        self
    }

    /// Sets an environment variable.
    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.command.env(name, value);
        self
    }

    /// Hides an environment variable from the program.
    pub fn without_env(mut self, name: &str) -> Self {
        self.command.env_remove(name);
        self
    }

    /// Runs it in this folder.
    pub fn folder(mut self, folder: &Path) -> Self {
        self.command.current_dir(folder);
        self
    }

    /// The same, at low priority: for work that nobody waits for.
    pub fn in_background(self) -> Self {
        let mut nice = Command::new("nice");
        nice.args(["-n", "15"])
            .arg(self.command.get_program())
            .args(self.command.get_args());
        for (name, value) in self.command.get_envs() {
            match value {
                Some(value) => nice.env(name, value),
                None => nice.env_remove(name),
            };
        }
        if let Some(folder) = self.command.get_current_dir() {
            nice.current_dir(folder);
        }
        Self { command: nice }
    }

    /// Runs it with its output shown; an error unless it succeeds.
    pub fn run(mut self) -> Result<(), Failure> {
        let status = self.command.status().map_err(|e| self.not_started(e))?;
        self.check(status)
    }

    /// Runs it silently and returns what it printed; an error, with what it complained of, unless it succeeds.
    pub fn output(mut self) -> Result<String, Failure> {
        self.command.stdin(Stdio::null());
        let output = self.command.output().map_err(|e| self.not_started(e))?;
        if !output.status.success() {
            io::stderr().write_all(&output.stderr).ok();
        }
        self.check(output.status)?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Whether it can be started and succeeds; shows nothing.
    pub fn succeeds(mut self) -> bool {
        self.command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        self.command.status().is_ok_and(|status| status.success())
    }

    /// Runs it with its output shown, and returns its standard output and whether it succeeded.
    pub fn tee(mut self) -> Result<(String, bool), Failure> {
        self.command.stdout(Stdio::piped());
        let mut child = self.command.spawn().map_err(|e| self.not_started(e))?;
        let mut text = String::new();
        if let Some(stdout) = child.stdout.take() {
            let mut reader = BufReader::new(stdout);
            let mut line = Vec::new();
            while reader.read_until(b'\n', &mut line).is_ok_and(|n| n > 0) {
                let shown = String::from_utf8_lossy(&line);
                print!("{shown}");
                text.push_str(&shown);
                line.clear();
            }
        }
        let status = child.wait().map_err(|e| self.not_started(e))?;
        Ok((text, status.success()))
    }

    /// Starts it and waits for its first line of output, by which it says that it is ready.
    pub fn start(mut self) -> Result<(Running, String), Failure> {
        self.command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = self.command.spawn().map_err(|e| self.not_started(e))?;
        let output = child.stdout.take().map(BufReader::new);
        let mut running = Running { child, output };
        let mut line = String::new();
        if let Some(output) = &mut running.output {
            let read = output.read_line(&mut line);
            read.map_err(|e| self.not_started(e))?;
        }
        Ok((running, line))
    }

    fn check(&self, status: ExitStatus) -> Result<(), Failure> {
        if status.success() {
            return Ok(());
        }
        let words = std::iter::once(self.command.get_program()).chain(self.command.get_args());
        let words: Vec<_> = words.map(OsStr::to_string_lossy).collect();
        Err(Failure::Command {
            command: words.join(" "),
            status: status.to_string(),
        })
    }

    fn not_started(&self, source: io::Error) -> Failure {
        Failure::Start {
            program: self.command.get_program().to_string_lossy().into_owned(),
            source,
        }
    }
}

/// A program that runs until this is dropped.
#[derive(Debug)]
pub struct Running {
    child: Child,
    /// Held open: a program whose output nobody takes any more may end by it.
    output: Option<BufReader<ChildStdout>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // One that has ended by itself cannot be ended, and need not be.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
