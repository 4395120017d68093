//! Callees: the function of the program that a call enters, by the name, the method or the class that is called, and the object that it is
//! called on.

use ruff_python_ast::{Expr, ExprCall};

use super::{CallWorth, Calls, Entered, Receiver, name_of};
use crate::program::classes::{class_name, value};
use crate::program::decorators::Decoration;
use crate::program::given::Given;
use crate::program::resumption::is_made;
use crate::program::{Definition, DefinitionKind};

/// Whether a call is that of `super` which names the class around and the object itself.
fn is_super(call: &ExprCall) -> bool {
    let named = call.func.as_name_expr();
    named.is_some_and(|name| name.id.as_str() == "super") && call.arguments.is_empty()
}

/// A method that is called as the value that it is, with its object.
fn of_object(method: &Definition, object: Receiver) -> Entered<'_> {
    Entered {
        bound: true,
        object: Some(object),
        ..Entered::plain(method)
    }
}

impl<'p> Calls<'p> {
    /// The function that a call enters, if only one can be meant.
    pub(super) fn called(&self, call: &ExprCall) -> Option<Entered<'p>> {
        if let Some((definition, begun)) = self.program.replacing(self.at, call) {
            return Some(Entered {
                bound: true,
                given: Some(Given {
                    by_place: Vec::new(),
                    by_name: Vec::new(),
                    collected: None,
                }),
                object: Some(Receiver::Made(begun)),
                worth: CallWorth::Object,
                ..Entered::plain(definition)
            });
        }
        let entered = match &*call.func {
            Expr::Name(_) if let Some(chosen) = self.program.dispatched(self.at, call) => Entered {
                itself: true,
                ..Entered::plain(chosen)
            },
            Expr::Name(name) => self.named(&name.id)?,
            held if let Some((method, object)) = self.program.held_method(self.at, held) => {
                of_object(method, object)
            }
            held if let Some(class) = self.program.held_class(self.at, held) => self.made(class)?,
            // A function that a container or an object holds gets no object.
            held if let Some(function) = self.program.held_function(self.at, held) => Entered {
                itself: true,
                ..Entered::plain(self.program.unwrapped(self.at, function)?)
            },
            Expr::Attribute(inner)
                if let Some(class) = self.program.inner_class(self.at, inner) =>
            {
                self.made(class)?
            }
            Expr::Attribute(method) => {
                let meant = self.program.class_meant(self.at, &method.value);
                let lineage = |class| self.program.lineage(class);
                let (classes, object) = match &*method.value {
                    _ if meant.is_some() => (meant.map(lineage), None),
                    Expr::Call(call) if is_super(call) => {
                        (self.above_method(), self.own_name().map(Receiver::Named))
                    }
                    object => {
                        let extended = || {
                            let kind = value(self.at, object)?;
                            self.program.extending(kind.kind(), &method.attr)
                        };
                        let class = self.program.class_of(self.at, object).or_else(extended);
                        (class.map(lineage), self.receiver(object))
                    }
                };
                let classes = classes?;
                let class = *classes.first()?;
                // What the object has itself comes first.
                if meant.is_none()
                    && self
                        .program
                        .has_itself(self.at, &method.value, &method.attr)
                {
                    return None;
                }
                let definition = match self.program.put_among(self.at, &classes, &method.attr) {
                    Some(put) => put?,
                    None => self.program.method_among(&classes, &method.attr)?,
                };
                if self.program.decoration(definition) == Decoration::Other {
                    return self.decorated_method(definition, meant.is_none(), object, call);
                }
                let (bound, object) = match self.program.decoration(definition) {
                    // It is given the class by whoever calls it.
                    Decoration::Plain if definition.name == "__new__" => (false, None),
                    Decoration::Plain => (meant.is_none(), object),
                    Decoration::Static => (false, None),
                    Decoration::Class => {
                        let shown = format!("<class '__main__.{}'>", class.name);
                        (true, Some(Receiver::Shown(shown)))
                    }
                    _ => return None,
                };
                // What has been allocated is the object that the line makes.
                let begun = name_of(&method.value).is_some_and(|name| is_made(&name));
                let makes = begun && definition.name == "__init__";
                Entered {
                    definition,
                    bound,
                    given: None,
                    worth: match makes {
                        true => CallWorth::Object,
                        false => CallWorth::Returned,
                    },
                    itself: false,
                    object,
                }
            }
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
    pub(in crate::program) fn receiver(&self, object: &Expr) -> Option<Receiver> {
        if let Some(name) = name_of(object) {
            return Some(Receiver::Named(name));
        }
        if object.is_call_expr() {
            return self.spelled(object).map(Receiver::Made);
        }
        let member = self.program.member_of(self.at, object);
        let shown = member.or_else(|| Some(value(self.at, object)?.to_string()))?;
        Some(Receiver::Shown(shown)).filter(|_| !self.program.disguises())
    }

    /// The name that the code which runs, a method, has for its object.
    fn own_name(&self) -> Option<String> {
        let frame = self.at.top()?;
        let method = self.program.definition_at(&frame.function, frame.line)?;
        let first = method.scope.variables.first()?;
        first.is_parameter.then(|| first.name.clone())
    }

    /// The classes that `super` asks: those behind the one that the code which runs is a method of, in the order of the object's class.
    fn above_method(&self) -> Option<Vec<&'p Definition>> {
        let class = self.program.class_around(self.at.line()?)?;
        let shown = self.own_name();
        let shown = shown.and_then(|name| self.at.top()?.known(&name));
        let lineage = shown.and_then(|shown| self.program.class_shown(shown));
        let lineage = self.program.lineage(lineage.unwrap_or(class));
        let own = |lineage: &[&Definition]| lineage.iter().position(|one| one.line == class.line);
        // The object may be of a class that does not show it.
        let lineage = match own(&lineage) {
            Some(place) => lineage[place + 1..].to_vec(),
            None => self.program.lineage(class)[1..].to_vec(),
        };
        (!lineage.is_empty()).then_some(lineage)
    }

    /// The function that is entered by calling a name: of the program, or what a local stands for.
    fn named(&self, name: &str) -> Option<Entered<'p>> {
        // A decorator's parameter may be called as what it decorates: then it is that, whatever the decorators have made of it.
        if let Some(own) = self.program.own_hidden_function(self.at, name)
            && self.program.decoration(own) == Decoration::Other
        {
            return Some(Entered {
                itself: true,
                ..Entered::plain(self.program.unwrapped(self.at, own)?)
            });
        }
        let shadowed = self.program.shadows(self.at, name);
        for frame in [self.at.top(), self.at.frames.first().filter(|_| !shadowed)] {
            let Some(frame) = frame else { break };
            if let Some(value) = frame.locals.as_ref()?.get(name) {
                let shown = value.as_ref()?;
                if let Some(class) = class_name(shown) {
                    return self.made(self.program.class(class)?);
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
                if let Some((method, object)) = self.program.method_shown(self.at, shown) {
                    return Some(of_object(method, object));
                }
                let shown = shown.strip_prefix("<function ")?;
                let shown = shown.strip_suffix('>')?;
                let again = || self.program.defined_as(name, shown);
                let meant = self.program.function(shown).or_else(again)?;
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
            DefinitionKind::Function => Some(self.decorated(definition)),
            DefinitionKind::Class => self.made(definition),
            DefinitionKind::Module => None,
        }
    }

    /// What is entered by calling a function by its name, which its decorators may have given to another one.
    fn decorated(&self, definition: &'p Definition) -> Entered<'p> {
        match self.program.standing_for(self.at, definition) {
            Some(made) => Entered {
                itself: true,
                ..Entered::plain(made)
            },
            None => Entered::plain(definition),
        }
    }

    /// What is entered by calling a method that decorators of the program have made something of.
    fn decorated_method(
        &self,
        definition: &'p Definition,
        bound: bool,
        object: Option<Receiver>,
        call: &ExprCall,
    ) -> Option<Entered<'p>> {
        let made = self.program.standing_for(self.at, definition)?;
        let (_, parameters) = self.program.line(made.line)?.text.split_once('(')?;
        let mut given = self.given(call);
        // One that takes whatever it is given gets the object as the first of that.
        let collects = parameters.starts_with('*');
        if bound && collects {
            let Some(Receiver::Named(name)) = &object else {
                return None;
            };
            given.as_mut()?.by_place.insert(0, Some(name.clone()));
        }
        let bound = bound && !collects;
        Some(Entered {
            itself: true,
            bound,
            given,
            object: object.filter(|_| bound),
            ..Entered::plain(made)
        })
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
        if let Some((call, shown)) = self.program.called_by_metaclass(definition) {
            return Some(Entered {
                definition: call,
                bound: true,
                given: None,
                object: Some(Receiver::Shown(shown)),
                worth: CallWorth::Returned,
                itself: false,
            });
        }
        match definition.kind {
            // A decorator may put something else in the place of the class.
            DefinitionKind::Class if self.program.stays_itself(definition) => {
                let (method, shown, worth) = match self.program.allocator(definition) {
                    Some(new) => (
                        new,
                        self.program.shown_class(definition),
                        CallWorth::Allocated,
                    ),
                    None => {
                        let init = self.program.method(definition, "__init__")?;
                        let shown = self.program.shown_new(definition);
                        let shown = shown.or_else(|| self.program.extended_begun(definition));
                        (init, shown, CallWorth::Object)
                    }
                };
                Some(Entered {
                    definition: method,
                    bound: true,
                    given: None,
                    object: shown.map(Receiver::Shown),
                    worth,
                    itself: false,
                })
            }
            _ => None,
        }
    }
}
