//! The arguments of the call that a line enters first: which parameters of the program's function they are given to.
//!
//! Told for what the text leaves no doubt about: nothing is called before that may enter a frame, or change what the arguments
//! read, and only one function has the name.

mod binding;
mod callees;
mod evaluation;

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, ExprCall, Stmt};
use ruff_text_size::Ranged;

use self::evaluation::First;
pub(super) use self::evaluation::truth;
use super::classes::{found, value};
use super::expressions::{Header, canonical, written};
use super::generators::Consumed;
use super::given::Given;
use super::reach::Reach;
use super::slices::as_call;
use super::{Definition, Origin, Program, Target};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, State};

impl Program {
    /// The parameters of the function that is entered next, if one surely is, from the line that is about to run at a state; each
    /// with the expression that it is given.
    pub(super) fn arguments(&self, at: &State) -> Vec<(Target, String)> {
        let found = self.with_call(at, |calls, _, entered| calls.bound(entered));
        found.unwrap_or_default()
    }

    /// The function that is surely entered next from the line that is about to run at a state, with the parameters that it is given nothing
    /// for, each with its default.
    pub(super) fn left_to_defaults(
        &self,
        at: &State,
    ) -> Option<(&Definition, Vec<(String, Expr)>)> {
        let (line, left) = self.with_call(at, |calls, _, entered| {
            Some((calls.is_sure(entered)?, calls.left_out(entered)?))
        })?;
        Some((self.definition(line)?, left))
    }

    /// The object that a method is called on by the line that is about to run at a state, as what its first parameter gets: a local that
    /// is the object.
    pub(super) fn receiver(&self, at: &State) -> Option<(AliasName, AliasName)> {
        self.with_call(at, |_, _, entered| {
            let first = entered.definition.scope.variables.first()?;
            let named = entered.object.as_ref().filter(|_| first.is_parameter)?;
            let local = match named {
                Receiver::Named(name) => Reach::of(self, at)?.held(name)?.0,
                Receiver::Elsewhere(local) => local.clone(),
                Receiver::Shown(_) | Receiver::Made(_) => return None,
            };
            Some((AliasName::new(at.depth(), &first.name), local))
        })
    }

    /// The first parameter of a method that is entered next, with the text of the object that it is called on; of a decorator, with the
    /// function that it is given.
    pub(super) fn receiving(&self, at: &State) -> Option<(Target, Origin)> {
        if let Some((decorator, parameter, shown)) = self.decorating(at) {
            let target = Target::Argument {
                function: decorator.name.clone(),
                name: parameter.to_owned(),
            };
            return Some((target, Origin::Shown(shown)));
        }
        self.with_call(at, |calls, _, entered| {
            calls.is_sure(entered)?;
            let first = entered.definition.scope.variables.first()?;
            let target = Target::Argument {
                function: entered.definition.name.clone(),
                name: first.name.clone(),
            };
            let text = match entered.object.as_ref().filter(|_| first.is_parameter)? {
                Receiver::Named(name) => found(at, name)??.to_owned(),
                Receiver::Elsewhere(local) => {
                    at.frames.get(local.frame)?.known(&local.name)?.to_owned()
                }
                Receiver::Shown(text) => text.clone(),
                Receiver::Made(expression) => {
                    return Some((target, Origin::Expression(expression.clone())));
                }
            };
            let given = entered
                .given
                .as_ref()
                .map(|given| given.by_place.as_slice());
            let made = given.and_then(|given| self.made_exception(&text, given));
            Some((target, made.unwrap_or(Origin::Shown(text))))
        })
    }

    /// The function whose frame is surely entered next from the line that is about to run at a state, if nothing is raised before.
    pub fn entered(&self, at: &State) -> Option<&Definition> {
        if let Some(class) = self.class_entered(at) {
            return Some(class);
        }
        if let Some((decorator, ..)) = self.decorating(at) {
            return Some(decorator);
        }
        let line = self.with_call(at, |calls, _, entered| calls.is_sure(entered))?;
        self.definition(line)
    }

    /// Whether the statement that is about to run at a state does nothing before it enters the function that it calls: all that it evaluates until
    /// then is known, so that nothing is raised.
    pub fn enters_at_once(&self, at: &State) -> bool {
        let known = |expr: &Expr| match expr {
            Expr::Name(name) => value(at, expr).is_some() || self.visible(at, &name.id).is_some(),
            expr => value(at, expr).is_some() || PythonValue::of_literal(expr).is_some(),
        };
        let called = |one: &Expr| match one {
            Expr::Name(_) => true,
            Expr::Attribute(method) => known(&method.value),
            _ => false,
        };
        let first = self.with_sure_call(at, |expr, _| {
            let call = expr.as_call_expr()?;
            let mut given = call.arguments.args.iter();
            let mut named = call.arguments.keywords.iter();
            let plain = called(&call.func)
                && given.all(known)
                && named.all(|one| one.arg.is_some() && known(&one.value));
            plain.then(|| call.range())
        });
        let Some(((function, call), line)) = first.zip(at.line()) else {
            return false;
        };
        // The module may not have come to its definition yet.
        if at.depth() == 1 && function > line {
            return false;
        }
        let whole = self.with_header(line, |header| Some(header.value()?.range() == call));
        whole == Some(true)
    }

    /// What a call in the line that is about to run at a state gives the parameters of a generator that it makes, each as an expression.
    pub(super) fn made_with(
        &self,
        at: &State,
        call: &str,
        generator: &Definition,
    ) -> Option<Vec<(String, String)>> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        self.with_header(frame.line, |header| {
            let calls = Calls {
                program: self,
                at,
                assigned: None,
                augments: false,
                consumed: Vec::new(),
                listed: Vec::new(),
                joined: Vec::new(),
                iterated: Vec::new(),
            };
            let mut search = CallSpelled {
                calls: &calls,
                spelled: call,
                found: None,
            };
            let operands = header.operands();
            operands.into_iter().for_each(|one| search.visit_expr(one));
            let entered = calls.called(search.found?)?;
            let own = entered.definition.line == generator.line;
            let given = calls.bound(&entered).filter(|_| own)?;
            let named = |(target, given)| match target {
                Target::Argument { name, .. } => Some((name, given)),
                _ => None,
            };
            given.into_iter().map(named).collect()
        })
    }

    /// The name that the function is called by which is surely entered next, with the function; that of a method behind a point, and what
    /// is asked for one that has no name (`table['a']`); and that as it is written.
    pub fn called_by_name(&self, at: &State) -> Option<(&Definition, String, String)> {
        let (line, (name, called)) = self.with_sure_call(at, |call, _| {
            let call = call.as_call_expr()?;
            let called = written(&*call.func, &self.text)?.to_owned();
            let name = match &*call.func {
                Expr::Attribute(method) => format!(".{}", method.attr),
                Expr::Subscript(_) | Expr::Call(_) => called.clone(),
                called => name_of(called)?,
            };
            Some((name, called))
        })?;
        Some((self.definition(line)?, name, called))
    }

    /// The message of the exception that is surely raised by the line that is about to run at a state, because a function is called with
    /// arguments that it does not take.
    pub fn refusal(&self, at: &State) -> Option<String> {
        self.with_call(at, |calls, _, entered| {
            calls.meant(entered)?;
            calls.refused(entered)?
        })
    }

    /// What `look` finds in the call by which a function is surely entered next from the line that is about to run at a state, with
    /// the line of that function.
    pub(super) fn with_sure_call<R>(
        &self,
        at: &State,
        look: impl FnOnce(&Expr, CallWorth) -> Option<R>,
    ) -> Option<(u32, R)> {
        self.with_call(at, |calls, call, entered| {
            let line = calls.is_sure(entered)?;
            Some((line, look(call, entered.worth)?))
        })
    }

    /// What `look` finds in the call that is entered first from the line that is about to run at a state.
    fn with_call<R>(
        &self,
        at: &State,
        look: impl FnOnce(&Calls<'_>, &Expr, &Entered<'_>) -> Option<R>,
    ) -> Option<R> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        // A method may be called without a bracket: for an operator, or as a property, which a decorator makes.
        let implied = |one: &Definition| one.name.starts_with("__") || one.first != one.line;
        let methods = self.definitions.iter().any(implied);
        if !methods && !self.line(frame.line)?.text.contains('(') {
            return None;
        }
        self.with_evaluated(frame, |header| {
            let assigned = header
                .assigned()
                .and_then(|value| written(value, &self.text));
            let mut consumed = Consumed::default();
            for expr in header.operands() {
                consumed.visit_expr(expr);
                if header.is_for() || header.takes_apart(expr) {
                    consumed.take(expr);
                }
            }
            // What a loop goes through is asked for its iterator once.
            let count = frame
                .loops
                .as_ref()
                .and_then(|loops| loops.get(&frame.line));
            let goes_on = header.is_for() && count.is_some_and(|count| *count != Some(0));
            let calls = Calls {
                program: self,
                at,
                assigned: assigned.and_then(canonical),
                augments: matches!(header, Header::Statement(Stmt::AugAssign(_))),
                consumed: consumed.places,
                listed: consumed.listed,
                joined: consumed.joined,
                iterated: match goes_on {
                    true => Vec::new(),
                    false => consumed.iterated,
                },
            };
            let mut first = calls.first_of(header.operands());
            if let (First::Nothing, Some(test)) = (&first, header.test()) {
                first = calls.first_tested(test);
            }
            match first {
                First::Call(call, mut entered) => {
                    if self.is_generator(entered.definition) {
                        // What it gives up is no value of the call.
                        entered.worth = CallWorth::Other;
                    }
                    look(&calls, call, &entered)
                }
                First::Nothing | First::Unclear => None,
            }
        })
    }
}

/// Looks for the call that is written so.
struct CallSpelled<'c, 'e> {
    calls: &'c Calls<'c>,
    spelled: &'c str,
    found: Option<&'e ExprCall>,
}

impl<'e> Visitor<'e> for CallSpelled<'_, 'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        if let Expr::Call(call) = expr
            && self.calls.spelled(expr).as_deref() == Some(self.spelled)
        {
            self.found = Some(call);
        }
        walk_expr(self, expr);
    }
}

/// A function of the program, and how it is called.
pub(super) struct Entered<'e> {
    pub(super) definition: &'e Definition,
    /// Whether its first parameter is given by the object that it is called on.
    pub(super) bound: bool,
    /// The other arguments, if they are known.
    pub(super) given: Option<Given>,
    /// What the call is worth.
    pub(super) worth: CallWorth,
    /// Whether it is surely this function, and nothing that a decorator has put in its place.
    pub(super) itself: bool,
    /// The object that it is called on, if that is told.
    pub(super) object: Option<Receiver>,
}

/// What a method is called on.
#[derive(Clone, Debug)]
pub(super) enum Receiver {
    /// What has this name in the frame that calls.
    Named(String),
    /// What only another frame has a name for.
    Elsewhere(AliasName),
    /// Another object, as it is shown.
    Shown(String),
    /// Another object, which is what an expression comes to.
    Made(String),
}

/// What a call is worth whose frame returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CallWorth {
    /// What the frame returns.
    Returned,
    /// The text that `print` writes for its argument, once it has written those before it.
    Printed,
    /// The text of what stands in an f-string with a conversion: `{p!r}`.
    Converted,
    /// The text of what stands in an f-string, with the format behind it, that its class makes (`__format__`): `{p:short}`.
    Formatted,
    /// The object that the frame has made: it is the first parameter of `__init__`.
    Object,
    /// What `__new__` has returned: an object of the class is what `__init__` is called with next.
    Allocated,
    /// That an object has an attribute: what it has for it is asked for by `hasattr`.
    Had,
    /// Whether an operand of an `and` or an `or` is true.
    Tested,
    /// The iterator of the object that stands there.
    Iterated,
    /// The same, where the object is asked for its length next.
    Measured,
    /// The next value of an iterator that the line takes all values of.
    Given,
    /// Something else.
    Other,
}

impl<'e> Entered<'e> {
    /// A function that is called by its name.
    fn plain(definition: &'e Definition) -> Entered<'e> {
        Entered {
            definition,
            bound: false,
            given: None,
            worth: CallWorth::Returned,
            itself: false,
            object: None,
        }
    }
}

/// The name that an expression is.
fn name_of(expr: &Expr) -> Option<String> {
    Some(expr.as_name_expr()?.id.to_string())
}

pub(super) struct Calls<'p> {
    pub(super) program: &'p Program,
    pub(super) at: &'p State,
    /// What the statement gives to its only target, in canonical spelling.
    pub(super) assigned: Option<String>,
    /// Whether the statement asks for the value of its target before it gives it another one.
    pub(super) augments: bool,
    /// Where what gives elements is asked for them at once.
    pub(super) consumed: Vec<Range<usize>>,
    /// Where a list is made of these.
    pub(super) listed: Vec<Range<usize>>,
    /// Where a list is made of what their iterators give.
    pub(super) joined: Vec<Range<usize>>,
    /// Where what is gone through is asked for its iterator at once.
    pub(super) iterated: Vec<Range<usize>>,
}

impl<'p> Calls<'p> {
    /// An expression of the program in canonical spelling.
    pub(super) fn spelled(&self, value: &Expr) -> Option<String> {
        if let Expr::Slice(slice) = value {
            return canonical(&as_call(slice, &self.program.text)?);
        }
        let spelled = canonical(written(value, &self.program.text)?)?;
        // A generator expression that is given alone has the brackets of the call.
        Some(
            match value.is_generator_expr() && !spelled.starts_with('(') {
                true => format!("({spelled})"),
                false => spelled,
            },
        )
    }
}
