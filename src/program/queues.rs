//! Queues: what a method of a `deque` leaves of it (the `collections` module's documentation, "deque objects").

use ruff_python_ast::{Expr, ExprCall};

use super::arrangement::is_plain;
use super::changes::is_tight;
use super::classes::value;
use super::expressions::written;
use super::pieces::{Piece, listed, tupled};
use super::reach::Reach;
use super::rewriting::with_told;
use super::{Program, canonical_expression};
use crate::quiz::PythonValue;
use crate::state::State;

impl Program {
    /// An expression with the most that queues may hold in the places where it asks for that (`q.maxlen`); `None` where it asks for none.
    pub fn with_limits(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains(".maxlen") {
            return None;
        }
        with_told(expression, |expr| {
            let read = expr.as_attribute_expr()?;
            let queue = value(at, &read.value).filter(|_| read.attr.as_str() == "maxlen")?;
            let most = Queue::of(&queue)?.most;
            Some(most.map_or_else(|| "None".to_owned(), |most| most.to_string()))
        })
    }
}

/// What a `deque` holds, and the most that it may hold.
pub(super) struct Queue<'v> {
    pub(super) items: &'v [PythonValue],
    pub(super) most: Option<usize>,
}

impl<'v> Queue<'v> {
    pub(super) fn of(value: &'v PythonValue) -> Option<Queue<'v>> {
        let PythonValue::Object { name, parts } = value else {
            return None;
        };
        match parts.as_slice() {
            [(None, PythonValue::List(items))] if name == "deque" => {
                Some(Queue { items, most: None })
            }
            [
                (None, PythonValue::List(items)),
                (Some(key), PythonValue::Int(most)),
            ] if name == "deque" && key == "maxlen" => {
                let most = most.parse().ok()?;
                Some(Queue {
                    items,
                    most: Some(most),
                })
            }
            _ => None,
        }
    }

    /// How it is shown after a call of one of its methods.
    pub(super) fn left_by(
        &self,
        call: &ExprCall,
        text: &str,
        reach: &Reach<'_>,
    ) -> Option<Vec<Piece>> {
        let method = call.func.as_attribute_expr()?.attr.as_str();
        if let Some(list) = self.with_objects(method, call, text, reach) {
            return Some(self.around(list));
        }
        let arguments = call.arguments.args.iter();
        let arguments: Option<Vec<&str>> = arguments.map(|one| written(one, text)).collect();
        let list = self.after(method, &arguments?, call, reach)?;
        Some(self.around(vec![Piece::Shown(canonical_expression(&list).ok()?)]))
    }

    /// How it is shown around a list.
    fn around(&self, list: Vec<Piece>) -> Vec<Piece> {
        let end = match self.most {
            Some(most) => format!(", maxlen={most})"),
            None => ")".to_owned(),
        };
        let mut all = vec![Piece::Text("deque(".to_owned())];
        all.extend(list);
        all.push(Piece::Text(end));
        all
    }

    /// The list that a method leaves where objects are in it, which no expression writes out: what stays is shown as it was.
    fn with_objects(
        &self,
        method: &str,
        call: &ExprCall,
        text: &str,
        reach: &Reach<'_>,
    ) -> Option<Vec<Piece>> {
        let items = self.items;
        let full = self.most.is_some_and(|most| items.len() >= most);
        let room = usize::from(full);
        let (before, added, behind) = match (method, &*call.arguments.args) {
            ("append", [added]) => (items.get(room..)?, Some(added), &[][..]),
            ("appendleft", [added]) => {
                let left = items.len().checked_sub(room)?;
                (&[][..], Some(added), &items[..left])
            }
            ("pop", []) => (&items[..items.len().checked_sub(1)?], None, &[][..]),
            ("popleft", []) => (items.get(1..)?, None, &[][..]),
            _ => return None,
        };
        let added = added.map(|added| shown(added, text, reach));
        let plain = matches!(&added, None | Some(Item { objects: false, .. }));
        if !call.arguments.keywords.is_empty() || plain && items.iter().all(is_plain) {
            return None;
        }
        let whole = |value: &PythonValue| vec![Piece::Text(value.to_string())];
        let all = before.iter().map(whole);
        let all = all.chain(added.map(|added| added.pieces));
        Some(listed(all.chain(behind.iter().map(whole)), ["[", "]"]))
    }

    /// What a method leaves of it, as an expression for the list.
    fn after(
        &self,
        method: &str,
        arguments: &[&str],
        call: &ExprCall,
        reach: &Reach<'_>,
    ) -> Option<String> {
        let empty = self.items.is_empty() && method.starts_with("pop");
        if !call.arguments.keywords.is_empty() || empty {
            return None;
        }
        let tight = call.arguments.args.last().is_some_and(is_tight);
        let full = self.most.is_some_and(|most| self.items.len() >= most);
        let list = |items: &[PythonValue]| PythonValue::List(items.to_vec()).to_string();
        let items = list(self.items);
        let count = i64::try_from(self.items.len()).ok()?;
        // What is added to a full one pushes out what is at the other end.
        Some(match (method, arguments) {
            ("append" | "appendleft", _) if self.most == Some(0) => "[]".to_owned(),
            ("append", [added]) if full => format!("{}+[{added}]", list(&self.items[1..])),
            ("append", [added]) => format!("{items}+[{added}]"),
            ("appendleft", [added]) if full => {
                format!("[{added}]+{}", list(&self.items[..self.items.len() - 1]))
            }
            ("appendleft", [added]) => format!("[{added}]+{items}"),
            ("extend" | "extendleft", _) if self.most == Some(0) => return None,
            ("extend", [added]) if tight => match self.most {
                Some(most) => format!("({items}+list({added}))[-{most}:]"),
                None => format!("{items}+list({added})"),
            },
            ("extendleft", [added]) if tight => match self.most {
                Some(most) => format!("(list({added})[::-1]+{items})[:{most}]"),
                None => format!("list({added})[::-1]+{items}"),
            },
            ("pop", []) => format!("{items}[:-1]"),
            ("popleft", []) => format!("{items}[1:]"),
            ("rotate", []) => format!("{items}[-1:]+{items}[:-1]"),
            ("rotate", [by]) if count > 0 => {
                // To the right is the other way round to the left.
                let told = call.arguments.args.first().and_then(|by| reach.value(by));
                let left = match told {
                    Some(PythonValue::Int(by)) => {
                        let by: i64 = by.parse().ok()?;
                        by.checked_neg()?.rem_euclid(count).to_string()
                    }
                    _ => format!("({count}-({by}))%{count}"),
                };
                format!("{items}[{left}:]+{items}[:{left}]")
            }
            ("reverse", []) => format!("{items}[::-1]"),
            ("clear", []) => "[]".to_owned(),
            _ => return None,
        })
    }
}

/// What is put into a queue.
struct Item {
    pieces: Vec<Piece>,
    /// Whether there are objects in it.
    objects: bool,
}

/// How an expression is shown that is put into a queue: what has a name as that stands, the rest as it comes out.
fn shown(expr: &Expr, text: &str, reach: &Reach<'_>) -> Item {
    let spelled = || written(expr, text).and_then(|text| canonical_expression(text).ok());
    match expr {
        Expr::Tuple(tuple) if !tuple.elts.iter().any(Expr::is_starred_expr) => {
            let items: Vec<Item> = tuple
                .elts
                .iter()
                .map(|one| shown(one, text, reach))
                .collect();
            Item {
                objects: items.iter().any(|one| one.objects),
                pieces: tupled(items.into_iter().map(|one| one.pieces).collect()),
            }
        }
        expr => match reach.value(expr) {
            Some(value) if !is_plain(&value) => Item {
                pieces: vec![Piece::Text(value.to_string())],
                objects: true,
            },
            _ => Item {
                pieces: vec![Piece::Shown(spelled().unwrap_or_default())],
                objects: false,
            },
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Program;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_stays_in_a_queue_is_shown_as_it_was() {
        let check = |call: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{call}\n")).unwrap();
            let known: [(&str, &str); 5] = [
                ("n", "deque([1, 2, 3])"),
                ("q", "deque([P(x=1), P(x=2)])"),
                ("full", "deque([P(x=1)], maxlen=1)"),
                ("p", "P(x=3)"),
                ("d", "4"),
            ];
            let at = state(Event::Line, &[("<module>", 1, &known)], None);
            let reach = Reach::of(&program, &at).unwrap();
            let parsed = ruff_python_parser::parse_expression(call).unwrap();
            let call = parsed.expr().as_call_expr().unwrap();
            let name = call.func.as_attribute_expr().unwrap().value.clone();
            let held = reach.value(&name).unwrap();
            let pieces = Queue::of(&held)
                .unwrap()
                .left_by(call, program.text(), &reach);
            let told = pieces.map(|pieces| {
                let piece = |piece: Piece| match piece {
                    Piece::Text(text) => text,
                    Piece::Shown(expression) => format!("<{expression}>"),
                    other => format!("{other:?}"),
                };
                pieces.into_iter().map(piece).collect::<String>()
            });
            assert_eq!(told.as_deref(), expected, "{}", program.text());
        };
        check("q.popleft()", Some("deque([P(x=2)])"));
        check("q.pop()", Some("deque([P(x=1)])"));
        check("q.append(p)", Some("deque([P(x=1), P(x=2), P(x=3)])"));
        check("q.appendleft(p)", Some("deque([P(x=3), P(x=1), P(x=2)])"));
        check(
            "q.append((p, d + 1))",
            Some("deque([P(x=1), P(x=2), (P(x=3), <d+1>)])"),
        );
        check("full.append(p)", Some("deque([P(x=3)], maxlen=1)"));
        check("full.append(d)", Some("deque([<d>], maxlen=1)"));
        check("n.rotate(-1)", Some("deque(<[1, 2, 3][1:]+[1, 2, 3][:1]>)"));
        check("n.rotate(d)", Some("deque(<[1, 2, 3][2:]+[1, 2, 3][:2]>)"));
        let left = "(3-(1-d))%3";
        let rotated = format!("deque(<[1, 2, 3][{left}:]+[1, 2, 3][:{left}]>)");
        check("n.rotate(1 - d)", Some(&rotated));
        check("q.sort()", None);
    }
}
