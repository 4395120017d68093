//! Objects that Python goes through by itself: those of a list that is written (`print(wallet)`), looked through (`x in wallet`) or asked for
//! its least or its order. What it calls for each is written out: `'['+repr(wallet[0])+', '+repr(wallet[1])+']'`.

use std::ops::Range;

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{BoolOp, CmpOp, ConversionFlag, Expr, ExprAttribute, ExprCall, ExprCompare};
use ruff_text_size::Ranged;

use super::sorting::{self, Next};
use super::{COMPARED, LESS_THAN, MOST, Search};
use crate::program::Program;
use crate::program::classes::value;
use crate::program::expressions::written;
use crate::program::printing::{WAITING, waits};
use crate::program::resumption::is_made;
use crate::program::rewriting::{first_told, within_brackets};
use crate::quiz::PythonValue;
use crate::state::State;

/// Methods that are called so.
const IMPLIED: [&str; 6] = [
    "__eq__",
    LESS_THAN,
    "__radd__",
    "__repr__",
    "__str__",
    "__format__",
];

/// How the comparisons of a sort are written that have ended: whether the first was less.
const LESS: char = '<';
const NOT_LESS: char = '-';

/// The most objects that the least is looked for among: each of them makes twice as many ways.
const MOST_COMPARED: usize = 6;

impl Program {
    /// Whether Python calls a method of the program for what it goes through, whichever name that is defined under (`__repr__ = __str__`).
    pub(super) fn goes_through_objects(&self) -> bool {
        let mut names = self.identifiers.iter();
        names.any(|name| IMPLIED.contains(&name.as_str()))
    }

    /// The program with the first comparison of two that look alike in the line which waits, `a is b or a==b`, as `a==b`: a call of it has
    /// returned, so that they are two. `None` where another call comes first.
    pub(in crate::program) fn with_another(&self, at: &State) -> Option<Program> {
        let frame = at.top()?;
        // What goes on with the next one if they are one cannot be told.
        let line = &self.line(frame.line)?.text;
        let may = line.contains(" is ") && !line.contains(".count(True)");
        if !may || self.with_sure_call(at, |_, _| Some(())).is_some() {
            return None;
        }
        self.with_parts(frame, 1, |program, operands| {
            first_told(operands, |expr| {
                let either = expr.as_bool_op_expr().filter(|one| one.op == BoolOp::Or)?;
                let [Expr::Compare(same), Expr::Compare(equal)] = &*either.values else {
                    return None;
                };
                let ([CmpOp::Is], [CmpOp::Eq]) = (&*same.ops, &*equal.ops) else {
                    return None;
                };
                let text = |one: &Expr| written(one, &program.text).map(str::to_owned);
                let both = text(&same.left) == text(&equal.left)
                    && text(same.comparators.first()?) == text(equal.comparators.first()?);
                let equal = either.values.last().and_then(text)?;
                both.then(|| (expr.range().into(), equal))
            })
        })
    }

    /// The name of the function by which a sort compares that has this key: `cmp_to_key(f)` (documentation of Python's `functools`).
    pub(in crate::program) fn compared_by<'e>(&self, key: &'e Expr) -> Option<&'e str> {
        let call = key.as_call_expr()?;
        let ([function], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
            return None;
        };
        let (_, module, name) = self.imported(&call.func)?;
        let function = function.as_name_expr()?.id.as_str();
        (module == "functools" && name == "cmp_to_key").then_some(function)
    }
}

impl Search<'_> {
    /// What Python goes through in an expression by itself, and what that is written out.
    pub(super) fn by_itself(&self, expr: &Expr) -> Option<(Range<usize>, String)> {
        match expr {
            Expr::Call(call) => self.called_by_itself(call).or_else(|| self.filled(expr)),
            Expr::BinOp(_) => self.filled(expr),
            Expr::Compare(compare) => self.looked_through(compare).or_else(|| {
                let text = self.program.told_comparison(self.at, compare)?;
                Some((expr.range().into(), text))
            }),
            Expr::FString(formatted) => {
                let mut parts = formatted
                    .value
                    .elements()
                    .filter_map(|one| one.as_interpolation());
                parts.find_map(|part| {
                    let bare = part.format_spec.is_none() && part.debug_text.is_none();
                    let plain = bare && part.conversion == ConversionFlag::None;
                    let text = self.shown(&part.expression, "").filter(|_| plain)?;
                    Some((part.expression.range().into(), text))
                })
            }
            _ => None,
        }
    }

    fn called_by_itself(&self, call: &ExprCall) -> Option<(Range<usize>, String)> {
        if let Expr::Attribute(method) = &*call.func {
            return self.searched(call, method);
        }
        let name = call.func.as_name_expr()?.id.as_str();
        let own = self.program.definitions.iter().any(|one| one.name == name);
        let first = call.arguments.args.first().filter(|_| !own)?;
        let alone = call.arguments.len() == 1;
        match name {
            // Each is written when its turn comes; all that is printed is evaluated before anything of it is written.
            "print" => {
                let calm = |one: &Expr| {
                    let text = written(one, &self.program.text);
                    waits(one) || text.is_some_and(|text| !self.program.may_enter(self.at, text))
                };
                let arguments = &*call.arguments.args;
                let part = |one: &Expr| match one {
                    Expr::Starred(starred) => Some(self.objects(&starred.value)?.join(", ")),
                    one => self.shown(one, WAITING),
                };
                let (place, text) = arguments
                    .iter()
                    .enumerate()
                    .find_map(|(place, one)| Some((place, part(one)?)))?;
                let mut others = arguments.iter().enumerate();
                let calm = others.all(|(other, one)| other == place || calm(one));
                calm.then(|| (arguments[place].range().into(), text))
            }
            "str" | "repr" if alone => Some((call.range().into(), self.shown(first, "")?)),
            "min" | "max" if call.arguments.keywords.is_empty() => {
                let objects = match alone {
                    true => self.objects_with(first, LESS_THAN)?,
                    false => self.all_with(self.placed(&call.arguments.args)?, LESS_THAN)?,
                };
                let further = self.further(objects.first()?, name)?;
                let few = objects.len() <= MOST_COMPARED;
                few.then(|| (call.range().into(), furthest(&objects, 0, 1, &*further)))
            }
            "sorted" => self.sorted(call),
            // Objects that the line has made have names by now.
            "sum" => Some((call.range().into(), self.program.told_sum(self.at, call)?)),
            _ => None,
        }
    }

    /// The next pair of objects that a sort compares, by themselves or by a function (`key=cmp_to_key(f)`), and what it goes on with, which
    /// knows how the comparisons before have ended; the list in its order where it has come to an end.
    fn sorted(&self, call: &ExprCall) -> Option<(Range<usize>, String)> {
        let [list] = &*call.arguments.args else {
            return None;
        };
        let (mut reverse, mut known, mut function) = (false, Vec::new(), None);
        // How it sorts, as that is written.
        let mut how = String::new();
        for keyword in &call.arguments.keywords {
            match (keyword.arg.as_ref()?.as_str(), &keyword.value) {
                ("reverse", Expr::BooleanLiteral(truth)) => reverse = truth.value,
                ("key", key) => function = Some(self.program.compared_by(key)?),
                (COMPARED, Expr::StringLiteral(ends)) => {
                    known.extend(ends.value.chars().map(|end| end == LESS));
                }
                _ => return None,
            }
            if keyword.arg.as_ref()?.as_str() != COMPARED {
                how.push_str(", ");
                how.push_str(written(keyword, &self.program.text)?);
            }
        }
        let objects = match function {
            None => self.objects_with(list, LESS_THAN)?,
            Some(_) => self.elements(list)?,
        };
        let text = match sorting::next(objects.len(), reverse, &known, self.sorting) {
            Next::Compare(one, other) => {
                let ends = known.iter().map(|less| if *less { LESS } else { NOT_LESS });
                let ends: String = ends.collect();
                let list = written(list, &self.program.text)?;
                let goes_on = |end: char| format!("sorted({list}{how}, {COMPARED}='{ends}{end}')");
                let (one, other) = (&objects[one], &objects[other]);
                let (less, not) = (goes_on(LESS), goes_on(NOT_LESS));
                let is_less = match function {
                    None => format!("{one}<{other}"),
                    Some(function) => format!("{function}({one}, {other})<0"),
                };
                format!("({less} if {is_less} else {not})")
            }
            Next::Done(order) => {
                let all = order.into_iter().map(|place| &*objects[place]);
                format!("[{}]", all.collect::<Vec<_>>().join(", "))
            }
        };
        Some((
            within_brackets(&self.program.text, call.range().into()),
            text,
        ))
    }

    /// How it is asked whether an object goes before the best one so far: where their class does not say it, that one is asked.
    fn further(&self, object: &str, name: &str) -> Option<Box<Compared>> {
        let parsed = ruff_python_parser::parse_expression(object).ok()?;
        let class = self.program.class_of(self.at, parsed.expr())?;
        let own = self.program.may_have(&class.name, "__gt__");
        let total = self.program.is_totally_ordered(class);
        Some(match name {
            "min" => Box::new(|one, best| format!("{one}<{best}")),
            _ if own => Box::new(|one, best| format!("{one}>{best}")),
            // So has the module `functools` of Python's library.
            _ if total => Box::new(|one, best| format!("not {one}<{best} and not {one}=={best}")),
            _ => Box::new(|one, best| format!("{best}<{one}")),
        })
    }

    /// A list, a tuple or a dictionary with objects in it as it is written, with a sum `behind` it.
    fn shown(&self, whole: &Expr, behind: &str) -> Option<String> {
        let path = written(whole, &self.program.text)?;
        let mut parts = Vec::new();
        match whole {
            Expr::List(list) => self.all_shown(&list.elts, ["[", "]"], &mut parts)?,
            Expr::Tuple(tuple) => {
                let end = if tuple.len() == 1 { ",)" } else { ")" };
                self.all_shown(&tuple.elts, ["(", end], &mut parts)?;
            }
            Expr::Dict(dict) => {
                let mut before = "{".to_owned();
                for item in dict {
                    let key = PythonValue::of_literal(item.key.as_ref()?)?;
                    before.push_str(&format!("{key}: "));
                    let before = std::mem::replace(&mut before, ", ".to_owned());
                    parts.push(Part::Text(before));
                    self.all_shown(std::slice::from_ref(&item.value), ["", ""], &mut parts)?;
                }
                parts.push(Part::Text("}".to_owned()));
            }
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => {
                let calls = any_over_expr(whole, |part| part.is_call_expr());
                let shown = value(self.at, whole).filter(|_| !calls)?;
                let alone = matches!(shown, PythonValue::Object { .. });
                (!alone).then(|| self.shown_at(path, &shown, &mut parts))??;
            }
            _ => return None,
        }
        let objects = parts.iter().filter(|part| matches!(part, Part::Object(_)));
        if !(1..=MOST).contains(&objects.count()) {
            return None;
        }
        let mut all: Vec<String> = Vec::new();
        let mut text = String::new();
        for part in parts {
            match part {
                Part::Text(more) => text.push_str(&more),
                Part::Object(place) => {
                    if !text.is_empty() {
                        all.push(PythonValue::Str(std::mem::take(&mut text)).to_string());
                    }
                    all.push(format!("repr({place})"));
                }
            }
        }
        all.push(PythonValue::Str(text).to_string());
        Some(format!("({}{behind})", all.join("+")))
    }

    /// The parts of what is written for the items of a display.
    fn all_shown(
        &self,
        items: &[Expr],
        [begin, end]: [&str; 2],
        parts: &mut Vec<Part>,
    ) -> Option<()> {
        parts.push(Part::Text(begin.to_owned()));
        for (index, one) in items.iter().enumerate() {
            if index > 0 {
                parts.push(Part::Text(", ".to_owned()));
            }
            let plain = matches!(one, Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_));
            let shown = match plain {
                true => value(self.at, one)?,
                false => PythonValue::of_literal(one)?,
            };
            self.shown_at(written(one, &self.program.text)?, &shown, parts)?;
        }
        parts.push(Part::Text(end.to_owned()));
        Some(())
    }

    /// The parts of what is written for a value at a place.
    fn shown_at(&self, place: &str, shown: &PythonValue, parts: &mut Vec<Part>) -> Option<()> {
        let mut text = |text: &str| parts.push(Part::Text(text.to_owned()));
        match shown {
            PythonValue::List(items) | PythonValue::Tuple(items) => {
                let tuple = matches!(shown, PythonValue::Tuple(_));
                text(if tuple { "(" } else { "[" });
                for (index, one) in items.iter().enumerate() {
                    if index > 0 {
                        parts.push(Part::Text(", ".to_owned()));
                    }
                    self.shown_at(&format!("{place}[{index}]"), one, parts)?;
                }
                let end = match (tuple, items.len()) {
                    (false, _) => "]",
                    (true, 1) => ",)",
                    (true, _) => ")",
                };
                parts.push(Part::Text(end.to_owned()));
            }
            PythonValue::Dict(pairs) => {
                text("{");
                for (index, (key, one)) in pairs.iter().enumerate() {
                    let between = if index > 0 { ", " } else { "" };
                    // What is shown by its name alone may be anything.
                    let key = self.program.said_inside(key)?;
                    parts.push(Part::Text(format!("{between}{key}: ")));
                    self.shown_at(&format!("{place}[{key}]"), one, parts)?;
                }
                parts.push(Part::Text("}".to_owned()));
            }
            shown => {
                let class = match shown {
                    PythonValue::Object { name, .. } => self.program.class(name),
                    _ => None,
                };
                let says =
                    class.is_some_and(|class| self.program.method(class, "__repr__").is_some());
                match says {
                    true => parts.push(Part::Object(place.to_owned())),
                    false => text(&self.program.said_inside(shown)?),
                }
            }
        }
        Some(())
    }

    /// Whether something is in a list of objects.
    fn looked_through(&self, compare: &ExprCompare) -> Option<(Range<usize>, String)> {
        let ([operator], [list]) = (&*compare.ops, &*compare.comparators) else {
            return None;
        };
        let found = format!("bool({})", self.equal(list, &compare.left)?.join(" or "));
        let text = match operator {
            CmpOp::In => found,
            CmpOp::NotIn => format!("(not {found})"),
            _ => return None,
        };
        Some((compare.range().into(), text))
    }

    /// What a method of a list of objects comes to that looks for one: `index`, `count`, and `remove` where that is the whole statement.
    fn searched(&self, call: &ExprCall, method: &ExprAttribute) -> Option<(Range<usize>, String)> {
        let ([sought], [], "index" | "count" | "remove") = (
            &*call.arguments.args,
            &*call.arguments.keywords,
            method.attr.as_str(),
        ) else {
            return None;
        };
        let equal = self.equal(&method.value, sought)?;
        let sought = written(sought, &self.program.text)?;
        // What none is equal to raises in the words of the method.
        let first = || {
            let none = format!("[].{}({sought})", method.attr);
            let places = equal.iter().enumerate().rev();
            places.fold(none, |rest, (place, one)| {
                format!("({place} if {one} else {rest})")
            })
        };
        let text = match method.attr.as_str() {
            "index" => first(),
            "remove" => {
                let list = written(&*method.value, &self.program.text)?;
                let line = self.at.line().and_then(|line| self.program.line(line))?;
                let whole = line.text == format!("{list}.remove({sought})");
                whole.then(|| format!("{list}.pop({})", first()))?
            }
            _ => {
                let each = equal.iter().map(|one| format!("bool({one})"));
                format!("[{}].count(True)", each.collect::<Vec<_>>().join(", "))
            }
        };
        Some((call.range().into(), text))
    }

    /// How it is asked of the objects of a list, one after the other, whether they are what is sought, or equal to it.
    fn equal(&self, list: &Expr, sought: &Expr) -> Option<Vec<String>> {
        // It stands for itself as often as it is compared.
        let sought = sought.as_name_expr()?.id.as_str();
        let objects = self.objects_with(list, "__eq__")?;
        let shown = |place: &str| {
            let parsed = ruff_python_parser::parse_expression(place).ok()?;
            value(self.at, parsed.expr())
        };
        let own = shown(sought)?;
        // What the line has just made is in no list.
        let is_new = is_made(sought);
        // What shows something else is another object.
        let each = |one: &String| match shown(one) {
            _ if is_new => format!("({one}=={sought})"),
            Some(other) if other != own => format!("({one}=={sought})"),
            _ => format!("({one} is {sought} or {one}=={sought})"),
        };
        Some(objects.iter().map(each).collect())
    }

    /// Where the objects of a list are, if the classes of all have a method.
    fn objects_with(&self, list: &Expr, method: &str) -> Option<Vec<String>> {
        written(list, &self.program.text)?;
        self.all_with(self.objects(list)?, method)
    }

    /// Places of objects, if the classes of all have a method.
    fn all_with(&self, places: Vec<String>, method: &str) -> Option<Vec<String>> {
        let has = |place: &String| {
            let parsed = ruff_python_parser::parse_expression(place).ok()?;
            let class = self.program.class_of(self.at, parsed.expr())?;
            self.program.method(class, method)
        };
        places
            .iter()
            .all(|place| has(place).is_some())
            .then_some(places)
    }
}

/// A part of what is written.
enum Part {
    /// These characters.
    Text(String),
    /// What the object at a place says of itself.
    Object(String),
}

/// How it is written that one object goes before another.
type Compared = dyn Fn(&str, &str) -> String;

/// The object that is the least, or the greatest, of the one at `best` and those from `next` on, by comparing one after the other.
fn furthest(objects: &[String], best: usize, next: usize, further: &Compared) -> String {
    if next == objects.len() {
        return objects[best].clone();
    }
    format!(
        "({} if {} else {})",
        furthest(objects, next, next + 1, further),
        further(&objects[next], &objects[best]),
        furthest(objects, best, next + 1, further)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::program::unrolling::tests::last_line_written_out;
    use crate::state::Event;

    #[test]
    fn what_python_calls_for_each_object_is_written_out() {
        let source = |line: &str| {
            format!(
                "class P:\n    def __init__(self, x):\n        self.x = x\n    def __eq__(self, other):\n        return self.x == other.x\n    def __lt__(self, other):\n        return self.x < other.x\n    def __repr__(self):\n        return 'P'\n{line}\n"
            )
        };
        let check = |line: &str, expected: Option<&str>| {
            let found = last_line_written_out(
                &source(line),
                &[
                    ("ps", "[P(x=1), P(x=2)]"),
                    ("p", "P(x=2)"),
                    ("d", "{'a': [P(x=1)]}"),
                    ("xs", "[1]"),
                ],
            );
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        check(
            "print(ps, p)",
            Some("print(('['+repr(ps[0])+', '+repr(ps[1])+']'+''), p)"),
        );
        check(
            "print(p, ps)",
            Some("print(p, ('['+repr(ps[0])+', '+repr(ps[1])+']'+''))"),
        );
        check("s = str((p, 3))", Some("s=('('+repr(p)+', 3)')"));
        check("s = repr(d)", Some("s=(\"{'a': [\"+repr(d['a'][0])+']}')"));
        check("y = min(ps)", Some("y=(ps[1] if ps[1]<ps[0] else ps[0])"));
        check("y = max(p, ps[0])", Some("y=(ps[0] if p<ps[0] else p)"));
        check("y = max(p, ps[0], key=f)", None);
        check("y = max(p, 1)", None);
        check(
            "print({'a': p})",
            Some("print((\"{'a': \"+repr(p)+'}'+''))"),
        );
        let goes_on = |ends: &str| format!("sorted(ps, {COMPARED}='{ends}')");
        let (less, not) = (goes_on("<"), goes_on("-"));
        let first = format!("y=({less} if ps[1]<ps[0] else {not})");
        check("y = sorted(ps)", Some(&first));
        check(&format!("y = {less}"), Some("y=[ps[1], ps[0]]"));
        check(&format!("y = {not}"), Some("y=[ps[0], ps[1]]"));
        check(
            "y = p not in ps",
            Some("y=(not bool((ps[0]==p) or (ps[1] is p or ps[1]==p)))"),
        );
        check("y = 1 in xs", None);
        check(
            "y = ps.index(p)",
            Some("y=(0 if (ps[0]==p) else (1 if (ps[1] is p or ps[1]==p) else [].index(p)))"),
        );
        check(
            "y = ps.count(p)",
            Some("y=[bool((ps[0]==p)), bool((ps[1] is p or ps[1]==p))].count(True)"),
        );
        check(
            "ps.remove(p)",
            Some(
                "ps.pop((0 if (ps[0]==p) else (1 if (ps[1] is p or ps[1]==p) else [].remove(p))))",
            ),
        );
        check("y = ps.remove(p)", None);
        check("y = p != ps[0]", Some("y=(not p==ps[0])"));
        check("y = p != x", Some("y=(not p==x)"));
        check("y = xs.index(1)", None);
        check("print(xs)", None);
    }

    #[test]
    fn what_has_been_compared_is_no_one_object() {
        let check = |line: &str, expected: Option<&str>| {
            let source = format!(
                "class P:\n    def __eq__(self, other):\n        return self.x == other.x\n{line}\n"
            );
            let program = Program::parse(&source).unwrap();
            let names = [("p", "P(x=2)"), ("ps", "[P(x=2)]")];
            let at = state(Event::Line, &[("<module>", 4, &names)], None);
            let told = program.with_another(&at);
            let text = told.map(|told| told.line(4).unwrap().text.clone());
            assert_eq!(text.as_deref(), expected, "{line}");
        };
        check("x = ps[0] is p or ps[0] == p", Some("x=ps[0]==p"));
        check("x = ps[0] is p or p == ps[0]", None);
        check("x = ps[0] == p or ps[0] is p or ps[0] == p", None);
        check("x = [bool(ps[0] is p or ps[0] == p)].count(True)", None);
    }

    #[test]
    fn a_sort_asks_the_function_that_it_compares_by() {
        let check = |line: &str, expected: Option<&str>| {
            let found = last_line_written_out(
                &format!(
                    "from functools import cmp_to_key\ndef f(a, b):\n    return a - b\n{line}\n"
                ),
                &[("xs", "[3, 1]")],
            );
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        let goes_on = |ends: &str| format!("sorted(xs, key=cmp_to_key(f), {COMPARED}='{ends}')");
        let (less, not) = (goes_on("<"), goes_on("-"));
        let first = format!("y=({less} if f(1, 3)<0 else {not})");
        check("y = sorted(xs, key=cmp_to_key(f))", Some(&first));
        check(&format!("y = {less}"), Some("y=[1, 3]"));
        check(&format!("y = {not}"), Some("y=[3, 1]"));
        check("y = sorted(xs, key=other(f))", None);
        check("y = sorted(xs, key=cmp_to_key(f, 1))", None);
    }
}
