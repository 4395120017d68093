//! Which operation of a line has to do with keys: a set or a dictionary is given some, asked for some, or made of some.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{CmpOp, Expr, ExprCall, ExprSubscript, Operator, Stmt};
use ruff_text_size::Ranged;

use crate::program::Program;
use crate::program::classes::value;
use crate::program::displays::literal;
use crate::program::expressions::{Header, written};
use crate::quiz::PythonValue;
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
    /// A set loses it; where it has none, that raises or not.
    Discards { raises: bool },
    /// A name gets a set of them.
    Sets { name: String },
    /// A dictionary gets a value under the key, after `read` was read where it says so.
    Stores { value: String, read: Option<Read> },
    /// A name gets a dictionary of them, with these values.
    Pairs { name: String, values: Vec<String> },
    /// Whether there is one is asked.
    Tests { place: Range<usize>, negated: bool },
    /// How many there are that differ is asked.
    Counts { place: Range<usize> },
    /// What a dictionary has under it is asked.
    Reads(Read),
}

/// Where a set or a dictionary is.
pub(super) enum Place<'o> {
    /// It gets this name.
    Bound(&'o str),
    /// It has this name, or is this attribute.
    Held(&'o str),
}

/// What is read of a dictionary under a key.
pub(super) struct Read {
    /// Where in the program's text that stands; in what is stored, from the beginning of that.
    pub place: Range<usize>,
    /// What there is where the dictionary lacks it.
    pub default: Option<String>,
}

impl Operation<'_> {
    /// The same where the key is looked for once more: what was read is stored. One that is made would be another one.
    fn with_key_again(mut self) -> Option<Self> {
        match &mut self.keys {
            Keys::Written(keys) if !keys.iter().any(|key| is_made(key)) => {
                *keys = keys.repeat(2);
                Some(self)
            }
            _ => None,
        }
    }

    /// What gets another set or dictionary, or what becomes one that is there; `None` where one is only asked.
    pub fn place(&self) -> Option<Place<'_>> {
        match (&self.form, &self.held) {
            (Form::Sets { name } | Form::Pairs { name, .. }, _) => Some(Place::Bound(name)),
            (_, held) => held.as_deref().map(Place::Held),
        }
    }

    /// How many of the keys are made by the line.
    pub fn made(&self) -> usize {
        match &self.keys {
            Keys::Written(keys) => keys.iter().filter(|key| is_made(key)).count(),
            Keys::Of(_) => 0,
        }
    }

    /// Whether the key at a place is in the set or the dictionary then.
    pub fn inserts(&self, place: usize) -> bool {
        match &self.form {
            Form::Stores { read, .. } => read.is_none() || place > 0,
            Form::Tests { .. } | Form::Reads(_) | Form::Discards { .. } => false,
            _ => true,
        }
    }
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
        written(expr, &self.text)
    }

    fn keyed_statement(&self, statement: &Stmt) -> Option<Operation<'_>> {
        match statement {
            Stmt::Expr(statement) => {
                let call = statement.value.as_call_expr()?;
                let method = call.func.as_attribute_expr()?;
                let form = match &*method.attr {
                    "add" => Form::Adds,
                    "discard" => Form::Discards { raises: false },
                    "remove" => Form::Discards { raises: true },
                    _ => return None,
                };
                let [key] = &*call.arguments.args else {
                    return None;
                };
                self.on(form, &method.value, key)
            }
            Stmt::Assign(assign) => match (assign.targets.as_slice(), &*assign.value) {
                ([Expr::Subscript(item)], value) => self.stored(item, value),
                ([Expr::Name(name)], value) => self.made_of_keys(&name.id, value),
                _ => None,
            },
            Stmt::AugAssign(assign) => {
                let item = assign.target.as_subscript_expr()?;
                let before = self.text_of(&assign.target)?;
                let value = format!(
                    "{before}{}{}",
                    assign.op.as_str(),
                    self.text_of(&assign.value)?
                );
                let (place, default) = (0..before.len(), None);
                let read = Some(Read { place, default });
                let found = self.on(Form::Stores { value, read }, &item.value, &item.slice)?;
                found.with_key_again()
            }
            _ => None,
        }
    }

    /// A value that a dictionary gets under a key, where it may be asked for what it has under that first: `d[k] = d.get(k, 0) + 1`.
    fn stored(&self, item: &ExprSubscript, value: &Expr) -> Option<Operation<'_>> {
        let mut search = Search {
            program: self,
            found: Vec::new(),
        };
        search.visit_expr(value);
        let read = match search.found.pop() {
            None => None,
            Some(Operation {
                form: Form::Reads(read),
                held,
                keys,
            }) if search.found.is_empty() => {
                let key = self.text_of(&item.slice)?;
                let same = held.as_deref() == self.text_of(&item.value)
                    && matches!(keys, Keys::Written(keys) if keys == [key]);
                let start = usize::from(value.start());
                let place = read.place.start - start..read.place.end - start;
                Some(same.then_some(Read { place, ..read })?)
            }
            Some(_) => return None,
        };
        let reads = read.is_some();
        let value = self.text_of(value)?.to_owned();
        let found = self.on(Form::Stores { value, read }, &item.value, &item.slice)?;
        match reads {
            true => found.with_key_again(),
            false => Some(found),
        }
    }

    fn on(&self, form: Form, held: &Expr, key: &Expr) -> Option<Operation<'_>> {
        (is_path(held) && self.is_key(key)).then_some(())?;
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
                .map(|key| self.text_of(key).filter(|_| self.is_key(key)))
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

    /// Whether an expression only reads what there is, or makes an object of a class of the program.
    fn is_key(&self, expr: &Expr) -> bool {
        let makes = |call: &ExprCall| {
            let class = self.class(&call.func.as_name_expr()?.id)?;
            let plain = |one: &Expr| is_path(one) || literal(one).is_some();
            let alone = call.arguments.keywords.is_empty() && call.arguments.args.iter().all(plain);
            self.method(class, "__init__").filter(|_| alone)
        };
        is_path(expr) || expr.as_call_expr().and_then(makes).is_some()
    }

    /// What is written out, or what is shown of it, if that is a plain value, or a sum of whole numbers that are.
    pub(super) fn plain_value(&self, at: &State, text: &str) -> Option<String> {
        let parsed = ruff_python_parser::parse_expression(text).ok()?;
        let plain = |expr: &Expr| literal(expr).or_else(|| value(at, expr));
        let found = match parsed.expr() {
            Expr::BinOp(sum) => {
                let number = |expr: &Expr| match plain(expr)? {
                    PythonValue::Int(digits) => digits.parse::<i64>().ok(),
                    _ => None,
                };
                let (left, right) = (number(&sum.left)?, number(&sum.right)?);
                let sum = match sum.op {
                    Operator::Add => left.checked_add(right),
                    Operator::Sub => left.checked_sub(right),
                    _ => None,
                };
                PythonValue::Int(sum?.to_string())
            }
            expr => plain(expr)?,
        };
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
                let form = Form::Reads(Read { place, default });
                self.program.on(form, &item.value, &item.slice)
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
        let form = Form::Reads(Read { place, default });
        self.program.on(form, &method.value, key)
    }
}

/// Whether a key is an object that the line makes: all others only read what there is.
pub(super) fn is_made(key: &str) -> bool {
    key.ends_with(')')
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
