//! Frames on the way: calls enter them with what they are given, statements run in them, and they are left.

use ruff_python_ast::{Expr, Stmt, WithItem};

use super::giving::call_of;
use super::{Followed, Objects};
use crate::program::classes::parsed;
use crate::program::dataclasses::FINISHING;
use crate::program::heap::{Cell, Held, Style};
use crate::program::lacking::around;
use crate::program::reading::Reading;
use crate::program::rewriting::behind_header;
use crate::program::{Definition, DefinitionKind, Program, mentions};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, Frame, State, cut_value};
use crate::visitor::{Visitor, walk_expr};

impl Objects {
    pub(super) fn follow(&mut self, program: &Program, before: &State, after: &State) {
        program.note_keys(before, after, self);
        self.step += 1;
        self.go_on(program, before, after);
        let made = self.heap.cells.len();
        self.compare(program, after);
        self.heap.shown.extend(made..self.heap.cells.len());
        self.keep_constants(program, after);
    }

    /// What the module's constants stand for is known from where they are bound on.
    fn keep_constants(&mut self, program: &Program, after: &State) {
        let Some(shown) = after.frames.first() else {
            return;
        };
        for name in std::mem::take(&mut self.constants) {
            match self.constant(program, shown, &name) {
                Some(held) => {
                    self.heap.constants.insert(name, held);
                }
                None => self.constants.push(name),
            }
        }
    }

    /// What a name of the module stands for: what was followed, or what is shown of it.
    fn constant(&mut self, program: &Program, shown: &Frame, name: &str) -> Option<Held> {
        let followed = self.frames.first().and_then(|frame| frame.names.get(name));
        if let Some(held) = followed.filter(|held| **held != Held::Unknown) {
            return Some(held.clone());
        }
        let text = shown.known(name)?;
        let value = PythonValue::read(text).ok()?;
        let plain = self.is_plain(program, &value);
        plain.then(|| self.heap.of_value(&value, text))
    }

    /// Goes on as the statement says between two states, whatever the second one shows.
    pub(super) fn go_on(&mut self, program: &Program, before: &State, after: &State) {
        self.frames.iter_mut().for_each(|frame| frame.bound.clear());
        self.completed = 0;
        // What leaves a call is raised in the line that waits for it, too.
        let passes = self.frames.last().is_some_and(|frame| frame.left);
        if before.event == Event::Return {
            self.leave(program, before);
        }
        if after.event == Event::Call {
            self.begin_sort(program, after);
            self.ask_for_heap(program, after);
            self.enter(program, after);
        } else if after.depth() == self.frames.len() {
            let entered = before.event == Event::Call;
            let raised = before.event == Event::Exception;
            match after.event {
                Event::Exception if passes => {}
                Event::Exception => self.raise(program, after),
                Event::Return if raised => {
                    if let Some(frame) = self.frames.last_mut() {
                        frame.left = true;
                    }
                }
                _ if entered || raised => {}
                _ => self.complete(program, after),
            }
            if let (Some(frame), Some(top)) = (self.frames.last_mut(), after.top())
                && after.event == Event::Line
            {
                frame.line = top.line;
                frame.given.clear();
                frame.handed = None;
                frame.sorts = None;
                frame.heaps = None;
                frame.changes = self.heap.changes;
            }
        }
        self.frames.truncate(after.depth());
        while self.frames.len() < after.depth() {
            self.frames.push(Followed::default());
        }
        self.function = after
            .top()
            .map(|top| top.function.clone())
            .unwrap_or_default();
    }

    /// A frame returns to the line that has called it.
    pub(super) fn leave(&mut self, program: &Program, at: &State) {
        let handed = self.generator_returned(program, at);
        let Some(frame) = self.frames.pop() else {
            return;
        };
        if self.heap.follows_functions {
            self.left.insert(frame.entered, frame.names.clone());
        }
        let returned = self.returned.take();
        let Some(top) = at.top() else { return };
        let value = at.value.as_deref();
        let definition = program.definition_at(&top.function, top.line);
        let first = definition.and_then(|one| one.scope.variables.first());
        let own = first.and_then(|first| frame.names.get(&first.name));
        let held = match (frame.makes, returned) {
            // Where states have shown it to be another one than was followed, it is that.
            (Some(_), _) if let Some(Held::Object(own)) = own => Held::Object(*own),
            (Some(made), _) => Held::Object(made),
            (None, Some(held)) => held,
            (None, None) => match value {
                Some(value) => self.of_text(program, value),
                None => Held::Unknown,
            },
        };
        let is_function = definition.is_some_and(|one| one.kind == DefinitionKind::Function);
        if let Some(class) = definition.filter(|one| one.kind == DefinitionKind::Class) {
            self.end_class(program, class, frame);
            return;
        }
        if let Some(generator) = definition.filter(|one| program.is_generator(one))
            && program
                .line(top.line)
                .is_some_and(|line| mentions(&line.text, "yield"))
        {
            self.suspended.push((generator.line, frame.clone()));
        }
        // What a property is worth that is asked once is the object's from then on.
        let keeps = definition.filter(|one| program.object_of(one).is_some() && !frame.left);
        let held = match (keeps, own) {
            (Some(property), Some(Held::Object(object))) => {
                let kept = self.heap.keep(held);
                self.set(program, *object, &property.name, kept.clone());
                kept
            }
            _ => held,
        };
        if let ("__hash__", Some(Held::Object(object)), Some(hash)) =
            (top.function.as_str(), own, value)
        {
            self.hashes.push((*object, hash.to_owned()));
        }
        // A frame that an exception leaves gives its caller nothing.
        let gives = is_function && !frame.left;
        if let Some(caller) = self.frames.last_mut().filter(|_| gives) {
            match (top.function.as_str(), &held, own) {
                ("__iter__", Held::Object(index), _) => {
                    caller.iterators.insert(caller.line, *index);
                }
                ("__enter__", _, Some(Held::Object(index))) => {
                    caller.managers.entry(caller.line).or_default().push(*index);
                }
                ("__exit__", _, Some(Held::Object(index))) => {
                    let entered = caller.managers.entry(caller.line).or_default();
                    entered.retain(|one| one != index);
                }
                _ => {}
            }
            // What is initialised is what has been allocated.
            let allocated = caller.given.last() == Some(&("__new__".to_owned(), held.clone()));
            if allocated && frame.makes.is_some() {
                caller.given.pop();
            }
            caller.given.push((top.function.clone(), held));
            caller.handed = handed.or(caller.handed.take());
        }
    }

    /// The function's line of the generator that a frame which does nothing else has made and returns, with what that is given.
    fn generator_returned(&self, program: &Program, at: &State) -> Option<(u32, super::Names)> {
        let shown = at.value.as_deref()?.strip_prefix("<generator object ")?;
        let top = at.top()?;
        let function = program.definition_at(&top.function, top.line)?;
        program.hands_on_generator(function)?;
        let generator = program.function(shown.strip_suffix('>')?)?;
        Some((generator.line, self.arguments(program, generator)))
    }

    /// The body of a class is left: its names are attributes of the class. What is asked itself what it is there is left out, and a function,
    /// which is a method where an object is asked for it.
    fn end_class(&mut self, program: &Program, class: &Definition, frame: Followed) {
        if program.class(&class.name).is_none() || program.shown_class(class).is_none() {
            return;
        }
        for (name, held) in frame.names {
            let plain = match &held {
                Held::Object(index) => match &self.heap.cells[*index] {
                    Cell::Instance { class, .. } => {
                        let asked = ["__get__", "__set__"];
                        !asked.iter().any(|one| program.may_have(class, one))
                    }
                    _ => true,
                },
                Held::Text(text) => !text.starts_with('<'),
                Held::Tuple(_) => true,
                _ => false,
            };
            if plain {
                self.set_of_class(&class.name, &name, held);
            }
        }
    }

    /// A frame is entered: its first names are its arguments.
    pub(super) fn enter(&mut self, program: &Program, after: &State) {
        let Some(top) = after.top() else { return };
        let mut frame = Followed {
            line: top.line,
            changes: self.heap.changes,
            entered: self.step,
            ..Followed::default()
        };
        let definition = program.definition_at(&top.function, top.line);
        let first =
            definition.and_then(|one| one.scope.variables.first().filter(|one| one.is_parameter));
        if let Some(definition) = definition.filter(|one| one.line != top.line)
            && let Some(waiting) = self.resumed(program, definition, top)
        {
            self.frames.push(Followed {
                names: waiting.names,
                iterators: waiting.iterators,
                made: waiting.made,
                managers: waiting.managers,
                entered: waiting.entered,
                ..frame
            });
            return;
        }
        if let Some(made_in) = definition.and_then(|one| self.called_function(program, one)) {
            self.made_in.insert(self.step, made_in);
        }
        let index = after.depth().wrapping_sub(1);
        if let (Some(definition), Some(first)) = (definition, first)
            && definition.name == "__init__"
            && let Some(allocated) = self.allocated()
        {
            frame.makes = Some(allocated);
            frame
                .names
                .insert(first.name.clone(), Held::Object(allocated));
        } else if let (Some(definition), Some(first)) = (definition, first)
            && definition.name == "__init__"
            && program.is_method(definition)
            && let Some(shown) = top.known(&first.name)
        {
            let own = AliasName::new(index, &first.name);
            let mut groups = after.aliases.iter().flatten();
            let is_new = after.aliases.is_some() && !groups.any(|group| group.contains(&own));
            if let Some(class) = self.made(program, definition, shown).filter(|_| is_new) {
                let arguments = program
                    .class(&class)
                    .filter(|one| program.is_exception(one));
                let arguments = arguments.map(|_| self.parts_of(shown));
                let cell = Cell::Instance {
                    class,
                    attributes: Vec::new(),
                    arguments,
                };
                if let Held::Object(made) = self.heap.add(cell) {
                    frame.makes = Some(made);
                    frame.names.insert(first.name.clone(), Held::Object(made));
                }
            }
        }
        if let (Some(definition), Some(first)) = (definition, first)
            && let Some(Held::Object(begun)) = self.begun(program, definition)
        {
            frame.makes = Some(begun);
            frame.names.insert(first.name.clone(), Held::Object(begun));
        }
        if let Some(definition) = definition {
            let mut compared = self.compared(program, definition, after);
            compared.extend(self.asked_by_heap(program, definition));
            let handed = self.frames.last().and_then(|caller| {
                let (line, names) = caller.handed.as_ref()?;
                (*line == definition.line).then(|| names.clone())
            });
            let given = handed.unwrap_or_else(|| self.arguments(program, definition));
            for (name, held) in compared.into_iter().chain(given) {
                let held = self.heap.keep(held);
                frame.names.entry(name).or_insert(held);
            }
            for (name, text) in self.left_to_defaults(program, definition) {
                let held = self.default_of(definition.line, &name, &text);
                frame.names.entry(name).or_insert(held);
            }
        }
        self.frames.push(frame);
    }

    /// The frame of a generator that goes on where it has given something up: the only one that is shown so, or one that has all that the
    /// others have.
    fn resumed(
        &mut self,
        program: &Program,
        generator: &Definition,
        top: &Frame,
    ) -> Option<Followed> {
        let locals = top.locals.as_ref()?;
        let shown = |frame: &Followed| {
            locals.iter().all(|(name, text)| {
                let held = frame.names.get(name).filter(|held| **held != Held::Unknown);
                let known = held.and_then(|held| {
                    let text = self.heap.text(program, held, Style::Shown);
                    text.map(cut_value).ok()
                });
                known.is_none_or(|known| Some(&known) == text.as_ref())
            })
        };
        let fits = |(line, frame): &(u32, Followed)| {
            *line == generator.line && frame.line == top.line && shown(frame)
        };
        let fitting: Vec<usize> = (0..self.suspended.len())
            .filter(|index| fits(&self.suspended[*index]))
            .collect();
        let (last, others) = fitting.split_last()?;
        let names = |index: usize| &self.suspended[index].1.names;
        let alike = others.iter().all(|other| names(*other) == names(*last));
        alike.then(|| self.suspended.remove(*last).1)
    }

    /// The object that the call which came last in the line of the last frame has allocated.
    fn allocated(&self) -> Option<usize> {
        match self.frames.last()?.given.last()? {
            (name, Held::Object(index)) if name == "__new__" => Some(*index),
            _ => None,
        }
    }

    /// What stands in the line of the last frame, as far as it is evaluated.
    pub(super) fn calling<'p>(&self, program: &'p Program) -> &'p str {
        let line = self
            .frames
            .last()
            .and_then(|frame| program.line(frame.line));
        let text = line.map_or("", |line| line.text.as_str());
        let text = text.strip_prefix("return ").unwrap_or(text);
        text.strip_prefix("raise ").unwrap_or(text)
    }

    /// The parameters of a function that the only call in the line which is about to enter it leaves to defaults that can be changed, each with
    /// what that was in the beginning.
    fn left_to_defaults(&self, program: &Program, function: &Definition) -> Vec<(String, String)> {
        let mut defaults = program.changing_defaults(function);
        if defaults.is_empty() {
            return defaults;
        }
        let parsed = parsed(self.calling(program));
        let module = parsed.as_ref().map(|parsed| &parsed.syntax().body);
        let Some(call) = module.and_then(|body| call_of(program, function, body)) else {
            return Vec::new();
        };
        let variables = function.scope.variables.iter();
        let names = variables.filter(|one| one.is_parameter);
        let own = usize::from(program.is_method(function));
        let names: Vec<&str> = names.map(|one| one.name.as_str()).skip(own).collect();
        let spread = call.arguments.args.iter().any(Expr::is_starred_expr)
            || call.arguments.keywords.iter().any(|one| one.arg.is_none());
        let given = |name: &str| {
            let by_place = names.iter().take(call.arguments.args.len());
            by_place.into_iter().any(|one| *one == name)
                || call.arguments.find_keyword(name).is_some()
        };
        defaults.retain(|(name, _)| !spread && !given(name));
        defaults
    }

    /// The object that a function has for a parameter which no call gives it: one for all calls.
    fn default_of(&mut self, line: u32, name: &str, text: &str) -> Held {
        let place = (line, name.to_owned());
        if let Some(held) = self.defaults.get(&place) {
            return held.clone();
        }
        let held = self.heap.keep(Held::Text(text.to_owned()));
        self.defaults.insert(place, held.clone());
        held
    }

    /// Which state has entered the frame that has made the function which the line of the last frame is about to enter, where functions are
    /// followed.
    fn called_function(&self, program: &Program, function: &Definition) -> Option<usize> {
        let inner = self.heap.follows_functions && program.function_around(function).is_some();
        let parsed = parsed(self.calling(program)).filter(|_| inner)?;
        let reading = self.reading(program, self.calling(program));
        let mut calls = CallsOf {
            reading: &reading,
            line: function.line,
            made_in: Vec::new(),
        };
        calls.visit_body(&parsed.syntax().body);
        let given = self.frames.last()?.given.iter();
        let before = given.filter(|(name, _)| *name == function.name).count();
        let (first, others) = calls.made_in.split_first()?;
        match others.iter().all(|other| other == first) {
            true => Some(*first),
            false => calls.made_in.get(before).copied(),
        }
    }

    /// The object of a dataclass that a method is about to finish, as the only call in the line that makes one gives it its fields.
    fn begun(&mut self, program: &Program, finishing: &Definition) -> Option<Held> {
        if finishing.name != FINISHING {
            return None;
        }
        let text = self.calling(program);
        let parsed = parsed(text)?;
        let call = call_of(program, finishing, &parsed.syntax().body)?;
        let class = program.class(&call.func.as_name_expr()?.id)?;
        let fields = program.fields_begun(class)?;
        let attributes = self.reading(program, text).fields_given(call, &fields)?;
        Some(self.heap.keep(Held::New(class.name.clone(), attributes)))
    }

    /// The class of an object that an `__init__` is given which has no attributes yet.
    pub(super) fn made(&self, program: &Program, init: &Definition, shown: &str) -> Option<String> {
        let classes = program
            .definitions
            .iter()
            .filter(|one| one.kind == DefinitionKind::Class);
        let mut fitting = classes.filter(|class| {
            if program.method(class, "__init__").map(|one| one.line) != Some(init.line) {
                return false;
            }
            if program.is_exception(class) && program.method(class, "__repr__").is_none() {
                return shown.split('(').next() == Some(class.name.as_str());
            }
            let mut heap = self.heap.clone();
            let empty = heap.add(Cell::Instance {
                class: class.name.clone(),
                attributes: Vec::new(),
                arguments: None,
            });
            heap.text(program, &empty, Style::Shown)
                .is_ok_and(|text| text == shown)
        });
        let class = fitting.next().filter(|_| fitting.next().is_none())?;
        Some(class.name.clone())
    }

    /// What an exception shows that it was made with.
    pub(super) fn parts_of(&mut self, shown: &str) -> Vec<Held> {
        let Ok(PythonValue::Object { parts, .. }) = PythonValue::read(shown) else {
            return vec![Held::Unknown];
        };
        let held = |(_, value): &(Option<String>, PythonValue)| {
            self.heap.of_value(value, &value.to_string())
        };
        parts.iter().map(held).collect()
    }

    /// A line raises an exception, or is left by one.
    pub(super) fn raise(&mut self, program: &Program, at: &State) {
        let Some(line) = at.line().and_then(|number| program.line(number)) else {
            return;
        };
        let Some(text) = line.text.strip_prefix("raise ") else {
            if line.text != "raise"
                && self
                    .frames
                    .last()
                    .is_some_and(|frame| frame.given.is_empty())
            {
                // What Python raises shows all that it has.
                self.raised = None;
            }
            return;
        };
        let text = text.split(" from ").next().unwrap_or(text);
        if let Some((heap, made)) = self.with_exception(program, text) {
            (self.heap, self.raised) = (heap, Some(Held::Object(made)));
            return;
        }
        let held = ruff_python_parser::parse_expression(text).map(|parsed| {
            let call = parsed.expr().as_call_expr();
            let class = call
                .and_then(|call| call.func.as_name_expr())
                .and_then(|name| program.class(name.id.as_str()));
            match class {
                // It has nothing but what it is made with.
                Some(class) if program.method(class, "__init__").is_none() => None,
                _ => Some(self.reading(program, text).held(parsed.expr())),
            }
        });
        self.raised = held
            .ok()
            .flatten()
            .filter(|held| matches!(held, Held::Object(_)));
    }

    /// What expressions in a text are read with where the last frame runs.
    pub(super) fn reading<'a>(&'a self, program: &'a Program, text: &'a str) -> Reading<'a> {
        let Some(frame) = self.frames.last() else {
            return Reading {
                text,
                thinks: false,
                ..Reading::of(program, &self.heap)
            };
        };
        Reading {
            given: frame.given.as_slice(),
            heaped: self.taken_from_heap(program),
            ..self.reading_in(frame, program, text)
        }
    }

    /// The same in a frame, whatever its calls have given.
    pub(super) fn reading_in<'a>(
        &'a self,
        frame: &'a Followed,
        program: &'a Program,
        text: &'a str,
    ) -> Reading<'a> {
        Reading {
            own: &frame.names,
            module: self
                .frames
                .first()
                .map_or(&frame.names, |module| &module.names),
            text,
            thinks: false,
            frame: Some((frame.line, frame.entered)),
            ..Reading::of(program, &self.heap)
        }
    }

    /// The statement of the last frame's line has come to its end.
    pub(super) fn complete(&mut self, program: &Program, after: &State) {
        let number = self.frames.last().map_or(0, |frame| frame.line);
        let Some(line) = program.line(number) else {
            return;
        };
        // A function may run in the line of its header.
        let inside = after.top().and_then(|top| {
            let function = program.definition_at(&top.function, number)?;
            (function.line == number).then(|| behind_header(&line.text))?
        });
        let header = line.text.starts_with("def ") || line.text.starts_with("class ");
        if header && inside.is_none() {
            self.define(program, number);
            return;
        }
        let text = inside.as_deref().unwrap_or(&line.text);
        self.completed = number;
        // A key may be a part of a match, of which states show nothing.
        let told = program.assigned_with_matches(after, text);
        let text = told.as_deref().unwrap_or(text);
        // What is given up in the middle of a statement, or is handed on, is told by what the state shows.
        if after.event == Event::Return {
            let ends = !mentions(text, "yield");
            self.returned = ends.then(|| Held::Text("None".to_owned()));
        }
        let given_up = || {
            let value = text.strip_prefix("yield ")?;
            (after.event == Event::Return && !value.starts_with("from ")).then_some(value)
        };
        if let Some(text) = text.strip_prefix("return ").or_else(given_up) {
            self.returned = None;
            if let Ok(parsed) = ruff_python_parser::parse_expression(text) {
                self.set_defaults(program, parsed.expr(), text);
                self.returned = Some(self.handed_on(program, parsed.expr(), text));
                self.change_contents(program, parsed.expr(), text);
            }
            if let Some(value) = after.value.as_deref() {
                self.agree_on_returned(program, value);
            }
            return;
        }
        if let Some(header) = text.strip_prefix("except ") {
            if let Some((_, name)) = header
                .strip_suffix(':')
                .and_then(|header| header.split_once(" as "))
                && let Some(held) = self.raised.clone()
                && after.top().is_some_and(|top| takes(program, number, top))
            {
                self.bind(name, held);
            }
            return;
        }
        let Some(parsed) = parsed(text) else {
            return;
        };
        for statement in &parsed.syntax().body {
            self.run(program, statement, text, after);
        }
    }

    /// A function has been defined, where functions are followed.
    fn define(&mut self, program: &Program, line: u32) {
        let made_in = self.frames.last().map(|frame| frame.entered);
        let made_in = made_in.filter(|_| self.heap.follows_functions);
        let made = made_in.and_then(|made_in| program.function_defined(line, made_in));
        if let Some((name, function)) = made {
            let held = self.heap.add(Cell::Function(function));
            self.bind(&name, held);
        }
    }

    /// A condition has been asked, which may give a name what it asks about: `if (node := self.find(key)) is not None`.
    fn test(&mut self, program: &Program, test: &Expr, text: &str) {
        let mut first = test;
        loop {
            first = match first {
                Expr::UnaryOp(unary) => &unary.operand,
                Expr::Compare(compare) => &compare.left,
                Expr::BoolOp(either) => &either.values[0],
                _ => break,
            };
        }
        if let Expr::Named(named) = first {
            self.set_defaults(program, &named.value, text);
            let held = self.evaluated(program, &named.value, text);
            let held = self.heap.keep(held);
            self.assign(program, &named.target, held, text);
        }
        self.apply_changes(program, test, text);
    }

    /// What an expression that a statement hands on is worth, with what it has at several places.
    fn handed_on(&mut self, program: &Program, expr: &Expr, text: &str) -> Held {
        let held = self.evaluated(program, expr, text);
        let held = self.heap.keep(held);
        self.repeated(program, expr, text).unwrap_or(held)
    }

    /// Follows one statement of the line that has run.
    fn run(&mut self, program: &Program, statement: &Stmt, text: &str, after: &State) {
        let number = self.frames.last().map_or(0, |frame| frame.line);
        match statement {
            Stmt::Assign(assign) => {
                self.set_defaults(program, &assign.value, text);
                let held = self.handed_on(program, &assign.value, text);
                for target in &assign.targets {
                    if let Some(around) = around(target) {
                        self.make_lacking(program, around, text);
                    }
                    self.assign(program, target, held.clone(), text);
                }
                self.change_contents(program, &assign.value, text);
            }
            Stmt::AnnAssign(assign) => {
                if let Some(value) = &assign.value {
                    let held = self.handed_on(program, value, text);
                    self.assign(program, &assign.target, held, text);
                }
            }
            Stmt::AugAssign(assign) => {
                self.make_lacking(program, &assign.target, text);
                let old = self.reading(program, text).held(&assign.target);
                if let Held::Object(index) = old
                    && matches!(self.heap.cells[index], Cell::Instance { .. })
                {
                    let new = self.reading(program, text).augmented(assign);
                    self.assign(program, &assign.target, new, text);
                    return;
                }
                let given = self.evaluated(program, &assign.value, text);
                if let Held::Object(index) = old
                    && !matches!(self.heap.cells[index], Cell::Instance { .. })
                {
                    self.take_up(index, assign.op.as_str(), given);
                    return;
                }
                if let Expr::Name(name) = &*assign.target {
                    // What is shown tells it.
                    self.rebind(name.id.as_str());
                    return;
                }
                let new = self.summed(program, &old, assign.op.as_str(), &given);
                let new = self.heap.keep(new);
                self.assign(program, &assign.target, new, text);
            }
            Stmt::Expr(statement) => {
                let initialises = self.initialises(program, &statement.value, text);
                if !initialises && !self.sets_attribute(program, &statement.value, text) {
                    self.apply_changes(program, &statement.value, text);
                }
            }
            Stmt::For(repeated) => {
                let top = after.top();
                let count = top.and_then(|top| top.loops.as_ref()?.get(&number).copied().flatten());
                if let Some(count) =
                    count.and_then(|count| usize::try_from(count).ok()?.checked_sub(1))
                {
                    let held = self.element(program, (number, &repeated.iter), count, text);
                    self.assign(program, &repeated.target, held, text);
                    if !text.ends_with(':') {
                        for statement in &repeated.body {
                            self.run(program, statement, text, after);
                        }
                    }
                }
            }
            Stmt::With(with) => {
                // What `__enter__` has given is what the name of its manager stands for.
                let given = self.frames.last().map(|frame| frame.given.clone());
                let entered = given.into_iter().flatten();
                let entered = entered.filter(|(name, _)| name == "__enter__");
                let entered: Vec<Held> = entered.map(|(_, held)| held).collect();
                let runs = |item: &&WithItem| {
                    let call = item.context_expr.as_call_expr();
                    let function = call.and_then(|call| call.func.as_name_expr());
                    !function.is_some_and(|name| program.makes_managers(&name.id))
                };
                let items: Vec<&WithItem> = with.items.iter().filter(runs).collect();
                let whole = entered.len() == items.len();
                for (place, item) in items.into_iter().enumerate() {
                    let held = entered.get(place).filter(|_| whole);
                    if let Some(target) = &item.optional_vars
                        && !entered.is_empty()
                    {
                        let held = held.cloned().unwrap_or(Held::Unknown);
                        self.assign(program, target, held, text);
                    }
                }
                let frame = self.frames.last_mut();
                frame.into_iter().for_each(|frame| frame.given.clear());
            }
            Stmt::If(branch) => self.test(program, &branch.test, text),
            Stmt::While(repeated) => self.test(program, &repeated.test, text),
            Stmt::Delete(deleted) => {
                for target in &deleted.targets {
                    self.delete(program, target, text);
                }
            }
            _ => {}
        }
    }
}

/// Finds the calls of a function that another one has made, in the order in which they are evaluated: for each, which state has entered the frame
/// that has made it.
struct CallsOf<'r> {
    reading: &'r Reading<'r>,
    line: u32,
    made_in: Vec<usize>,
}

impl<'a> Visitor<'a> for CallsOf<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        walk_expr(self, expr);
        if let Expr::Call(call) = expr
            && let Held::Object(index) = self.reading.held(&call.func)
            && let Cell::Function(function) = &self.reading.heap.cells[index]
            && function.lambda.is_none()
            && function.line == self.line
        {
            self.made_in.push(function.made_in);
        }
    }
}

/// Whether the `except` in a line has taken what was raised, if a frame goes on where this one is: in its block, which comes before what else may
/// follow.
fn takes(program: &Program, header: u32, next: &Frame) -> bool {
    let function = program.definition_at(&next.function, header);
    let block = function.and_then(|function| function.flow.following(header).next());
    block == Some(next.line)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::program::fixtures::{Shown, state};

    /// What is followed up to the last of these states, each of which is its frames.
    fn followed(source: &str, states: &[(Event, &[Shown<'_>])]) -> Objects {
        let program = Program::parse(source).unwrap();
        let mut past = vec![State::start()];
        for (event, frames) in states {
            let value = (*event == Event::Return).then_some("1");
            past.push(state(*event, frames, value));
        }
        let past: Vec<&State> = past.iter().collect();
        Objects::followed(&program, &past, &BTreeMap::new())
    }

    #[test]
    fn what_the_body_of_a_class_binds_is_an_attribute_of_it() {
        let source = "class Dog:\n    tricks = []\n    size = 3\n    call = print\nx = 1\n";
        let module: Shown<'_> = ("<module>", 1, &[]);
        let (tricks, size) = (("tricks", "[]"), ("size", "3"));
        let both: &[(&str, &str)] = &[tricks, size];
        let all: &[(&str, &str)] = &[tricks, size, ("call", "<built-in function print>")];
        let objects = followed(
            source,
            &[
                (Event::Line, &[module]),
                (Event::Call, &[module, ("Dog", 1, &[])]),
                (Event::Line, &[module, ("Dog", 2, &[])]),
                (Event::Line, &[module, ("Dog", 3, &[tricks])]),
                (Event::Line, &[module, ("Dog", 4, both)]),
                (Event::Return, &[module, ("Dog", 4, all)]),
                (Event::Line, &[("<module>", 5, &[])]),
            ],
        );
        let of_dog = |name: &str| {
            let place = ("Dog".to_owned(), name.to_owned());
            objects.heap.of_classes.get(&place).cloned()
        };
        assert_eq!(of_dog("size"), Some(Held::Text("3".to_owned())));
        assert!(matches!(of_dog("tricks"), Some(Held::Object(_))));
        // A function is a method where an object is asked for it.
        assert_eq!(of_dog("call"), None);
    }

    #[test]
    fn a_generator_goes_on_with_what_its_names_stand_for() {
        let source = "def gen(xs):\n    ys = xs\n    yield 1\n    yield 2\ng = gen([[1]])\nnext(g)\nnext(g)\n";
        let (xs, ys) = (("xs", "[[1]]"), ("ys", "[[1]]"));
        let one: &[(&str, &str)] = &[xs];
        let both: &[(&str, &str)] = &[xs, ys];
        let module = |line| ("<module>", line, &[][..]);
        let states: [(Event, &[Shown<'_>]); 7] = [
            (Event::Line, &[module(6)]),
            (Event::Call, &[module(6), ("gen", 1, one)]),
            (Event::Line, &[module(6), ("gen", 2, one)]),
            (Event::Line, &[module(6), ("gen", 3, both)]),
            (Event::Return, &[module(6), ("gen", 3, both)]),
            (Event::Line, &[module(7)]),
            (Event::Call, &[module(7), ("gen", 3, both)]),
        ];
        let held = |states: &[(Event, &[Shown<'_>])]| {
            let objects = followed(source, states);
            let names = objects.names(1).cloned().unwrap_or_default();
            (names.get("xs").cloned(), names.get("ys").cloned())
        };
        let (before, after) = (held(&states[..5]), held(&states));
        assert!(matches!(before.0, Some(Held::Object(_))));
        assert_eq!(before.0, before.1);
        assert_eq!(before, after);
    }
}
