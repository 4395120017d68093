//! Classes with `@dataclass`, and those of `NamedTuple`: their objects are made without a frame, and shown with their fields in order.

use ruff_python_ast::{Expr, ExprCall, Stmt};

use super::classes::{found, parsed, value};
use super::expressions::written;
use super::parameters::is_display;
use super::reduction::shown_type;
use super::rewriting::with_told;
use super::sequences::items;
use super::{Definition, DefinitionKind, Program, is_identifier};
use crate::quiz::PythonValue;
use crate::state::State;

/// What an object is shown with: names, and what they stand for.
type Parts = Vec<(Option<String>, PythonValue)>;

/// The method that a dataclass calls when an object has got its fields.
const FINISHING: &str = "__post_init__";

/// Stands before the name of a class where an object is meant that has got its fields, and is not finished.
const BEGUN: &str = "begun__";

/// A field of a dataclass or a named tuple.
struct Field {
    name: String,
    /// What it has without an argument.
    default: Option<String>,
    /// Whether it is given by an argument.
    given: bool,
    /// Whether objects are shown with it.
    shown: bool,
}

impl Field {
    fn plain(name: String, default: Option<String>) -> Field {
        Field {
            name,
            default,
            given: true,
            shown: true,
        }
    }
}

/// Methods by which a class has a say in how its objects are made or shown.
const OWN: [&str; 5] = ["__init__", FINISHING, "__new__", "__repr__", "__setattr__"];

impl Program {
    /// Whether a class is a dataclass, or a named tuple, that makes and shows its objects as Python does.
    pub(super) fn is_dataclass(&self, class: &Definition) -> bool {
        self.is_named_tuple(class)
            || (self.is_decorated_as_dataclass(class)
                && !OWN.iter().any(|name| self.method(class, name).is_some()))
    }

    /// Whether a class is a dataclass whose objects are finished by a method of its own (`__post_init__`), which takes nothing else.
    pub(super) fn finishes_itself(&self, class: &Definition) -> Option<&Definition> {
        let others = OWN.iter().filter(|name| **name != FINISHING);
        let own = |name: &&str| self.method(class, name).is_some();
        let plain =
            self.is_decorated_as_dataclass(class) && !others.copied().any(|name| own(&name));
        let finishing = self.method(class, FINISHING).filter(|_| plain)?;
        let mut variables = finishing.scope.variables.iter();
        let parameters = variables.by_ref().filter(|one| one.is_parameter).count();
        (parameters == 1).then_some(finishing)
    }

    /// Whether a class stands below `@dataclass`, which has no say in how its objects are made and shown, and inherits from nothing.
    fn is_decorated_as_dataclass(&self, class: &Definition) -> bool {
        let decorators = self
            .lines
            .iter()
            .filter(|line| (class.first..class.line).contains(&line.number));
        // It only adds comparisons.
        let adds = |text: &str| matches!(text, "@total_ordering" | "@functools.total_ordering");
        let decorators = decorators.filter(|line| !adds(&line.text));
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
    }

    /// Whether a class has tuples with names for objects (`class P(NamedTuple):`), which it makes and shows as Python does.
    fn is_named_tuple(&self, class: &Definition) -> bool {
        class.kind == DefinitionKind::Class
            && class.first == class.line
            && matches!(self.bases(class), Some("NamedTuple" | "typing.NamedTuple"))
            && !OWN.iter().any(|name| self.method(class, name).is_some())
    }

    /// What an object of a dataclass or a named tuple is shown with that is told in full, and whether it is a named tuple.
    pub(super) fn record<'v>(&self, value: &'v PythonValue) -> Option<(bool, &'v Parts)> {
        let PythonValue::Object { name, parts } = value else {
            return None;
        };
        let tuple = match self.class(name) {
            Some(class) if self.is_dataclass(class) || self.finishes_itself(class).is_some() => {
                self.is_named_tuple(class)
            }
            Some(_) => return None,
            None => self.tuple_fields(name).is_some(),
        };
        let known = tuple || self.class(name).is_some();
        let named = parts.iter().all(|(name, _)| name.is_some());
        (known && named && !self.writes_values()).then_some((tuple, parts))
    }

    /// Whether an object of a dataclass or a named tuple is shown with all fields that it is made with, in their order.
    pub(super) fn has_all_fields(&self, value: &PythonValue) -> bool {
        let all = || {
            let (_, parts) = self.record(value)?;
            let fields: Vec<String> = match self.class(value.kind()) {
                Some(class) => {
                    let fields = self.fields(class)?.into_iter();
                    fields.map(|field| field.name).collect()
                }
                None => {
                    let fields = self.tuple_fields(value.kind())?.into_iter();
                    fields.map(|(name, _)| name).collect()
                }
            };
            let mut names = fields.iter().map(|name| Some(name.as_str()));
            let same = parts
                .iter()
                .all(|(name, _)| names.next() == Some(name.as_deref()));
            Some(same && names.next().is_none())
        };
        all().unwrap_or(false)
    }

    /// Whether the program has named tuples.
    pub(super) fn has_named_tuples(&self) -> bool {
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
        // What all objects have together is shown by states, and not by Python.
        let shared = |class: &Definition| {
            let mut lines = self
                .lines
                .iter()
                .filter(|line| class.is_in_body(line.number));
            lines.any(|line| line.text.contains("ClassVar"))
        };
        let told = !class.is_some_and(shared);
        let plain = told && !["__str__", "__format__"].iter().any(says);
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

    /// The fields of a dataclass.
    fn fields(&self, class: &Definition) -> Option<Vec<Field>> {
        let own = |number: u32| class.is_in_body(number) && self.is_line_of(class, number);
        let mut found: Vec<Field> = Vec::new();
        for line in self.lines.iter().filter(|line| own(line.number)) {
            let module = parsed(&line.text)?;
            let [Stmt::AnnAssign(field)] = module.syntax().body.as_slice() else {
                continue;
            };
            let name = field.target.as_name_expr()?.id.to_string();
            let mut one = Field::plain(name, None);
            match field.value.as_deref() {
                None => {}
                Some(Expr::Call(call)) => one.describe(call)?,
                Some(default) if is_display(default) => {
                    one.default = Some(PythonValue::of_literal(default)?.to_string());
                }
                Some(_) => return None,
            }
            // What all objects have together is shown with each, too.
            if written(&*field.annotation, &line.text)?.contains("ClassVar") {
                one.given = false;
            }
            found.push(one);
        }
        Some(found)
    }

    /// Whether a field of objects of a class is not shown.
    pub(super) fn hides_field(&self, value: &str, name: &str) -> bool {
        let class = value.split_once('(').and_then(|(name, _)| self.class(name));
        let Some(class) = class.filter(|class| self.is_decorated_as_dataclass(class)) else {
            return false;
        };
        let fields = self.fields(class).unwrap_or_default();
        fields.iter().any(|one| one.name == name && !one.shown)
    }

    /// What `field(…)` is shown as in the body of a dataclass (Python's `dataclasses.Field`).
    pub fn shown_field(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains("field(") {
            return None;
        }
        let frame = at.top()?;
        let class = self.definition_at(&frame.function, frame.line)?;
        let module = ruff_python_parser::parse_expression(expression).ok()?;
        let call = module.expr().as_call_expr()?;
        let (library, name) = self.of_library(at, &call.func)?;
        let inside = class.kind == DefinitionKind::Class;
        if library != "dataclasses" || name != "field" || !inside || !call.arguments.args.is_empty()
        {
            return None;
        }
        let missing = "<dataclasses._MISSING_TYPE>";
        let mut parts = [
            ("default", missing.to_owned()),
            ("default_factory", missing.to_owned()),
            ("init", "True".to_owned()),
            ("repr", "True".to_owned()),
            ("hash", "None".to_owned()),
            ("compare", "True".to_owned()),
            ("metadata", "mappingproxy({})".to_owned()),
            ("kw_only", missing.to_owned()),
        ];
        for keyword in &call.arguments.keywords {
            let name = keyword.arg.as_ref()?.as_str();
            let (_, part) = parts.iter_mut().find(|(one, _)| *one == name)?;
            *part = match (name, &keyword.value) {
                ("metadata", _) => return None,
                ("default_factory", Expr::Name(maker)) => shown_type(&maker.id)?,
                (_, value) if is_display(value) => PythonValue::of_literal(value)?.to_string(),
                _ => return None,
            };
        }
        let parts = parts.map(|(name, part)| format!("{name}={part}"));
        Some(format!(
            "Field(name=None,type=None,{},_field_type=None)",
            parts.join(",")
        ))
    }

    /// What a new object of a dataclass is shown as, if an expression makes one of values that are told.
    pub fn made_dataclass(&self, at: &State, expression: &str) -> Option<String> {
        let (whole, _) = expression.split_once('(')?;
        let begun = whole.strip_prefix(BEGUN);
        let name = begun.unwrap_or(whole);
        if !is_identifier(name) || self.writes_values() {
            return None;
        }
        let own = || {
            let class = match begun {
                Some(name) => self.class(name)?,
                None => self.visible(at, name)?,
            };
            let fits = match begun {
                Some(_) => self.finishes_itself(class).is_some(),
                None => self.is_dataclass(class),
            };
            fits.then(|| self.fields(class))?
        };
        let of_tuple = || {
            let fields = self.tuple_fields(name)?.into_iter();
            let fields = fields.map(|(name, default)| Field::plain(name, default));
            Some(fields.collect::<Vec<_>>()).filter(|_| found(at, name).is_none())
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
        let taken = fields.iter().filter(|field| field.given).count();
        if given.args.len() + given.keywords.len() > taken {
            return None;
        }
        let mut parts = Vec::new();
        let mut places = given.args.iter();
        let mut lacks = false;
        for field in &fields {
            let name = field.name.as_str();
            let named = given.keywords.iter().filter(|_| field.given);
            let mut named =
                named.filter(|one| one.arg.as_ref().is_some_and(|own| own.as_str() == name));
            let place = places.by_ref().take(usize::from(field.given)).next();
            let text = match (place, named.next()) {
                (Some(value), None) => Some(told(value)?),
                (None, Some(keyword)) => Some(told(&keyword.value)?),
                (None, None) if field.given => Some(field.default.clone()?),
                (None, None) => field.default.clone(),
                (Some(_), Some(_)) => return None,
            };
            match text {
                // What is set later is shown where the field is.
                Some(_) if field.shown && lacks => return None,
                Some(text) if field.shown => parts.push(format!("{name}={text}")),
                Some(_) => {}
                None => lacks |= field.shown,
            }
        }
        let known = given.keywords.iter().all(|one| {
            let name = one.arg.as_ref();
            name.is_some_and(|name| fields.iter().any(|field| field.name == name.as_str()))
        });
        (known && (begun.is_some() || !lacks)).then(|| format!("{name}({})", parts.join(", ")))
    }

    /// The expression for an object of a dataclass that finishes its objects itself, as it is before that.
    pub(super) fn begun_object(&self, class: &Definition, call: &str) -> Option<String> {
        let arguments = &call[call.find('(')?..];
        let shows = !self.writes_values() && self.fields(class).is_some();
        shows.then(|| format!("{BEGUN}{}{arguments}", class.name))
    }
}

impl Field {
    /// Takes up what `field(…)` says of it; `None` where that is not told.
    fn describe(&mut self, call: &ExprCall) -> Option<()> {
        let named = call
            .func
            .as_name_expr()
            .is_some_and(|name| name.id == "field");
        if !named || !call.arguments.args.is_empty() {
            return None;
        }
        for keyword in &call.arguments.keywords {
            let truth = keyword.value.as_boolean_literal_expr();
            match keyword.arg.as_ref()?.as_str() {
                "default_factory" => {
                    let made = match keyword.value.as_name_expr()?.id.as_str() {
                        "list" => "[]",
                        "dict" => "{}",
                        "set" => "set()",
                        _ => return None,
                    };
                    self.default = Some(made.to_owned());
                }
                "default" if is_display(&keyword.value) => {
                    self.default = Some(PythonValue::of_literal(&keyword.value)?.to_string());
                }
                "init" => self.given = truth?.value,
                "repr" => self.shown = truth?.value,
                "compare" | "hash" => {}
                _ => return None,
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn a_new_object_has_its_fields_in_order() {
        let source = "@dataclass\nclass P:\n    x: int\n    y: int = 0\n    z: list = field(default_factory=list)\n    def m(self):\n        return 1\n@dataclass\nclass Q:\n    x: int\n    def __post_init__(self):\n        self.x += 1\nprint()\n";
        let program = Program::parse(source).unwrap();
        let at = state(Event::Line, &[("<module>", 13, &[("n", "4")])], None);
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
    fn objects_are_finished_by_their_class() {
        let source = "from dataclasses import dataclass, field\n@dataclass\nclass P:\n    x: int\n    tags: list = field(default_factory=list, repr=False)\n    size: int = field(init=False)\n    def __post_init__(self):\n        self.size = 1\nprint()\n";
        let program = Program::parse(source).unwrap();
        let at = state(Event::Line, &[("<module>", 9, &[("n", "4")])], None);
        let check = |expression: &str, expected: Option<&str>| {
            let made = program.made_dataclass(&at, expression);
            assert_eq!(made.as_deref(), expected, "{expression}");
        };
        check("begun__P(n)", Some("P(x=4)"));
        check("begun__P(n, [1])", Some("P(x=4)"));
        check("begun__P(n, [], 3)", None);
        check("P(n)", None);
        assert!(program.hides_field("P(x=4)", "tags"));
        assert!(!program.hides_field("P(x=4)", "size"));
        let mut within = at.clone();
        within.frames.push(crate::state::Frame::new("P", 6));
        let shown = program.shown_field(&within, "field(init=False)").unwrap();
        let missing = "<dataclasses._MISSING_TYPE>";
        let begins = format!(
            "Field(name=None,type=None,default={missing},default_factory={missing},init=False,repr=True,"
        );
        assert!(shown.starts_with(&begins), "{shown}");
        assert_eq!(program.shown_field(&at, "field(init=False)"), None);
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
