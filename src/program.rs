//! A Python program as the debugger sees it: checked text, its logical lines in canonical spelling, its definitions
//! and loops. Parsed with ruff, never executed.

mod amounts;
mod another;
mod arguments;
mod arrangement;
mod attributes;
mod beforehand;
mod begun;
mod bits;
mod caches;
mod calendar;
mod calls;
mod captures;
mod casing;
mod causes;
mod chains;
mod changes;
mod characters;
mod checks;
mod choices;
mod chosen;
mod classes;
mod cleanup;
mod closed;
mod closures;
mod columns;
mod complexes;
mod comprehension;
mod condition;
mod constants;
mod consulted;
mod counted;
mod counters;
mod counting;
mod cutting;
mod dataclasses;
mod decimal;
mod declined;
mod decorators;
mod defaults;
mod definitions;
mod detached;
mod disclosure;
mod displays;
mod divisors;
mod docstrings;
mod draining;
mod effects;
mod ending;
mod entry;
mod enumerations;
mod error;
mod exact;
mod excepted;
mod expressions;
mod failing;
#[cfg(test)]
mod fixtures;
mod floats;
mod flow;
mod fold;
mod formats;
mod frozen;
mod generators;
mod generics;
mod given;
mod grouping;
mod handlers;
mod hashes;
mod heap;
mod identity;
mod implied;
mod imports;
mod inline;
mod iterables;
mod iteration;
mod iterators;
mod itertools;
mod json;
mod keeping;
mod keyed;
mod lacking;
mod lambdas;
mod leaving;
mod lending;
mod library;
mod lines;
mod listed;
mod matches;
mod matching;
mod methods;
mod misfits;
mod misread;
mod misuse;
mod multisets;
mod named;
mod names;
mod namespaces;
mod nesting;
mod objects;
mod order;
mod originals;
mod outside;
mod over;
mod parameters;
mod patterns;
mod pieces;
mod plainly;
mod positions;
mod powers;
mod printing;
mod priority;
mod private;
mod protocols;
mod queues;
mod raising;
mod ranges;
mod reach;
mod reading;
mod rebinding;
mod redefined;
mod reduction;
mod rehearsal;
mod repeats;
mod resized;
mod resumption;
mod returned;
mod rewriting;
mod scope;
mod sequences;
mod sets;
mod slices;
mod splicing;
mod spoken;
mod standard;
mod suppression;
mod tables;
mod tallies;
mod targets;
mod thrown;
mod told;
mod translation;
mod traversed;
mod truths;
mod turns;
mod typed;
mod types;
mod unassigned;
mod unbound;
mod unhashable;
mod unrolling;
mod unseen;
mod views;
mod ways_out;

use std::collections::HashSet;
use std::fmt;
use std::sync::Arc;

use ruff_python_ast::{ModModule, Stmt};

pub use arrangement::{Arranged, arranged, missing};
pub use begun::begun_at;
pub use caches::{CachedCall, Kept, NextCall, moments};
pub(crate) use checks::check_nesting;
pub use choices::Test;
pub use chosen::{conditions_of, evaluates_often, is_choice};
pub use cleanup::{Left, is_within};
pub use columns::{Columns, columns, formatted};
pub use comprehension::{Comprehension, Made, Targets};
pub use condition::Condition;
pub use counted::{by_arrival, counts, hides_order, in_order_of, recounted};
pub use cutting::filled_up;
pub use definitions::{Definition, DefinitionKind, LoopSpan};
pub use disclosure::Disclosed;
pub use divisors::WholeFunction;
pub use effects::{Effect, EffectKind, effect};
pub use error::ProgramError;
pub use expressions::{OpenedLine, listed_generator};
pub use flow::{Branch, Flow, Outcomes};
pub use fold::{Fold, FoldKind, Function, fold_around};
pub use formats::{as_f_string, respelled};
pub use grouping::{Grouping, grouped, shown_group};
pub use handlers::Caught;
pub use inline::Inline;
pub use iteration::LoopHeader;
pub use itertools::{Gathering, gathered};
pub use keeping::shows_sharing;
pub use lacking::default_value;
pub use lambdas::{Origins, is_own_name, with_captured};
pub use lines::LogicalLine;
pub use matches::COMPILED;
pub use methods::with_object;
pub use objects::Objects;
pub use order::{Order, comes_before, operand, order};
pub use outside::{Outside, Source};
pub use patterns::{match_evaluated, run_by};
pub use pieces::{Piece, pieces};
pub use priority::{HeapChange, HeapItems};
pub use reduction::{
    Reduction, clings, goes_to_the_end, named_class, named_type, put, reduction, shown_type,
};
pub use resumption::{Resumption, calling};
pub use scope::{Scope, Variable};
pub use sequences::numbers_of;
pub use sets::{as_states_show, in_table_order, is_in_order, with_sets_in_order};
pub use slices::is_slice;
pub use splicing::spliced;
pub use targets::{Key, Origin, REFUSED_ITEM, Target};
pub use told::Outcome;
pub use traversed::traversed;
pub use turns::Done;
pub use typed::{Input, Typed};
pub use views::{is_view, viewed};
pub use ways_out::{Jump, Way};

use crate::state::Frame;
use misread::misread;
use positions::Positions;
use unrolling::Sorting;

/// The function name of the module's own frame.
pub const MODULE: &str = "<module>";

/// The most physical lines of a program.
pub const MAX_LINES: usize = 200;

/// The most bytes of a program: comments count here, though the model does not read them.
pub const MAX_BYTES: usize = 64 * 1024;

/// Words that cannot be names.
const KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue",
    "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import",
    "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while",
    "with", "yield",
];

/// A program without syntax errors and within the limits. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    text: String,
    /// The syntax tree of the text.
    module: Arc<ModModule>,
    lines: Vec<LogicalLine>,
    code: Vec<u32>,
    definitions: Vec<Definition>,
    identifiers: Vec<String>,
    writes_values: bool,
    /// Whether `inf` is a name in it as it was written (`imports.rs`).
    reads_inf: bool,
    /// As [`Program::has_hidden`] says. Only engines ask: the page is smaller without what is looked for.
    #[cfg(feature = "model")]
    hides: bool,
    /// Whether it changes by their names what may be inside of other objects (`nesting.rs`).
    nests: bool,
    /// Whether states have been given the attributes of all objects (`disclosure.rs`).
    tells: bool,
    /// Whether classes extend types of Python's; not where what is asked of such a type itself is told (`classes/inherited.rs`).
    extends: bool,
    /// Whether the next call of a function that keeps its results enters it (`caches.rs`).
    enters_cached: bool,
    /// Whether values may stand in it in the places of what has come to them: a list that is written out is no new one then (`rewriting.rs`).
    has_told: bool,
    /// The line of a header of which what stands behind it is meant, not the definition (`rewriting.rs`).
    meant: Option<u32>,
    /// The line of a `for` whose expression is evaluated anew for each element, as it has been written (`unrolling/next.rs`).
    taking: Option<u32>,
    /// In which order the elements of `Counter`s came that the line reads which is about to run (`counted.rs`).
    arrivals: counted::Arrivals,
    /// Which version of CPython sorts, once a sort has told it (`unrolling/sorting.rs`).
    version: Option<Sorting>,
    /// What the states before tell of what no state shows (`unseen.rs`).
    unseen: Arc<unseen::Unseen>,
    /// What its user types; `None` where nothing is said of that (`typed.rs`).
    typed: Option<Input>,
    /// What the library calls what has another name in it as it was written (`originals.rs`).
    originals: originals::Originals,
}

impl Program {
    /// Checks and reads a program. Windows line ends, a byte order mark and blank space at the end are dropped first.
    ///
    /// # Errors
    /// Says what is wrong and where, in words for the program's author.
    pub fn parse(source: &str) -> Result<Program, ProgramError> {
        if source.len() > 2 * MAX_BYTES {
            return Err(ProgramError::TooLong {
                bytes: source.len(),
            });
        }
        let text = normalize(source);
        if text.len() > MAX_BYTES {
            return Err(ProgramError::TooLong { bytes: text.len() });
        }
        if text.trim().is_empty() {
            return Err(ProgramError::Empty);
        }
        let count = text.lines().count();
        if count > MAX_LINES {
            return Err(ProgramError::TooManyLines { lines: count });
        }
        let positions = Positions::new(&text);
        if let Some(offset) = text.find('\0') {
            return Err(ProgramError::Nul {
                line: positions.line(offset),
            });
        }
        check_nesting(&text)?;
        let parsed = ruff_python_parser::parse_module(&text).map_err(|error| {
            let (offset, message) = misread(&text, &error, ruff_python_parser::Mode::Module);
            positions.syntax_error(&text, offset, message)
        })?;
        let module = parsed.syntax();
        if let Some((offset, reason)) = checks::misplaced(&module.body) {
            return Err(positions.syntax_error(&text, offset, reason.to_owned()));
        }
        let lines = lines::logical_lines(&text, &positions, parsed.tokens(), &module.body);
        if lines.is_empty() {
            return Err(ProgramError::Empty);
        }
        let definitions = definitions::definitions(&positions, &module.body);
        let identifiers = lines::identifiers(&text, parsed.tokens());
        let nests = nesting::nests(&module.body);
        let reads_inf = lines::is_named("inf", &text, parsed.tokens());
        // CPython has no code of its own for these two: execution goes straight to the lines below them.
        let code = lines
            .iter()
            .filter(|line| !matches!(line.text.as_str(), "else:" | "finally:"))
            .map(|line| line.number)
            .collect();
        let mut program = Program {
            text,
            module: Arc::new(parsed.into_syntax()),
            lines,
            code,
            definitions,
            writes_values: identifiers.iter().any(|name| name == "__repr__"),
            #[cfg(feature = "model")]
            hides: false,
            nests,
            tells: false,
            extends: false,
            arrivals: counted::Arrivals::new(),
            version: None,
            unseen: Arc::default(),
            typed: None,
            originals: Arc::default(),
            enters_cached: false,
            has_told: false,
            meant: None,
            taking: None,
            reads_inf,
            identifiers,
        };
        program.extends = program.extends_types();
        #[cfg(feature = "model")]
        {
            program.hides = program.has_hidden();
        }
        Ok(program)
    }

    /// The text, with `\n` as line ends and one of them at the end.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Its statements, as syntax trees whose places are those of the text.
    pub(crate) fn body(&self) -> &[Stmt] {
        &self.module.body
    }

    /// The logical lines in order; comments, blank lines and function docstrings have none.
    pub fn lines(&self) -> &[LogicalLine] {
        &self.lines
    }

    /// The logical line that begins at a physical one.
    pub fn line(&self, number: u32) -> Option<&LogicalLine> {
        let index = self.lines.binary_search_by_key(&number, |line| line.number);
        self.lines.get(index.ok()?)
    }

    /// The numbers of the lines that execution can stop at, ascending.
    pub fn lines_with_code(&self) -> &[u32] {
        &self.code
    }

    /// Whether execution can stop at `line`.
    pub fn has_code(&self, line: u32) -> bool {
        self.code.binary_search(&line).is_ok()
    }

    /// The first line from `line` on that execution can stop at: where a breakpoint set on `line` belongs.
    pub fn next_line_with_code(&self, line: u32) -> Option<u32> {
        let index = self.code.partition_point(|code| *code < line);
        self.code.get(index).copied()
    }

    /// The module, then every function and class in the order of the text.
    pub fn definitions(&self) -> &[Definition] {
        &self.definitions
    }

    /// The definition whose `def` or `class` keyword is on `line`; the module for 0.
    pub fn definition(&self, line: u32) -> Option<&Definition> {
        self.definitions
            .iter()
            .find(|definition| definition.line == line)
    }

    /// The innermost definition named `function` that contains `line`.
    pub fn definition_at(&self, function: &str, line: u32) -> Option<&Definition> {
        self.definitions
            .iter()
            .filter(|definition| definition.name == function && definition.contains(line))
            .min_by_key(|definition| definition.last - definition.first)
    }

    /// The `for` loops of `definition` around `line`, the outermost first; of the lines of a loop its header and body
    /// count, not its `else`.
    pub fn loops_at(&self, definition: &Definition, line: u32) -> Vec<LoopSpan> {
        definition
            .loops
            .iter()
            .copied()
            .filter(|span| (span.header..=span.last).contains(&line))
            .collect()
    }

    /// Has a frame that has come to another line count the loops around that: those that it was in before as they were, others as not begun.
    fn count_loops(&self, frame: &mut Frame) -> Option<()> {
        let definition = self.definition_at(&frame.function, frame.line)?;
        let old = frame.loops.take()?;
        let counted = |span: LoopSpan| {
            let count = old.get(&span.header).copied().unwrap_or(Some(0));
            (span.header, count)
        };
        let spans = self.loops_at(definition, frame.line).into_iter();
        frame.loops = Some(spans.map(counted).collect());
        Some(())
    }

    /// The lines that a frame of `definition` can stop at, ascending: those inside it, with its own first line, but
    /// not those inside the bodies of functions and classes defined there.
    pub fn lines_of(&self, definition: &Definition) -> Vec<u32> {
        self.code
            .iter()
            .copied()
            .filter(|line| self.is_line_of(definition, *line))
            .collect()
    }

    /// Whether a frame of `definition` can stop at `line`: see [`Program::lines_of`].
    pub fn is_line_of(&self, definition: &Definition, line: u32) -> bool {
        let inner = self.definitions.iter().any(|other| {
            other.line != definition.line
                && definition.contains(other.line)
                && other.is_in_body(line)
                && !(other.contains(definition.line) && other.last >= definition.last)
        });
        self.has_code(line) && definition.contains(line) && !inner
    }

    /// All names in the program, in the order of their first appearance: variables, functions, attributes, arguments.
    pub fn identifiers(&self) -> &[String] {
        &self.identifiers
    }

    /// Whether it has something that states do not show, so that what comes next depends on those before: attributes of classes that statements
    /// set, variables that functions capture, which of its lambdas one is, generators that wait, what loops go through that call something or
    /// change it, defaults that change, what waits for the end of a `finally`, what a bare `raise` raises, what a call has made for a `match`,
    /// or what objects have, and which of them are the same.
    pub fn has_hidden(&self) -> bool {
        self.sets_class_attributes()
            || self.asks_new_classes()
            || self.has_descriptors()
            || self.has_closures()
            || self.has_lambdas()
            || self.has_caches()
            || self.has_tallies()
            || self.suppresses()
            || self.asks_for_causes()
            || self.has_generators()
            || self.loops_over_calls()
            || self.loops_over_changing()
            || self.loops_over_growing()
            || self.has_changing_defaults()
            || self.cleans_up()
            || self.raises_again()
            || self.has_objects()
            || self.may_have_long_values()
            || self.matches_calls()
    }

    /// [`Program::has_hidden`], as it was before anything was rewritten.
    #[cfg(feature = "model")]
    pub fn hides(&self) -> bool {
        self.hides
    }

    /// Whether it defines how some of its values are written, so that these may be any text.
    pub fn writes_values(&self) -> bool {
        self.writes_values && !self.tells
    }
}

/// An expression in canonical spacing, as the model reads it.
///
/// # Errors
/// [`ProgramError`] if the text is not one expression.
pub fn canonical_expression(text: &str) -> Result<String, ProgramError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(ProgramError::Empty);
    }
    if text.len() > MAX_BYTES {
        return Err(ProgramError::TooLong { bytes: text.len() });
    }
    check_nesting(text)?;
    let parsed = ruff_python_parser::parse_expression(text).map_err(|error| {
        let (offset, message) = misread(text, &error, ruff_python_parser::Mode::Expression);
        Positions::new(text).syntax_error(text, offset, message)
    })?;
    Ok(lines::spell_expression(text, parsed.tokens()))
}

/// Whether `text` can be the name of a variable.
pub fn is_identifier(text: &str) -> bool {
    let mut chars = text.chars();
    chars
        .next()
        .is_some_and(|first| first == '_' || first.is_alphabetic())
        && chars.all(|next| next == '_' || next.is_alphanumeric())
        && !KEYWORDS.contains(&text)
}

/// Whether a name is one that Python keeps for itself (`__slots__`): states do not show such.
pub fn is_dunder(name: &str) -> bool {
    name.len() > 4 && name.starts_with("__") && name.ends_with("__")
}

/// Whether a name occurs in a text as a word of its own, and not as the letters before a string's quote (`f"{x}"`).
pub fn mentions(text: &str, name: &str) -> bool {
    let mut words = text.split_inclusive(|character| !is_word_part(character));
    words.any(|word| {
        let (word, quoted) = match word.strip_suffix(|character| !is_word_part(character)) {
            Some(bare) => (bare, word.ends_with(['\'', '"'])),
            None => (word, false),
        };
        let marks = |letter: u8| matches!(letter.to_ascii_lowercase(), b'b' | b'f' | b'r' | b'u');
        word == name && !(quoted && word.len() <= 2 && word.bytes().all(marks))
    })
}

/// Whether a character can stand in a name.
fn is_word_part(character: char) -> bool {
    character == '_' || character.is_alphanumeric()
}

/// Line ends as `\n`, no byte order mark, and nothing but one line end after the last visible character.
fn normalize(source: &str) -> String {
    let source = source.strip_prefix('\u{feff}').unwrap_or(source);
    let mut text = source.replace("\r\n", "\n").replace('\r', "\n");
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The words of a list without those that were there before, in order.
fn unique(words: impl Iterator<Item = String>) -> Vec<String> {
    let mut seen = HashSet::new();
    words.filter(|word| seen.insert(word.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(source: &str) -> Program {
        Program::parse(source).unwrap()
    }

    #[test]
    fn a_name_is_mentioned_where_it_is_a_word() {
        let check = |text: &str, name: &str, expected: bool| {
            assert_eq!(mentions(text, name), expected, "{name} in {text}");
        };
        check("f(1)", "f", true);
        check("a+f", "f", true);
        check("of(1)", "f", false);
        check("f'{x}'", "f", false);
        check("f\"{f(x)}\"", "f", true);
        check("Rb'x'+x", "Rb", false);
        check("yield'x'", "yield", true);
    }

    #[test]
    fn canonical_text_does_not_depend_on_spacing() {
        let check = |source: &str, expected: &str| {
            let lines: Vec<String> = program(source)
                .lines()
                .iter()
                .map(|line| format!("{} {} {}", line.number, line.depth, line.text))
                .collect();
            assert_eq!(lines.join("\n"), expected);
        };
        check("x=1 +  2 # three\n", "1 0 x=1+2");
        check("f( a,b , c = {'k':1, } )", "1 0 f(a, b, c={'k': 1,})");
        check(
            "x = [ i for i in(1,2)if i not in y ]",
            "1 0 x=[i for i in (1, 2) if i not in y]",
        );
        check("if x :\n\ty=- 1 ; z = 2\n", "1 0 if x:\n2 1 y=-1; z=2");
        check(
            "x = (1 +\n   2)\n\ny = f'{x  !r}' 'b'\n",
            "1 0 x=(1+2)\n4 0 y=f'{x  !r}' 'b'",
        );
        check(
            "def f(a):\n    '''Doc\n    '''\n    return a",
            "1 0 def f(a):\n4 1 return a",
        );
        check(
            "'''Doc'''\nclass A:\n    'd'\n    x = 1",
            "1 0 \"\"\n2 0 class A:\n3 1 \"\"\n4 1 x=1",
        );
        check(
            "\u{feff}print ( 1 )\r\nprint(2)\r\n\r\n",
            "1 0 print(1)\n2 0 print(2)",
        );
        check(
            "lambda :0\nlambda x,*y:x[1:2]",
            "1 0 lambda:0\n2 0 lambda x, *y:x[1:2]",
        );
    }

    #[test]
    fn an_unusable_program_is_an_error_in_words() {
        let check = |source: &str, expected: &str| {
            let error = Program::parse(source).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        };
        check("", "empty");
        check("# only this\n\n", "empty");
        check("x = 1\n".repeat(201).as_str(), "201 lines");
        check("x = (1,\ny = 2\n", "line");
        check("x = 1\n  y = 2\n", "line 2");
        check("x = 1 +\n", "line 1, column 8: expected an expression");
        check("é = ?\n", "line 1, column 5");
        check(
            "x = 1\nif x:\n    return x\n",
            "line 3, column 5: 'return' outside function",
        );
        check(
            "for x in 'ab':\n    def f():\n        break\n",
            "line 3, column 9: 'break' outside loop",
        );
        check("x = 1\ny = '\0'\n", "line 2: there is a NUL");
        check(&"x".repeat(1_000_000), "1000000 bytes");
        check(&"(".repeat(5_000), "nested");
        check(&format!("x = {}1", "-".repeat(500)), "nested");
        check(&format!("x = {}1", "not ".repeat(500)), "nested");
        check(&"1+".repeat(10_000), "too long");
        assert_eq!(Program::parse("x = 1\n  y").unwrap_err().line(), Some(2));
    }

    #[test]
    fn definitions_and_loops_have_their_lines() {
        let source = "\
def f(n):
    for i in range(n):
        for j in 'ab':
            pass
        else:
            n += 1
    return n

@cached
class A:
    x = [f(1)]
    def f(self):
        def g():
            return 1
        return g

for k in range(2):
    f(k)
";
        let program = program(source);
        let found: Vec<_> = program
            .definitions()
            .iter()
            .map(|d| (d.name.as_str(), d.line, d.first, d.last))
            .collect();
        let expected = [
            ("<module>", 0, 0, 19),
            ("f", 1, 1, 7),
            ("A", 10, 9, 15),
            ("f", 12, 12, 15),
            ("g", 13, 13, 14),
        ];
        assert_eq!(found, expected);
        let at = |name: &str, line: u32| program.definition_at(name, line).map(|d| d.line);
        assert_eq!(at("f", 3), Some(1));
        assert_eq!(at("f", 15), Some(12));
        assert_eq!(at("A", 9), Some(10));
        assert_eq!(at("<module>", 0), Some(0));
        assert_eq!(at("f", 17), None);
        let loops = |name: &str, line: u32| -> Vec<u32> {
            let definition = program.definition_at(name, line).unwrap();
            let spans = program.loops_at(definition, line);
            spans.iter().map(|span| span.header).collect()
        };
        assert_eq!(loops("f", 4), [2, 3]);
        assert_eq!(loops("f", 6), [2]);
        assert_eq!(loops("f", 7), [0; 0]);
        assert_eq!(loops("<module>", 18), [17]);
        let lines = |line: u32| program.lines_of(program.definition(line).unwrap());
        assert_eq!(lines(0), [1, 9, 10, 17, 18]);
        assert_eq!(lines(1), [1, 2, 3, 4, 6, 7]);
        assert_eq!(lines(10), [9, 10, 11, 12]);
        assert_eq!(lines(12), [12, 13, 15]);
        assert_eq!(program.next_line_with_code(5), Some(6));
        assert_eq!(program.next_line_with_code(19), None);
        assert!(program.has_code(4) && !program.has_code(8));
        assert_eq!(program.identifiers()[..4], ["f", "n", "i", "range"]);
    }

    #[test]
    fn an_expression_has_one_spelling() {
        assert_eq!(canonical_expression(" xs [ 0 ]+1 ").unwrap(), "xs[0]+1");
        assert!(canonical_expression("x = 1").is_err());
        assert!(canonical_expression("").is_err());
        let names = ["x", "_a1", "名前", "match"];
        assert!(names.iter().all(|name| is_identifier(name)));
        let others = ["", "1x", "a b", "for", "None", "a-b"];
        assert!(!others.iter().any(|name| is_identifier(name)));
    }
}
