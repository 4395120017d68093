//! Enumerations: classes whose members are written out in their bodies (`class Color(Enum):`, Python's library reference, "enum"). A state
//! shows a member as `<Color.RED: 1>`, which tells its name and its value, and that it is no other one.

mod flags;
mod initialised;
mod numbers;
mod refusals;
mod sequences;

use ruff_python_ast::{CmpOp, Expr, UnaryOp};

use self::flags::combined;
use super::classes::{found, value};
use super::displays::is_display;
use super::rewriting::with_told;
use super::{Definition, DefinitionKind, LogicalLine, Program, is_identifier};
use crate::quiz::PythonValue;
use crate::state::State;

/// Methods that say what members are, which are the same, or how they are shown.
const MAKING: [&str; 8] = [
    "_generate_next_value_(",
    "_missing_(",
    "__new__(",
    "__init__(",
    "__eq__(",
    "__ne__(",
    "__hash__(",
    "__repr__(",
];

/// Python's enumerations (its library reference, `enum`).
const ENUMERATIONS: [&str; 6] = ["Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "ReprEnum"];

impl Program {
    /// Whether a class inherits from one of Python's enumerations.
    pub(super) fn is_enumeration(&self, class: &Definition) -> bool {
        let bases = self.bases(class).unwrap_or_default();
        bases
            .split(", ")
            .any(|base| base.ends_with("Enum") || base.ends_with("Flag"))
    }

    /// Whether a class inherits from nothing but Python's enumerations, and the plain types that members may be of as well.
    pub(super) fn is_of_enumerations_alone(&self, class: &Definition) -> bool {
        let bases = self.bases(class).unwrap_or_default();
        let of_python = |base: &str| {
            let name = base.strip_prefix("enum.").unwrap_or(base);
            ENUMERATIONS.contains(&name) || matches!(name, "str" | "int" | "float")
        };
        self.is_enumeration(class)
            && bases
                .split(", ")
                .all(|base| of_python(base) && self.class(base).is_none())
    }

    /// The names and values of the members of an enumeration, in their order; `None` where it has methods that Python calls by itself, or
    /// something in its body that does not tell.
    pub(super) fn members(&self, class: &Definition) -> Option<Vec<(String, String)>> {
        self.members_but(class, &MAKING)
    }

    /// The same of one with an `__init__`, which is called for each of its members with the value, or with the parts of a tuple.
    pub(super) fn members_initialised(&self, class: &Definition) -> Option<Vec<(String, String)>> {
        let sets =
            |line: &LogicalLine| class.contains(line.number) && line.text.contains("_value_");
        let other: Vec<&str> = MAKING
            .into_iter()
            .filter(|name| *name != "__init__(")
            .collect();
        let sets = self.lines.iter().any(sets);
        self.members_but(class, &other).filter(|_| !sets)
    }

    /// The members of an enumeration that has none of these methods. A second name for a value is none: it stands for the first one's.
    fn members_but(&self, class: &Definition, making: &[&str]) -> Option<Vec<(String, String)>> {
        let mut members: Vec<(String, String)> = Vec::new();
        for (name, value) in self.names_but(class, making)? {
            if !members.iter().any(|(_, other)| *other == value) {
                members.push((name, value));
            }
        }
        Some(members)
    }

    /// The member of an enumeration that has a name, which may be another one of it.
    fn member_called(&self, class: &Definition, name: &str) -> Option<(String, String)> {
        let names = self.names_but(class, &MAKING)?;
        let (_, value) = names.iter().find(|(one, _)| one == name)?;
        names.iter().find(|(_, other)| other == value).cloned()
    }

    /// All names of an enumeration that has none of these methods, each with the value of its member.
    fn names_but(&self, class: &Definition, making: &[&str]) -> Option<Vec<(String, String)>> {
        // It only looks whether there are two names for a value.
        let checks = |text: &str| matches!(text, "@unique" | "@enum.unique");
        let unique = self.decorators(class).next().is_some();
        let mut above = self.decorators(class);
        if class.kind != DefinitionKind::Class || !above.all(|line| checks(&line.text)) {
            return None;
        }
        let flag = self.is_flag(class);
        let plain = matches!(self.bases(class), Some("Enum" | "enum.Enum"));
        if !plain && !flag && !self.is_counting(class) {
            return None;
        }
        let depth = self.line(class.body)?.depth;
        let mut members: Vec<(String, String)> = Vec::new();
        for line in self.lines.iter() {
            let own = line.number > class.line && class.contains(line.number);
            if !own || line.depth != depth {
                continue;
            }
            let text = line.text.as_str();
            if let Some(method) = text.strip_prefix("def ") {
                if making.iter().any(|name| method.starts_with(name)) {
                    return None;
                }
                continue;
            }
            // What decorates a method is no member.
            if text.starts_with('@') {
                continue;
            }
            if matches!(text, "\"\"" | "pass") {
                continue;
            }
            let (name, given) = text.split_once('=')?;
            if !is_identifier(name) || name.starts_with('_') {
                return None;
            }
            let value = if flag {
                self.bits(given, &members)?
            } else if matches!(given, "auto()" | "enum.auto()") {
                following(&members)?.to_string()
            } else {
                let parsed = ruff_python_parser::parse_expression(given).ok()?;
                let plain = is_display(parsed.expr()) && !parsed.expr().is_set_expr();
                PythonValue::of_literal(parsed.expr())
                    .filter(|_| plain)?
                    .to_string()
            };
            // Which is what it has been told to raise about.
            if unique && members.iter().any(|(_, other)| *other == value) {
                return None;
            }
            members.push((name.to_owned(), value));
        }
        (!members.is_empty()).then_some(members)
    }

    /// Whether the members of an enumeration are numbers (`class Level(IntEnum):`).
    fn is_counting(&self, class: &Definition) -> bool {
        matches!(self.bases(class), Some("IntEnum" | "enum.IntEnum"))
    }

    /// The class of a member of an enumeration that is shown so, if it is one.
    fn class_of_shown(&self, shown: &str) -> Option<&Definition> {
        self.class(shown.strip_prefix('<')?.split(['.', ':']).next()?)
    }

    /// The method or the property of this name that the class of a member has which is shown so.
    pub(super) fn method_of_member(&self, shown: &str, name: &str) -> Option<&Definition> {
        let class = self.class_of_shown(shown)?;
        let class = Some(class).filter(|class| self.is_enumeration(class))?;
        self.method(class, name)
    }

    /// The number that a member of an enumeration is which is shown so; `Some(None)` for one that is none.
    pub(super) fn number_of_member(&self, shown: &str) -> Option<Option<PythonValue>> {
        let (_, value) = self.member(shown)?;
        let class = self.class_of_shown(shown)?;
        let number = self.is_counting(class) || self.is_counting_flag(class);
        Some(number.then(|| PythonValue::read(&value).ok()).flatten())
    }

    /// A text with the members of enumerations that it shows as expressions name them: `[<Color.RED: 1>]` as `[Color.RED]`.
    pub fn with_names_of_members(&self, text: &str) -> String {
        if !text.contains('<') {
            return text.to_owned();
        }
        self.with_members_as(text, |class, name| match name.starts_with('(') {
            true => format!("{}{name}", class.name),
            false => format!("{}.{name}", class.name),
        })
    }

    /// A text without the members of enumerations that it shows.
    pub(super) fn without_members<'t>(&self, text: &'t str) -> std::borrow::Cow<'t, str> {
        if !text.contains('<') || !self.has_enumerations() {
            return text.into();
        }
        self.with_members_as(text, |_, _| String::new()).into()
    }

    fn with_members_as(&self, text: &str, write: impl Fn(&Definition, &str) -> String) -> String {
        let mut text = text.to_owned();
        for class in &self.definitions {
            let begin = format!("<{}", class.name);
            let flags = self.is_flag(class).then(|| text.match_indices(&begin));
            let all: Vec<String> = flags
                .into_iter()
                .flatten()
                .filter_map(|(place, _)| {
                    let end = text[place..].find('>')?;
                    Some(text[place..=place + end].to_owned())
                })
                .collect();
            for combined in all {
                let found = self.flag(&combined).map(|(_, value)| value);
                if let Some(value) = found {
                    text = text.replace(&combined, &write(class, &format!("({value})")));
                }
            }
            for member in self.members(class).into_iter().flatten() {
                let shown = shown(class, &member);
                if text.contains(&shown) {
                    text = text.replace(&shown, &write(class, &member.0));
                }
            }
        }
        text
    }

    /// What `auto()` gives the member of an enumeration whose line is about to run.
    pub fn counted_member(&self, at: &State, expression: &str) -> Option<String> {
        if !matches!(expression, "auto()" | "enum.auto()") {
            return None;
        }
        let line = self.line(at.line()?)?;
        let (name, _) = line.text.split_once('=')?;
        let class = self.class_around(line.number)?;
        let top = at.top().filter(|top| top.function == class.name);
        let mut members = self.members(class).filter(|_| top.is_some())?.into_iter();
        members.find(|(one, _)| one == name).map(|(_, value)| value)
    }

    /// The enumeration that an expression names at a state.
    fn enumeration_named(&self, at: &State, name: &str) -> Option<&Definition> {
        let class = self
            .visible(at, name)
            .filter(|_| found(at, name).is_none())?;
        self.members(class).map(|_| class)
    }

    /// What the member of an enumeration of the program is shown as that an expression reads by both names (`Color.RED`).
    pub(super) fn member_written(&self, expr: &Expr) -> Option<String> {
        let attribute = expr.as_attribute_expr()?;
        let class = attribute.value.as_name_expr()?.id.as_str();
        let class = self.class(class)?;
        let member = self.member_called(class, attribute.attr.as_str())?;
        let shown = shown(class, &member);
        self.member(&shown).is_some().then_some(shown)
    }

    /// The name and the value of the member of an enumeration that is shown so.
    pub(super) fn member(&self, shown: &str) -> Option<(String, String)> {
        if let Some((_, value)) = self.flag(shown) {
            let (named, _) = shown.split_once(": ")?;
            let name = named.split_once('.').map_or("", |(_, name)| name);
            return Some((name.to_owned(), value.to_string()));
        }
        let (class, rest) = shown.strip_prefix('<')?.split_once('.')?;
        let class = self.class(class).filter(|_| is_identifier(class))?;
        let mut members = self.members(class)?.into_iter();
        members.find(|(name, value)| format!("{name}: {value}>") == rest)
    }

    /// What `str` makes of a member of an enumeration.
    pub fn said_of_member<'t>(&self, shown: &'t str) -> Option<&'t str> {
        let number = self.number_of_member(shown)?;
        // Its class may say it itself.
        let class = self.class_of_shown(shown)?;
        if ["__str__", "__format__"]
            .iter()
            .any(|name| self.method(class, name).is_some())
        {
            return None;
        }
        let (name, value) = shown.strip_prefix('<')?.split_once(": ")?;
        Some(match number {
            Some(_) => value.strip_suffix('>')?,
            // None of its bits is set.
            None if !name.contains('.') => return None,
            None => name,
        })
    }

    /// The member of an enumeration that an expression is at a state, as it is shown.
    pub fn member_shown(&self, at: &State, expression: &str) -> Option<String> {
        if !self.has_enumerations() {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        self.member_meant(at, parsed.expr())
    }

    /// An expression without what it asks members of enumerations: their names and values, how many there are, and whether two are the same;
    /// `None` where it asks nothing of that.
    pub fn with_members(&self, at: &State, expression: &str) -> Option<String> {
        if !self.has_enumerations() {
            return None;
        }
        with_told(expression, |expr| {
            let asked = self.asked_of_members(at, expr);
            let asked = asked.or_else(|| self.with_names_listed(at, expr, expression));
            let asked = asked.or_else(|| self.with_members_listed(at, expr, expression));
            asked.or_else(|| self.counted_with(at, expr, expression))
        })
    }

    pub(super) fn has_enumerations(&self) -> bool {
        let mut classes = self.definitions.iter();
        classes.any(|one| one.kind == DefinitionKind::Class && self.is_enumeration(one))
    }

    fn member_meant(&self, at: &State, expr: &Expr) -> Option<String> {
        let called = |class: &Expr, name: &str| {
            let class = self.enumeration_named(at, &class.as_name_expr()?.id)?;
            Some(shown(class, &self.member_called(class, name)?))
        };
        let of_class = |class: &Expr, is: &dyn Fn(&(String, String)) -> bool| {
            let class = self.enumeration_named(at, &class.as_name_expr()?.id)?;
            let member = self.members(class)?.into_iter().find(is)?;
            Some(shown(class, &member))
        };
        let written = match expr {
            Expr::Attribute(attribute) => called(&attribute.value, attribute.attr.as_str()),
            Expr::Subscript(item) => {
                let name = item.slice.as_string_literal_expr();
                name.and_then(|name| called(&item.value, name.value.to_str()))
            }
            Expr::Call(call) => match &*call.arguments.args {
                [given] if call.arguments.keywords.is_empty() => {
                    let given = PythonValue::of_literal(given).or_else(|| value(at, given));
                    let given = given.map(|given| given.to_string());
                    let flags = call.func.as_name_expr();
                    let flags = flags.and_then(|name| self.enumeration_named(at, &name.id));
                    if let Some(class) = flags.filter(|class| self.is_flag(class)) {
                        return self.shown_flag(class, given?.parse().ok()?);
                    }
                    of_class(&call.func, &|(_, value)| Some(value) == given.as_ref())
                }
                _ => None,
            },
            _ => None,
        };
        if written.is_some() {
            return written;
        }
        if let Some(combined) = self.flags_combined(at, expr) {
            return Some(combined);
        }
        let held = super::classes::shown(at, expr)?.into_owned();
        self.member(&held).map(|_| held)
    }

    /// The class of the member of an enumeration that an expression is at a state.
    pub(super) fn class_of_member(&self, at: &State, expr: &Expr) -> Option<&Definition> {
        self.class_of_shown(&self.member_of(at, expr)?)
    }

    /// The member of an enumeration that an expression names, as it is shown.
    pub(super) fn member_of(&self, at: &State, expr: &Expr) -> Option<String> {
        self.has_enumerations()
            .then(|| self.member_meant(at, expr))?
    }

    /// What operators make of members that are bits, as it is shown.
    fn flags_combined(&self, at: &State, expr: &Expr) -> Option<String> {
        let bits = |expr: &Expr| {
            self.flag(&self.member_meant(at, expr)?)
                .map(|(class, value)| (class.line, value))
        };
        let (class, value) = match expr {
            Expr::UnaryOp(unary) if unary.op == UnaryOp::Invert => {
                let (line, value) = bits(&unary.operand)?;
                let class = self.definition(line)?;
                (class, self.mask(class)? & !value)
            }
            Expr::BinOp(binary) => {
                let ((line, _), (other, _)) = (bits(&binary.left)?, bits(&binary.right)?);
                let value = combined(expr, &|one| bits(one).map(|(_, value)| value))?;
                (self.definition(line).filter(|_| line == other)?, value)
            }
            _ => return None,
        };
        self.shown_flag(class, value)
    }

    /// What an expression comes to that asks something of members.
    fn asked_of_members(&self, at: &State, expr: &Expr) -> Option<String> {
        match expr {
            Expr::Attribute(attribute) => {
                let part = attribute.attr.as_str();
                if let Some(given) = self.part_initialised(at, &attribute.value, part) {
                    return Some(given);
                }
                if !matches!(part, "name" | "value") {
                    return None;
                }
                let (name, value) = self.member(&self.member_meant(at, &attribute.value)?)?;
                Some(match part {
                    "name" if name.is_empty() => "None".to_owned(),
                    "name" => format!("'{name}'"),
                    _ => value,
                })
            }
            Expr::Compare(comparison) => {
                let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
                    return None;
                };
                if let (CmpOp::In | CmpOp::NotIn, Some(names)) =
                    (operator, self.names_of(at, right))
                {
                    let name = comparison.left.as_string_literal_expr()?;
                    let held = names.iter().any(|one| one == name.value.to_str());
                    let holds = held == (*operator == CmpOp::In);
                    return Some(if holds { "True" } else { "False" }.to_owned());
                }
                let left = self.member_meant(at, &comparison.left)?;
                // Whether bits are set.
                if let (CmpOp::In | CmpOp::NotIn, Some((_, bits))) = (operator, self.flag(&left))
                    && let Some((_, all)) = self.flag(&self.member_meant(at, right)?)
                {
                    let set = (all & bits == bits) == (*operator == CmpOp::In);
                    return Some(if set { "True" } else { "False" }.to_owned());
                }
                // Those that are numbers may be the same number.
                if self.number_of_member(&left)?.is_some() {
                    return None;
                }
                let same = match (operator, right) {
                    (CmpOp::Is | CmpOp::Eq | CmpOp::IsNot | CmpOp::NotEq, right) => {
                        left == self.member_meant(at, right)?
                    }
                    (CmpOp::In | CmpOp::NotIn, right) => {
                        self.members_among(at, right)?.contains(&left)
                    }
                    _ => return None,
                };
                let negated = matches!(operator, CmpOp::IsNot | CmpOp::NotEq | CmpOp::NotIn);
                Some(if same != negated { "True" } else { "False" }.to_owned())
            }
            Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => {
                let (_, value) = self.flag(&self.member_meant(at, &unary.operand)?)?;
                Some(if value > 0 { "False" } else { "True" }.to_owned())
            }
            Expr::Call(call) => match (&*call.func, &*call.arguments.args) {
                (Expr::Name(function), [given])
                    if function.id.as_str() == "repr" && !self.binds("repr") =>
                {
                    let shown = self.member_meant(at, given)?;
                    Some(PythonValue::Str(shown).to_string())
                }
                (Expr::Attribute(read), [given]) => {
                    self.place_among(at, read, given).map(|n| n.to_string())
                }
                (Expr::Name(function), [given])
                    if !self.binds(&function.id)
                        && let Some(shown) = self.member_meant(at, given)
                        && let Some((class, value)) = self.flag(&shown) =>
                {
                    let number = self.is_counting_flag(class);
                    match function.id.as_str() {
                        "bool" => Some(if value > 0 { "True" } else { "False" }.to_owned()),
                        "int" => number.then(|| value.to_string()),
                        "str" => Some(format!("'{}'", self.said_of_member(&shown)?)),
                        name @ ("bin" | "hex" | "oct") => {
                            number.then(|| format!("{name}({value})"))
                        }
                        _ => None,
                    }
                }
                (Expr::Name(function), [Expr::Name(class)]) if function.id.as_str() == "len" => {
                    let class = self.enumeration_named(at, &class.id)?;
                    Some(self.members(class)?.len().to_string())
                }
                (Expr::Name(function), [Expr::Name(class)])
                    if function.id.as_str() == "list" && !self.binds("list") =>
                {
                    let class = self.enumeration_named(at, &class.id)?;
                    let members = self.members(class)?.into_iter();
                    let members = members.map(|(name, _)| format!("{}.{name}", class.name));
                    Some(format!("[{}]", members.collect::<Vec<_>>().join(", ")))
                }
                _ => None,
            },
            _ => None,
        }
    }
}

/// What `auto()` gives the member behind these: one more than the last. Versions of Python differ where that is not the greatest, or no whole
/// number.
fn following(members: &[(String, String)]) -> Option<i64> {
    let numbers = members.iter().map(|(_, value)| value.parse().ok());
    let numbers: Vec<i64> = numbers.collect::<Option<_>>()?;
    let last = numbers.last().copied().unwrap_or_default();
    let greatest = numbers.iter().all(|one| *one <= last);
    last.checked_add(1).filter(|_| greatest)
}

/// A member as a state shows it.
fn shown(class: &Definition, (name, value): &(String, String)) -> String {
    format!("<{}.{name}: {value}>", class.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    const SOURCE: &str = "\
from enum import Enum, auto
class Color(Enum):
    RED = 1
    GREEN = 'g'
class Size(Enum):
    SMALL = auto()
    BIG = auto()
    def double(self):
        return self.value * 2
class Own(Enum):
    A = 1
    def __str__(self):
        return 'a'
x = 1
class Level(IntEnum):
    LOW = 1
    @property
    def low(self):
        return True
class Perm(IntFlag):
    READ = 1
    WRITE = auto()
    ALL = READ | WRITE
class Side(Flag):
    LEFT = auto()
    RIGHT = auto()
    TOP = 1 << 2
";

    #[test]
    fn bits_have_the_names_of_those_that_are_set() {
        let program = Program::parse(SOURCE).unwrap();
        let known: [(&str, &str); 2] = [("p", "<Perm.READ: 1>"), ("s", "<Side.LEFT|TOP: 5>")];
        let at = state(Event::Line, &[("<module>", 14, &known)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.member_shown(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("p|Perm.WRITE", Some("<Perm.ALL: 3>"));
        check("s&Side.TOP", Some("<Side.TOP: 4>"));
        check("s|Side.RIGHT", Some("<Side.LEFT|RIGHT|TOP: 7>"));
        check("s&Side.RIGHT", Some("<Side: 0>"));
        check("~s", Some("<Side.RIGHT: 2>"));
        check("~p", Some("<Perm.WRITE: 2>"));
        check("p|Side.TOP", None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.with_members(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("bool(s&Side.RIGHT)", Some("False"));
        check("Side.TOP in s", Some("True"));
        check("s.name", Some("'LEFT|TOP'"));
        check("(s&Side.LEFT).value+1", Some("1+1"));
        check("int(p)", Some("1"));
        check("bin(p)", Some("bin(1)"));
        check("not s&Side.RIGHT", Some("True"));
        let named = program.with_names_of_members("[<Side.LEFT|TOP: 5>, <Perm.ALL: 3>]");
        assert_eq!(named, "[Side(5), Perm(3)]");
    }

    #[test]
    fn members_are_told_by_what_they_are_shown_as() {
        let program = Program::parse(SOURCE).unwrap();
        let known: [(&str, &str); 3] = [
            ("c", "<Color.RED: 1>"),
            ("o", "<Own.A: 1>"),
            ("n", "<Level.LOW: 1>"),
        ];
        let at = state(Event::Line, &[("<module>", 14, &known)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.with_members(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("c.name+'!'", Some("'RED'+'!'"));
        check("c.value*2", Some("1*2"));
        check("c is Color.RED", Some("True"));
        check("c!=Color.GREEN and x", Some("True and x"));
        check("c in (Color.GREEN, Size.BIG)", Some("False"));
        check("Size.BIG.value", Some("2"));
        check("len(Color)", Some("2"));
        check("o.value", Some("1"));
        check("c.other", None);
        check("x.name", None);
        check("n.value+1", Some("1+1"));
        check("n==Level.LOW", Some("1==1"));
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.member_shown(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("Color.RED", Some("<Color.RED: 1>"));
        check("Color('g')", Some("<Color.GREEN: 'g'>"));
        check("Color['RED']", Some("<Color.RED: 1>"));
        check("c", Some("<Color.RED: 1>"));
        check("Color.BLUE", None);
        check("Own.A", Some("<Own.A: 1>"));
        assert_eq!(program.said_of_member("<Own.A: 1>"), None);
        let all = program.members_shown(&at, "Size");
        let both = ["<Size.SMALL: 1>", "<Size.BIG: 2>"].map(str::to_owned);
        assert_eq!(all.as_deref(), Some(both.as_slice()));
        assert_eq!(program.said_of_member("<Color.RED: 1>"), Some("Color.RED"));
        assert_eq!(program.said_of_member("<Level.LOW: 1>"), Some("1"));
        let named = program.with_names_of_members("{<Color.RED: 1>: <x>}");
        assert_eq!(named, "{Color.RED: <x>}");
        assert_eq!(program.without_members("A(c=<Color.RED: 1>)"), "A(c=)");
        let within = state(Event::Line, &[("<module>", 5, &[]), ("Size", 7, &[])], None);
        let counted = program.counted_member(&within, "auto()");
        assert_eq!(counted.as_deref(), Some("2"));
        assert_eq!(program.counted_member(&at, "auto()"), None);
    }
}
