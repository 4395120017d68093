//! Classes with `@dataclass`: their objects are made without a frame, and shown with their fields in order.

use ruff_python_ast::{Expr, Stmt};

use super::classes::{parsed, value};
use super::expressions::written;
use super::parameters::is_display;
use super::{Definition, DefinitionKind, Program, is_identifier};
use crate::quiz::PythonValue;
use crate::state::State;

/// Methods by which a class has a say in how its objects are made or shown.
const OWN: [&str; 5] = [
    "__init__",
    "__post_init__",
    "__new__",
    "__repr__",
    "__setattr__",
];

impl Program {
    /// Whether a class is a dataclass that makes and shows its objects as Python does.
    pub(super) fn is_dataclass(&self, class: &Definition) -> bool {
        let decorators = self
            .lines
            .iter()
            .filter(|line| (class.first..class.line).contains(&line.number));
        let decorators: Vec<&str> = decorators.map(|line| line.text.as_str()).collect();
        let plain = match decorators.as_slice() {
            ["@dataclass"] => true,
            [one] => {
                let set = ["repr=", "init=", "slots="];
                one.starts_with("@dataclass(") && !set.iter().any(|word| one.contains(word))
            }
            _ => false,
        };
        class.kind == DefinitionKind::Class
            && plain
            && matches!(self.bases(class), None | Some("" | "object"))
            && !OWN.iter().any(|name| self.method(class, name).is_some())
    }

    /// The fields of a dataclass, each with the value that it has without an argument.
    fn fields(&self, class: &Definition) -> Option<Vec<(String, Option<String>)>> {
        let own = |number: u32| class.is_in_body(number) && self.is_line_of(class, number);
        let mut found = Vec::new();
        for line in self.lines.iter().filter(|line| own(line.number)) {
            let module = parsed(&line.text)?;
            let [Stmt::AnnAssign(field)] = module.syntax().body.as_slice() else {
                continue;
            };
            if line.text.contains("ClassVar") {
                return None;
            }
            let name = field.target.as_name_expr()?.id.to_string();
            let default = match field.value.as_deref() {
                None => None,
                Some(Expr::Call(call)) => {
                    let [keyword] = &*call.arguments.keywords else {
                        return None;
                    };
                    let named = keyword.arg.as_ref()?.as_str() == "default_factory";
                    let made = match keyword.value.as_name_expr()?.id.as_str() {
                        "list" => "[]",
                        "dict" => "{}",
                        "set" => "set()",
                        _ => return None,
                    };
                    Some(made.to_owned()).filter(|_| named)
                }
                Some(default) if is_display(default) => {
                    Some(PythonValue::of_literal(default)?.to_string())
                }
                Some(_) => return None,
            };
            found.push((name, default));
        }
        Some(found)
    }

    /// What a new object of a dataclass is shown as, if an expression makes one of values that are told.
    pub fn made_dataclass(&self, at: &State, expression: &str) -> Option<String> {
        let (name, _) = expression.split_once('(')?;
        let class = self.visible(at, name).filter(|_| is_identifier(name))?;
        if !self.is_dataclass(class) || self.writes_values() {
            return None;
        }
        let module = ruff_python_parser::parse_expression(expression).ok()?;
        let call = module.expr().as_call_expr()?;
        call.func.as_name_expr()?;
        let told = |expr: &Expr| -> Option<String> {
            if is_display(expr) {
                let text = written(expr, expression)?;
                return Some(PythonValue::read(text).ok()?.to_string());
            }
            value(at, expr).map(|value| value.to_string())
        };
        let fields = self.fields(class)?;
        let given = &call.arguments;
        if given.args.len() > fields.len() {
            return None;
        }
        let mut parts = Vec::new();
        for (index, (name, default)) in fields.iter().enumerate() {
            let named = || {
                let mut all = given.keywords.iter();
                all.find(|one| one.arg.as_ref().is_some_and(|own| own == name.as_str()))
            };
            let text = match (given.args.get(index), named()) {
                (Some(value), None) => told(value)?,
                (None, Some(keyword)) => told(&keyword.value)?,
                (None, None) => default.clone()?,
                (Some(_), Some(_)) => return None,
            };
            parts.push(format!("{name}={text}"));
        }
        let all = given.args.len() + given.keywords.len() <= fields.len();
        all.then(|| format!("{}({})", class.name, parts.join(", ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_object_has_its_fields_in_order() {
        let source = "@dataclass\nclass P:\n    x: int\n    y: int = 0\n    z: list = field(default_factory=list)\n    def m(self):\n        return 1\n@dataclass\nclass Q:\n    x: int\n    def __post_init__(self):\n        self.x += 1\nprint()\n";
        let program = Program::parse(source).unwrap();
        let at = State::parse(
            r#"{"event": "line", "aliases": [], "frames": [{"function": "<module>", "line": 13, "locals": {"n": "4"}, "loops": {}, "pending": []}]}"#,
        )
        .unwrap();
        let check = |expression: &str, expected: Option<&str>| {
            let made = program.made_dataclass(&at, expression);
            assert_eq!(made.as_deref(), expected, "{expression}");
        };
        check("P(1)", Some("P(x=1, y=0, z=[])"));
        check("P(n, y=-2)", Some("P(x=4, y=-2, z=[])"));
        check("P(z=['a'], x='b')", Some("P(x='b', y=0, z=['a'])"));
        check("P()", None);
        check("P(1, x=2)", None);
        check("P(1, 2, [], 4)", None);
        check("P(n+1)", None);
        check("Q(1)", None);
        assert!(!program.may_enter(&at, "P(1)"));
        assert!(program.may_enter(&at, "Q(1)"));
    }
}
