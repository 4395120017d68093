//! Which operation of a line has to do with keys: a set or a dictionary is given some, asked for some, or made of some.

use std::ops::Range;

use ruff_python_ast::visitor::{Visitor, walk_expr};
use ruff_python_ast::{CmpOp, Expr, ExprCall, Stmt};
use ruff_text_size::Ranged;

use crate::program::Program;
use crate::program::classes::value;
use crate::program::displays::literal;
use crate::program::expressions::Header;
use crate::state::State;

/// An operation of a line.
pub(super) struct Operation<'p> {
    pub form: Form,
    /// The set or the dictionary, if there is one before.
    pub held: Option<String>,
    pub keys: Keys<'p>,
}

/// The keys of an operation.
pub(super) enum Keys<'p> {
    /// As they are written.
    Written(Vec<&'p str>),
    /// The items of a list.
    Of(&'p str),
}

/// What becomes of the keys.
pub(super) enum Form {
    /// A set gets the key.
    Adds,
    /// A set loses it.
    Discards,
    /// A name gets a set of them.
    Sets { name: String },
    /// A dictionary gets a value under the key.
    Stores { value: String },
    /// A name gets a dictionary of them, with these values.
    Pairs { name: String, values: Vec<String> },
    /// Whether there is one is asked.
    Tests { place: Range<usize>, negated: bool },
    /// How many there are that differ is asked.
    Counts { place: Range<usize> },
    /// What a dictionary has under it is asked, and what there is where it lacks it.
    Reads {
        place: Range<usize>,
        default: Option<String>,
    },
}

impl Program {
    /// The only operation of a line that has to do with keys, where the line does nothing else but to read what there is.
    pub(super) fn keyed_operation(&self, number: u32) -> Option<Operation<'_>> {
        self.with_header(number, |header| {
            if let Header::Statement(statement) = header
                && let Some(found) = self.keyed_statement(statement)
            {
                return Some(found);
            }
            let mut search = Search {
                program: self,
                found: Vec::new(),
            };
            header
                .operands()
                .into_iter()
                .for_each(|one| search.visit_expr(one));
            let found = search.found.pop()?;
            search.found.is_empty().then_some(found)
        })
    }

    fn text_of(&self, expr: &Expr) -> Option<&str> {
        self.text.get(Range::<usize>::from(expr.range()))
    }

    fn keyed_statement(&self, statement: &Stmt) -> Option<Operation<'_>> {
        match statement {
            Stmt::Expr(statement) => {
                let call = statement.value.as_call_expr()?;
                let method = call.func.as_attribute_expr()?;
                let form = match &*method.attr {
                    "add" => Form::Adds,
                    "discard" | "remove" => Form::Discards,
                    _ => return None,
                };
                let [key] = &*call.arguments.args else {
                    return None;
                };
                self.on(form, &method.value, key)
            }
            Stmt::Assign(assign) => match (assign.targets.as_slice(), &*assign.value) {
                ([Expr::Subscript(item)], value) => {
                    let value = self.text_of(value)?.to_owned();
                    self.on(Form::Stores { value }, &item.value, &item.slice)
                }
                ([Expr::Name(name)], value) => self.made_of_keys(&name.id, value),
                _ => None,
            },
            _ => None,
        }
    }

    fn on(&self, form: Form, held: &Expr, key: &Expr) -> Option<Operation<'_>> {
        (is_path(held) && is_path(key)).then_some(())?;
        Some(Operation {
            form,
            held: Some(self.text_of(held)?.to_owned()),
            keys: Keys::Written(vec![self.text_of(key)?]),
        })
    }

    /// A set or a dictionary that a name gets.
    fn made_of_keys(&self, name: &str, value: &Expr) -> Option<Operation<'_>> {
        let name = name.to_owned();
        let all = |keys: Vec<&Expr>| {
            let texts: Option<Vec<&str>> = keys
                .into_iter()
                .map(|key| self.text_of(key).filter(|_| is_path(key)))
                .collect();
            texts.map(Keys::Written)
        };
        let (form, keys) = match value {
            Expr::Set(set) => (Form::Sets { name }, all(set.elts.iter().collect())?),
            Expr::Dict(dict) if !dict.items.is_empty() => {
                let keys: Option<Vec<&Expr>> =
                    dict.items.iter().map(|item| item.key.as_ref()).collect();
                let values = dict.items.iter().map(|item| self.text_of(&item.value));
                let values: Option<Vec<&str>> = values.collect();
                let values = values?.into_iter().map(str::to_owned).collect();
                (Form::Pairs { name, values }, all(keys?)?)
            }
            Expr::Call(call) => (Form::Sets { name }, Keys::Of(self.set_of(call)?)),
            _ => return None,
        };
        Some(Operation {
            form,
            held: None,
            keys,
        })
    }

    /// The list that a set is made of.
    fn set_of(&self, call: &ExprCall) -> Option<&str> {
        let name = call.func.as_name_expr()?.id.as_str();
        let [list] = &*call.arguments.args else {
            return None;
        };
        let plain = name == "set" && !self.binds("set") && is_path(list);
        self.text_of(list).filter(|_| plain)
    }

    /// What is written out, or what is shown of it, if that is a plain value.
    pub(super) fn plain_value(&self, at: &State, text: &str) -> Option<String> {
        let parsed = ruff_python_parser::parse_expression(text).ok()?;
        let found = literal(parsed.expr()).or_else(|| value(at, parsed.expr()))?;
        (!self.holds_objects(&found)).then(|| found.to_string())
    }
}

/// Looks for what is asked about keys.
struct Search<'p> {
    program: &'p Program,
    found: Vec<Operation<'p>>,
}

impl<'a> Visitor<'a> for Search<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        let place = Range::<usize>::from(expr.range());
        let found = match expr {
            Expr::Compare(compare) => match (&*compare.ops, &*compare.comparators) {
                ([op @ (CmpOp::In | CmpOp::NotIn)], [held]) => {
                    let negated = *op == CmpOp::NotIn;
                    self.program
                        .on(Form::Tests { place, negated }, held, &compare.left)
                }
                _ => None,
            },
            Expr::Subscript(item) if item.ctx.is_load() => {
                let default = None;
                self.program
                    .on(Form::Reads { place, default }, &item.value, &item.slice)
            }
            Expr::Call(call) => self.called(call, place),
            _ => None,
        };
        match found {
            Some(found) => self.found.push(found),
            None => walk_expr(self, expr),
        }
    }
}

impl<'p> Search<'p> {
    fn called(&self, call: &ExprCall, place: Range<usize>) -> Option<Operation<'p>> {
        if let Some(name) = call.func.as_name_expr() {
            let counts = name.id == "len" && !self.program.binds("len");
            let [Expr::Call(made)] = &*call.arguments.args else {
                return None;
            };
            let list = self.program.set_of(made).filter(|_| counts)?;
            return Some(Operation {
                form: Form::Counts { place },
                held: None,
                keys: Keys::Of(list),
            });
        }
        let method = call.func.as_attribute_expr()?;
        let (key, default) = match (&*method.attr, &*call.arguments.args) {
            ("get", [key]) => (key, "None".to_owned()),
            ("get", [key, default]) => {
                literal(default)?;
                (key, self.program.text_of(default)?.to_owned())
            }
            _ => return None,
        };
        let default = Some(default);
        self.program
            .on(Form::Reads { place, default }, &method.value, key)
    }
}

/// Whether an expression only reads what there is.
fn is_path(expr: &Expr) -> bool {
    match expr {
        Expr::Name(_) => true,
        Expr::Attribute(attribute) => is_path(&attribute.value),
        Expr::Subscript(item) => is_path(&item.value) && literal(&item.slice).is_some(),
        _ => false,
    }
}
