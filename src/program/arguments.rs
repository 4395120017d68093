//! The arguments of the call that a line enters first: which parameters of the program's function they are given to.
//!
//! Told for what the text leaves no doubt about: nothing is called before that may enter a frame, or change what the arguments
//! read, and only one function has the name.

use std::ops::Range;

use ruff_python_ast::visitor::{Visitor, walk_expr};
use ruff_python_ast::{
    BoolOp, CmpOp, ConversionFlag, Expr, ExprBoolOp, ExprCall, ExprCompare, Stmt, StmtFunctionDef,
    UnaryOp,
};

use ruff_text_size::Ranged;

use super::classes::{found, value};
use super::decorators::Decoration;
use super::expressions::{Header, canonical, operands, written};
use super::generators::Consumed;
use super::given::Given;
use super::library::is_told;
use super::parameters::{collected, has_items, is_display, pairs, refusal};
use super::{Definition, DefinitionKind, Origin, Program, Target, effect, is_word_part};
use crate::quiz::{PythonValue, compare};
use crate::state::{AliasName, Event, State};

impl Program {
    /// The parameters of the function that is entered next, if one surely is, from the line that is about to run at a state; each
    /// with the expression that it is given.
    pub(super) fn arguments(&self, at: &State) -> Vec<(Target, String)> {
        let found = self.with_call(at, |calls, _, entered| calls.bound(entered));
        found.unwrap_or_default()
    }

    /// The object that a method is called on by the line that is about to run at a state, as what its first parameter gets: the name that
    /// the object has.
    pub(super) fn receiver(&self, at: &State) -> Option<(AliasName, String)> {
        self.with_call(at, |_, _, entered| {
            let first = entered.definition.scope.variables.first()?;
            let named = entered.object.as_ref().filter(|_| first.is_parameter)?;
            match named {
                Receiver::Named(name) => {
                    Some((AliasName::new(at.depth(), &first.name), name.clone()))
                }
                Receiver::Shown(_) | Receiver::Made(_) => None,
            }
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

    /// The name that the function is called by which is surely entered next, with the function.
    pub fn called_by_name(&self, at: &State) -> Option<(&Definition, String)> {
        let (line, name) = self.with_sure_call(at, |call, _| match call {
            Expr::Call(call) => name_of(&call.func),
            _ => None,
        })?;
        Some((self.definition(line)?, name))
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
        let methods = self
            .definitions
            .iter()
            .any(|one| one.name.starts_with("__"));
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
            let calls = Calls {
                program: self,
                at,
                assigned: assigned.and_then(canonical),
                augments: matches!(header, Header::Statement(Stmt::AugAssign(_))),
                consumed: consumed.places,
                listed: consumed.listed,
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

/// What evaluating an expression comes to first.
enum First<'e> {
    /// Nothing that enters a frame or changes something.
    Nothing,
    /// This call, which enters a function of the program.
    Call(&'e Expr, Entered<'e>),
    /// What cannot be told.
    Unclear,
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
pub(super) enum Receiver {
    /// What has this name in the frame that calls.
    Named(String),
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
    /// The object that the frame has made: it is the first parameter of `__init__`.
    Object,
    /// Something else.
    Other,
}

/// Whether an expression is written out, or compares what is.
fn any_plain(expr: &Expr) -> bool {
    match expr {
        Expr::Compare(compare) => {
            is_display(&compare.left) && compare.comparators.iter().all(is_display)
        }
        expr => is_display(expr),
    }
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

/// Whether a value that is written out is true, or whether two are the same, and what comes of several such with `and`, `or` and `not`.
pub(super) fn truth(expr: &Expr) -> Option<bool> {
    match expr {
        Expr::BoolOp(either) => {
            let passed = either.op == BoolOp::And;
            let mut left = either.values.iter().map(truth);
            // The first that decides, or that is not known, if all before let it through.
            return left
                .find(|one| *one != Some(passed))
                .unwrap_or(Some(passed));
        }
        Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => {
            return truth(&unary.operand).map(|holds| !holds);
        }
        _ => {}
    }
    if !any_plain(expr) {
        return None;
    }
    if let Expr::Compare(ExprCompare {
        left,
        ops,
        comparators,
        ..
    }) = expr
        && let ([op @ (CmpOp::Eq | CmpOp::NotEq)], [right]) = (&**ops, &**comparators)
    {
        let (left, right) = (
            PythonValue::of_literal(left)?,
            PythonValue::of_literal(right)?,
        );
        return Some(compare(&left, &right).is_equal() == (*op == CmpOp::Eq));
    }
    PythonValue::of_literal(expr)?.is_true()
}

/// The name that an expression is.
fn name_of(expr: &Expr) -> Option<String> {
    Some(expr.as_name_expr()?.id.to_string())
}

/// Whether a call is that of `super` which names the class around and the object itself.
fn is_super(call: &ExprCall) -> bool {
    let named = call.func.as_name_expr();
    named.is_some_and(|name| name.id.as_str() == "super") && call.arguments.is_empty()
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
}

impl<'p> Calls<'p> {
    /// What evaluating these one after the other comes to first.
    fn first_of<'e>(&self, expressions: impl IntoIterator<Item = &'e Expr>) -> First<'e>
    where
        'p: 'e,
    {
        for expr in expressions {
            match self.first(expr) {
                First::Nothing => {}
                found => return found,
            }
        }
        First::Nothing
    }

    fn first<'e>(&self, expr: &'e Expr) -> First<'e>
    where
        'p: 'e,
    {
        if let Some(entered) = self.drawn(expr) {
            return First::Call(expr, entered);
        }
        let inside = match expr {
            Expr::Name(_) | Expr::Lambda(_) => return First::Nothing,
            Expr::YieldFrom(from) => self.first(&from.value),
            Expr::Yield(given) => self.first_of(given.value.as_deref()),
            Expr::Starred(starred) => return self.first(&starred.value),
            // What is evaluated after the first part is decided by it.
            Expr::BoolOp(either) => return self.either(either, expr),
            Expr::If(choice) => match truth(&choice.test) {
                Some(true) => return self.first(&choice.body),
                Some(false) => return self.first(&choice.orelse),
                None => self.first(&choice.test),
            },
            Expr::Compare(compare) => self.first_of(
                [&*compare.left]
                    .into_iter()
                    .chain(compare.comparators.first()),
            ),
            Expr::Call(call) => {
                let object = match &*call.func {
                    Expr::Attribute(method) => Some(&*method.value),
                    // What a call gives may be called in turn.
                    called @ Expr::Call(_) => Some(called),
                    _ => None,
                };
                let found = self.first_of(object.into_iter().chain(operands(expr)));
                let prints = call
                    .func
                    .as_name_expr()
                    .is_some_and(|name| &*name.id == "print");
                match found {
                    First::Nothing if prints => self.first_shown(&call.arguments.args),
                    found => found,
                }
            }
            Expr::FString(formatted) => {
                let mut parts = formatted
                    .value
                    .elements()
                    .filter_map(|one| one.as_interpolation());
                parts
                    .find_map(|part| match self.first(&part.expression) {
                        First::Nothing => {
                            let plain = part.format_spec.is_none()
                                && part.conversion != ConversionFlag::Ascii;
                            let shown = self.shown(&part.expression).filter(|_| plain);
                            Some(First::Call(&part.expression, shown?))
                        }
                        found => Some(found),
                    })
                    .unwrap_or(First::Nothing)
            }
            _ => self.first_of(operands(expr)),
        };
        let First::Nothing = inside else {
            return inside;
        };
        if let Expr::UnaryOp(unary) = expr
            && unary.op == UnaryOp::Not
            && let tested @ First::Call(..) = self.first_tested(&unary.operand)
        {
            return tested;
        }
        let found = match expr {
            Expr::Call(call) => self.called(call),
            _ => None,
        };
        // What makes a generator runs nothing of it.
        if let Some(entered) = &found
            && self.program.is_generator(entered.definition)
            && !self.consumed.contains(&expr.range().into())
        {
            return First::Nothing;
        }
        match found.or_else(|| self.implied(expr)) {
            Some(entered) => First::Call(expr, entered),
            None => self.itself(expr),
        }
    }

    /// What it comes to to ask whether something is true.
    fn first_tested<'e>(&self, test: &'e Expr) -> First<'e>
    where
        'p: 'e,
    {
        let tested = self.tested(test);
        tested.map_or(First::Nothing, |entered| First::Call(test, entered))
    }

    /// What showing these one after the other comes to first.
    fn first_shown<'e>(&self, values: &'e [Expr]) -> First<'e>
    where
        'p: 'e,
    {
        let printed = |entered| Entered {
            worth: CallWorth::Printed,
            ..entered
        };
        let mut shown = values
            .iter()
            .filter_map(|value| Some(First::Call(value, printed(self.shown(value)?))));
        shown.next().unwrap_or(First::Nothing)
    }

    /// The first of the operands of an `and` or an `or` that are evaluated.
    fn either<'e>(&self, either: &'e ExprBoolOp, whole: &Expr) -> First<'e>
    where
        'p: 'e,
    {
        for operand in &either.values {
            match truth(operand) {
                Some(truth) if truth == (either.op == BoolOp::Or) => return First::Nothing,
                Some(_) => {}
                None => {
                    return match self.first(operand) {
                        First::Nothing => self.itself(whole),
                        found => found,
                    };
                }
            }
        }
        First::Nothing
    }

    /// What an expression comes to whose operands come to nothing.
    fn itself<'e>(&self, expr: &Expr) -> First<'e> {
        let harmless = written(expr, &self.program.text).is_some_and(|text| {
            expr.is_literal_expr()
                || (!self.program.may_enter(self.at, text) && effect(text, None).is_none())
        });
        if harmless {
            First::Nothing
        } else {
            First::Unclear
        }
    }

    /// The function that a call enters, if only one can be meant.
    fn called(&self, call: &ExprCall) -> Option<Entered<'p>> {
        let entered = match &*call.func {
            Expr::Name(name) => self.named(&name.id)?,
            Expr::Attribute(method) => {
                let meant = self.program.class_meant(self.at, &method.value);
                let (class, object) = match &*method.value {
                    _ if meant.is_some() => (meant, None),
                    Expr::Call(call) if is_super(call) => {
                        (self.base_of_method(), self.own_name().map(Receiver::Named))
                    }
                    object => (
                        self.program.class_of(self.at, object),
                        self.receiver(object),
                    ),
                };
                let class = class?;
                let definition = self.program.method(class, &method.attr)?;
                let (bound, object) = match self.program.decoration(definition) {
                    Decoration::Plain => (meant.is_none(), object),
                    Decoration::Static => (false, None),
                    Decoration::Class => {
                        let shown = format!("<class '__main__.{}'>", class.name);
                        (true, Some(Receiver::Shown(shown)))
                    }
                    _ => return None,
                };
                Entered {
                    definition,
                    bound,
                    given: None,
                    worth: CallWorth::Returned,
                    itself: false,
                    object,
                }
            }
            Expr::Subscript(item) => Entered {
                itself: true,
                ..Entered::plain(self.program.held_function(self.at, item)?)
            },
            _ => return None,
        };
        // What an object is made with is not what finishes it.
        if let Some(class) = self.finished_by(&entered) {
            let call = self.spelled(&Expr::Call(call.clone()))?;
            return Some(Entered {
                given: Some(Given {
                    by_place: Vec::new(),
                    by_name: Vec::new(),
                    collected: None,
                }),
                object: self.program.begun_object(class, &call).map(Receiver::Made),
                ..entered
            });
        }
        Some(Entered {
            given: self.given(call),
            ..entered
        })
    }

    /// The dataclass whose new object a method finishes.
    fn finished_by(&self, entered: &Entered<'p>) -> Option<&'p Definition> {
        let makes = entered.worth == CallWorth::Object && entered.bound;
        let class = self.program.class_around(entered.definition.line)?;
        let finishing = self.program.finishes_itself(class).filter(|_| makes)?;
        (finishing.line == entered.definition.line).then_some(class)
    }

    /// What a method is called on, as far as it has a name or is shown.
    pub(super) fn receiver(&self, object: &Expr) -> Option<Receiver> {
        if let Some(name) = name_of(object) {
            return Some(Receiver::Named(name));
        }
        let shown = value(self.at, object)?.to_string();
        Some(Receiver::Shown(shown)).filter(|_| !self.program.disguises())
    }

    /// The name that the code which runs, a method, has for its object.
    fn own_name(&self) -> Option<String> {
        let frame = self.at.top()?;
        let method = self.program.definition_at(&frame.function, frame.line)?;
        let first = method.scope.variables.first()?;
        first.is_parameter.then(|| first.name.clone())
    }

    /// The base class of the class that the code which runs is a method of.
    fn base_of_method(&self) -> Option<&'p Definition> {
        let class = self.program.class_around(self.at.line()?)?;
        self.program.base(class)
    }

    /// The function that is entered by calling a name: of the program, or what a local stands for.
    fn named(&self, name: &str) -> Option<Entered<'p>> {
        for frame in [self.at.top(), self.at.frames.first()] {
            if let Some(value) = frame?.locals.as_ref()?.get(name) {
                let shown = value.as_ref()?;
                if let Some(class) = shown.strip_prefix("<class '__main__.") {
                    return self.made(self.program.class(class.strip_suffix("'>")?)?);
                }
                if let Some(class) = self.program.class_shown(shown) {
                    return Some(Entered {
                        definition: self.program.method(class, "__call__")?,
                        bound: true,
                        given: None,
                        worth: CallWorth::Returned,
                        itself: false,
                        object: Some(Receiver::Named(name.to_owned())),
                    });
                }
                let shown = shown.strip_prefix("<function ")?;
                let meant = self.program.function(shown.strip_suffix('>')?)?;
                let meant = self.program.unwrapped(self.at, meant)?;
                return Some(Entered {
                    itself: true,
                    ..Entered::plain(meant)
                });
            }
        }
        let visible = self.program.visible(self.at, name);
        let hidden = || self.program.hidden_function(self.at, name);
        let definition = visible.or_else(hidden)?;
        match definition.kind {
            DefinitionKind::Function => Some(Entered::plain(definition)),
            DefinitionKind::Class => self.made(definition),
            DefinitionKind::Module => None,
        }
    }

    /// What making an object of a class enters.
    fn made(&self, definition: &'p Definition) -> Option<Entered<'p>> {
        if let Some(finishing) = self.program.finishes_itself(definition) {
            return Some(Entered {
                bound: true,
                worth: CallWorth::Object,
                ..Entered::plain(finishing)
            });
        }
        match definition.kind {
            // A decorator may put something else in the place of the class.
            DefinitionKind::Class if self.program.stays_itself(definition) => Some(Entered {
                definition: self.program.method(definition, "__init__")?,
                bound: true,
                given: None,
                object: self.program.shown_new(definition).map(Receiver::Shown),
                worth: CallWorth::Object,
                itself: false,
            }),
            _ => None,
        }
    }

    /// The line of the function that is surely meant by a call, if it is no coroutine.
    fn meant(&self, entered: &Entered<'_>) -> Option<u32> {
        let definition = entered.definition;
        let mut lines = self.program.lines.iter();
        let waits = lines.any(|line| {
            let own = definition.contains(line.number) && line.waits();
            own && !line.text.contains("yield")
        });
        Some(definition.line).filter(|_| !waits)
    }

    /// The line of the function that a call surely enters, if it takes what it is called with.
    fn is_sure(&self, entered: &Entered<'_>) -> Option<u32> {
        let line = self.meant(entered)?;
        self.refused(entered)?.is_none().then_some(line)
    }

    /// The message of the exception that a call raises because the function does not take what it is called with; `None` where that
    /// cannot be told.
    fn refused(&self, entered: &Entered<'_>) -> Option<Option<String>> {
        let Entered {
            definition, bound, ..
        } = *entered;
        let given = entered.given.as_ref()?;
        let name = self.program.qualified(definition);
        self.with_function(entered, |function, _| {
            // However many there are, they are taken where all are collected.
            let takes = || {
                let parameters = &function.parameters;
                let places = parameters.posonlyargs.len() + parameters.args.len();
                parameters.vararg.is_some() && places == usize::from(bound)
            };
            (given.collected.is_none() || takes()).then(|| refusal(function, &name, given, bound))
        })
    }

    /// An expression of the program in canonical spelling.
    pub(super) fn spelled(&self, value: &Expr) -> Option<String> {
        canonical(written(value, &self.program.text)?)
    }

    /// The arguments of a call, if what is unpacked among them is known.
    fn given(&self, call: &ExprCall) -> Option<Given> {
        let spelled = |value: &Expr| self.spelled(value);
        let items = |unpacked: &Expr| match unpacked {
            Expr::List(list) => Some(list.elts.iter().map(spelled).collect()),
            Expr::Tuple(tuple) => Some(tuple.elts.iter().map(spelled).collect()),
            Expr::Name(name) => {
                let name = name.id.as_str();
                let count = match PythonValue::read(self.at.top()?.known(name)?).ok()? {
                    PythonValue::List(items) | PythonValue::Tuple(items) => items.len(),
                    _ => return None,
                };
                let item = |index| Some(format!("{name}[{index}]"));
                Some((0..count).map(item).collect())
            }
            _ => None,
        };
        // A dictionary that has a name gives what it holds by its keys.
        let named = |unpacked: &Expr| {
            let name = unpacked.as_name_expr()?.id.as_str();
            let PythonValue::Dict(pairs) = PythonValue::read(self.at.top()?.known(name)?).ok()?
            else {
                return None;
            };
            let pair = |(key, _): &(PythonValue, PythonValue)| match key {
                PythonValue::Str(text) => {
                    Some((text.clone(), canonical(&format!("{name}[{key}]"))))
                }
                _ => None,
            };
            pairs.iter().map(pair).collect()
        };
        Given::of(call, spelled, items, named)
    }

    /// What `look` finds in the header of a function without decorators, and its text.
    fn with_function<R>(
        &self,
        entered: &Entered<'_>,
        look: impl FnOnce(&StmtFunctionDef, &str) -> Option<R>,
    ) -> Option<R> {
        let Entered {
            definition, itself, ..
        } = *entered;
        // A decorator may put another function in its place.
        if !itself && self.program.decoration(definition) == Decoration::Other {
            return None;
        }
        let header = &self.program.line(definition.line)?.text;
        let whole = if header.ends_with(':') {
            format!("{header} pass")
        } else {
            header.clone()
        };
        let parsed = ruff_python_parser::parse_module(&whole).ok()?;
        match parsed.syntax().body.as_slice() {
            [Stmt::FunctionDef(function)] => look(function, &whole),
            _ => None,
        }
    }

    /// The parameters that a call gives values to, with the expressions; `None` where that cannot be told from the text.
    fn bound(&self, entered: &Entered<'_>) -> Option<Vec<(Target, String)>> {
        let Entered {
            definition, bound, ..
        } = *entered;
        let arguments = entered.given.as_ref()?;
        let target = |(name, expression): (&str, String)| {
            let target = Target::Argument {
                function: definition.name.clone(),
                name: name.to_owned(),
            };
            (target, expression)
        };
        self.with_function(entered, |function, header| {
            let pairs = pairs(function, arguments, bound);
            let given: Vec<&str> = pairs.iter().map(|(name, _)| *name).collect();
            let mut found: Vec<(&str, String)> = pairs
                .into_iter()
                .filter_map(|(name, value)| Some((name, value?)))
                .collect();
            found.extend(collected(function, arguments, bound));
            for parameter in function.parameters.iter_non_variadic_params() {
                let name = parameter.parameter.name.as_str();
                let default = parameter.default.as_deref();
                let value = default.filter(|default| {
                    !given.contains(&name) && self.stays(definition, name, default)
                });
                let text = value.and_then(|value| canonical(written(value, header)?));
                found.extend(text.map(|text| (name, text)));
            }
            Some(found.into_iter().map(target).collect())
        })
    }

    /// Whether a default surely has the value that is written for it: a list that the function changes, or gives another name,
    /// may not.
    fn stays(&self, function: &Definition, name: &str, default: &Expr) -> bool {
        let changes = |text: &str| {
            let uses = text.match_indices(name).any(|(at, _)| {
                let behind = &text[at + name.len()..];
                let alone =
                    !text[..at].ends_with(is_word_part) && !behind.starts_with(is_word_part);
                let first = at == 0 && behind.contains('=');
                alone && (first || behind.starts_with('.') || behind.is_empty())
            });
            uses || text.starts_with("del ")
        };
        let lines = self.program.lines.iter();
        let mut own = lines.filter(|line| function.is_in_body(line.number));
        let kept = !has_items(default) || !own.any(|line| changes(&line.text));
        is_told(default) && kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Frame;

    const DEFINITIONS: &str = "\
def f(x, y=2, *rest, z=3):
    return x
def g(a):
    return a
def n(b, c='x', e=(-1, None), h=[1], i=[1], j=a, **more):
    h.append(b)
def many(p, q, r, s=1, *, k):
    return p
def only(p, /):
    return p
def wrapped(d): return d
def made(n):
    yield n
class C:
    def __init__(self, n):
        self.n = n
    def go(self, k):
        return k
@wrapped
def hidden(x):
    return x
";

    /// The program with a last line, and the state before that, where some names have values.
    fn at_last_line(line: &str) -> (Program, State) {
        let program = Program::parse(&format!("{DEFINITIONS}{line}\n")).unwrap();
        let number = DEFINITIONS.lines().count() as u32 + 1;
        let mut frame = Frame::new("<module>", number).knowing(&[
            ("a", "1"),
            ("xs", "[1, 2]"),
            ("c", "<C n=1>"),
            ("h", "<function g>"),
            ("o", "{'x': 1, 'z': 4}"),
        ]);
        frame.loops = Some([(number, Some(0))].into());
        let at = State {
            event: Event::Line,
            frames: vec![frame],
            ..State::start()
        };
        (program, at)
    }

    /// The function that is surely entered from a last line of the program, and the arguments that are told.
    fn told(line: &str) -> (Option<String>, Vec<String>) {
        let (program, at) = at_last_line(line);
        let told = |(target, expression): (Target, String)| match target {
            Target::Argument { function, name } => format!("{function} {name}={expression}"),
            other => panic!("{other:?}"),
        };
        let arguments = program.arguments(&at).into_iter().map(told).collect();
        (program.entered(&at).map(|one| one.name.clone()), arguments)
    }

    #[test]
    fn parameters_get_the_arguments_of_the_first_call() {
        let check = |line: &str, expected: &[&str]| assert_eq!(told(line).1, expected, "{line}");
        check("f( a+1 )", &["f x=a+1", "f rest=()", "f y=2", "f z=3"]);
        check(
            "r = f(a, xs[0], 7, z=a * 2)",
            &["f x=a", "f y=xs[0]", "f z=a*2", "f rest=(7,)"],
        );
        check(
            "r = n(a)",
            &["n b=a", "n more={}", "n c='x'", "n e=(-1, None)", "n i=[1]"],
        );
        check(
            "r = n(a, e=2, u=xs, k=a)",
            &[
                "n b=a",
                "n e=2",
                "n more={'u': xs, 'k': a}",
                "n c='x'",
                "n i=[1]",
            ],
        );
        check("r = g(*[a + 1])", &["g a=a+1"]);
        check(
            "r = f(*xs, 5)",
            &["f x=xs[0]", "f y=xs[1]", "f rest=(5,)", "f z=3"],
        );
        check(
            "r = f(**o)",
            &["f x=o['x']", "f z=o['z']", "f rest=()", "f y=2"],
        );
        check("r = f(x=1, **o)", &[]);
        check("print(1 + g(len(xs)))", &["g a=len(xs)"]);
        check("r = f(g(a), g(2))", &["g a=a"]);
        check("r = C(a)", &["__init__ n=a"]);
        check("r = c.go(a + 1)", &["go k=a+1"]);
        check("if g(a) > 1:\n    pass", &["g a=a"]);
        check("while a and g(a):\n    pass", &[]);
        check("for i in g(a):\n    pass", &["g a=a"]);
        check("xs[g(a)] = g(2)", &["g a=2"]);
        check("r = wrapped(a)", &["wrapped d=a"]);
        check("r = g(c)", &["g a=c"]);
        check("r = h(a)", &["g a=a"]);
        // No doubt is left to the text.
        check("r = hidden(a)", &[]);
        check("r = xs.pop() + f(xs)", &[]);
        check("r = list(map(g, xs))", &[]);
        check("r = [g(x) for x in xs]", &[]);
        check("r = max(g, h)(a)", &[]);
        check("print(a)", &[]);
        check("with f(a) as b:\n    pass", &[]);
    }

    #[test]
    fn a_call_that_fits_is_surely_entered() {
        let check = |line: &str, expected: Option<&str>| {
            assert_eq!(told(line).0.as_deref(), expected, "{line}");
        };
        check("f(a)", Some("f"));
        check("f(a, z=1)", Some("f"));
        check("f(1, 2, 3, 4)", Some("f"));
        check("print(f'{g(a)}')", Some("g"));
        check("g(a=1)", Some("g"));
        check("r = C(a)", Some("__init__"));
        check("r = c.go(1)", Some("go"));
        check("r = h(a)", Some("g"));
        // Something is missing, or too much.
        check("f()", None);
        check("f(a, x=1)", None);
        check("f(a, w=1)", None);
        check("g(1, 2)", None);
        check("g(*xs)", None);
        check("g(*a)", None);
        check("f(*xs)", Some("f"));
        check("r = C()", None);
        check("r = xs.go(1)", None);
        check("r = made(1)", None);
        check("r = hidden(a)", None);
        check("print(a)", None);
    }

    #[test]
    fn a_call_that_does_not_fit_is_refused() {
        let check = |line: &str, expected: &str| {
            let (program, at) = at_last_line(line);
            let expected = (!expected.is_empty()).then(|| format!("TypeError: {expected}"));
            assert_eq!(program.refusal(&at), expected, "{line}");
        };
        check("f(a)", "");
        check("f()", "f() missing 1 required positional argument: 'x'");
        check(
            "g(1, 2)",
            "g() takes 1 positional argument but 2 were given",
        );
        check("g(*xs)", "g() takes 1 positional argument but 2 were given");
        check("r = g(a, a=2)", "g() got multiple values for argument 'a'");
        check(
            "print(g(b=2))",
            "g() got an unexpected keyword argument 'b'",
        );
        check(
            "many()",
            "many() missing 3 required positional arguments: 'p', 'q', and 'r'",
        );
        check(
            "many(1, q=2)",
            "many() missing 1 required positional argument: 'r'",
        );
        check(
            "many(1)",
            "many() missing 2 required positional arguments: 'q' and 'r'",
        );
        check(
            "many(1, 2, 3, 4, 5)",
            "many() takes from 3 to 4 positional arguments but 5 were given",
        );
        check(
            "many(1, 2, 3)",
            "many() missing 1 required keyword-only argument: 'k'",
        );
        check(
            "many(1, 2, 3, 4, 5, k=1)",
            "many() takes from 3 to 4 positional arguments but 5 positional arguments (and 1 keyword-only argument) were given",
        );
        check(
            "only(p=1)",
            "only() got some positional-only arguments passed as keyword arguments: 'p'",
        );
        check(
            "r = C()",
            "C.__init__() missing 1 required positional argument: 'n'",
        );
        check(
            "c.go()",
            "C.go() missing 1 required positional argument: 'k'",
        );
        check(
            "c.go(1, 2)",
            "C.go() takes 2 positional arguments but 3 were given",
        );
        check("r = h()", "g() missing 1 required positional argument: 'a'");
        // Who is meant, or what is unpacked, is not told.
        check("r = hidden()", "");
        check("g(**a)", "");
        check("r = made()", "");
    }
}
