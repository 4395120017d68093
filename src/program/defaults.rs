//! Defaults that a function changes: `def add(x, items=[])` has one list for all calls that give none. No state shows it between them, but
//! the states before tell what the last call has made of it.

use ruff_python_ast::Stmt;

use super::classes::parsed;
use super::displays::is_display;
use super::expressions::{canonical, written};
use super::targets::Target;
use super::{Definition, DefinitionKind, Program};
use crate::state::{AliasName, Event, State};

impl Program {
    /// Whether functions have defaults that can be changed.
    pub(super) fn has_changing_defaults(&self) -> bool {
        let mut functions = self
            .definitions
            .iter()
            .filter(|one| one.kind == DefinitionKind::Function);
        functions.any(|one| !self.changing_defaults(one).is_empty())
    }

    /// The parameters of a function whose defaults can be changed, each with the default as it is written.
    fn changing_defaults(&self, function: &Definition) -> Vec<(String, String)> {
        let found = || {
            let text = &self.line(function.line)?.text;
            let module = parsed(text)?;
            let [Stmt::FunctionDef(def)] = module.syntax().body.as_slice() else {
                return None;
            };
            let all = def.parameters.iter_non_variadic_params();
            let default = |one: &ruff_python_ast::ParameterWithDefault| {
                let default = one.default.as_deref()?;
                let changes = default.is_list_expr() || default.is_dict_expr();
                let text = canonical(written(default, text)?)?;
                (changes && is_display(default)).then(|| (one.parameter.name.to_string(), text))
            };
            Some(all.filter_map(default).collect())
        };
        found().unwrap_or_default()
    }

    /// The function that is entered next from the line that is about to run at a state, with what it takes for parameters that it is not
    /// given, as far as calls before have changed that; `past` are the states from the first one of the program on.
    pub fn taken_defaults(
        &self,
        at: &State,
        past: &[&State],
    ) -> Option<(String, Vec<(String, String)>)> {
        let function = self.entered(at)?;
        let given = self.arguments(at).into_iter();
        let given = given.filter_map(|(target, _)| match target {
            Target::Argument { name, .. } => Some(name),
            _ => None,
        });
        let given: Vec<String> = given.collect();
        let taken = self.kept_defaults(past, function, &given);
        Some((function.name.clone(), taken))
    }

    /// What the defaults are that a function which is entered next takes for parameters that `given` lacks, after these states, which begin
    /// with the first one of the program.
    fn kept_defaults(
        &self,
        past: &[&State],
        function: &Definition,
        given: &[String],
    ) -> Vec<(String, String)> {
        let defaults = self.changing_defaults(function).into_iter();
        let missing = defaults.filter(|(name, _)| !given.contains(name));
        missing
            .filter_map(|(name, text)| {
                let now = self.default_now(past, function, &name, &text)?;
                Some((name, now))
            })
            .collect()
    }

    /// What the default of a parameter is by now.
    fn default_now(
        &self,
        past: &[&State],
        function: &Definition,
        name: &str,
        written: &str,
    ) -> Option<String> {
        let mut now = written.to_owned();
        // The names that hold it, if a call has returned it.
        let mut holder: Option<AliasName> = None;
        let mut running: Option<usize> = None;
        for (index, state) in past.iter().enumerate() {
            let own = state
                .top()
                .filter(|top| top.function == function.name && function.contains(top.line));
            if let (None, Event::Call, Some(top)) = (running, state.event, own) {
                let alias = AliasName::new(state.depth() - 1, name);
                let shared = state.aliases.as_ref()?.iter().any(|group| {
                    group.contains(&alias)
                        && !holder.as_ref().is_some_and(|one| group.contains(one))
                });
                if !shared && top.known(name) == Some(&now) {
                    running = Some(state.depth());
                }
                continue;
            }
            if let Some(depth) = running {
                let frame = state.frames.get(depth - 1);
                if let Some(value) = frame.and_then(|frame| frame.known(name)) {
                    value.clone_into(&mut now);
                }
                if state.event == Event::Return && state.depth() == depth {
                    running = None;
                    if state.value.as_deref() == Some(&now) {
                        let next = past.get(index + 1)?;
                        let line = &self
                            .line(state.frames.get(depth.checked_sub(2)?)?.line)?
                            .text;
                        let target = line.split_once('=').map(|(target, _)| target);
                        holder = match target.filter(|target| super::is_identifier(target)) {
                            Some(target) => Some(AliasName::new(depth - 2, target)),
                            None if line.starts_with("print(") => None,
                            None if line.starts_with(&format!("{}(", function.name)) => None,
                            None => return None,
                        };
                        if next.depth() + 1 != depth && next.event != Event::Call {
                            return None;
                        }
                    }
                }
                continue;
            }
            if let Some(held) = &holder {
                let frame = state.frames.get(held.frame)?;
                let bound = state.depth() == held.frame + 1
                    && self
                        .definition_at(&frame.function, frame.line)?
                        .scope
                        .binds(&held.name, frame.line..=frame.line);
                match frame.known(&held.name) {
                    Some(value) if !bound => value.clone_into(&mut now),
                    _ => {}
                }
            }
        }
        (running.is_none() && !now.contains('…')).then_some(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
            program.kept_defaults(past, function, &given)
        };
        let kept = |text: &str| vec![("xs".to_owned(), text.to_owned())];
        assert_eq!(now(&past[..1], &["x"]), kept("[]"));
        assert_eq!(now(&past, &["x"]), kept("[1]"));
        assert_eq!(now(&past, &["x", "xs"]), []);
        // While a call still runs, another one shares its list.
        assert_eq!(now(&past[..4], &["x"]), []);
    }
}
