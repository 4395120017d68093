//! What a program takes from outside: input, chance, the time, files, and modules that are not Python's. Nothing that a state or a
//! text says tells what comes from there, so that it can only be guessed.

use std::collections::HashMap;

use crate::visitor::{Visitor, walk_expr, walk_stmt};
use ruff_python_ast::{Expr, Stmt};
use ruff_text_size::Ranged;

use super::classes::parsed;
use super::positions::Positions;
use super::{Program, mentions};
use crate::state::{Event, State};

/// Where something comes from that is not in the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// What its user types.
    Input,
    /// Random numbers.
    Chance,
    /// The clock.
    Time,
    /// The file system.
    Files,
    /// A module that does not come with Python.
    Module(String),
}

/// A line that takes something from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outside {
    /// The first line that does.
    pub line: u32,
    /// Where from.
    pub source: Source,
}

/// The modules that come with Python (those of 3.11 to 3.14, without its own inner ones).
const STANDARD: &str = "\
    __future__ abc aifc annotationlib argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb binascii bisect \
    builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall compression \
    concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm \
    decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput \
    fnmatch fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq \
    hmac html http imaplib imghdr imp importlib inspect io ipaddress itertools json keyword lib2to3 linecache locale \
    logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder msilib msvcrt multiprocessing netrc nis \
    nntplib nturl2path numbers opcode operator optparse os ossaudiodev pathlib pdb pickle pickletools pipes pkgutil \
    platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data queue \
    quopri random re readline reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil \
    signal site smtpd smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat \
    statistics string stringprep struct subprocess sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib \
    tempfile termios textwrap threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty \
    turtle turtledemo types typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser winreg \
    winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo";

/// Whether a module comes with Python.
pub(super) fn is_standard(module: &str) -> bool {
    STANDARD.split_whitespace().any(|one| one == module)
}

/// Functions of the library that ask for the time.
const CLOCKS: [&str; 15] = [
    "datetime.date.today",
    "datetime.datetime.now",
    "datetime.datetime.today",
    "datetime.datetime.utcnow",
    "time.ctime",
    "time.gmtime",
    "time.localtime",
    "time.monotonic",
    "time.monotonic_ns",
    "time.perf_counter",
    "time.perf_counter_ns",
    "time.process_time",
    "time.process_time_ns",
    "time.time",
    "time.time_ns",
];

/// Functions of the library that look at files or change them.
const OF_FILES: [&str; 15] = [
    "io.open",
    "os.getcwd",
    "os.listdir",
    "os.makedirs",
    "os.mkdir",
    "os.path.exists",
    "os.path.getsize",
    "os.path.isdir",
    "os.path.isfile",
    "os.remove",
    "os.rename",
    "os.rmdir",
    "os.scandir",
    "os.stat",
    "os.walk",
];

impl Program {
    /// What the import raises that is about to run, where its module does not come with Python and the program has it for just that: a handler
    /// around it takes the exception, or nothing reads what it would bind. Another program is about what the module has.
    pub fn lacks_module(&self, at: &State) -> Option<String> {
        let line = self.line(at.line().filter(|_| at.event == Event::Line)?)?;
        let module = parsed(&line.text)?;
        let [statement] = module.syntax().body.as_slice() else {
            return None;
        };
        let (name, bound) = match statement {
            Stmt::Import(import) => {
                let [only] = import.names.as_slice() else {
                    return None;
                };
                (only.name.as_str(), vec![only])
            }
            Stmt::ImportFrom(import) if import.level == 0 => (
                import.module.as_ref()?.as_str(),
                import.names.iter().collect(),
            ),
            _ => return None,
        };
        // Of a module in a package Python says which of both is missing.
        if is_standard(name) || name.contains('.') {
            return None;
        }
        let names = bound
            .iter()
            .map(|one| one.asname.as_ref().unwrap_or(&one.name));
        let mut names = names.map(|name| name.as_str());
        let read = |name: &str| {
            let mut others = self.lines.iter().filter(|one| one.number != line.number);
            name == "*" || others.any(|one| mentions(&one.text, name))
        };
        let expected = || {
            let frame = at.top()?;
            let flow = &self.definition_at(&frame.function, frame.line)?.flow;
            let header = self.line(flow.raised(line.number).next()?)?;
            let types = header.text.strip_prefix("except")?.strip_suffix(':')?;
            let types = types.split(" as ").next()?.trim();
            self.takes(types, "ModuleNotFoundError")
        };
        let missing = expected() == Some(true) || !names.any(read);
        missing.then(|| format!("ModuleNotFoundError: No module named '{name}'"))
    }

    /// What the program takes from outside, each source once, in the order of the lines.
    pub fn outside(&self) -> Vec<Outside> {
        let mut finder = Finder {
            positions: Positions::new(&self.text),
            // A program may have an `input` or `open` of its own.
            own: ["input", "open"].map(|name| (name, self.defines(name))),
            imported: HashMap::new(),
            found: Vec::new(),
        };
        finder.visit_body(&self.module.body);
        finder.found.sort_by_key(|outside| outside.line);
        finder.found
    }
}

/// Looks for what comes from outside.
struct Finder {
    positions: Positions,
    /// Functions of Python's, and whether the program binds their names.
    own: [(&'static str, bool); 2],
    /// What imported names stand for: `datetime.datetime` for `datetime`.
    imported: HashMap<String, String>,
    found: Vec<Outside>,
}

impl Finder {
    /// Notes a source, where it is the first of its kind.
    fn note(&mut self, at: &impl Ranged, source: Source) {
        let line = self.positions.line(at.start().to_usize());
        match self.found.iter_mut().find(|one| one.source == source) {
            Some(known) => known.line = known.line.min(line),
            None => self.found.push(Outside { line, source }),
        }
    }

    /// Notes the import of a module, unless it comes with Python.
    fn note_module(&mut self, at: &impl Ranged, module: &str) {
        let outermost = module.split('.').next().unwrap_or(module);
        if !is_standard(outermost) {
            self.note(at, Source::Module(outermost.to_owned()));
        }
    }

    /// What an expression names of the library, in full: `time.time`.
    fn path(&self, expr: &Expr) -> Option<String> {
        match expr {
            Expr::Name(name) => self.imported.get(name.id.as_str()).cloned(),
            Expr::Attribute(attribute) => Some(format!(
                "{}.{}",
                self.path(&attribute.value)?,
                attribute.attr
            )),
            // `Path("a.txt").read_text()` reads as much as the function would.
            Expr::Call(call) => self.path(&call.func),
            _ => None,
        }
    }

    /// Where a call takes something from.
    fn source_of(&self, function: &Expr) -> Option<Source> {
        if let Expr::Name(name) = function
            && let Some((own, false)) = self.own.iter().find(|(own, _)| *own == name.id.as_str())
        {
            return Some(match *own {
                "input" => Source::Input,
                _ => Source::Files,
            });
        }
        let path = self.path(function)?;
        let of = |module: &str| path.starts_with(module);
        let chance = of("random.") || of("secrets.") || path == "os.urandom" || of("uuid.uuid");
        if chance && path != "random.seed" {
            return Some(Source::Chance);
        }
        if of("sys.stdin.") {
            return Some(Source::Input);
        }
        if CLOCKS.contains(&path.as_str()) {
            return Some(Source::Time);
        }
        let files = of("pathlib.") && !of("pathlib.Pure") || of("shutil.") || of("glob.");
        (files || OF_FILES.contains(&path.as_str())).then_some(Source::Files)
    }
}

impl<'a> Visitor<'a> for Finder {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        match stmt {
            Stmt::Import(import) => {
                for alias in &import.names {
                    let module = alias.name.as_str();
                    self.note_module(stmt, module);
                    // `import os.path` binds `os`.
                    let outermost = module.split('.').next().unwrap_or(module);
                    let (name, is) = match &alias.asname {
                        Some(name) => (name.as_str(), module),
                        None => (outermost, outermost),
                    };
                    self.imported.insert(name.to_owned(), is.to_owned());
                }
            }
            Stmt::ImportFrom(import) => {
                let module = import.module.as_ref().map_or(".", |module| module.as_str());
                match import.level {
                    0 => self.note_module(stmt, module),
                    _ => self.note(stmt, Source::Module(module.to_owned())),
                }
                for alias in &import.names {
                    let name = alias.asname.as_ref().unwrap_or(&alias.name);
                    let is = format!("{module}.{}", alias.name);
                    self.imported.insert(name.to_string(), is);
                }
            }
            _ => walk_stmt(self, stmt),
        }
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        if let Expr::Call(call) = expr
            && let Some(source) = self.source_of(&call.func)
        {
            self.note(expr, source);
        }
        walk_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn an_import_that_has_to_fail_raises() {
        let check = |source: &str, line: u32, expected: bool| {
            let program = Program::parse(source).unwrap();
            let at = state(Event::Line, &[("<module>", line, &[])], None);
            let missing = "ModuleNotFoundError: No module named 'nowhere'".to_owned();
            let expected = expected.then_some(missing);
            assert_eq!(program.lacks_module(&at), expected, "{source}");
        };
        check("import nowhere\n", 1, true);
        check("from nowhere import f as g\nf = 1\n", 1, true);
        let guarded = "try:\n    import nowhere as w\nexcept ImportError:\n    w = None\n";
        check(guarded, 2, true);
        check(&guarded.replace("ImportError", "ValueError"), 2, false);
        check("import nowhere\nnowhere.f()\n", 1, false);
        check("import json\n", 1, false);
        check("x = 1\n", 1, false);
    }

    #[test]
    fn what_comes_from_outside_is_found() {
        let check = |source: &str, expected: &[(u32, Source)]| {
            let found = Program::parse(source).unwrap().outside();
            let found: Vec<_> = found
                .into_iter()
                .map(|one| (one.line, one.source))
                .collect();
            assert_eq!(found, expected, "{source}");
        };
        let module = |name: &str| Source::Module(name.to_owned());
        check(
            "x = 1\nn = int(input('n? '))\ninput()\n",
            &[(2, Source::Input)],
        );
        check(
            "import sys\nline = sys.stdin.readline()\n",
            &[(2, Source::Input)],
        );
        check("import random\nrandom.seed(1)\n", &[]);
        check(
            "import random as r\nx = [r.random() for _ in 'ab']\n",
            &[(2, Source::Chance)],
        );
        check(
            "from random import randint\ndef roll():\n    return randint(1, 6)\n",
            &[(3, Source::Chance)],
        );
        check(
            "import time\ntime.sleep(1)\nt = time.time()\n",
            &[(3, Source::Time)],
        );
        check(
            "from datetime import datetime, date\nd = date(2020, 1, 2)\n",
            &[],
        );
        check(
            "from datetime import datetime\nd = datetime.now().year\n",
            &[(2, Source::Time)],
        );
        check(
            "import datetime\nd = datetime.date.today()\n",
            &[(2, Source::Time)],
        );
        check(
            "with open('a.txt') as file:\n    pass\n",
            &[(1, Source::Files)],
        );
        check(
            "from pathlib import Path\ntext = Path('a').read_text()\n",
            &[(2, Source::Files)],
        );
        check(
            "import os.path\nos.path.join('a', 'b')\nos.path.exists('a')\n",
            &[(3, Source::Files)],
        );
        check(
            "import numpy as np, math\nfrom pandas.core import frame\nx = input()\nimport numpy\n",
            &[
                (1, module("numpy")),
                (2, module("pandas")),
                (3, Source::Input),
            ],
        );
        check("from . import helper\n", &[(1, module("."))]);
        check("from .helper import f\n", &[(1, module("helper"))]);
        // What only has such a name is the program's own.
        check("def input():\n    return 'a'\nx = input()\n", &[]);
        check("open = len\nx = open('a')\n", &[]);
        check(
            "def f(random):\n    return random.choice\nx = f.input()\n",
            &[],
        );
        check("import math, json, collections\nx = math.sqrt(4)\n", &[]);
    }
}
