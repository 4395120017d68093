//! The order of objects of a dataclass with `@dataclass(order=True)`: they compare as tuples of their fields do.

use ruff_python_ast::{CmpOp, Expr};

use crate::program::classes::value;
use crate::program::order::{compared, in_order, meets};
use crate::program::{Definition, Program};
use crate::quiz::{PythonValue, compare as compare_values};
use crate::state::State;

/// Methods by which a class compares its objects itself.
const COMPARING: [&str; 4] = ["__lt__", "__gt__", "__le__", "__ge__"];

impl Program {
    /// What `sorted`, `min` or `max` makes of objects of one dataclass that are in order by their fields.
    pub fn records_in_order(&self, at: &State, expression: &str) -> Option<String> {
        let (function, _) = expression.split_once('(')?;
        if !matches!(function, "sorted" | "min" | "max") || self.binds(function) {
            return None;
        }
        let module = ruff_python_parser::parse_expression(expression).ok()?;
        let call = module.expr().as_call_expr()?;
        let reverse = match &*call.arguments.keywords {
            [] => false,
            [one]
                if function == "sorted" && one.arg.as_ref().is_some_and(|arg| arg == "reverse") =>
            {
                one.value.as_boolean_literal_expr()?.value
            }
            _ => return None,
        };
        let all = |exprs: &[Expr]| -> Option<Vec<PythonValue>> {
            let there = |one: &Expr| self.object_there(at, one, expression);
            exprs.iter().map(there).collect()
        };
        let objects = match &*call.arguments.args {
            [Expr::List(list)] => all(&list.elts)?,
            [Expr::Tuple(tuple)] => all(&tuple.elts)?,
            [one] => match value(at, one)? {
                PythonValue::List(items) | PythonValue::Tuple(items) => items,
                _ => return None,
            },
            several if function != "sorted" => all(several)?,
            _ => return None,
        };
        let keys = self.keys_in_order(&objects)?;
        // The first of those that are the same is the greatest, too.
        let descending = reverse || function == "max";
        let mut sorted = in_order(objects.into_iter().zip(keys).collect(), descending)?;
        if function == "sorted" {
            return Some(PythonValue::List(sorted).to_string());
        }
        (!sorted.is_empty()).then(|| sorted.swap_remove(0).to_string())
    }

    /// Whether one object comes before another of its dataclass, where their fields have an order; both as they are shown.
    pub fn record_precedes(&self, one: &str, other: &str) -> Option<bool> {
        let objects = [PythonValue::read(one).ok()?, PythonValue::read(other).ok()?];
        match self.keys_in_order(&objects)?.as_slice() {
            [one, other] => Some(compared(one, other)?.is_lt()),
            _ => None,
        }
    }

    /// What a comparison of two objects of a dataclass comes to that are in order by their fields; whether they are equal, or one is among
    /// others, where the class has fields that do not count for that.
    pub fn records_compared(&self, at: &State, expression: &str) -> Option<String> {
        let compares = expression.contains(['=', '<', '>']) || expression.contains(" in ");
        let told = self.text.contains("compare=False") || self.text.contains("order=True");
        if !compares || !told {
            return None;
        }
        let module = ruff_python_parser::parse_expression(expression).ok()?;
        let comparison = module.expr().as_compare_expr()?;
        let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
            return None;
        };
        let side = |expr: &Expr| self.object_there(at, expr, expression);
        let left = side(&comparison.left)?;
        let holds = match operator {
            CmpOp::Eq | CmpOp::NotEq => self.is_equal_record(&left, &side(right)?)?,
            CmpOp::In | CmpOp::NotIn => {
                let items: Vec<PythonValue> = match right {
                    Expr::List(list) => list.elts.iter().map(side).collect::<Option<_>>()?,
                    Expr::Tuple(tuple) => tuple.elts.iter().map(side).collect::<Option<_>>()?,
                    held => match side(held)? {
                        PythonValue::List(items) | PythonValue::Tuple(items) => items,
                        _ => return None,
                    },
                };
                let each = items.iter().map(|one| self.is_equal_record(&left, one));
                let each: Vec<bool> = each.collect::<Option<_>>()?;
                each.contains(&true)
            }
            CmpOp::Lt | CmpOp::LtE | CmpOp::Gt | CmpOp::GtE => {
                let keys = self.keys_in_order(&[left, side(right)?])?;
                let [one, other] = keys.as_slice() else {
                    return None;
                };
                meets(*operator, compared(one, other)?)?
            }
            _ => return None,
        };
        let negated = matches!(operator, CmpOp::NotEq | CmpOp::NotIn);
        Some(PythonValue::Bool(holds != negated).to_string())
    }

    /// Whether two objects of one dataclass are equal by the fields that count, where others do not.
    fn is_equal_record(&self, one: &PythonValue, other: &PythonValue) -> Option<bool> {
        let class = self
            .class(one.kind())
            .filter(|_| one.kind() == other.kind())?;
        let counted = self.fields_of_equality(class)?;
        let all = self.fields(class)?.len();
        let (one, other) = (
            self.values_of(one, &counted)?,
            self.values_of(other, &counted)?,
        );
        let plain = !self.holds_objects(&one) && !self.holds_objects(&other);
        (plain && counted.len() < all).then(|| compare_values(&one, &other).is_equal())
    }

    /// What objects of one class are compared by.
    fn keys_in_order(&self, objects: &[PythonValue]) -> Option<Vec<PythonValue>> {
        let class = self.class(objects.first()?.kind())?;
        let fields = self.fields_in_order(class)?;
        let key = |object: &PythonValue| {
            let own = object.kind() == class.name;
            self.values_of(object, &fields).filter(|_| own)
        };
        objects.iter().map(key).collect()
    }

    /// What fields of an object have, if it is shown with all of these.
    fn values_of(&self, object: &PythonValue, fields: &[String]) -> Option<PythonValue> {
        let (_, parts) = self.record(object)?;
        let of = |name: &String| {
            let mut parts = parts.iter();
            let found = parts.find(|(own, _)| own.as_deref() == Some(name.as_str()));
            found.map(|(_, value)| value.clone())
        };
        let values: Vec<PythonValue> = fields.iter().map(of).collect::<Option<_>>()?;
        Some(PythonValue::Tuple(values))
    }

    /// The names of the fields by which objects of a dataclass that has an order are compared.
    pub(in crate::program) fn fields_in_order(&self, class: &Definition) -> Option<Vec<String>> {
        self.is_in_order(class)
            .then(|| self.fields_compared(class))?
    }

    /// The fields that tell whether two objects of a dataclass are equal, where the class does not say that itself.
    pub(in crate::program) fn fields_of_equality(&self, class: &Definition) -> Option<Vec<String>> {
        let mut above = self.decorators(class);
        let off = above.any(|line| line.text.contains("eq=False"));
        let own = self.method(class, "__eq__").is_some() || self.dataclass_base(class).is_some();
        let by_fields = self.is_dataclass(class) && !own && !off && !self.has_shared_fields(class);
        by_fields.then(|| self.fields_compared(class))?
    }

    /// The fields of a dataclass that count where its objects are compared.
    fn fields_compared(&self, class: &Definition) -> Option<Vec<String>> {
        let fields = self.fields(class)?.into_iter();
        let compared = fields.filter(|field| field.compared);
        Some(compared.map(|field| field.name).collect())
    }

    /// Whether a class is decorated so that its objects are in order, by all that it has of its own.
    fn is_in_order(&self, class: &Definition) -> bool {
        let mut above = self.decorators(class);
        let decorated = above
            .any(|line| line.text.starts_with("@dataclass(") && line.text.contains("order=True"));
        let own = COMPARING
            .iter()
            .any(|name| self.method(class, name).is_some());
        decorated && !own && self.dataclass_base(class).is_none() && !self.has_shared_fields(class)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn objects_are_sorted_by_their_fields() {
        let source = "\
@dataclass(order=True)
class Card:
    rank: int
    suit: str = 'S'
    tags: list = field(default_factory=list, compare=False)
@dataclass
class Plain:
    x: int
print()
";
        let program = Program::parse(source).unwrap();
        let known: [(&str, &str); 4] = [
            ("a", "Card(rank=3, suit='H', tags=[])"),
            ("b", "Card(rank=3, suit='D', tags=[1])"),
            (
                "hand",
                "[Card(rank=9, suit='S', tags=[]), Card(rank=2, suit='S', tags=[])]",
            ),
            ("p", "Plain(x=1)"),
        ];
        let at = state(Event::Line, &[("<module>", 9, &known)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.records_in_order(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        let (two, nine) = (
            "Card(rank=2, suit='S', tags=[])",
            "Card(rank=9, suit='S', tags=[])",
        );
        check("sorted(hand)", Some(&format!("[{two}, {nine}]")));
        check(
            "sorted(hand, reverse=True)",
            Some(&format!("[{nine}, {two}]")),
        );
        check("max(hand)", Some(nine));
        check("min(a, b)", Some("Card(rank=3, suit='D', tags=[1])"));
        check(
            "sorted([Card(9), Card(2)])",
            Some(&format!("[{two}, {nine}]")),
        );
        check("max(Card(2), Card(9))", Some(nine));
        check("sorted(hand, key=len)", None);
        check("sorted([p, p])", None);
        check("max(a, p)", None);
        let precedes = |one: &str, other: &str| program.record_precedes(one, other);
        assert_eq!(precedes(two, nine), Some(true));
        assert_eq!(precedes("Plain(x=1)", "Plain(x=2)"), None);
    }

    #[test]
    fn fields_that_do_not_count_do_not_make_objects_differ() {
        let source = "\
@dataclass(order=True)
class Task:
    rank: int
    name: str = field(compare=False)
@dataclass
class Plain:
    x: int
print()
";
        let program = Program::parse(source).unwrap();
        let known: [(&str, &str); 4] = [
            ("a", "Task(rank=1, name='a')"),
            ("b", "Task(rank=1, name='b')"),
            ("c", "Task(rank=2, name='a')"),
            ("p", "Plain(x=1)"),
        ];
        let at = state(Event::Line, &[("<module>", 8, &known)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.records_compared(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("a==b", Some("True"));
        check("a!=b", Some("False"));
        check("a==c", Some("False"));
        check("b in (c, a)", Some("True"));
        check("b not in [c]", Some("True"));
        check("b==Task(1, 'c')", Some("True"));
        // Where all fields count, the values are compared as they are.
        check("p==p", None);
        check("a==p", None);
        check("a<b", Some("False"));
        check("a<=b", Some("True"));
        check("c>a", Some("True"));
        check("p<p", None);
    }

    #[test]
    fn objects_are_equal_by_their_fields() {
        let check = |decorator: &str, method: &str, expected: Option<&[&str]>| {
            let source = format!(
                "{decorator}\nclass P:\n    x: int\n    tag: str = field(default='', compare=False)\n    def {method}(self, other):\n        return True\nprint()\n"
            );
            let program = Program::parse(&source).unwrap();
            let found = program.fields_of_equality(program.class("P").unwrap());
            let expected = expected.map(|all| all.iter().map(|one| (*one).to_owned()).collect());
            assert_eq!(found, expected, "{decorator}, {method}");
        };
        check("@dataclass", "beats", Some(&["x"]));
        check("@dataclass(frozen=True)", "beats", Some(&["x"]));
        check("@dataclass(eq=False)", "beats", None);
        check("@dataclass", "__eq__", None);
        check("@other", "beats", None);
    }
}
