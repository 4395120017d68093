//! What a line asks a `defaultdict` for before it calls a function of the program: in `d[k].append(f(x))` and `d[k] += f(x)` the item is there
//! by the time `f` runs.

use ruff_python_ast::Stmt;

use super::{MAKERS, asked, default_value, key, named_type};
use crate::program::Program;
use crate::program::classes::parsed;
use crate::program::reach::Reach;
use crate::quiz::PythonValue;
use crate::state::{AliasName, State, cut_value};

impl Program {
    /// What a `defaultdict` that has a name shows once the line that is about to run has asked it for the item which it lacks and that the
    /// line begins with.
    pub fn made_before_calls(&self, at: &State) -> Option<(AliasName, String)> {
        let line = self.line(at.line()?)?;
        let reach = Reach::of(self, at)?;
        let parsed = parsed(&line.text)?;
        let item = match parsed.syntax().body.as_slice() {
            [Stmt::Expr(statement)] => {
                let call = statement.value.as_call_expr()?;
                call.func.as_attribute_expr()?.value.as_subscript_expr()?
            }
            [Stmt::AugAssign(assign)] => assign.target.as_subscript_expr()?,
            _ => return None,
        };
        let name = item.value.as_name_expr()?;
        let (local, shown) = reach.held(&name.id)?;
        let held = PythonValue::read(shown).ok()?;
        let key = key(at, &item.slice, &line.text).filter(|key| !self.holds_objects(key))?;
        let (maker, there) = asked(&held, &key)?;
        let maker = named_type(&maker).filter(|name| !there && MAKERS.contains(name))?;
        let made = PythonValue::read(default_value(maker)?).ok()?;
        let PythonValue::Object { name, mut parts } = held else {
            return None;
        };
        match parts.as_mut_slice() {
            [_, (None, PythonValue::Dict(pairs))] => pairs.push((key, made)),
            _ => return None,
        }
        let whole = PythonValue::Object { name, parts }.to_string();
        Some((local, cut_value(whole)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn an_item_is_there_before_what_it_gets_is_called() {
        let check = |line: &str, expected: Option<&str>| {
            let source = format!("def f(x):\n    return x\n{line}\n");
            let program = Program::parse(&source).unwrap();
            let locals = [
                ("d", "defaultdict(<class 'list'>, {'a': [1]})"),
                ("n", "defaultdict(<class 'int'>, {})"),
                ("g", "defaultdict(<function make>, {})"),
                ("p", "{'a': [1]}"),
                ("k", "'b'"),
            ];
            let at = state(Event::Line, &[("<module>", 3, &locals)], None);
            let made = program.made_before_calls(&at);
            let shown = made.map(|(local, shown)| format!("{} = {shown}", local.name));
            assert_eq!(shown.as_deref(), expected, "{line}");
        };
        check(
            "d[k].append(f(2))",
            Some("d = defaultdict(<class 'list'>, {'a': [1], 'b': []})"),
        );
        check(
            "n[k] += f(2)",
            Some("n = defaultdict(<class 'int'>, {'b': 0})"),
        );
        check("d['a'].append(f(2))", None);
        check("d[f(k)].append(2)", None);
        check("d[k] = f(2)", None);
        check("g[k].append(f(2))", None);
        check("p[k].append(f(2))", None);
        check("d.get(k).append(f(2))", None);
    }
}
