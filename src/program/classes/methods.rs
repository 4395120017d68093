//! Methods: which one objects of a class have under a name, their own or that of a base class.

use crate::program::decorators::Decoration;
use crate::program::{Definition, DefinitionKind, LogicalLine, Program, mentions};

impl Program {
    /// The method that objects of a class have under a name, their own or that of a base class.
    pub(in crate::program) fn method(&self, class: &Definition, name: &str) -> Option<&Definition> {
        self.method_among(&self.lineage(class), name)
    }

    /// The method that the first of these classes has which has one of the name.
    pub(in crate::program) fn method_among<'p>(
        &'p self,
        classes: &[&'p Definition],
        name: &str,
    ) -> Option<&'p Definition> {
        for class in classes {
            let own = |one: &&Definition| {
                one.kind == DefinitionKind::Function
                    && self.is_called(one, name)
                    && self.is_method_of(one, class)
                    && !matches!(
                        self.decoration(one),
                        Decoration::Setter | Decoration::Deleter
                    )
            };
            let mut methods = self.definitions.iter().filter(own);
            let is_variable = class.scope.variables.iter().any(|one| one.name == name);
            match (methods.next(), methods.next()) {
                (Some(method), None) if !is_variable => return Some(method),
                (None, _) if !is_variable => {}
                (None, _) => return self.same_method(class, name),
                _ => return None,
            }
        }
        None
    }

    /// The method of a class that its body gives another name, in one line only: `__rmul__ = __mul__`.
    fn same_method(&self, class: &Definition, name: &str) -> Option<&Definition> {
        let binds = |line: &&LogicalLine| {
            class.contains(line.number)
                && self.is_line_of(class, line.number)
                && mentions(&line.text, name)
        };
        let mut lines = self.lines.iter().filter(binds);
        let line = lines.next().filter(|_| lines.next().is_none())?;
        let (one, other) = line.text.split_once('=')?;
        let own = |method: &&Definition| {
            method.kind == DefinitionKind::Function
                && method.name == other
                && method.line < line.number
                && self.is_method_of(method, class)
                && self.decoration(method) == Decoration::Plain
        };
        let mut methods = self.definitions.iter().filter(own);
        let method = methods.next().filter(|_| methods.next().is_none())?;
        (one == name).then_some(method)
    }

    /// The method that sets an attribute of objects of a class.
    pub(in crate::program) fn setter(&self, class: &Definition, name: &str) -> Option<&Definition> {
        let own = |one: &&Definition| {
            self.is_called(one, name)
                && self.is_method_of(one, class)
                && self.decoration(one) == Decoration::Setter
        };
        let mut setters = self.definitions.iter().filter(own);
        match (setters.next(), setters.next()) {
            (Some(setter), None) => Some(setter),
            // What has no such attribute of its own has that of the class that it inherits from.
            (None, _) if self.method_of_its_own(class, name).is_none() => {
                let base = self.base(class).filter(|base| base.line < class.line)?;
                self.setter(base, name)
            }
            _ => None,
        }
    }

    /// The method that deletes an attribute of objects of a class, which is a property.
    pub(in crate::program) fn deleter(
        &self,
        class: &Definition,
        name: &str,
    ) -> Option<&Definition> {
        let lineage = self.lineage(class);
        let having = lineage.into_iter().find(|class| {
            let named = self.method_of_its_own(class, name).is_some();
            named || class.scope.names().any(|one| one == name)
        })?;
        let mut definitions = self.definitions.iter();
        definitions.find(|one| {
            self.is_called(one, name)
                && self.is_method_of(one, having)
                && self.decoration(one) == Decoration::Deleter
        })
    }

    /// Whether an attribute of objects of a class is what statements give it, and no method has a say in that.
    pub(in crate::program) fn keeps_attribute(&self, class: &Definition, name: &str) -> bool {
        // A method stays where it is: what an object has itself comes before it.
        let plain = |method: &Definition| {
            matches!(
                self.decoration(method),
                Decoration::Plain | Decoration::Static | Decoration::Class
            )
        };
        self.method(class, name).is_none_or(plain)
            && self.setter(class, name).is_none()
            && self.descriptor(class, name).is_none()
            && self.method(class, "__setattr__").is_none()
            && !self.refuses(class, name)
    }

    /// Whether objects of a class lose an attribute where it is deleted, and no method has a say in that.
    pub(in crate::program) fn forgets_attribute(&self, class: &Definition, name: &str) -> bool {
        self.keeps_attribute(class, name) && self.method(class, "__delattr__").is_none()
    }

    /// The method or property that the body of a class has under a name.
    fn method_of_its_own(&self, class: &Definition, name: &str) -> Option<&Definition> {
        let mut definitions = self.definitions.iter();
        definitions.find(|one| self.is_called(one, name) && self.is_method_of(one, class))
    }

    /// Whether a definition is a method of some class.
    pub(in crate::program) fn is_method(&self, definition: &Definition) -> bool {
        let around = self.around(definition).last();
        definition.kind == DefinitionKind::Function
            && around.is_some_and(|around| around.kind == DefinitionKind::Class)
    }

    /// Whether a definition stands in the body of a class, and in no other definition there.
    pub(in crate::program) fn is_method_of(
        &self,
        definition: &Definition,
        class: &Definition,
    ) -> bool {
        self.around(definition)
            .last()
            .is_some_and(|one| one.line == class.line)
    }
}
