//! What is raised where a dataclass or a named tuple is not given what its fields need. Its method has the fields as parameters, and refuses
//! a call in the words of all functions.

use ruff_python_ast::{Expr, ExprCall, Stmt};

use super::Field;
use crate::program::given::Given;
use crate::program::parameters::refusal;
use crate::program::reach::Reach;
use crate::program::{Definition, Program};

impl Program {
    /// The exception that a call raises which makes an object of a dataclass or a named tuple, where all that it is given is known.
    pub(in crate::program) fn record_refused(
        &self,
        call: &ExprCall,
        reach: &Reach<'_>,
    ) -> Option<String> {
        let name = call.func.as_name_expr()?.id.as_str();
        if reach.held(name).is_some() {
            return None;
        }
        let (fields, maker) = match self.class(name) {
            Some(class) if self.is_dataclass(class) => {
                let tuple = self.is_named_tuple(class);
                let plain = tuple || !self.sets_fields_apart(class);
                let fields = self.fields(class).filter(|_| plain)?;
                (fields, if tuple { "__new__" } else { "__init__" })
            }
            Some(_) => return None,
            None => (self.assigned_tuple(name)?, "__new__"),
        };
        let known = |one: &Expr| reach.value(one).map(|_| None);
        let by_place = call.arguments.args.iter().map(known);
        let by_name = call.arguments.keywords.iter().map(|one| {
            let name = one.arg.as_ref()?.to_string();
            Some((name, known(&one.value)?))
        });
        let given = Given {
            by_place: by_place.collect::<Option<_>>()?,
            by_name: by_name.collect::<Option<_>>()?,
            collected: None,
        };
        let header = header_of(&fields);
        let parsed = ruff_python_parser::parse_module(&header).ok()?;
        let [Stmt::FunctionDef(function)] = parsed.syntax().body.as_slice() else {
            return None;
        };
        refusal(function, &format!("{name}.{maker}"), &given, true)
    }

    /// Whether fields of a class, or of one above it, are given by their names alone, or have defaults that are not told.
    fn sets_fields_apart(&self, class: &Definition) -> bool {
        let apart = |text: &str| {
            text.contains("kw_only") || text.contains("KW_ONLY") || text.contains("field(")
        };
        let own = self
            .lines
            .iter()
            .filter(|line| class.is_in_body(line.number));
        let mut texts = own.chain(self.decorators(class)).map(|line| &line.text);
        let above = self.dataclass_base(class);
        texts.any(|text| apart(text)) || above.is_some_and(|base| self.sets_fields_apart(base))
    }
}

/// The header of a method that takes what these fields are given.
fn header_of(fields: &[Field]) -> String {
    let parameters = fields.iter().filter(|field| field.given).map(|field| {
        let default = field.default.as_ref().map_or("", |_| "=None");
        format!(", {}{default}", field.name)
    });
    let parameters: String = parameters.collect();
    format!("def make(self{parameters}): pass\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn objects_are_not_made_without_what_their_fields_need() {
        let source = "@dataclass\nclass Item:\n    name: str\n    price: float = 1.0\nclass P(NamedTuple):\n    x: int\n    \
                      y: int\n@dataclass\nclass Box:\n    tags: list = field(default_factory=make)\nQ = namedtuple('Q', 'a b')\n";
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{source}{line}\n")).unwrap();
            let at = state(Event::Line, &[("<module>", 12, &[("n", "5")])], None);
            let expected = expected.map(|said| format!("TypeError: {said}"));
            assert_eq!(program.unfit(&at), expected, "{line}");
        };
        check(
            "x = Item()",
            Some("Item.__init__() missing 1 required positional argument: 'name'"),
        );
        check(
            "x = Item(n, size=2)",
            Some("Item.__init__() got an unexpected keyword argument 'size'"),
        );
        check(
            "P(n)",
            Some("P.__new__() missing 1 required positional argument: 'y'"),
        );
        check(
            "q = Q(1, n, 3)",
            Some("Q.__new__() takes 3 positional arguments but 4 were given"),
        );
        check("x = Item(n)", None);
        check("x = Item(f())", None);
        check("b = Box()", None);
        check("q = Q(1, b=2)", None);
    }
}
