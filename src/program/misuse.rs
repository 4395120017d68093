//! What objects do not take: an operator, `len`, an index or a call that their class has no method for, and calls of what is no function,
//! because a name of Python's has got another value (`str = 'abc'`, `str(5)`). Python says so in words that the kinds of values tell.
//!
//! Parts are looked at in the order in which they are evaluated, up to the first one that cannot be told: that may raise something else.

mod attributes;
mod elements;
mod operators;

use ruff_python_ast::{CmpOp, Expr, ExprAttribute, ExprCall, Stmt};

pub(super) use self::attributes::known_attributes;
use super::arrangement::missing;
use super::classes::{found, value};
use super::expressions::{Header, written};
use super::private::is_private;
use super::reach::Reach;
use super::{Program, canonical_expression};
use crate::quiz::PythonValue;
use crate::state::{Event, State};

/// Functions of Python's that go through what they are given first.
const GOING_THROUGH: [&str; 9] = [
    "all",
    "any",
    "enumerate",
    "list",
    "set",
    "sorted",
    "sum",
    "tuple",
    "iter",
];

/// What a part of a statement comes to.
enum Part {
    /// Something with a type of this name; of a class of the program if told so.
    Kind { name: String, own: bool },
    /// An exception that says this.
    Raises(String),
}

impl Program {
    /// The message of the exception that the line which is about to run at a state surely raises first, because something in it is used as
    /// things of its kind cannot be, or has no value yet.
    pub fn misused(&self, at: &State) -> Option<String> {
        if let Some(message) = self.unassigned(at) {
            return Some(message);
        }
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        if let Some(message) = self.unsettable(at) {
            return Some(message);
        }
        // An object may be written like anything then.
        if at.aliases.is_none() || self.disguises() {
            return None;
        }
        let used = Use {
            program: self,
            at,
            reach: Reach::of(self, at)?,
        };
        let message = self.with_header(frame.line, |header| match header {
            Header::Statement(Stmt::AugAssign(statement)) => {
                let target = used.part(&statement.target)?;
                let value = used.part(&statement.value)?;
                used.operator(statement.op, "=", target, value)
            }
            Header::Statement(Stmt::For(repeated)) => {
                let count = frame.loops.as_ref()?.get(&frame.line).copied()?;
                let first = count == Some(0) && !repeated.is_async;
                used.gone_through(used.part(&repeated.iter).filter(|_| first)?)
            }
            Header::Statement(Stmt::Assign(assign)) => {
                let given = used.part(&assign.value)?;
                let apart = matches!(&*assign.targets, [Expr::Tuple(_) | Expr::List(_)]);
                match given {
                    Part::Kind { name, own: true }
                        if apart && used.lacks(&name, &["__iter__", "__getitem__"]) =>
                    {
                        Some(Part::Raises(format!(
                            "TypeError: cannot unpack non-iterable {name} object"
                        )))
                    }
                    given => Some(given),
                }
            }
            Header::Statement(Stmt::Expr(statement)) => used.part(&statement.value),
            Header::Statement(Stmt::Return(returned)) => used.part(returned.value.as_deref()?),
            Header::Statement(Stmt::AnnAssign(assign)) => used.part(assign.value.as_deref()?),
            _ => used.part(header.test()?),
        })?;
        match message {
            Part::Raises(message) => Some(message),
            Part::Kind { .. } => None,
        }
    }
}

/// A look at what is used at a state.
struct Use<'p> {
    program: &'p Program,
    at: &'p State,
    reach: Reach<'p>,
}

impl Use<'_> {
    /// What a part comes to; `None` where that cannot be told, nor what is raised.
    fn part(&self, expr: &Expr) -> Option<Part> {
        match expr {
            Expr::Name(name) => self.held(self.reach.held(&name.id)?.1, expr),
            Expr::Attribute(attribute) => match self.part(&attribute.value)? {
                Part::Kind { name, own } => self.attribute(&name, own, attribute, expr),
                raises => Some(raises),
            },
            Expr::BinOp(both) => {
                let left = self.part(&both.left)?;
                let Part::Kind { .. } = left else {
                    return Some(left);
                };
                self.operator(both.op, "", left, self.part(&both.right)?)
            }
            Expr::Compare(compare) => {
                let left = self.part(&compare.left)?;
                let Part::Kind { .. } = left else {
                    return Some(left);
                };
                let right = self.part(compare.comparators.first()?)?;
                self.comparison(*compare.ops.first()?, left, right)
            }
            Expr::BoolOp(either) => self.each(either.values.first(), None),
            Expr::UnaryOp(unary) => self.each([&*unary.operand], None),
            Expr::If(choice) => self.each([&*choice.test], None),
            Expr::Tuple(all) => self.each(&all.elts, Some("tuple")),
            Expr::List(all) => self.each(&all.elts, Some("list")),
            Expr::FString(formatted) => {
                let parts = formatted.value.elements();
                let mut parts =
                    parts.filter_map(|part| Some(&*part.as_interpolation()?.expression));
                parts.find_map(|part| match self.part(part) {
                    Some(Part::Kind { own: false, .. }) => None,
                    // Its class may be asked how it is written.
                    Some(Part::Kind { own: true, .. }) | None => Some(None),
                    raises => Some(raises),
                })?
            }
            Expr::Subscript(item) => match self.part(&item.value)? {
                Part::Kind { name, own: true } if self.lacks(&name, &["__getitem__"]) => {
                    match self.part(&item.slice)? {
                        Part::Kind { .. } => Some(Part::Raises(format!(
                            "TypeError: '{name}' object is not subscriptable"
                        ))),
                        raises => Some(raises),
                    }
                }
                Part::Kind { .. } => match value(self.at, expr) {
                    Some(value) => self.kind(&value),
                    None => self.absent(expr),
                },
                raises => Some(raises),
            },
            Expr::Dict(dict) => {
                let spread = dict.items.iter().any(|item| item.key.is_none());
                let items = dict.items.iter().filter(|_| !spread);
                let parts = items.flat_map(|item| item.key.iter().chain([&item.value]));
                self.each(parts, Some("dict").filter(|_| !spread))
            }
            Expr::Call(call) => self.call(call),
            literal => self.kind(&PythonValue::of_literal(literal)?),
        }
    }

    /// What a subscript raises that finds nothing.
    fn absent(&self, expr: &Expr) -> Option<Part> {
        let container = expr.as_subscript_expr().map(|item| &*item.value);
        let class = container.and_then(|one| self.program.class_of(self.at, one));
        let says = |class| {
            let mut methods = ["__getitem__", "__missing__"].iter();
            methods.any(|name| self.program.method(class, name).is_some())
        };
        if class.is_some_and(says) {
            return None;
        }
        let known = |name: &str| found(self.at, name).flatten().map(str::to_owned);
        let text = canonical_expression(written(expr, &self.program.text)?).ok()?;
        missing(&text, known).map(Part::Raises)
    }

    /// What an attribute of something comes to.
    fn attribute(
        &self,
        kind: &str,
        own: bool,
        attribute: &ExprAttribute,
        expr: &Expr,
    ) -> Option<Part> {
        let name = attribute.attr.as_str();
        let lacks = match own {
            _ if name.starts_with("__") && !is_private(name) => return None,
            // An object that shows all that it has.
            true => match value(self.at, &attribute.value)? {
                PythonValue::Object { parts, .. } => {
                    let class = self.program.class(kind)?;
                    let shown = self.program.shown_new(class).is_some();
                    let named = |(one, _): &(Option<String>, PythonValue)| {
                        one.as_ref().is_some_and(|one| one != name)
                    };
                    shown && parts.iter().all(named) && !self.program.may_have(kind, name)
                }
                _ => return None,
            },
            // One of a class that extends the type may have it.
            false => {
                !known_attributes(kind)?.contains(&name)
                    && self.program.extending(kind, name).is_none()
            }
        };
        if lacks {
            return Some(Part::Raises(format!(
                "AttributeError: '{kind}' object has no attribute '{name}'"
            )));
        }
        if self.program.may_be_property(name) {
            return None;
        }
        self.kind(&value(self.at, expr)?)
    }

    /// What making an object raises whose class has abstract methods, where what it is given raises nothing.
    fn abstract_class(&self, call: &ExprCall) -> Option<String> {
        let name = call.func.as_name_expr()?.id.as_str();
        if self.reach.held(name).is_some() {
            return None;
        }
        let methods = self.program.abstract_methods(self.program.class(name)?)?;
        let keywords = call.arguments.keywords.iter().map(|one| &one.value);
        let plain = |given: &Expr| matches!(self.part(given), Some(Part::Kind { .. }));
        if methods.is_empty() || !call.arguments.args.iter().chain(keywords).all(plain) {
            return None;
        }
        let word = if methods.len() == 1 {
            "method"
        } else {
            "methods"
        };
        Some(format!(
            "TypeError: Can't instantiate abstract class {name} with abstract {word} {}",
            methods.join(", ")
        ))
    }

    /// The kinds of the elements that a function which compares them is given.
    fn elements(&self, arguments: &[Expr]) -> Option<Vec<Part>> {
        match arguments {
            [one @ (Expr::List(_) | Expr::Tuple(_))] => {
                let all = one.as_list_expr().map(|list| &list.elts);
                let all = all.or_else(|| Some(&one.as_tuple_expr()?.elts))?;
                all.iter().map(|one| self.part(one)).collect()
            }
            [one] => match value(self.at, one)? {
                PythonValue::List(items) | PythonValue::Tuple(items) => {
                    items.iter().map(|one| self.kind(one)).collect()
                }
                _ => None,
            },
            several => several.iter().map(|one| self.part(one)).collect(),
        }
    }

    /// What the first of several parts raises that raises something; what is of this kind where none does.
    fn each<'e>(
        &self,
        parts: impl IntoIterator<Item = &'e Expr>,
        kind: Option<&str>,
    ) -> Option<Part> {
        for part in parts {
            if let raises @ Part::Raises(_) = self.part(part)? {
                return Some(raises);
            }
        }
        Some(Part::Kind {
            name: kind?.to_owned(),
            own: false,
        })
    }

    fn call(&self, call: &ExprCall) -> Option<Part> {
        if let Some(message) = self.abstract_class(call) {
            return Some(Part::Raises(message));
        }
        if !call.arguments.keywords.is_empty() {
            return None;
        }
        let (arguments, mut kinds) = (&call.arguments.args, Vec::new());
        let given = |kinds: &mut Vec<Part>| {
            for argument in arguments {
                match self.part(argument)? {
                    raises @ Part::Raises(_) => return Some(Some(raises)),
                    kind => kinds.push(kind),
                }
            }
            Some(None)
        };
        let function = call.func.as_name_expr().map(|name| name.id.as_str());
        if let Some((_, held)) = function.and_then(|name| self.reach.held(name)) {
            let Part::Kind { name, own } = self.held(held, &call.func)? else {
                return None;
            };
            if own && !self.lacks(&name, &["__call__"]) {
                return None;
            }
            return match given(&mut kinds)? {
                Some(raises) => Some(raises),
                None => Some(Part::Raises(format!(
                    "TypeError: '{name}' object is not callable"
                ))),
            };
        }
        if call.func.is_attribute_expr() {
            return match self.part(&call.func)? {
                Part::Kind { .. } => None,
                raises => Some(raises),
            };
        }
        // What a function of the program is given is evaluated before it is entered.
        if function.is_some_and(|name| self.program.visible(self.at, name).is_some()) {
            return given(&mut kinds)?;
        }
        let name = function.filter(|name| !self.program.binds(name))?;
        if matches!(name, "sorted" | "max" | "min")
            && let [first, second, ..] = &mut *self.elements(arguments)?
        {
            // The second one is compared with the first.
            let operator = if name == "max" { CmpOp::Gt } else { CmpOp::Lt };
            let take = |part: &Part| match part {
                Part::Kind { name, own } => Some(Part::Kind {
                    name: name.clone(),
                    own: *own,
                }),
                Part::Raises(_) => None,
            };
            return self.comparison(operator, take(second)?, take(first)?);
        }
        if let Some(raises) = given(&mut kinds)? {
            // What a function of the program is given comes first, too.
            return Some(raises);
        }
        let [
            Part::Kind {
                name: kind,
                own: true,
            },
        ] = kinds.as_slice()
        else {
            return None;
        };
        if name == "len" && self.lacks(kind, &["__len__"]) {
            return Some(Part::Raises(format!(
                "TypeError: object of type '{kind}' has no len()"
            )));
        }
        let through = GOING_THROUGH.contains(&name);
        (through && self.lacks(kind, &["__iter__", "__getitem__"])).then(|| not_iterable(kind))
    }

    /// What the header of a loop comes to that goes through something.
    fn gone_through(&self, part: Part) -> Option<Part> {
        match part {
            Part::Kind { name, own: true } => self
                .lacks(&name, &["__iter__", "__getitem__"])
                .then(|| not_iterable(&name)),
            part => Some(part),
        }
    }

    /// Whether objects of a class have none of these methods.
    fn lacks(&self, class: &str, methods: &[&str]) -> bool {
        let mut methods = methods.iter();
        methods.all(|method| !self.program.may_have(class, method))
    }

    /// What a name stands for that is shown so.
    fn held(&self, shown: &str, expr: &Expr) -> Option<Part> {
        if let Some(class) = self.program.class_of(self.at, expr) {
            let name = class.name.clone();
            return Some(Part::Kind { name, own: true });
        }
        self.kind(&PythonValue::read(shown).ok()?)
    }

    /// The kind of a value; functions, classes and Python's own objects may be anything.
    fn kind(&self, value: &PythonValue) -> Option<Part> {
        let (name, own) = match value {
            PythonValue::Object { name, .. } => (self.program.class(name)?.name.as_str(), true),
            PythonValue::Name(_) | PythonValue::Opaque(_) => return None,
            value => (value.kind(), false),
        };
        Some(Part::Kind {
            name: name.to_owned(),
            own,
        })
    }
}

fn not_iterable(kind: &str) -> Part {
    Part::Raises(format!("TypeError: '{kind}' object is not iterable"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn what_a_class_has_no_method_for_is_refused() {
        let classes = "class P:\n    def __init__(self):\n        self.x = 1\nclass Q:\n    def __len__(self):\n        return 1\n    def __radd__(self, other):\n        return 1\n    def __gt__(self, other):\n        return True\n";
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{classes}{line}\n")).unwrap();
            let locals: &[(&str, &str)] = &[
                ("p", "P(x=1)"),
                ("q", "Q()"),
                ("n", "3"),
                ("str", "'abc'"),
                ("f", "<function f>"),
                ("d", "{'a': 1}"),
            ];
            let at = state(Event::Line, &[("<module>", 11, locals)], None);
            let found = program.misused(&at);
            let found = found
                .as_deref()
                .map(|one| one.trim_start_matches("TypeError: "));
            assert_eq!(found, expected, "{line}");
        };
        check("print(len(p))", Some("object of type 'P' has no len()"));
        check("print(len(q))", None);
        check("y = p[0]", Some("'P' object is not subscriptable"));
        check(
            "y = p + n",
            Some("unsupported operand type(s) for +: 'P' and 'int'"),
        );
        check("y = n + q", None);
        check("y = p + q", None);
        check(
            "n += p",
            Some("unsupported operand type(s) for +=: 'int' and 'P'"),
        );
        check(
            "y = p < p",
            Some("'<' not supported between instances of 'P' and 'P'"),
        );
        check("y = p < q", None);
        check("y = p == q", None);
        check("a, b = p", Some("cannot unpack non-iterable P object"));
        check("y = str(n)", Some("'str' object is not callable"));
        check("y = f(n)", None);
        check("y = f(n) + n()", None);
        check("y = int(n)", None);
        check("y = p.x + n", None);
        check(
            "y = max(p, p)",
            Some("'>' not supported between instances of 'P' and 'P'"),
        );
        check(
            "y = sorted([p, q])",
            Some("'<' not supported between instances of 'Q' and 'P'"),
        );
        check("y = sorted([n, 2])", None);
        let missing = |kind: &str, name: &str| {
            format!("AttributeError: '{kind}' object has no attribute '{name}'")
        };
        check("y = p.z", Some(&missing("P", "z")));
        check("q.shrink(n)", Some(&missing("Q", "shrink")));
        check("[1].push(n)", Some(&missing("list", "push")));
        check("str.upper()", None);
        check("y = n.append(n)", Some(&missing("int", "append")));
        // What is evaluated before a call is there, or not.
        check("y = P(n.z)", Some(&missing("int", "z")));
        check("y = P(p.x + d['k'])", Some("KeyError: 'k'"));
        check("y = P(f(n), n.z)", None);
        check("y = P(n)", None);
        check("y = {'a': d['k'], 'b': f(n)}", Some("KeyError: 'k'"));
        check("y = [d['k'], f(n)]", Some("KeyError: 'k'"));
        check("y = [d['a'], f(n)]", None);
        check("y = [f(n), d['k']]", None);
    }

    #[test]
    fn what_is_abstract_makes_no_objects() {
        let source = "from abc import ABC, abstractmethod\nclass P(ABC):\n    @abstractmethod\n    def f(self): ...\nclass Q(P):\n    def f(self): ...\n";
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{source}{line}\n")).unwrap();
            let at = state(Event::Line, &[("<module>", 7, &[("n", "3")])], None);
            assert_eq!(program.misused(&at).as_deref(), expected, "{line}");
        };
        let refused = "TypeError: Can't instantiate abstract class P with abstract method f";
        check("p = P()", Some(refused));
        check("print(P(n, size=2))", Some(refused));
        check("p = P(1 / n)", None);
        check("q = Q()", None);
    }
}
