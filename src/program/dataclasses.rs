//! Classes with `@dataclass`, and those of `NamedTuple`: their objects are made without a frame, and shown with their fields in order.

mod conversion;
mod fields;
mod ordering;
mod refusing;
mod tuples;

use ruff_python_ast::{Expr, ExprCall, Keyword};

pub(super) use self::fields::Field;
use super::classes::{MOST_BASES, found, value};
use super::displays::is_display;
use super::expressions::{canonical, written};
use super::{Definition, DefinitionKind, Program, is_identifier, mentions};
use crate::quiz::PythonValue;
use crate::state::State;

/// What an object is shown with: names, and what they stand for.
type Parts = Vec<(Option<String>, PythonValue)>;

/// The method that a dataclass calls when an object has got its fields.
pub(super) const FINISHING: &str = "__post_init__";

/// Stands before the name of a class where an object is meant that has got its fields, and is not finished.
const BEGUN: &str = "begun__";

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

    /// The fields of named tuples of a name that is nothing else's.
    pub(super) fn tuple_fields_of(&self, name: &str) -> Option<Vec<Field>> {
        match self.class(name) {
            Some(class) => {
                let plain = self.is_named_tuple(class) && self.is_dataclass(class);
                plain.then(|| self.fields(class))?
            }
            None => self.assigned_tuple(name),
        }
    }

    /// The fields of the named tuples that a statement makes (`P = namedtuple('P', 'x y')`).
    fn assigned_tuple(&self, name: &str) -> Option<Vec<Field>> {
        let fields = self.tuple_fields(name)?.into_iter();
        let fields = fields.map(|(name, default)| Field::plain(name, default));
        Some(fields.collect())
    }

    /// The fields of objects of a dataclass that are made without a frame of the program's, if each object has its own.
    pub(super) fn fields_made(&self, class: &Definition) -> Option<Vec<Field>> {
        let makes = |name: &&str| *name != "__repr__" && self.method(class, name).is_some();
        let plain = self.is_decorated_as_dataclass(class)
            && !OWN.iter().any(makes)
            && !self.has_shared_fields(class);
        plain.then(|| self.fields(class))?
    }

    /// The fields of objects of a dataclass, which a method of its own may finish.
    pub(super) fn fields_begun(&self, class: &Definition) -> Option<Vec<Field>> {
        let finished = || {
            self.finishes_itself(class)
                .filter(|_| !self.has_shared_fields(class))
        };
        let fields = self.fields_made(class);
        fields.or_else(|| finished().and_then(|_| self.fields(class)))
    }

    /// The method of the program that a call of a class enters which makes an object of it.
    pub(super) fn making(&self, class: &Definition) -> Option<&Definition> {
        let init = self.method(class, "__init__");
        let finishing = init.or_else(|| self.finishes_itself(class));
        finishing.or_else(|| self.allocator(class))
    }

    /// Whether a class stands below `@dataclass`, which has no say in how its objects are made and shown, and inherits from nothing but such
    /// a class, or only inherits from one.
    fn is_decorated_as_dataclass(&self, class: &Definition) -> bool {
        self.is_dataclass_within(class, MOST_BASES)
    }

    /// The same where as many classes may be above it.
    fn is_dataclass_within(&self, class: &Definition, most: usize) -> bool {
        let Some(decorated) = self.dataclass_decorated(class) else {
            return false;
        };
        if most == 0 || class.kind != DefinitionKind::Class {
            return false;
        }
        match self.bases(class) {
            None | Some("" | "object") => decorated,
            Some(base) => {
                let base = self.class(base);
                base.is_some_and(|base| self.is_dataclass_within(base, most - 1))
            }
        }
    }

    /// Whether a class stands below `@dataclass`; `None` where something else above it may have a say in how its objects are made and shown.
    fn dataclass_decorated(&self, class: &Definition) -> Option<bool> {
        let decorators = self.decorators(class);
        // It only adds comparisons.
        let adds = |text: &str| matches!(text, "@total_ordering" | "@functools.total_ordering");
        let decorators =
            decorators.filter(|line| !adds(&line.text) && !self.keeps_class(&line.text));
        let decorators: Vec<&str> = decorators.map(|line| line.text.as_str()).collect();
        match decorators.as_slice() {
            [] => Some(false),
            ["@dataclass"] => Some(true),
            [one] => {
                let set = ["repr=", "init=", "slots="];
                let plain =
                    one.starts_with("@dataclass(") && !set.iter().any(|word| one.contains(word));
                plain.then_some(true)
            }
            _ => None,
        }
    }

    /// The dataclass that a class inherits from.
    fn dataclass_base(&self, class: &Definition) -> Option<&Definition> {
        let base = self.class(self.bases(class)?)?;
        self.is_decorated_as_dataclass(base).then_some(base)
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

    /// What `str` makes of an object of a dataclass or a named tuple, which is what it is shown as.
    pub fn said_of_record<'v>(&self, shown: &'v str) -> Option<&'v str> {
        let value = PythonValue::read(shown).ok()?;
        self.record(&value)?;
        let class = self.class(value.kind());
        let says = |name: &&str| class.is_some_and(|class| self.method(class, name).is_some());
        let told = !class.is_some_and(|class| self.has_shared_fields(class));
        let plain = told && !["__str__", "__format__"].iter().any(says);
        (plain && value.to_string() == shown).then_some(shown)
    }

    /// What `str` makes of a list, a tuple, a dictionary or a set of one with objects of dataclasses or named tuples in it.
    pub fn said_of_records<'v>(&self, shown: &'v str) -> Option<&'v str> {
        let value = PythonValue::read(shown).ok()?;
        let container = matches!(
            value,
            PythonValue::List(_)
                | PythonValue::Tuple(_)
                | PythonValue::Dict(_)
                | PythonValue::Set { .. }
        );
        let said = container && self.shows_as_written(&value) && value.to_string() == shown;
        said.then_some(shown)
    }

    /// Whether `repr` writes a value as states show it: it holds nothing but what is plain, and records.
    fn shows_as_written(&self, value: &PythonValue) -> bool {
        let all = |values: &[PythonValue]| values.iter().all(|one| self.shows_as_written(one));
        match value {
            PythonValue::List(items) | PythonValue::Tuple(items) => all(items),
            PythonValue::Dict(pairs) => pairs
                .iter()
                .all(|(key, value)| self.shows_as_written(key) && self.shows_as_written(value)),
            PythonValue::Object { parts, .. } => {
                let class = self.class(value.kind());
                let told = !class.is_some_and(|class| self.has_shared_fields(class));
                let mut parts = parts.iter();
                told && self.record(value).is_some()
                    && parts.all(|(_, part)| self.shows_as_written(part))
            }
            PythonValue::Opaque(text) => self.said_of_member(text).is_some(),
            PythonValue::Set { items, .. } if items.len() == 1 => all(items),
            // A set has an order that it does not show.
            PythonValue::Set { .. } | PythonValue::Name(_) | PythonValue::Ellipsis => false,
            _ => true,
        }
    }

    /// Whether a class says of a field that all objects have it together: states show that, and Python does not.
    fn has_shared_fields(&self, class: &Definition) -> bool {
        let mut lines = self
            .lines
            .iter()
            .filter(|line| class.is_in_body(line.number));
        lines.any(|line| line.text.contains("ClassVar"))
    }

    /// What an object with other values for some of its fields is shown as: `p._replace(x=1)` of a named tuple, `replace(p, x=1)` of a
    /// dataclass.
    pub fn replaced(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains("replace(") {
            return None;
        }
        let module = ruff_python_parser::parse_expression(expression).ok()?;
        let call = module.expr().as_call_expr()?;
        let object = self.object_there(at, self.object_replaced(at, call)?, expression)?;
        let (tuple, parts) = self.record(&object)?;
        // What its class finishes enters a frame.
        let class = self.class(object.kind());
        let finished = class.is_some_and(|class| self.finishes_itself(class).is_some());
        if tuple != call.arguments.args.is_empty() || finished {
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

    /// The class of what a call makes that gives another object's fields other values, where its class does not finish it.
    pub(super) fn class_replaced(&self, at: &State, call: &ExprCall) -> Option<&Definition> {
        let class = self.class_of(at, self.object_replaced(at, call)?)?;
        let plain = match call.arguments.args.is_empty() {
            true => self.is_named_tuple(class) && self.method(class, "_replace").is_none(),
            false => self.is_dataclass(class) && self.finishes_itself(class).is_none(),
        };
        plain.then_some(class)
    }

    /// The object of which a call makes another one with other values: `p` of a named tuple's `p._replace(x=1)` and of `replace(p, x=1)`.
    fn object_replaced<'e>(&self, at: &State, call: &'e ExprCall) -> Option<&'e Expr> {
        match (&*call.func, &*call.arguments.args) {
            (Expr::Attribute(method), []) if method.attr.as_str() == "_replace" => {
                Some(&method.value)
            }
            (function, [object]) => {
                let (module, name) = self.of_library(at, function)?;
                (module == "dataclasses" && name == "replace").then_some(object)
            }
            _ => None,
        }
    }

    /// The object that a part of an expression is, or that it makes without a frame of the program's.
    pub(super) fn object_there(
        &self,
        at: &State,
        part: &Expr,
        expression: &str,
    ) -> Option<PythonValue> {
        let made = || {
            let made = self.made_dataclass(at, written(part, expression)?)?;
            PythonValue::read(&made).ok()
        };
        // What is written as a call may be read as a value, which lacks the fields that have defaults.
        made().or_else(|| value(at, part))
    }

    /// What a new object of a dataclass is shown as, if an expression makes one of values that are told.
    pub(super) fn made_dataclass(&self, at: &State, expression: &str) -> Option<String> {
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
            let fields = self.assigned_tuple(name);
            fields.filter(|_| found(at, name).is_none())
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
            let made = || {
                let text = written(expr, expression).filter(|_| expr.is_call_expr())?;
                let known = |name: &str| {
                    let parsed = ruff_python_parser::parse_expression(name).ok()?;
                    Some(value(at, parsed.expr())?.to_string())
                };
                let made = self.made_dataclass(at, text);
                made.or_else(|| self.record_written(text))
                    .or_else(|| self.made_container(text, known))
            };
            let held = value(at, expr).map(|value| value.to_string());
            let member = || self.member_shown(at, written(expr, expression)?);
            held.or_else(member)
                .or_else(|| self.consulted_part(at, expr))
                .or_else(|| self.exact_part(expr, expression))
                .or_else(made)
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

    /// The method that finishes what `replace(p, x=1)` makes of an object of a dataclass, if there is one, and the expression for that as it is
    /// before.
    pub(super) fn replacing(&self, at: &State, call: &ExprCall) -> Option<(&Definition, String)> {
        let [object] = &*call.arguments.args else {
            return None;
        };
        let (module, name) = self.of_library(at, &call.func)?;
        if module != "dataclasses" || name != "replace" {
            return None;
        }
        let class = self.class_of(at, object)?;
        let finishing = self.finishes_itself(class)?;
        let fields = self.fields(class)?.into_iter().filter(|field| field.given);
        let object = canonical(written(object, &self.text)?)?;
        let keywords = &call.arguments.keywords;
        let given = fields.map(|field| {
            let own = |one: &&Keyword| one.arg.as_ref().is_some_and(|arg| *arg == *field.name);
            let name = &field.name;
            Some(match keywords.iter().find(own) {
                Some(one) => format!("{name}={}", canonical(written(&one.value, &self.text)?)?),
                None => format!("{name}={object}.{name}"),
            })
        });
        let given: Option<Vec<String>> = given.collect();
        let begun = self.begun_object(class, &format!("({})", given?.join(", ")))?;
        Some((finishing, begun))
    }

    /// Whether a text may call `replace` for objects of a class which finishes them.
    pub(super) fn may_replace(&self, text: &str) -> bool {
        let mut classes = self.definitions.iter();
        mentions(text, "replace")
            && self.imports_any(&["dataclasses"])
            && classes.any(|class| self.finishes_itself(class).is_some())
    }

    /// An object of a dataclass that stands in an expression as it is shown: with all its fields, by their names.
    fn record_written(&self, text: &str) -> Option<String> {
        let value = PythonValue::read(text).ok()?;
        let parsed = ruff_python_parser::parse_expression(text).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let told = |keyword: &Keyword| {
            is_display(&keyword.value)
                || written(&keyword.value, text)
                    .is_some_and(|text| self.record_written(text).is_some())
        };
        let whole = call.arguments.args.is_empty() && call.arguments.keywords.iter().all(told);
        (whole && self.has_all_fields(&value)).then(|| value.to_string())
    }

    /// The expression for an object of a dataclass that finishes its objects itself, as it is before that.
    pub(super) fn begun_object(&self, class: &Definition, call: &str) -> Option<String> {
        let arguments = &call[call.find('(')?..];
        let shows = !self.writes_values() && self.fields(class).is_some();
        shows.then(|| format!("{BEGUN}{}{arguments}", class.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn a_new_object_has_its_fields_in_order() {
        let source = "@dataclass\nclass P:\n    x: int\n    y: int = 0\n    z: list = field(default_factory=list)\n    def m(self):\n        return 1\n@dataclass\nclass Q:\n    x: int\n    def __post_init__(self):\n        self.x += 1\nclass R(P):\n    y = 3\n@dataclass\nclass S(P):\n    w: int = 1\n    y: int = 5\nprint()\n";
        let program = Program::parse(source).unwrap();
        let at = state(Event::Line, &[("<module>", 19, &[("n", "4")])], None);
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
        check("P(P(1), 2)", Some("P(x=P(x=1, y=0, z=[]), y=2, z=[])"));
        check("P(Q(x=n), 2)", None);
        check("P(Q(x=1), 2)", Some("P(x=Q(x=1), y=2, z=[])"));
        check("Q(1)", None);
        check("R('a')", Some("R(x='a', y=0, z=[])"));
        check("S(1, w=3)", Some("S(x=1, y=5, z=[], w=3)"));
        assert!(!program.may_enter(&at, "S(1)"));
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
        // What is no field.
        assert!(program.hides_field("P(x=4)", "area"));
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
    fn what_replaces_an_object_is_finished_by_its_class() {
        let source = "from dataclasses import dataclass, replace\n@dataclass\nclass P:\n    x: int\n    y: int = 0\n    def __post_init__(self):\n        self.y += 1\nq = replace(p, x=n + 1)\n";
        let program = Program::parse(source).unwrap();
        let locals = [("p", "P(x=4, y=5)"), ("n", "7")];
        let at = state(Event::Line, &[("<module>", 8, &locals)], None);
        assert_eq!(
            program.entered(&at).map(|one| one.name.as_str()),
            Some("__post_init__")
        );
        assert!(program.may_enter(&at, "replace(p, x=1)"));
        assert_eq!(program.replaced(&at, "replace(p, x=1)"), None);
        let class = |program: &Program| {
            let parsed = ruff_python_parser::parse_expression("replace(p, x=1)").unwrap();
            let class = program.class_of(&at, parsed.expr());
            class.map(|class| class.name.clone())
        };
        assert_eq!(class(&program), None);
        let plain = Program::parse(&source.replace("__post_init__", "changed")).unwrap();
        assert_eq!(class(&plain).as_deref(), Some("P"));
        let made = program.made_dataclass(&at, "begun__P(x=8, y=p.y)");
        assert_eq!(made.as_deref(), Some("P(x=8, y=5)"));
    }

    #[test]
    fn fields_have_what_their_functions_make() {
        let source = "from collections import Counter, deque\n@dataclass\nclass P:\n    a: list = field(default_factory=lambda: ['x'])\n    b: Counter = field(default_factory=Counter)\n    c: deque = field(default_factory=deque)\n    d: str = field(default_factory=str)\n    e: int = field(default_factory=unknown, repr=False)\nprint()\n";
        let program = Program::parse(source).unwrap();
        let at = state(Event::Line, &[("<module>", 9, &[])], None);
        let made = program.made_dataclass(&at, "P(e=1)");
        let expected = "P(a=['x'], b=Counter(), c=deque([]), d='')";
        assert_eq!(made.as_deref(), Some(expected));
        assert_eq!(program.made_dataclass(&at, "P()"), None);
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
        for (shown, said) in [
            ("[P(x=1, y=0), 'a']", true),
            ("{1: P(x=P(x=2, y=0), y=0)}", true),
            ("(P(x=[], y=0), 2)", true),
            ("[Q(x=1, y=0)]", false),
            ("[P(x={1, 2}, y=0)]", false),
            ("P(x=1, y=0)", false),
        ] {
            assert_eq!(
                program.said_of_records(shown),
                said.then_some(shown),
                "{shown}"
            );
        }
        let replaced = program.replaced(&at, "P(n, 2)._replace(x=3)");
        assert_eq!(replaced.as_deref(), Some("P(x=3, y=2)"));
        let replaced = program.replaced(&at, "p._replace(y=n)");
        assert_eq!(replaced.as_deref(), Some("P(x=4, y=7)"));
        assert_eq!(program.replaced(&at, "p._replace(z=1)"), None);
        assert_eq!(program.replaced(&at, "n._replace(y=1)"), None);
        // Methods of what comes of that are those of its class.
        let class = |text: &str| {
            let parsed = ruff_python_parser::parse_expression(text).unwrap();
            let class = program.class_of(&at, parsed.expr());
            class.map(|class| class.name.clone())
        };
        assert_eq!(class("p._replace(y=n)").as_deref(), Some("P"));
        assert_eq!(class("n._replace(y=n)"), None);
        assert_eq!(class("p._replace(n)"), None);
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
