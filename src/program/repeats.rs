//! Lists that hold one object many times (`grid = [[0] * 3] * 3`): their texts do not tell it, but the statement that makes them does. What
//! is changed in one of their items is changed in all of them.

use std::collections::BTreeMap;

use crate::visitor::{Visitor, walk_expr, walk_stmt};
use ruff_python_ast::{
    Comprehension, Expr, ExprContext, InterpolatedStringElement, Operator, Stmt,
};

use super::identity::can_change;
use super::targets::{Key, Target};
use super::{Definition, Program};
use crate::quiz::PythonValue;
use crate::state::State;

/// Functions of Python's that keep nothing of a list.
const KEEP_NOTHING: [&str; 5] = ["id", "len", "print", "repr", "str"];

/// Which lists of a program hold one object many times.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Repeats {
    /// Those of these names, and nothing else is made of them.
    Of(Vec<String>),
    /// That cannot be told.
    Unknown,
}

impl Program {
    /// Which lists hold one object many times.
    pub(super) fn repeats(&self) -> Repeats {
        if !self.text.contains('*') {
            return Repeats::Of(Vec::new());
        }
        let mut bound = Numbers::default();
        bound.visit_body(self.body());
        let binds = |name: &String| {
            let own = |one: &&Definition| one.scope.names().any(|own| own == name);
            self.definitions.iter().filter(own).count()
        };
        let numbers = bound.names.into_iter();
        let numbers = numbers.filter(|(name, worth)| *worth == 1 && binds(name) == 1);
        let mut makers = Makers {
            numbers: numbers.map(|(name, _)| name).collect(),
            ..Makers::default()
        };
        makers.visit_body(self.body());
        if makers.names.is_empty() && !makers.lost {
            return Repeats::Of(Vec::new());
        }
        let mut uses = Uses {
            names: &makers.names,
            stored: 0,
            lost: makers.lost || makers.names.iter().any(|name| binds(name) > 1),
        };
        uses.visit_body(self.body());
        if uses.lost || uses.stored != makers.names.len() {
            return Repeats::Unknown;
        }
        Repeats::Of(makers.names)
    }

    /// What else a target is that changes something in an item of a list which has the same item everywhere.
    pub(super) fn repeated(&self, at: &State, repeats: &Repeats, target: &Target) -> Vec<Target> {
        let (Repeats::Of(names), Target::Changed { local, keys }) = (repeats, target) else {
            return Vec::new();
        };
        let [Key::Item(_), inside @ ..] = keys.as_slice() else {
            return Vec::new();
        };
        let frame = at.frames.get(local.frame);
        let value = frame.and_then(|frame| PythonValue::read(frame.known(&local.name)?).ok());
        let Some(PythonValue::List(items)) = value.filter(|_| names.contains(&local.name)) else {
            return Vec::new();
        };
        if inside.is_empty() {
            return Vec::new();
        }
        let same = |index: usize| {
            let mut keys = vec![Key::Item(index.to_string())];
            keys.extend_from_slice(inside);
            Target::Changed {
                local: local.clone(),
                keys,
            }
        };
        (0..items.len()).map(same).collect()
    }
}

/// Whether nothing that a state shows holds something that can be changed twice, so that none of it is there twice but under several names:
/// one object has one text.
pub(super) fn holds_nothing_twice(at: &State) -> bool {
    at.frames.iter().all(|frame| {
        let mut locals = frame.locals.iter().flatten();
        let apart = |value: &str| {
            let mut inside = Vec::new();
            let value = PythonValue::read(value)
                .ok()
                .filter(|_| !value.contains('…'));
            let whole = value.is_some_and(|value| collect_inside(&value, &mut inside));
            let count = inside.len();
            inside.sort_unstable();
            inside.dedup();
            whole && inside.len() == count
        };
        frame.locals.is_some() && locals.all(|(_, value)| value.as_deref().is_some_and(apart))
    })
}

/// Collects the texts of all that can be changed inside of a value; `false` where there is something inside whose text does not tell what it
/// is.
fn collect_inside(value: &PythonValue, inside: &mut Vec<String>) -> bool {
    let mut parts: Vec<&PythonValue> = Vec::new();
    match value {
        PythonValue::List(items) | PythonValue::Tuple(items) | PythonValue::Set { items, .. } => {
            parts.extend(items)
        }
        PythonValue::Dict(pairs) => {
            parts.extend(pairs.iter().flat_map(|(key, value)| [key, value]));
        }
        PythonValue::Object { parts: own, .. } => parts.extend(own.iter().map(|(_, one)| one)),
        _ => {}
    }
    parts.into_iter().all(|part| {
        let told = !matches!(part, PythonValue::Opaque(_) | PythonValue::Ellipsis);
        if can_change(part) || matches!(part, PythonValue::Object { .. }) {
            inside.push(part.to_string());
        }
        told && collect_inside(part, inside)
    })
}

/// Whether an expression is a literal, or a number that one names (`-1`, `float('inf')`).
fn is_plain(expr: &Expr) -> bool {
    match expr {
        Expr::UnaryOp(unary) => unary.operand.is_literal_expr(),
        Expr::Call(call) => {
            let float = call
                .func
                .as_name_expr()
                .is_some_and(|name| name.id == "float");
            float && call.arguments.args.iter().all(Expr::is_literal_expr)
        }
        expr => expr.is_literal_expr(),
    }
}

/// Finds the names that stand for something plain, with how often they are bound; what is bound in other ways counts twice.
#[derive(Default)]
struct Numbers {
    names: BTreeMap<String, usize>,
}

impl<'a> Visitor<'a> for Numbers {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if let Stmt::Assign(assign) = stmt
            && let [Expr::Name(name)] = assign.targets.as_slice()
            && is_plain(&assign.value)
        {
            *self.names.entry(name.id.to_string()).or_default() += 1;
            return;
        }
        walk_stmt(self, stmt);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        if let Expr::Name(name) = expr
            && name.ctx != ExprContext::Load
        {
            *self.names.entry(name.id.to_string()).or_default() += 2;
        }
        walk_expr(self, expr);
    }
}

/// Finds the statements that give a name to a list that holds one object many times.
#[derive(Default)]
struct Makers {
    /// Names that only ever stand for something plain.
    numbers: Vec<String>,
    names: Vec<String>,
    /// Whether there is such a list without a name.
    lost: bool,
}

impl Makers {
    /// The sequence that is repeated, if it holds objects that can be changed.
    fn repeated<'e>(&self, expr: &'e Expr) -> Option<&'e Expr> {
        let product = expr.as_bin_op_expr()?;
        let plain = |expr: &Expr| {
            let name = expr.as_name_expr();
            let number = name.is_some_and(|name| self.numbers.iter().any(|one| name.id == *one));
            number || is_plain(expr)
        };
        let holds = |expr: &&Expr| {
            let list = expr.as_list_expr();
            list.is_some_and(|list| !list.elts.iter().all(plain))
        };
        let mut sides = [&*product.left, &*product.right].into_iter();
        let found = sides.find(holds);
        found.filter(|_| product.op == Operator::Mult)
    }
}

impl<'a> Visitor<'a> for Makers {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if let Stmt::Assign(assign) = stmt
            && let [Expr::Name(name)] = assign.targets.as_slice()
            && let Some(list) = self.repeated(&assign.value)
        {
            // The same item everywhere, and not several that take turns.
            self.lost |= list.as_list_expr().is_none_or(|list| list.len() != 1);
            self.names.push(name.id.to_string());
            walk_expr(self, list);
            return;
        }
        walk_stmt(self, stmt);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        self.lost |= self.repeated(expr).is_some();
        walk_expr(self, expr);
    }
}

/// Looks for uses of lists by which something else gets hold of their items.
struct Uses<'n> {
    names: &'n [String],
    /// How often one of them is bound.
    stored: usize,
    lost: bool,
}

impl Uses<'_> {
    fn is_one(&self, expr: &Expr) -> bool {
        let name = expr.as_name_expr();
        name.is_some_and(|name| self.names.iter().any(|one| one == name.id.as_str()))
    }

    /// Goes through what keeps nothing of a list that it has as a whole.
    fn pass(&mut self, expr: &Expr) {
        if !self.is_one(expr) {
            self.visit_expr(expr);
        }
    }
}

impl<'a> Visitor<'a> for Uses<'_> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        let whole = |target: &Expr| {
            let item = target.as_subscript_expr();
            item.is_some_and(|item| self.is_one(&item.value))
        };
        let replaces = match stmt {
            Stmt::Assign(assign) => assign.targets.iter().any(|target| match target {
                Expr::Tuple(several) => several.elts.iter().any(whole),
                target => whole(target),
            }),
            Stmt::AugAssign(assign) => whole(&assign.target) || self.is_one(&assign.target),
            _ => false,
        };
        self.lost |= replaces;
        if let Stmt::For(each) = stmt {
            self.visit_expr(&each.target);
            self.pass(&each.iter);
            self.visit_body(&each.body);
            self.visit_body(&each.orelse);
            return;
        }
        walk_stmt(self, stmt);
    }

    fn visit_comprehension(&mut self, each: &'a Comprehension) {
        self.visit_expr(&each.target);
        self.pass(&each.iter);
        for condition in &each.ifs {
            self.visit_expr(condition);
        }
    }

    fn visit_interpolated_string_element(&mut self, element: &'a InterpolatedStringElement) {
        if let InterpolatedStringElement::Interpolation(part) = element {
            self.pass(&part.expression);
        }
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Name(name) if self.is_one(expr) => match name.ctx {
                ExprContext::Store => self.stored += 1,
                _ => self.lost = true,
            },
            Expr::Subscript(item) => {
                self.lost |= self.is_one(&item.value) && item.slice.is_slice_expr();
                self.pass(&item.value);
                self.visit_expr(&item.slice);
            }
            Expr::Compare(comparison) => {
                self.pass(&comparison.left);
                comparison.comparators.iter().for_each(|one| self.pass(one));
            }
            Expr::Call(call)
                if call
                    .func
                    .as_name_expr()
                    .is_some_and(|name| KEEP_NOTHING.contains(&name.id.as_str())) =>
            {
                call.arguments.args.iter().for_each(|one| self.pass(one));
                let named = call.arguments.keywords.iter();
                named.for_each(|one| self.visit_expr(&one.value));
            }
            expr => walk_expr(self, expr),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_holds_nothing_is_there_once() {
        let check = |value: &str, expected: bool| {
            let at = state(Event::Line, &[("<module>", 1, &[("xs", value)])], None);
            assert_eq!(holds_nothing_twice(&at), expected, "{value}");
        };
        check("[1, 'a']", true);
        check("<function f>", true);
        check("7", true);
        check("[[1], [1]]", false);
        check("[[1], [2]]", true);
        check("Box(items=[1])", true);
        check("Box(items=[[1], (1, [1])])", false);
        check("[<Box>]", false);
        check("[1, 2…", false);
    }

    #[test]
    fn lists_that_repeat_an_object_are_found() {
        let check = |source: &str, expected: Option<&[&str]>| {
            let program = Program::parse(source).unwrap();
            let expected = match expected {
                Some(names) => Repeats::Of(names.iter().map(ToString::to_string).collect()),
                None => Repeats::Unknown,
            };
            assert_eq!(program.repeats(), expected, "{source}");
        };
        check("a = [0] * 3\nb = a * 2\n", Some(&[]));
        check(
            "a = [[0] * 3] * 3\na[0][0] = 1\nprint(a, a[0] is a[1])\n",
            Some(&["a"]),
        );
        check(
            "a = 3 * [[]]\nfor row in a:\n    print(f'{a}')\n",
            Some(&["a"]),
        );
        check(
            "n = float('inf')\na = [0] + [n] * 3 + [float('inf')] * 2\n",
            Some(&[]),
        );
        check("n = 0\nn = []\na = [0] + [n] * 3\n", None);
        check("n = 0\ndef f(n):\n    return [0] + [n] * 3\n", None);
        check("a = [[0], [1]] * 3\n", None);
        check("a = [[0]] * 3\na[0] = [1]\n", None);
        check("a = [[0]] * 3\nb = a\n", None);
        check("a = [[0]] * 3\nb = a[:]\n", None);
        check("a = [[0]] * 3\na.append([1])\n", None);
        check("a = [[0]] * 3\na = [[0]]\n", None);
        check("a = [[0]] * 3\ndef f(a):\n    a[0][0] = 1\n", None);
        check("print([[0]] * 3)\n", None);
    }
}
