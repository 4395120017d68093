//! Defaults that a function changes: `def add(x, items=[])` has one list for all calls that give none. No state shows it between them, but
//! the states before tell what the last call has made of it.

use ruff_python_ast::{Expr, ParameterWithDefault, Stmt};

use super::classes::found;
use super::displays::is_display;
use super::expressions::{Header, written};
use super::keeping::{bind_again, share};
use super::targets::Target;
use super::{Definition, DefinitionKind, Program, is_identifier};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, State};

/// What a default is by now.
struct Kept {
    text: String,
    /// The names that have it.
    names: Vec<AliasName>,
}

impl Program {
    /// Whether functions have defaults that can be changed.
    pub(super) fn has_changing_defaults(&self) -> bool {
        let mut functions = self
            .definitions
            .iter()
            .filter(|one| one.kind == DefinitionKind::Function);
        functions.any(|one| !self.changing_defaults(one).is_empty())
    }

    /// The parameters of a function whose defaults can be changed, each with the default as a state shows it.
    pub(super) fn changing_defaults(&self, function: &Definition) -> Vec<(String, String)> {
        let found = self.with_own_header(function, |def, text| {
            let all = def.parameters.iter_non_variadic_params();
            let default = |one: &ParameterWithDefault| {
                let default = one.default.as_deref()?;
                let changes = default.is_list_expr() || default.is_dict_expr();
                let text = PythonValue::read(written(default, text)?).ok()?.to_string();
                (changes && is_display(default)).then(|| (one.parameter.name.to_string(), text))
            };
            Some(all.filter_map(default).collect())
        });
        found.unwrap_or_default()
    }

    /// The function that is entered next from the line that is about to run at a state, with what it takes for parameters that it is not
    /// given, as far as calls before have changed that; `past` are the states from the first one of the program on.
    pub fn taken_defaults(
        &self,
        at: &State,
        past: &[&State],
    ) -> Option<(String, Vec<(String, String)>)> {
        let (function, taken) = self.defaults_taken(at, past)?;
        let texts = taken.into_iter().map(|(name, kept)| (name, kept.text));
        let mut texts: Vec<(String, String)> = texts.collect();
        texts.extend(self.named_defaults(at, past).unwrap_or_default());
        Some((function.name.clone(), texts))
    }

    /// What a function that is entered next takes for parameters that it is not given, where their defaults are names: what these stood for
    /// where the function was defined, if that was the same each time.
    fn named_defaults(&self, at: &State, past: &[&State]) -> Option<Vec<(String, String)>> {
        let header = |one: &Definition| {
            let line = self.line(one.line);
            one.kind == DefinitionKind::Function && line.is_some_and(|line| line.text.contains('='))
        };
        if !self.definitions.iter().any(header) {
            return None;
        }
        let (function, left) = self.left_to_defaults(at)?;
        // What decorates it is called in the same line.
        let plain = function.first == function.line;
        let named = left.into_iter().filter(|_| plain);
        let defined = || {
            let own =
                |state: &&&State| state.event == Event::Line && state.line() == Some(function.line);
            past.iter().filter(own)
        };
        let taken = named.filter_map(|(name, default)| {
            // A member of an enumeration is the same one wherever it is read.
            if let Some(member) = self.member_written(&default) {
                return Some((name, member));
            }
            default.as_name_expr()?;
            let mut all = defined().map(|state| found(state, &default.as_name_expr()?.id)?);
            let first = all.next()??;
            let function = first.starts_with("<function ");
            let stays = function || self.never_changes(first);
            let same = all.all(|one| one == Some(first));
            (stays && same).then(|| (name, first.to_owned()))
        });
        Some(taken.collect())
    }

    /// Notes in the state after a single step from `at` that a parameter which takes a default is one object with the names that have got this
    /// from calls before.
    pub fn share_defaults(&self, at: &State, past: &[&State], after: &mut State) {
        let entered = after.event == Event::Call && after.depth() == at.depth() + 1;
        if !entered || !self.has_changing_defaults() {
            return;
        }
        let Some((function, taken)) = self.defaults_taken(at, past) else {
            return;
        };
        if after.top().is_none_or(|top| top.function != function.name) {
            return;
        }
        for (name, kept) in taken {
            if let Some(of) = kept.names.first() {
                share(after, of, Some(AliasName::new(at.depth(), name)));
            }
        }
    }

    /// The program with the defaults of functions in the line that goes on at a state (`f.__defaults__`); `None` where it reads none that can be
    /// told. `past` are the states from the first one of the program on.
    pub fn with_defaults_listed(&self, at: &State, past: &[&State]) -> Option<Program> {
        let number = at.line()?;
        if !self.line(number)?.text.contains("__defaults__") {
            return None;
        }
        self.with_reads(number, |read| {
            let asked = read.attr.as_str() == "__defaults__";
            let function = self.function_meant(at, &read.value).filter(|_| asked)?;
            self.all_defaults(function, past)
        })
    }

    /// The defaults that a function has by now, as a tuple.
    fn all_defaults(&self, function: &Definition, past: &[&State]) -> Option<String> {
        let changing = self.changing_defaults(function);
        let all: Vec<PythonValue> = self.with_own_header(function, |def, _| {
            let parameters = &def.parameters;
            let parameters = parameters.posonlyargs.iter().chain(&parameters.args);
            let default = |one: &ParameterWithDefault| {
                let name = one.parameter.name.as_str();
                let default = one.default.as_deref()?;
                let changing = changing.iter().find(|(changing, _)| changing == name);
                Some(match changing {
                    Some((_, written)) => {
                        let now = self.default_now(past, function, name, written)?;
                        PythonValue::read(&now.text).ok()
                    }
                    None => PythonValue::of_literal(default),
                })
            };
            parameters.filter_map(default).collect()
        })?;
        (!all.is_empty()).then(|| PythonValue::Tuple(all).to_string())
    }

    /// The function that is entered next, with what it takes for parameters that it is not given.
    fn defaults_taken(
        &self,
        at: &State,
        past: &[&State],
    ) -> Option<(&Definition, Vec<(String, Kept)>)> {
        let function = self.entered(at)?;
        let given = self.arguments(at).into_iter();
        let given = given.filter_map(|(target, _)| match target {
            Target::Argument { name, .. } => Some(name),
            _ => None,
        });
        let given: Vec<String> = given.collect();
        Some((function, self.kept_defaults(past, function, &given)))
    }

    /// What the defaults are that a function which is entered next takes for parameters that `given` lacks, after these states, which begin
    /// with the first one of the program.
    fn kept_defaults(
        &self,
        past: &[&State],
        function: &Definition,
        given: &[String],
    ) -> Vec<(String, Kept)> {
        let defaults = self.changing_defaults(function).into_iter();
        let missing = defaults.filter(|(name, _)| !given.contains(name));
        missing
            .filter_map(|(name, text)| {
                let now = self.default_now(past, function, &name, &text)?;
                Some((name, now))
            })
            .collect()
    }

    /// What the default of a parameter is by now: what any name shows that has it, and at last the parameter itself; `None` where something
    /// else may hold it.
    fn default_now(
        &self,
        past: &[&State],
        function: &Definition,
        name: &str,
        written: &str,
    ) -> Option<Kept> {
        if !self.only_lends(function, name, true) {
            return None;
        }
        let mut text = written.to_owned();
        let mut names: Vec<AliasName> = Vec::new();
        let mut before: Option<&State> = None;
        for state in past {
            if let Some(before) = before {
                names = self.still_named(before, state, names)?;
            }
            let own = state
                .top()
                .filter(|top| top.function == function.name && function.contains(top.line));
            if let (Event::Call, Some(top), true) = (state.event, own, names.is_empty()) {
                let taken = AliasName::new(state.depth() - 1, name);
                let mut groups = state.aliases.as_ref()?.iter();
                let is_given = || {
                    let all = before.map(|before| self.arguments(before));
                    let mut all = all.unwrap_or_default().into_iter();
                    all.any(|(target, _)| matches!(target, Target::Argument { name: one, .. } if one == name))
                };
                let shared = groups.any(|group| group.contains(&taken));
                if !shared && top.known(name) == Some(&text) && !is_given() {
                    names.push(taken);
                }
            }
            let mut groups = state.aliases.as_ref()?.iter();
            if let Some(group) = groups.find(|group| names.iter().any(|one| group.contains(one))) {
                names.clone_from(group);
            }
            if let Some(one) = names.first() {
                state
                    .frames
                    .get(one.frame)?
                    .known(&one.name)?
                    .clone_into(&mut text);
            }
            before = Some(state);
        }
        (!text.contains('…')).then_some(Kept { text, names })
    }

    /// The local that the frame returns which returns at a state, and the names that its line gives what calls return which are alike,
    /// `a, b = f(1), f(2)`, if the frame is of one of these: all of them take the same defaults.
    fn each_called(&self, at: &State) -> Option<(AliasName, Vec<AliasName>)> {
        let [.., caller, top] = at.frames.as_slice() else {
            return None;
        };
        let returned = self.line(top.line)?.text.strip_prefix("return ")?;
        if !is_identifier(returned) || top.known(returned) != at.value.as_deref() {
            return None;
        }
        let frame = at.depth().checked_sub(2)?;
        let of = AliasName::new(frame + 1, returned);
        let called = |expr: &Expr| {
            let call = expr.as_call_expr()?;
            let function = call
                .func
                .as_name_expr()
                .filter(|one| one.id == top.function)?;
            let args = &*call.arguments.args;
            let plain = |one: &Expr| one.is_literal_expr() || one.is_name_expr();
            let alike = args.iter().all(plain) && call.arguments.keywords.is_empty();
            alike.then(|| (function.id.to_string(), args.len()))
        };
        self.with_header(caller.line, |header| {
            let Header::Statement(Stmt::Assign(assign)) = header else {
                return None;
            };
            let ([Expr::Tuple(names)], Expr::Tuple(given)) = (&*assign.targets, &*assign.value)
            else {
                return None;
            };
            let first = called(given.elts.first()?)?;
            let same = |one: &Expr| called(one).as_ref() == Some(&first);
            let local = |one: &Expr| {
                let name = one.as_name_expr()?;
                Some(AliasName::new(frame, name.id.as_str()))
            };
            let locals: Vec<AliasName> = names.elts.iter().map(local).collect::<Option<_>>()?;
            let all = given.elts.iter().all(same) && locals.len() == given.elts.len();
            all.then_some((of, locals))
        })
    }

    /// Notes in the state after a single step from `at`, where a frame returns its default, that the names are one object which several calls
    /// have returned that to. `past` are the states up to `at`.
    pub fn share_returned_defaults(&self, at: &State, past: &[&State], after: &mut State) {
        let ends = matches!(after.event, Event::Line | Event::Return);
        if at.event != Event::Return || !ends || after.depth() + 1 != at.depth() {
            return;
        }
        let names = || {
            let (_, targets) = self.each_called(at)?;
            let top = at.top()?;
            let function = self.definition_at(&top.function, top.line)?;
            let defaults = self.changing_defaults(function).into_iter();
            let mut kept = defaults.filter_map(|(name, text)| {
                let now = self.default_now(past, function, &name, &text)?;
                self.still_named(at, after, now.names)
            });
            let names = kept.find(|names| targets.iter().all(|one| names.contains(one)))?;
            let other = names.into_iter().find(|one| !targets.contains(one));
            Some((other, targets))
        };
        let Some((mut other, targets)) = names() else {
            return;
        };
        for one in targets {
            bind_again(after, one.clone(), other.as_ref());
            other.get_or_insert(one);
        }
    }

    /// The names that have an object in a state, of those that had it in the one before: not those that the step gives another; `None` where
    /// it may have got others.
    fn still_named(
        &self,
        before: &State,
        state: &State,
        mut names: Vec<AliasName>,
    ) -> Option<Vec<AliasName>> {
        let depth = state.depth();
        let left = before
            .depth()
            .saturating_sub(usize::from(before.event == Event::Return));
        let same = left.min(depth.saturating_sub(usize::from(state.event == Event::Call)));
        let ends = state.event != Event::Call;
        let binds = |one: &AliasName| {
            let frame = before.frames.get(one.frame);
            let own = frame.and_then(|frame| self.definition_at(&frame.function, frame.line));
            own.zip(frame).is_none_or(|(own, frame)| {
                let line = frame.line;
                own.scope.binds(&one.name, line..=line)
            })
        };
        // What other frames may bind, nobody can follow by the lines of its own.
        let mut foreign = self.definitions.iter().flat_map(|one| &one.scope.foreign);
        if foreign.any(|name| names.iter().any(|one| one.name == *name)) {
            return None;
        }
        let returns = before.event == Event::Return && left + 1 == before.depth();
        let value = before.value.as_deref().filter(|_| returns);
        let shown = |one: &AliasName| before.frames.get(one.frame)?.known(&one.name);
        let mut got = Vec::new();
        if value.is_some() && names.first().is_some_and(|one| shown(one) == value) {
            let caller = before.frames.get(left.wrapping_sub(1));
            let line = caller.and_then(|caller| self.line(caller.line))?;
            let function = &before.top()?.function;
            match self.handed_back(before) {
                Some((of, target)) => got.extend(Some(target).filter(|_| names.contains(&of))),
                None if let Some((of, targets)) = self.each_called(before) => {
                    // Until the last of the calls has returned nothing has a name for what they return.
                    let last = before.frames.get(left.wrapping_sub(1));
                    let results = last.and_then(|caller| caller.pending.as_ref())?.len();
                    if results + 1 == targets.len() && names.contains(&of) {
                        got = targets;
                    }
                }
                None if line.text.starts_with("print(") => {}
                None if line.text.starts_with(&format!("{function}(")) => {}
                None => return None,
            }
        }
        names.retain(|one| one.frame < same && !(ends && one.frame + 1 == depth && binds(one)));
        names.extend(got);
        names.retain(|one| {
            let frame = state.frames.get(one.frame);
            frame.is_some_and(|frame| frame.known(&one.name).is_some())
        });
        Some(names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state as fixture;

    #[test]
    fn a_default_is_what_the_last_call_has_made_of_it() {
        let source =
            "def f(x, xs=[]):\n    xs.append(x)\n    return xs\nprint(f(1))\nprint(f(2))\n";
        let program = Program::parse(source).unwrap();
        assert!(program.has_changing_defaults());
        let state = |event: &str, line: u32, own: Option<(u32, &str)>| {
            let own = own.map_or(String::new(), |(line, xs)| {
                format!(
                    r#", {{"function": "f", "line": {line}, "locals": {{"x": "1", "xs": "{xs}"}}, "loops": {{}}, "pending": []}}"#
                )
            });
            let value = if event == "return" { "\"[1]\"" } else { "null" };
            let text = format!(
                r#"{{"event": "{event}", "value": {value}, "aliases": [], "frames": [{{"function": "<module>", "line": {line}, "locals": {{}},
                    "loops": {{}}, "pending": []}}{own}]}}"#
            );
            State::parse(&text).unwrap()
        };
        let past = [
            state("line", 4, None),
            state("call", 4, Some((1, "[]"))),
            state("line", 4, Some((2, "[]"))),
            state("line", 4, Some((3, "[1]"))),
            state("return", 4, Some((3, "[1]"))),
            state("line", 5, None),
        ];
        let past: Vec<&State> = past.iter().collect();
        let function = program.definition(1).unwrap();
        let now = |past: &[&State], given: &[&str]| {
            let given: Vec<String> = given.iter().map(|one| (*one).to_owned()).collect();
            let kept = program.kept_defaults(past, function, &given);
            let texts = kept.into_iter().map(|(name, kept)| (name, kept.text));
            texts.collect::<Vec<_>>()
        };
        let kept = |text: &str| vec![("xs".to_owned(), text.to_owned())];
        assert_eq!(now(&past[..1], &["x"]), kept("[]"));
        assert_eq!(now(&past, &["x"]), kept("[1]"));
        assert_eq!(now(&past, &["x", "xs"]), []);
        // While a call still runs, another one shares its list.
        assert_eq!(now(&past[..4], &["x"]), kept("[1]"));
        let all = program.all_defaults(function, &past);
        assert_eq!(all.as_deref(), Some("([1],)"));
    }

    #[test]
    fn several_calls_return_one_default() {
        let check = |body: &str, line: &str, shared: bool| {
            let source = format!("def f(x, xs=[]):\n    {body}\n    return xs\n{line}\nz = 1\n");
            let program = Program::parse(&source).unwrap();
            let inner = |event, line, xs, value, pending: &[&str]| {
                let own = [("x", "1"), ("xs", xs)];
                let frames: &[_] = &[("<module>", 4, &[][..]), ("f", line, &own[..])];
                let mut one = fixture(event, frames, value);
                let pending = pending.iter().map(|one| Some((*one).to_owned()));
                one.frames[0].pending = Some(pending.collect());
                one.aliases = Some(Vec::new());
                one
            };
            let (one, two) = ("[1]", "[1, 1]");
            let mut past = [
                fixture(Event::Line, &[("<module>", 4, &[])], None),
                inner(Event::Call, 1, "[]", None, &[]),
                inner(Event::Return, 3, one, Some(one), &[]),
                inner(Event::Call, 1, one, None, &[one]),
                inner(Event::Return, 3, two, Some(two), &[one]),
            ];
            past[0].aliases = Some(Vec::new());
            let names = [("a", two), ("b", two)];
            let mut after = fixture(Event::Line, &[("<module>", 5, &names)], None);
            after.aliases = Some(Vec::new());
            let past: Vec<&State> = past.iter().collect();
            program.share_returned_defaults(past[4], &past, &mut after);
            let both = vec![AliasName::new(0, "a"), AliasName::new(0, "b")];
            let expected = if shared { vec![both] } else { Vec::new() };
            assert_eq!(after.aliases, Some(expected), "{body} {line}");
        };
        check("xs.append(x)", "a, b = f(1), f(1)", true);
        check("xs.append(x)", "a, b = f(1), f(1, [1])", false);
        check("xs.append(x)", "a, b = f(1), g(1)", false);
    }

    #[test]
    fn a_default_that_is_a_name_is_what_that_was_where_the_function_was_defined() {
        let check = |call: &str, then: &[&str], expected: Option<&[(&str, &str)]>| {
            let source = format!("x = 1\ndef f(a, b=x):\n    return b\nx = 2\n{call}\n");
            let program = Program::parse(&source).unwrap();
            let at =
                |line: u32, x: &str| fixture(Event::Line, &[("<module>", line, &[("x", x)])], None);
            let mut past: Vec<State> = then.iter().map(|x| at(2, x)).collect();
            past.push(at(5, "2"));
            let past: Vec<&State> = past.iter().collect();
            let found = program.named_defaults(past[past.len() - 1], &past);
            let expected = expected.map(|all| {
                let owned = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
                all.iter().map(owned).collect::<Vec<_>>()
            });
            assert_eq!(found, expected, "{call} {then:?}");
        };
        check("f(0)", &["1"], Some(&[("b", "1")]));
        check("f(0)", &["1", "1"], Some(&[("b", "1")]));
        check("f(0)", &["1", "7"], Some(&[]));
        check("f(0)", &["[1]"], Some(&[]));
        check("f(0, 3)", &["1"], Some(&[]));
        check("f(*xs)", &["1"], None);
    }
}
