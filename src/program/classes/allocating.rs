//! How objects are allocated: a class may have a `__new__`, which is entered first where an object of it is made, with the class in the place
//! of the object (Python's language reference, "Basic customization"). What it asks for in the end is Python's own, which enters nothing:
//! `super().__new__(cls)` gives an object without attributes.

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, ExprAttribute, ExprCall, Stmt};
use ruff_text_size::Ranged;

use crate::program::expressions::{Header, written};
use crate::program::rewriting::with_told;
use crate::program::{Definition, Program};
use crate::state::{Frame, State};

/// The method that allocates.
const NEW: &str = "__new__";

/// Types of Python's that make their objects of a value, as they do where they are called.
const OF_VALUES: [&str; 4] = ["float", "int", "str", "tuple"];

impl Program {
    /// The method of the program that is entered first where an object of a class is made.
    pub(in crate::program) fn allocator(&self, class: &Definition) -> Option<&Definition> {
        self.method(class, NEW)
            .filter(|_| !self.is_enumeration(class))
    }

    /// The method of a class's metaclass that a call of the class enters, with what the class is shown as there.
    pub(in crate::program) fn called_by_metaclass(
        &self,
        class: &Definition,
    ) -> Option<(&Definition, String)> {
        let header = &self.line(class.line)?.text;
        let (_, behind) = header.split_once("metaclass=")?;
        let name = behind.split([',', ')']).next()?.trim();
        let meta = self.class(name)?;
        let call = self.method(meta, "__call__")?;
        let plain = self.method(meta, "__repr__").is_none() && class.first == class.line;
        plain.then(|| {
            (
                call,
                format!("<class '__main__.{}'>", self.qualified(class)),
            )
        })
    }

    /// The class whose object an attribute allocates that is asked of `super`, of `object` or of the class itself, where what is called is
    /// Python's own; `meant` is the class that a name stands for.
    fn allocates<'p>(
        &'p self,
        attribute: &ExprAttribute,
        given: &Expr,
        meant: impl Fn(&str) -> Option<&'p Definition>,
    ) -> Option<&'p Definition> {
        let class = meant(&given.as_name_expr()?.id)?;
        let lineage = self.lineage(class);
        let allocators = lineage.iter().filter(|one| self.allocates_itself(one));
        let most = match &*attribute.value {
            Expr::Call(call) => {
                let named = call.func.as_name_expr()?.id.as_str();
                // Above the only one there is none.
                (named == "super" && !self.defines("super")).then_some(1)?
            }
            Expr::Name(name) if OF_VALUES.contains(&&*name.id) || name.id.as_str() == "object" => {
                (!self.binds(&name.id)).then_some(usize::MAX)?
            }
            Expr::Name(name) => meant(&name.id).map(|_| 0)?,
            _ => return None,
        };
        (attribute.attr.as_str() == NEW && allocators.count() <= most).then_some(class)
    }

    /// Whether the body of a class has such a method.
    fn allocates_itself(&self, class: &Definition) -> bool {
        let mut methods = self.definitions.iter();
        let own = methods.any(|method| method.name == NEW && self.is_method_of(method, class));
        own || class.scope.names().any(|name| name == NEW)
    }

    /// The class of which Python's own `__new__` makes an object without attributes by a call; `meant` is the class that a name stands for.
    pub(in crate::program) fn allocated_by<'p>(
        &'p self,
        call: &ExprCall,
        meant: impl Fn(&str) -> Option<&'p Definition>,
    ) -> Option<&'p Definition> {
        let ([given], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
            return None;
        };
        let class = self.allocates(call.func.as_attribute_expr()?, given, meant)?;
        self.whole_lineage(class).map(|_| class)
    }

    /// Whether a call is one of Python's own `__new__`, which enters nothing.
    fn is_allocation(&self, at: &State, call: &ExprCall) -> bool {
        let class = || {
            let attribute = call.func.as_attribute_expr()?;
            self.allocates(attribute, call.arguments.args.first()?, |name| {
                self.class_named(at, name)
            })
        };
        class().is_some()
    }

    /// Whether a call makes a new object of the program that is true whatever it has: by its class's name, or by Python's own `__new__`.
    pub(in crate::program) fn makes_true_object(&self, at: &State, call: &ExprCall) -> bool {
        let allocated = || {
            let attribute = call.func.as_attribute_expr()?;
            let given = call.arguments.args.first()?;
            self.allocates(attribute, given, |name| self.class_named(at, name))
        };
        let made = || {
            let class = self.class_named(at, &call.func.as_name_expr()?.id)?;
            let plain = self.allocator(class).is_none() && !self.has_metaclasses();
            plain.then_some(class)
        };
        let class = allocated().or_else(made);
        class.is_some_and(|class| self.is_always_true(&class.name))
    }

    /// The program with nothing to do where the line that is about to run gives an attribute of a class a new object that it allocates: no state
    /// shows what a class has.
    pub(in crate::program) fn with_allocation_kept(
        &self,
        at: &State,
        frame: &Frame,
    ) -> Option<Program> {
        if !self.line(frame.line)?.text.contains(NEW) {
            return None;
        }
        let text = self.with_header(frame.line, |header| {
            let Header::Statement(Stmt::Assign(assign)) = header else {
                return None;
            };
            let ([Expr::Attribute(target)], Expr::Call(call)) =
                (assign.targets.as_slice(), &*assign.value)
            else {
                return None;
            };
            self.class_meant(at, &target.value)?;
            let class = self.allocated_by(call, |name| self.class_named(at, name))?;
            self.shown_new(class)?;
            self.text_with(&assign.range().into(), "pass")
        })?;
        self.rewritten(&text)
    }

    /// What a new object is shown as that an expression allocates.
    pub(in crate::program) fn allocated(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains(NEW) {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let class = self.allocated_by(call, |name| self.class_named(at, name))?;
        self.shown_new(class)
    }

    /// What a `__new__` of Python's that makes an object of a value does, as a call of the type: `int.__new__(cls, x)` is worth what `int(x)` is.
    fn made_of_value(&self, at: &State, call: &ExprCall) -> Option<String> {
        let ([class, given], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
            return None;
        };
        let attribute = call.func.as_attribute_expr()?;
        let class = self.allocates(attribute, class, |name| self.class_named(at, name))?;
        let base = self.extended(class)?;
        let plain = OF_VALUES.contains(&base) && !self.binds(base) && !given.is_starred_expr();
        plain.then(|| Some(format!("{base}({})", written(given, &self.text)?)))?
    }

    /// The program with what the line that is about to run at a state makes of values in that way, written as calls of the types.
    pub fn with_values_made(&self, at: &State) -> Option<Program> {
        let frame = at.top()?;
        if !self.line(frame.line)?.text.contains(NEW) {
            return None;
        }
        self.with_parts(frame, 1, |program, operands| {
            let mut found = None;
            for operand in operands {
                let _ = any_over_expr(operand, |part| {
                    let made = part.as_call_expr();
                    let made = made.and_then(|call| program.made_of_value(at, call));
                    found = made.map(|made| (part.range().into(), made));
                    found.is_some()
                });
                if found.is_some() {
                    break;
                }
            }
            found
        })
    }

    /// A text without what only allocates, which runs nothing of the program's.
    pub(in crate::program) fn without_allocations(&self, at: &State, text: &str) -> Option<String> {
        if !text.contains(NEW) {
            return None;
        }
        let (before, expression) = match text.strip_prefix("return ") {
            Some(rest) => ("return ", rest),
            None => match text.split_once('=') {
                Some((target, _)) if !target.contains(['(', '\'', '"']) => {
                    text.split_at(target.len() + 1)
                }
                _ => ("", text),
            },
        };
        let told = with_told(expression, |expr| {
            let call = expr.as_call_expr()?;
            let given = call.arguments.args.get(1..).unwrap_or_default();
            let given = given.iter().map(|one| written(one, expression));
            let given: Option<Vec<&str>> = given.collect();
            let plain = call.arguments.keywords.is_empty() && self.is_allocation(at, call);
            plain.then_some(())?;
            Some(format!("({},)", given?.join(",")))
        })?;
        Some([before, &told.replace("(,)", "()")].concat())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    const SOURCE: &str = "\
class Only:
    _one = None
    def __new__(cls, *args):
        return cls._one
class Below(Only):
    def __new__(cls):
        return cls
class Plain:
    def copy(self):
        pass
class Even(int):
    def __new__(cls, n):
        return n
";

    #[test]
    fn what_python_allocates_enters_nothing() {
        let check = |class: &str, expression: &str, shown: Option<&str>, enters: bool| {
            let program = Program::parse(SOURCE).unwrap();
            let class = format!("<class '__main__.{class}'>");
            let names: [(&str, &str); 2] = [("cls", &class), ("n", "7")];
            let at = state(Event::Line, &[("__new__", 4, &names)], None);
            let allocated = program.allocated(&at, expression);
            assert_eq!(allocated.as_deref(), shown, "{expression}");
            let line = format!("cls._one={expression}");
            assert_eq!(program.may_enter(&at, &line), enters, "{line}");
        };
        check("Only", "super().__new__(cls)", Some("Only()"), false);
        check("Only", "object.__new__(cls)", Some("Only()"), false);
        check("Plain", "cls.__new__(cls)", Some("Plain()"), false);
        check("Only", "cls.__new__(cls)", None, true);
        // The one that is asked may be the program's.
        check("Below", "super().__new__(cls)", None, true);
        check("Even", "super().__new__(cls, n)", None, false);
        check("Even", "int.__new__(cls, n)", None, false);
    }

    #[test]
    fn a_metaclass_is_called_where_its_class_is() {
        let source = "\
class Meta(type):
    def __call__(cls, n):
        return n
class A(metaclass=Meta):
    def __init__(self, n):
        self.n = n
class B(metaclass=ABCMeta):
    def __init__(self, n):
        self.n = n
";
        let check = |line: &str, expected: &str| {
            let program = Program::parse(&format!("{source}{line}\n")).unwrap();
            let at = state(Event::Line, &[("<module>", 10, &[])], None);
            let entered = program.entered(&at).map(|one| one.name.as_str());
            assert_eq!(entered, Some(expected), "{line}");
        };
        check("a = A(1)", "__call__");
        check("b = B(1)", "__init__");
    }

    #[test]
    fn a_type_of_values_makes_its_objects_as_where_it_is_called() {
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{SOURCE}        {line}\n")).unwrap();
            let names: [(&str, &str); 2] = [("cls", "<class '__main__.Even'>"), ("n", "7")];
            let at = state(
                Event::Line,
                &[("<module>", 1, &[]), ("__new__", 14, &names)],
                None,
            );
            let made = program.with_values_made(&at);
            let made = made.map(|made| made.line(14).unwrap().text.clone());
            assert_eq!(made.as_deref(), expected, "{line}");
        };
        check("return super().__new__(cls, n)", Some("return int(n)"));
        check("x = int.__new__(cls, n // 2 * 2)", Some("x=int(n//2*2)"));
        check("return super().__new__(cls)", None);
        check("return n.__new__(cls, n)", None);
    }
}
