//! Containers of the library that an expression makes, with the objects of a run in them, and what is taken off their ends.

use ruff_python_ast::{Expr, ExprCall};

use super::Reading;
use crate::program::expressions::{canonical, written};
use crate::program::heap::{Cell, Container, Held};
use crate::program::lacking::made_plainly;
use crate::program::library::of_collections;
use crate::quiz::PythonValue;

impl Reading<'_> {
    /// What a call makes of a container of the library: `OrderedDict()`, `defaultdict(list)`, `deque(xs, maxlen=3)`.
    pub(super) fn container_made(&self, call: &ExprCall) -> Option<Held> {
        let name = of_collections(&call.func)?;
        let mut defined = self.program.definitions.iter();
        if defined.any(|one| one.name == name) || !self.program.imports_any(&["collections"]) {
            return None;
        }
        let keywords = &*call.arguments.keywords;
        let starred = call.arguments.args.iter().any(Expr::is_starred_expr);
        let (kind, inside) = match (name, &*call.arguments.args, keywords) {
            _ if starred => return None,
            ("OrderedDict", [], []) => (Container::Ordered, Held::Dict(Vec::new())),
            ("OrderedDict", [pairs], []) => (Container::Ordered, self.pairs_of(pairs)?),
            ("defaultdict", [maker, given @ ..], []) => {
                let kind = self.made_as(maker)?;
                let pairs = match given {
                    [] => Held::Dict(Vec::new()),
                    [pairs] => self.pairs_of(pairs)?,
                    _ => return None,
                };
                (kind, pairs)
            }
            ("deque", given @ ([] | [_] | [_, _]), keywords @ ([] | [_])) => {
                let named = keywords.first().map(|one| {
                    let limit = one.arg.as_ref().is_some_and(|name| name == "maxlen");
                    limit.then_some(&one.value)
                });
                let limit = match (given.get(1), named) {
                    (None, Some(named)) => Some(named?),
                    (limit, None) => limit,
                    (Some(_), Some(_)) => return None,
                };
                let most = match limit.map(|limit| self.plain(limit)) {
                    None => None,
                    Some(text) => Some(text?).filter(|text| text != "None"),
                };
                let most = match most {
                    Some(text) => Some(text.parse().ok()?),
                    None => None,
                };
                let items = match given.first() {
                    Some(given) => self.elements(given, &mut Vec::new()).ok()?,
                    None => Vec::new(),
                };
                let kind = Container::Queue(most);
                let items = kind.within(items, false);
                (kind, Held::List(items))
            }
            _ => return None,
        };
        Some(Held::Container(kind, Box::new(inside)))
    }

    /// A `defaultdict` by what makes what it lacks: a type of Python's, or a `lambda` that makes what is written out.
    fn made_as(&self, maker: &Expr) -> Option<Container> {
        match maker {
            Expr::Name(name) => {
                let free = !self.program.binds(&name.id);
                free.then(|| Container::made_by(&name.id))?
            }
            Expr::Lambda(lambda) => {
                let made = canonical(written(made_plainly(lambda)?, self.text)?)?;
                match self.held(maker) {
                    Held::Function(function) => {
                        Some(Container::Default(function.shown, Some(made)))
                    }
                    Held::Text(shown) => Some(Container::Default(shown, Some(made))),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The dictionary that something is made of: another one, or pairs.
    pub(super) fn pairs_of(&self, expr: &Expr) -> Option<Held> {
        if let Some(pairs) = self.pairs_held(expr) {
            return Some(Held::Dict(pairs));
        }
        let mut all: Vec<(Held, Held)> = Vec::new();
        for pair in self.elements(expr, &mut Vec::new()).ok()? {
            let Held::Tuple(pair) = pair else { return None };
            let [key, value] = <[Held; 2]>::try_from(pair).ok()?;
            let key = Held::Text(self.heap.key(&key)?);
            match all.iter_mut().find(|(one, _)| *one == key) {
                Some((_, old)) => *old = value,
                None => all.push((key, value)),
            }
        }
        Some(Held::Dict(all))
    }

    /// What `popitem` gives: the last pair, or the first one where it is told so.
    pub(super) fn pair_taken(&self, receiver: &Held, call: &ExprCall) -> Option<Held> {
        let Held::Object(index) = receiver else {
            return None;
        };
        let Cell::Dict(pairs) = &self.heap.cells[*index] else {
            return None;
        };
        let pair = match self.takes_last(call)? {
            true => pairs.last(),
            false => pairs.first(),
        };
        let (key, value) = pair.cloned()?;
        Some(Held::Tuple(vec![key, value]))
    }

    /// Whether a call of `popitem` or `move_to_end` means the end, as it does where nothing is said.
    pub(in crate::program) fn takes_last(&self, call: &ExprCall) -> Option<bool> {
        let named = call.func.as_attribute_expr()?.attr.as_str();
        let behind = usize::from(named == "move_to_end");
        let given = match (call.arguments.args.get(behind), &*call.arguments.keywords) {
            (None, []) => return Some(true),
            (Some(given), []) => given,
            (None, [one]) if one.arg.as_ref().is_some_and(|name| name == "last") => &one.value,
            _ => return None,
        };
        PythonValue::read(&self.plain(given)?).ok()?.is_true()
    }

    /// What a `defaultdict` makes for a key that it lacks, if a type of Python's makes it, or a `lambda` that makes what is written out.
    pub(in crate::program) fn lacking(&self, object: &Held, key: &Held) -> Option<Held> {
        let Held::Object(index) = object else {
            return None;
        };
        let made = match self.heap.containers.get(index)? {
            Container::Default(_, Some(made)) => self.made_new(made)?,
            kind => kind.default()?,
        };
        let Cell::Dict(pairs) = &self.heap.cells[*index] else {
            return None;
        };
        let key = Held::Text(self.heap.key(key)?);
        // Of numbers and the like another spelling may be the same key.
        let plain = |one: &Held| matches!(one, Held::Text(_));
        let none = pairs.iter().all(|(one, _)| plain(one) && *one != key);
        none.then_some(made)
    }

    /// What an expression makes that reads no names.
    fn made_new(&self, text: &str) -> Option<Held> {
        let parsed = ruff_python_parser::parse_expression(text).ok()?;
        let reading = Reading {
            text,
            ..Reading::of(self.program, self.heap)
        };
        Some(reading.held(parsed.expr())).filter(|made| *made != Held::Unknown)
    }
}
