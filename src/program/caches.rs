//! Functions that keep their results (`@cache`, `@lru_cache(maxsize=None)`): a call with arguments that one before it had enters no frame, and what
//! that one returned stands in its place. Which there were is told by the states before.

use super::arguments::CallWorth;
use super::resumption::is_written;
use super::{Definition, DefinitionKind, Program, Target};
use crate::state::{Event, State};

/// Decorators of Python's that keep a function's results.
pub(super) const CACHES: [&str; 2] = ["cache", "lru_cache"];

/// How many results `lru_cache` keeps where nothing is said of that.
const LIMIT: usize = 128;

/// A call of a function that keeps its results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CachedCall {
    /// The line of the function.
    function: u32,
    /// The parameters, each with the expression that it is given.
    pub arguments: Vec<(String, String)>,
}

/// What a function that keeps its results has of some arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kept {
    /// A result, as an expression that makes it anew.
    Result(String),
    /// None: the function is entered.
    Nothing,
    /// One that has no such expression.
    Unknown,
}

/// What the next call of a line enters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextCall {
    /// A function that keeps its results, or nothing if it has one.
    Cached(CachedCall),
    /// Another function.
    Other,
}

/// Whether what a decorator says keeps a function's results.
pub(super) fn is_cache(decorator: &str) -> bool {
    most_kept(decorator).is_some_and(|most| most > 0)
}

/// How many results a decorator keeps at most; `None` for another one, or where that cannot be told.
fn most_kept(decorator: &str) -> Option<usize> {
    let text = decorator.strip_prefix('@').unwrap_or(decorator);
    let text = text.strip_prefix("functools.").unwrap_or(text);
    let (name, limit) = text.split_once('(').map_or((text, ""), |(name, rest)| {
        (name, rest.trim_end_matches(')'))
    });
    match (name, limit.strip_prefix("maxsize=").unwrap_or(limit)) {
        ("cache", "") | ("lru_cache", "None") => Some(usize::MAX),
        ("lru_cache", "") => Some(LIMIT),
        ("lru_cache", limit) => limit.parse().ok(),
        _ => None,
    }
}

impl Program {
    /// Whether a function keeps its results.
    pub(super) fn is_cached(&self, function: &Definition) -> bool {
        let mut above = self.decorators(function);
        let (Some(decorator), None) = (above.next(), above.next()) else {
            return false;
        };
        let own = |name: &&str| self.definitions.iter().any(|one| one.name == *name);
        // What the module gives the name of one is the program's own.
        let assigned = || {
            let given = format!("{}=", decorator.text.trim_start_matches('@'));
            let mut lines = self.lines.iter();
            lines.any(|line| line.depth == 0 && line.text.starts_with(&given))
        };
        function.kind == DefinitionKind::Function
            && !self.is_method(function)
            && is_cache(&decorator.text)
            && !CACHES.iter().any(own)
            && !assigned()
    }

    /// Whether all that has a name in the frames of a definition is one function which keeps its results: as all functions, it is not shown
    /// under its own name.
    pub fn is_cached_name(&self, name: &str, frame: Option<&Definition>) -> bool {
        let mut named = self.definitions.iter().filter(|one| one.name == name);
        let function = named.next().filter(|_| named.next().is_none());
        // What another function calls so is another variable.
        let seen = |one: &Definition| {
            frame.is_none_or(|frame| frame.line == one.line || one.contains(frame.line))
        };
        let bound =
            |one: &Definition| seen(one) && one.scope.variables.iter().any(|own| own.name == name);
        function.is_some_and(|function| self.is_cached(function))
            && !self.definitions.iter().any(bound)
    }

    /// Whether a function of it keeps its results.
    pub fn has_caches(&self) -> bool {
        self.definitions.iter().any(|one| self.is_cached(one))
    }

    /// The program, as one whose functions that keep their results have none; or as one of which that cannot be told.
    pub fn entering_cached(&self, enters: bool) -> Program {
        Program {
            enters_cached: enters,
            ..self.clone()
        }
    }

    /// The next call of the line that is about to run at a state, if one is surely evaluated next; of a program that is told as entering
    /// functions which keep their results.
    pub fn next_cached(&self, at: &State) -> Option<NextCall> {
        let (line, worth) = self.with_sure_call(at, |_, worth| Some(worth))?;
        let function = self.definition(line)?;
        if !self.is_cached(function) {
            return Some(NextCall::Other);
        }
        let named = |(target, given)| match target {
            Target::Argument { name, .. } => Some((name, given)),
            _ => None,
        };
        let arguments: Option<Vec<(String, String)>> =
            self.arguments(at).into_iter().map(named).collect();
        let arguments = arguments?;
        let parameters = function.scope.variables.iter();
        let all = parameters
            .take_while(|one| one.is_parameter)
            .all(|one| arguments.iter().any(|(name, _)| *name == one.name));
        (all && worth == CallWorth::Returned).then_some(NextCall::Cached(CachedCall {
            function: line,
            arguments,
        }))
    }

    /// What the function of a call has kept of arguments with these values, after the states of `past`.
    pub fn kept(&self, past: &[&State], call: &CachedCall, values: &[String]) -> Kept {
        let Some(function) = self.definition(call.function) else {
            return Kept::Unknown;
        };
        // What it had kept before it was told to forget that, or before it was made anew, is no longer there.
        let forgets = format!("{}.cache_clear(", function.name);
        let cleared = past.iter().rposition(|state| {
            let line = state.line().filter(|_| state.event == Event::Line);
            let line = line.and_then(|number| self.line(number));
            line.is_some_and(|line| line.number == function.first || line.text.contains(&forgets))
        });
        let past = &past[cleared.map_or(0, |index| index + 1)..];
        let names = call.arguments.iter().map(|(name, _)| name);
        let given: Vec<(&String, &String)> = names.zip(values).collect();
        let decorator = self.decorators(function).next();
        let most = decorator.and_then(|line| most_kept(&line.text));
        let mut running: Vec<usize> = Vec::new();
        // What it has kept of them, and how many results it had kept by then.
        let mut found: Option<(Kept, usize)> = None;
        let mut all = 0_usize;
        let mut before: Option<&State> = None;
        for state in past {
            let depth = state.depth();
            let own = state.top().filter(|top| top.function == function.name);
            match (state.event, own) {
                (Event::Call, Some(top)) if top.line == function.first => {
                    running.retain(|one| *one < depth);
                    if given.iter().any(|(name, _)| top.known(name).is_none()) {
                        return Kept::Unknown;
                    }
                    let same = |(name, value): &(&String, &String)| {
                        top.known(name) == Some(value.as_str())
                    };
                    if given.iter().all(same) {
                        running.push(depth);
                    }
                }
                (Event::Return, Some(_)) => {
                    let meant = running.contains(&depth);
                    running.retain(|one| *one != depth);
                    let raised = before
                        .is_some_and(|one| one.event == Event::Exception && one.depth() == depth);
                    all += usize::from(!raised);
                    if meant && !raised {
                        let value = state.value.as_deref().filter(|text| is_written(text));
                        let kept = |text: &str| Kept::Result(text.to_owned());
                        found = Some((value.map_or(Kept::Unknown, kept), all));
                    }
                }
                _ => {}
            }
            before = Some(state);
        }
        match found {
            // What was asked for last goes last, and no state shows that something is asked for which is there.
            Some((_, own)) if all > own && most.is_none_or(|most| all > most) => Kept::Unknown,
            Some((kept, _)) => kept,
            None => Kept::Nothing,
        }
    }

    /// The program with a value in the place of that call.
    pub fn with_result(&self, at: &State, value: &str) -> Option<Program> {
        let (_, text) = self.with_sure_call(at, |call, _| self.put(call, value))?;
        self.rewritten(&text)
    }
}

/// How many of the states before had been when a line went on after each of the calls that it has made, of which the last one is about to
/// return at the last state: first when it began, last now.
pub fn moments(past: &[&State]) -> Vec<usize> {
    let Some(depth) = past.last().map(|state| state.depth()) else {
        return Vec::new();
    };
    let began = past.iter().rposition(|state| state.depth() < depth);
    let began = began.map_or(0, |index| index + 1);
    let returns = (began..past.len())
        .filter(|index| past[*index].event == Event::Return && past[*index].depth() == depth);
    std::iter::once(began)
        .chain(returns.map(|index| index + 1))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn caches_are_told_by_their_decorators() {
        let check = |decorator: &str, expected: bool| {
            let source = format!(
                "from functools import cache, lru_cache\n{decorator}\ndef f(n):\n    return n\n"
            );
            let program = Program::parse(&source).unwrap();
            assert_eq!(program.has_caches(), expected, "{decorator}");
        };
        check("@cache", true);
        check("@functools.cache", true);
        check("@lru_cache", true);
        check("@lru_cache(maxsize=None)", true);
        check("@lru_cache(128)", true);
        check("@lru_cache(maxsize=2)", true);
        check("@lru_cache(maxsize=0)", false);
        check("@lru_cache(maxsize=size)", false);
        check("cache = Kept()\n@cache", false);
        check("lru_cache = Kept()\n@cache", true);
        check("@other", false);
        let within = "class A:\n    def f(self):\n        @cache\n        def go(n):\n            return n\n        return go(1)\n    def g(self):\n        go = [1]\n";
        let program = Program::parse(within).unwrap();
        assert!(program.has_caches());
        let frame = |line: u32| program.definitions().iter().find(|one| one.line == line);
        // What another function calls so is a variable.
        assert!(program.is_cached_name("go", frame(2)));
        assert!(!program.is_cached_name("go", frame(7)));
        let method = Program::parse("class A:\n    @cache\n    def f(self):\n        return 1\n");
        assert!(!method.unwrap().has_caches());
    }

    #[test]
    fn results_are_kept_from_when_they_are_returned() {
        let source = "@cache\ndef f(n):\n    return n\nx = f(1) + f(2)\n";
        let program = Program::parse(source).unwrap().entering_cached(true);
        let state = |event: &str, line: u32, n: u32| {
            let value = if event == "return" { "\"7\"" } else { "null" };
            let text = format!(
                r#"{{"event": "{event}", "value": {value}, "aliases": [], "frames": [
                    {{"function": "<module>", "line": 4, "locals": {{}}, "loops": {{}}, "pending": []}},
                    {{"function": "f", "line": {line}, "locals": {{"n": "{n}"}}, "loops": {{}}, "pending": []}}]}}"#
            );
            State::parse(&text).unwrap()
        };
        let mut start = state("call", 1, 1);
        start.event = Event::Line;
        start.frames.pop();
        let past = [state("call", 1, 1), state("return", 3, 1)];
        let past: Vec<&State> = std::iter::once(&start).chain(&past).collect();
        let Some(NextCall::Cached(call)) = program.next_cached(&start) else {
            panic!("the line calls a function that keeps its results");
        };
        assert_eq!(call.arguments, [("n".to_owned(), "1".to_owned())]);
        let kept = |past: &[&State], value: &str| program.kept(past, &call, &[value.to_owned()]);
        assert_eq!(kept(&past, "1"), Kept::Result("7".to_owned()));
        assert_eq!(kept(&past[..2], "1"), Kept::Nothing);
        assert_eq!(kept(&past, "2"), Kept::Nothing);
        assert_eq!(moments(&past), [1, 3]);
        // Others may have taken its place.
        let few = source.replace("@cache", "@lru_cache(maxsize=2)");
        let few = Program::parse(&few).unwrap().entering_cached(true);
        let kept = |program: &Program, numbers: &[u32]| {
            let calls = numbers
                .iter()
                .flat_map(|n| [state("call", 1, *n), state("return", 3, *n)]);
            let past: Vec<State> = std::iter::once(start.clone()).chain(calls).collect();
            let past: Vec<&State> = past.iter().collect();
            program.kept(&past, &call, &["1".to_owned()])
        };
        assert_eq!(kept(&few, &[1, 2]), Kept::Result("7".to_owned()));
        assert_eq!(kept(&few, &[1, 2, 3]), Kept::Unknown);
        assert_eq!(kept(&few, &[1, 2, 3, 1]), Kept::Result("7".to_owned()));
        assert_eq!(kept(&few, &[2, 3]), Kept::Nothing);
        assert_eq!(kept(&program, &[1, 2, 3]), Kept::Result("7".to_owned()));
        let told = program.with_result(&start, "7").unwrap();
        assert_eq!(told.line(4).unwrap().text, "x=7+f(2)");
    }
}
