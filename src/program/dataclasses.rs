//! Classes with `@dataclass`, and those of `NamedTuple`: their objects are made without a frame, and shown with their fields in order.

use ruff_python_ast::{Expr, Stmt};

use super::classes::{found, parsed, value};
use super::expressions::written;
use super::parameters::is_display;
use super::rewriting::with_told;
use super::sequences::items;
use super::{Definition, DefinitionKind, Program, is_identifier};
use crate::quiz::PythonValue;
use crate::state::State;

/// What an object is shown with: names, and what they stand for.
type Parts = Vec<(Option<String>, PythonValue)>;

/// Methods by which a class has a say in how its objects are made or shown.
const OWN: [&str; 5] = [
    "__init__",
    "__post_init__",
    "__new__",
    "__repr__",
    "__setattr__",
];

impl Program {
    /// Whether a class is a dataclass, or a named tuple, that makes and shows its objects as Python does.
    pub(super) fn is_dataclass(&self, class: &Definition) -> bool {
        if self.is_named_tuple(class) {
            return true;
        }
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

    /// Whether a class has tuples with names for objects (`class P(NamedTuple):`), which it makes and shows as Python does.
    fn is_named_tuple(&self, class: &Definition) -> bool {
        class.kind == DefinitionKind::Class
            && class.first == class.line
            && matches!(self.bases(class), Some("NamedTuple" | "typing.NamedTuple"))
            && !OWN.iter().any(|name| self.method(class, name).is_some())
    }

    /// What an object of a dataclass or a named tuple is shown with that is told in full, and whether it is a named tuple.
    fn record<'v>(&self, value: &'v PythonValue) -> Option<(bool, &'v Parts)> {
        let PythonValue::Object { name, parts } = value else {
            return None;
        };
        let tuple = match self.class(name) {
            Some(class) if self.is_dataclass(class) => self.is_named_tuple(class),
            Some(_) => return None,
            None => self.tuple_fields(name).is_some(),
        };
        let known = tuple || self.class(name).is_some();
        let named = parts.iter().all(|(name, _)| name.is_some());
        (known && named && !self.writes_values()).then_some((tuple, parts))
    }

    /// Whether the program has named tuples.
    fn has_named_tuples(&self) -> bool {
        let made = |text: &str| text.contains("namedtuple(");
        self.lines.iter().any(|line| made(&line.text))
            || self.definitions.iter().any(|one| self.is_named_tuple(one))
    }

    /// The fields of the named tuples that the only statement about a name makes (`P = namedtuple('P', 'x y')`), each with the value that it
    /// has without an argument.
    fn tuple_fields(&self, name: &str) -> Option<Vec<(String, Option<String>)>> {
        let given = |text: &str| {
            let given = text.strip_prefix(name)?.strip_prefix('=')?;
            let call = given.strip_prefix("collections.").unwrap_or(given);
            call.starts_with("namedtuple(").then(|| call.to_owned())
        };
        let mut makers = self.lines.iter().filter_map(|line| given(&line.text));
        let call = makers.next().filter(|_| makers.next().is_none())?;
        let module = ruff_python_parser::parse_expression(&call).ok()?;
        let call = module.expr().as_call_expr()?;
        let [Expr::StringLiteral(own), fields] = &*call.arguments.args else {
            return None;
        };
        let names: Vec<String> = match PythonValue::of_literal(fields)? {
            PythonValue::Str(text) => {
                let names = text.split([',', ' ']).filter(|name| !name.is_empty());
                names.map(str::to_owned).collect()
            }
            names => {
                let text = |one: PythonValue| match one {
                    PythonValue::Str(text) => Some(text),
                    _ => None,
                };
                let names: Option<Vec<String>> = items(&names)?.into_iter().map(text).collect();
                names?
            }
        };
        let defaults = match &*call.arguments.keywords {
            [] => Vec::new(),
            [one] if one.arg.as_ref().is_some_and(|arg| arg == "defaults") => {
                items(&PythonValue::of_literal(&one.value)?)?
            }
            _ => return None,
        };
        let without = names.len().checked_sub(defaults.len())?;
        let plain = own.value.to_str() == name && names.iter().all(|one| is_identifier(one));
        let missing = std::iter::repeat_n(None, without);
        let defaults = missing.chain(defaults.iter().map(|one| Some(one.to_string())));
        plain.then(|| names.into_iter().zip(defaults).collect())
    }

    /// An expression in which the items of named tuples stand for what they are: `p[0]`, where `p` is `P(x=4)`, is 4.
    pub fn with_items(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains('[') || !self.has_named_tuples() {
            return None;
        }
        with_told(expression, |expr| {
            let item = expr.as_subscript_expr()?;
            let index = PythonValue::of_literal(&item.slice)?;
            let object = value(at, &item.value)?;
            let (tuple, parts) = self.record(&object)?;
            let PythonValue::Int(index) = index else {
                return None;
            };
            let found = parts.get(index.parse::<usize>().ok()?);
            Some(found.filter(|_| tuple)?.1.to_string())
        })
    }

    /// Takes named tuples, which cannot be changed, out of the groups of names of a state that stand for one object.
    pub fn part_tuples(&self, at: &mut State) {
        if !self.has_named_tuples() {
            return;
        }
        let is_tuple = |shown: &str| {
            let value = PythonValue::read(shown);
            value.is_ok_and(|value| self.record(&value).is_some_and(|(tuple, _)| tuple))
        };
        let Some(mut groups) = at.aliases.take() else {
            return;
        };
        for group in &mut groups {
            group.retain(|one| {
                let frame = at.frames.get(one.frame);
                let shown = frame.and_then(|frame| frame.known(&one.name));
                !shown.is_some_and(is_tuple)
            });
        }
        groups.retain(|group| group.len() > 1);
        at.aliases = Some(groups);
    }

    /// What `str` makes of an object of a dataclass or a named tuple, which is what it is shown as.
    pub fn said_of_record<'v>(&self, shown: &'v str) -> Option<&'v str> {
        let value = PythonValue::read(shown).ok()?;
        self.record(&value)?;
        let class = self.class(value.kind());
        let says = |name: &&str| class.is_some_and(|class| self.method(class, name).is_some());
        let plain = !["__str__", "__format__"].iter().any(says);
        (plain && value.to_string() == shown).then_some(shown)
    }

    /// What an object with other values for some of its fields is shown as: `p._replace(x=1)` of a named tuple, `replace(p, x=1)` of a
    /// dataclass.
    pub fn replaced(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains("replace(") {
            return None;
        }
        let module = ruff_python_parser::parse_expression(expression).ok()?;
        let call = module.expr().as_call_expr()?;
        let object = match (&*call.func, &*call.arguments.args) {
            (Expr::Attribute(method), []) if method.attr.as_str() == "_replace" => &*method.value,
            (function, [object]) => {
                let (module, name) = self.of_library(at, function)?;
                (module == "dataclasses" && name == "replace").then_some(object)?
            }
            _ => return None,
        };
        let object = value(at, object)?;
        let (tuple, parts) = self.record(&object)?;
        if tuple != call.arguments.args.is_empty() {
            return None;
        }
        let mut parts = parts.clone();
        for keyword in &call.arguments.keywords {
            let name = keyword.arg.as_ref()?.as_str();
            let mut all = parts.iter_mut();
            let (_, part) = all.find(|(one, _)| one.as_deref() == Some(name))?;
            *part = match &keyword.value {
                expr if is_display(expr) => PythonValue::of_literal(expr)?,
                expr => value(at, expr)?,
            };
        }
        let made = PythonValue::Object {
            name: object.kind().to_owned(),
            parts,
        };
        Some(made.to_string())
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
        if !is_identifier(name) || self.writes_values() {
            return None;
        }
        let own = || {
            let class = self.visible(at, name)?;
            self.is_dataclass(class).then(|| self.fields(class))?
        };
        let of_tuple = || {
            self.tuple_fields(name)
                .filter(|_| found(at, name).is_none())
        };
        let fields = own().or_else(of_tuple)?;
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
        all.then(|| format!("{name}({})", parts.join(", ")))
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

    #[test]
    fn named_tuples_have_items_and_are_replaced() {
        let source = "class P(NamedTuple):\n    x: int = 0\n    y: int = 0\nprint()\n";
        let program = Program::parse(source).unwrap();
        let at = State::parse(
            r#"{"event": "line", "aliases": [], "frames": [{"function": "<module>", "line": 4, "locals": {"p": "P(x=4, y=5)", "n": "7"}, "loops": {}, "pending": []}]}"#,
        )
        .unwrap();
        assert_eq!(
            program.made_dataclass(&at, "P(1)").as_deref(),
            Some("P(x=1, y=0)")
        );
        assert_eq!(program.with_items(&at, "p[1]+p[0]").as_deref(), Some("5+4"));
        assert_eq!(program.with_items(&at, "p[2]"), None);
        assert_eq!(program.said_of_record("P(x=1, y=0)"), Some("P(x=1, y=0)"));
        assert_eq!(program.said_of_record("Q(x=1, y=0)"), None);
        let replaced = program.replaced(&at, "p._replace(y=n)");
        assert_eq!(replaced.as_deref(), Some("P(x=4, y=7)"));
        assert_eq!(program.replaced(&at, "p._replace(z=1)"), None);
        assert_eq!(program.replaced(&at, "n._replace(y=1)"), None);
        let source = "P=namedtuple('P', 'x, y', defaults=[0])\nprint()\n\nprint()\n";
        let program = Program::parse(source).unwrap();
        assert_eq!(
            program.made_dataclass(&at, "P(1)").as_deref(),
            Some("P(x=1, y=0)")
        );
        assert_eq!(program.made_dataclass(&at, "Q(1)"), None);
        assert_eq!(program.with_items(&at, "p[1]").as_deref(), Some("5"));
    }
}
