//! What a line asks of names that may stand for iterators, in the order in which it is written.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, ExprCall, ExprContext, ExprListComp, Number, Stmt};
use ruff_text_size::Ranged;

use crate::program::expressions::{Header, call_in_turn, has_own_names};
use crate::program::reduction::goes_through;

/// Functions of Python's that take elements only as far as they need them.
const STOPPING: [&str; 2] = ["all", "any"];

/// Functions of Python's that ask for one element at a time, of what they are given first before all others.
pub(super) const IN_TURN: [&str; 2] = ["enumerate", "zip"];

/// Methods that take all of what they are given.
const TAKING_METHODS: [&str; 3] = ["extend", "join", "update"];

/// Functions that only look at what they are given.
const LOOKING: [&str; 8] = [
    "callable",
    "hasattr",
    "id",
    "isinstance",
    "print",
    "repr",
    "str",
    "type",
];

/// The most elements that are asked for, or taken, in turn.
pub(in crate::program) const MOST_IN_TURN: usize = 60;

/// What is taken by taking everything: more than any iterator has that is followed.
pub(super) const ALL: usize = usize::MAX / 4;

/// What a name is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    /// The next element, or what is written at a place if there is none.
    Next(Option<Range<usize>>),
    /// All that there is left.
    All,
    /// The next element of a loop, if there is one.
    Each,
    /// So many.
    First(usize),
    /// The next element, so many times, as a list.
    Times(usize),
    /// All that there is left, so many beside one another: `zip(it, it)`.
    Beside(usize),
    /// So many of a loop, as long as there are as many.
    EachBeside(usize),
    /// That cannot be told.
    Unknown,
}

impl Ask {
    /// How many elements it takes at most.
    pub fn count(&self) -> Option<usize> {
        match self {
            Ask::Next(_) | Ask::Each => Some(1),
            Ask::All | Ask::Beside(_) => Some(ALL),
            Ask::First(count) | Ask::Times(count) | Ask::EachBeside(count) => Some(*count),
            Ask::Unknown => None,
        }
    }
}

/// A name that is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Asked {
    pub name: String,
    pub ask: Ask,
    /// The part of the program's text in the place of which the answer stands.
    pub place: Range<usize>,
}

/// All that a line asks names for.
pub(super) fn asked(header: &Header<'_>) -> Vec<Asked> {
    let mut asking = Asking::default();
    if let Header::Statement(Stmt::For(each)) = header
        && let Expr::Name(name) = &*each.iter
    {
        asking.note(&name.id, Ask::Each, each.iter.range().into());
        return asking.found;
    }
    if let Header::Statement(Stmt::For(each)) = header
        && let Expr::Call(call) = &*each.iter
        && let [Expr::Name(first), others @ ..] = &*call.arguments.args
        && call
            .func
            .as_name_expr()
            .is_some_and(|one| IN_TURN.contains(&&*one.id))
    {
        match beside_itself(call) {
            Some((name, count)) => {
                asking.note(name, Ask::EachBeside(count), call.range().into());
            }
            // It is asked before the others, which may have come to their end.
            None => {
                asking.note(&first.id, Ask::Each, first.range().into());
                others.iter().for_each(|one| asking.visit_expr(one));
                let named = call.arguments.keywords.iter();
                named.for_each(|one| asking.visit_expr(&one.value));
            }
        }
        return asking.found;
    }
    let operands = header.operands();
    for operand in operands {
        match operand {
            // To hand it on asks for nothing.
            Expr::Name(_) => {}
            operand => asking.visit_expr(operand),
        }
    }
    asking.found.sort_by_key(|one| one.place.start);
    asking.found
}

/// What a comprehension asks for its next element, `[next(turns) for _ in range(3)]`, and how often.
pub(in crate::program) fn asked_in_turn(list: &ExprListComp) -> Option<(&Expr, usize)> {
    let (next, count, counts) = call_in_turn(list)?;
    let ([asked], []) = (&*next.arguments.args, &*next.arguments.keywords) else {
        return None;
    };
    let Expr::NumberLiteral(count) = count else {
        return None;
    };
    let Number::Int(count) = &count.value else {
        return None;
    };
    let asks = next.func.as_name_expr()?.id.as_str() == "next";
    let other = asked
        .as_name_expr()
        .is_none_or(|name| name.id.as_str() != counts);
    let count = count.as_usize().filter(|count| *count <= MOST_IN_TURN)?;
    (asks && other).then_some((asked, count))
}

#[derive(Default)]
struct Asking {
    found: Vec<Asked>,
    /// Whether it is not sure that a part is evaluated, and once.
    unsure: bool,
}

impl Asking {
    fn note(&mut self, name: &str, ask: Ask, place: Range<usize>) {
        self.found.push(Asked {
            name: name.to_owned(),
            ask: if self.unsure { Ask::Unknown } else { ask },
            place,
        });
    }

    /// Looks at what is evaluated only sometimes, or often.
    fn sometimes(&mut self, look: impl FnOnce(&mut Asking)) {
        let before = std::mem::replace(&mut self.unsure, true);
        look(self);
        self.unsure = before;
    }

    fn all(&mut self, expr: &Expr) {
        match expr {
            Expr::Name(name) => self.note(&name.id, Ask::All, expr.range().into()),
            Expr::Call(call) => match sliced(call) {
                Some((name, count)) => self.note(name, Ask::First(count), expr.range().into()),
                None => match beside_itself(call) {
                    Some((name, count)) => {
                        self.note(name, Ask::Beside(count), expr.range().into());
                    }
                    None => self.visit_expr(expr),
                },
            },
            // It is gone through here and now.
            Expr::Generator(generator) => {
                self.comprehended(&generator.generators, &[&generator.elt]);
            }
            expr => self.visit_expr(expr),
        }
    }

    fn comprehended(&mut self, clauses: &[ruff_python_ast::Comprehension], made: &[&Expr]) {
        if let [first, ..] = clauses {
            self.all(&first.iter);
        }
        self.sometimes(|asking| {
            for (index, clause) in clauses.iter().enumerate() {
                if index > 0 {
                    asking.visit_expr(&clause.iter);
                }
                clause.ifs.iter().for_each(|one| asking.visit_expr(one));
            }
            made.iter().for_each(|one| asking.visit_expr(one));
        });
    }

    fn call(&mut self, call: &ExprCall) {
        let function = call.func.as_name_expr().map(|name| name.id.as_str());
        let method = call.func.as_attribute_expr();
        if let Some(method) = method
            && !method.value.is_name_expr()
        {
            self.visit_expr(&method.value);
        }
        let arguments = &*call.arguments.args;
        match (function, arguments) {
            (Some("next"), [Expr::Name(name), default @ ..]) if default.len() < 2 => {
                default.iter().for_each(|one| self.visit_expr(one));
                let default = default.first().map(|one| one.range().into());
                self.note(&name.id, Ask::Next(default), call.range().into());
            }
            (Some(taking), [first, others @ ..])
                if goes_through(&call.func) && !STOPPING.contains(&taking) =>
            {
                self.all(first);
                others.iter().for_each(|one| self.visit_expr(one));
            }
            (Some(looking), all) if LOOKING.contains(&looking) => {
                let others = all.iter().filter(|one| !one.is_name_expr());
                others.for_each(|one| self.visit_expr(one));
            }
            (None, [first]) if method.is_some_and(|one| TAKING_METHODS.contains(&&*one.attr)) => {
                self.all(first);
            }
            (_, all) => all.iter().for_each(|one| self.visit_expr(one)),
        }
        let named = call.arguments.keywords.iter();
        named.for_each(|one| self.visit_expr(&one.value));
    }
}

impl<'a> Visitor<'a> for Asking {
    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            // Whoever else is given it may ask it for anything.
            Expr::Name(name) if name.ctx == ExprContext::Load => {
                self.note(&name.id, Ask::Unknown, expr.range().into());
            }
            Expr::Call(call) => self.call(call),
            Expr::Starred(starred) => self.all(&starred.value),
            Expr::ListComp(list) if let Some((asked, count)) = asked_in_turn(list) => match asked {
                Expr::Name(name) => self.note(&name.id, Ask::Times(count), expr.range().into()),
                _ => self.comprehended(&list.generators, &[&list.elt]),
            },
            Expr::ListComp(list) => self.comprehended(&list.generators, &[&list.elt]),
            Expr::SetComp(set) => self.comprehended(&set.generators, &[&set.elt]),
            Expr::DictComp(dict) => {
                let key = dict.key.as_deref();
                let made: Vec<&Expr> = key.into_iter().chain([&*dict.value]).collect();
                self.comprehended(&dict.generators, &made);
            }
            expr if has_own_names(expr) => self.sometimes(|asking| walk_expr(asking, expr)),
            Expr::BoolOp(either) => {
                let mut values = either.values.iter();
                values.by_ref().take(1).for_each(|one| self.visit_expr(one));
                self.sometimes(|asking| values.for_each(|one| asking.visit_expr(one)));
            }
            Expr::If(choice) => {
                self.visit_expr(&choice.test);
                self.sometimes(|asking| {
                    asking.visit_expr(&choice.body);
                    asking.visit_expr(&choice.orelse);
                });
            }
            Expr::Compare(compare) => {
                let identity = compare.ops.iter().all(crate::program::classes::is_identity);
                let parts = [&*compare.left].into_iter().chain(&compare.comparators);
                let parts = parts.filter(|one| !(identity && one.is_name_expr()));
                parts.for_each(|one| self.visit_expr(one));
            }
            _ => walk_expr(self, expr),
        }
    }
}

/// The name that `zip` is given beside itself alone, and how often: `zip(it, it)`.
fn beside_itself(call: &ExprCall) -> Option<(&str, usize)> {
    let zip = call.func.as_name_expr()?.id.as_str() == "zip";
    let [Expr::Name(name), others @ ..] = &*call.arguments.args else {
        return None;
    };
    let same = |one: &Expr| one.as_name_expr().is_some_and(|one| one.id == name.id);
    let alone = call.arguments.keywords.is_empty() && !others.is_empty();
    (zip && alone && others.iter().all(same)).then(|| (name.id.as_str(), others.len() + 1))
}

/// The name and the count of `islice(NAME, 3)`.
fn sliced(call: &ExprCall) -> Option<(&str, usize)> {
    let function = match &*call.func {
        Expr::Name(name) => name.id.as_str(),
        Expr::Attribute(one) => one.attr.as_str(),
        _ => return None,
    };
    let [Expr::Name(name), Expr::NumberLiteral(count)] = &*call.arguments.args else {
        return None;
    };
    let count = count.value.as_int()?.as_u64()?;
    let count = usize::try_from(count)
        .ok()
        .filter(|_| function == "islice")?;
    Some((&name.id, count))
}
