//! Objects of dataclasses and named tuples, which are made without a frame of the program's: each field has what the call gives it, or its
//! default.

use ruff_python_ast::{Expr, ExprCall};

use super::Reading;
use crate::program::dataclasses::Field;
use crate::program::heap::Held;
use crate::quiz::PythonValue;

impl Reading<'_> {
    /// The object that a call makes of a dataclass, or the named tuple.
    pub(super) fn record_made(&self, call: &ExprCall) -> Option<Held> {
        let name = call.func.as_name_expr()?.id.as_str();
        if let Some(fields) = self.program.tuple_fields_of(name) {
            let attributes = self.fields_given(call, &fields)?.into_iter();
            let part = |(name, held): (String, Held)| match held {
                Held::Text(text) => Some(format!("{name}={text}")),
                _ => None,
            };
            let parts = attributes.map(part).collect::<Option<Vec<String>>>()?;
            return Some(Held::Text(format!("{name}({})", parts.join(", "))));
        }
        let free = !self.own.contains_key(name) && !self.module.contains_key(name);
        let class = self.program.class(name).filter(|_| free)?;
        let attributes = self.fields_given(call, &self.program.fields_made(class)?)?;
        Some(Held::New(name.to_owned(), attributes))
    }

    /// What a call that makes an object gives its fields.
    pub(in crate::program) fn fields_given(
        &self,
        call: &ExprCall,
        fields: &[Field],
    ) -> Option<Vec<(String, Held)>> {
        let mut given: Vec<(String, Held)> = Vec::new();
        let mut places = fields.iter().filter(|field| field.given);
        for argument in &call.arguments.args {
            if let Expr::Starred(starred) = argument {
                for held in self.items_given(&starred.value)? {
                    given.push((places.next()?.name.clone(), held));
                }
                continue;
            }
            given.push((places.next()?.name.clone(), self.held(argument)));
        }
        for keyword in &call.arguments.keywords {
            match &keyword.arg {
                Some(name) => given.push((name.to_string(), self.held(&keyword.value))),
                None => given.extend(self.named_values(&keyword.value)?),
            }
        }
        let mut attributes = Vec::new();
        for field in fields {
            let place = given.iter().position(|(name, _)| *name == field.name);
            let own = place.map(|place| given.swap_remove(place).1);
            match own.or_else(|| field.default.clone().map(Held::Text)) {
                Some(held) => attributes.push((field.name.clone(), held)),
                // What another function makes is something; what a method is to set is nothing yet.
                None if field.given => attributes.push((field.name.clone(), Held::Unknown)),
                None => {}
            }
        }
        // What there is no field for, or comes twice, raises.
        given.is_empty().then_some(attributes)
    }

    /// What a dictionary has under texts, each with its text: what `**` gives a call.
    fn named_values(&self, expr: &Expr) -> Option<Vec<(String, Held)>> {
        let written = || match self.held(expr) {
            Held::Text(text) => match PythonValue::read(&text).ok()? {
                PythonValue::Dict(pairs) => {
                    let text = |one: &PythonValue| Held::Text(one.to_string());
                    let pair = |(key, one): &(PythonValue, PythonValue)| (text(key), text(one));
                    Some(pairs.iter().map(pair).collect())
                }
                _ => None,
            },
            _ => None,
        };
        let pairs = self.pairs_held(expr).or_else(written)?;
        let pairs = pairs.into_iter();
        pairs
            .map(|(key, held)| Some((key.string()?, held)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Program;
    use crate::program::heap::{Heap, Style};
    use crate::program::reading::Names;

    #[test]
    fn a_record_has_what_it_is_given_and_its_defaults() {
        let source = "\
@dataclass
class Task:
    title: str
    hours: int = 1
    tags: list = field(default_factory=list)
    spent: int = field(default=0, repr=False)
class Point(NamedTuple):
    x: int
    y: int = 0
Pair = namedtuple('Pair', 'a b')
";
        let program = Program::parse(source).unwrap();
        let heap = Heap::default();
        let given = vec![(Held::Text("'hours'".to_owned()), Held::Text("3".to_owned()))];
        let own = Names::from([("kw".to_owned(), Held::Dict(given))]);
        let check = |text: &str, expected: Option<&str>| {
            let parsed = ruff_python_parser::parse_expression(text).unwrap();
            let reading = Reading {
                own: &own,
                text,
                ..Reading::of(&program, &heap)
            };
            let made = parsed.expr().as_call_expr().unwrap();
            let made = reading.record_made(made);
            let shown = made.map(|held| heap.text(&program, &held, Style::Shown).unwrap());
            assert_eq!(shown.as_deref(), expected, "{text}");
        };
        check("Task('a')", Some("Task(title='a', hours=1, tags=[])"));
        check("Task('a', **kw)", Some("Task(title='a', hours=3, tags=[])"));
        check(
            "Task(title='a', tags=['x'])",
            Some("Task(title='a', hours=1, tags=['x'])"),
        );
        check("Point(4)", Some("Point(x=4, y=0)"));
        check("Pair(1, b='c')", Some("Pair(a=1, b='c')"));
        // What a call cannot be given raises.
        check("Task('a', hours=2, **kw)", None);
        check("Task('a', size=2)", None);
        check("Point(1, 2, 3)", None);
        check("Task(*kw)", None);
    }
}
