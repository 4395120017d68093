//! From which classes a class inherits, where the program asks the class itself: `C.__mro__`, `C.mro()`, `C.__bases__` and `C.__base__` are
//! written in the headers of the program, and are read as the tuples and lists that they are (Python's data model, "Custom classes").

use ruff_python_ast::Expr;

use crate::program::{Definition, DefinitionKind, Program};

/// Attributes and methods of classes that say what they inherit from.
const ASKED: [&str; 4] = ["__mro__", "mro", "__bases__", "__base__"];

impl Program {
    /// The program with the classes that a class inherits from where it asks that class for them.
    pub fn with_lineage_written(self) -> Program {
        let asks = |name: &String| ASKED.contains(&name.as_str());
        if !self.identifiers.iter().any(asks) || self.has_metaclasses() || self.binds("object") {
            return self;
        }
        let places = self.meant_otherwise(|expr| self.lineage_asked(expr));
        self.reread_with(places)
    }

    /// What an expression comes to that asks a class for those that it inherits from.
    fn lineage_asked(&self, expr: &Expr) -> Option<String> {
        let (read, called) = match expr {
            Expr::Call(call) if call.arguments.is_empty() => (call.func.as_attribute_expr()?, true),
            Expr::Attribute(read) if read.ctx.is_load() => (read, false),
            _ => return None,
        };
        let (class, asked) = (&read.value.as_name_expr()?.id, read.attr.as_str());
        (called == (asked == "mro")).then(|| self.inherited_by(class, asked))?
    }

    /// The names in a class's header, if they are all that it inherits from, each of which means one class wherever it stands.
    fn bases_written(&self, class: &Definition) -> Option<Vec<&str>> {
        let mut binding = self.definitions.iter();
        let bound = |one: &&Definition| one.scope.names().any(|name| name == class.name);
        let of_module = binding.find(bound)?.kind == DefinitionKind::Module;
        let alone = of_module && !binding.any(|one| bound(&one));
        if !alone || class.first != class.line {
            return None;
        }
        let text = &self.line(class.line)?.text;
        let rest = text.strip_prefix("class ")?.strip_prefix(&*class.name)?;
        let header = rest.split_once(':')?.0;
        let inside = header
            .strip_prefix('(')
            .and_then(|one| one.strip_suffix(')'));
        let names = inside.unwrap_or_default().split(',').map(str::trim);
        let names: Vec<&str> = names.filter(|name| !name.is_empty()).collect();
        let known = |name: &&str| **name == *"object" || self.class(name).is_some();
        names.iter().all(known).then_some(names)
    }

    /// What a class says of those that it inherits from, as it can be written.
    fn inherited_by(&self, class: &str, asked: &str) -> Option<String> {
        let class = self.class(class)?;
        let lineage = self.whole_lineage(class)?;
        let all: Vec<Vec<&str>> = lineage
            .iter()
            .map(|one| self.bases_written(one))
            .collect::<Option<_>>()?;
        let mut bases = all.into_iter().next()?;
        if bases.is_empty() {
            bases.push("object");
        }
        let mut order: Vec<&str> = lineage.iter().map(|one| one.name.as_str()).collect();
        order.push("object");
        Some(match asked {
            "__mro__" => format!("({})", order.join(", ")),
            "mro" => format!("[{}]", order.join(", ")),
            "__bases__" => match &bases[..] {
                [only] => format!("({only},)"),
                several => format!("({})", several.join(", ")),
            },
            // Of several it is the one that decides how objects are laid out.
            "__base__" => match &bases[..] {
                [only] => (*only).to_owned(),
                _ => return None,
            },
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_class_inherits_from_is_written() {
        let header = "class A: pass\nclass B(A): pass\nclass C(A): pass\nclass D(B, C): pass\n";
        let check = |line: &str, expected: &str| {
            let source = format!("{header}{line}\n");
            let program = Program::parse(&source).unwrap().with_lineage_written();
            assert_eq!(program.text, format!("{header}{expected}\n"));
        };
        check("print(D.__mro__)", "print((D, B, C, A, object))");
        check(
            "for c in D.mro(): pass",
            "for c in [D, B, C, A, object]: pass",
        );
        check("x = D.__bases__", "x = (B, C)");
        check("x = B.__bases__[0]", "x = (A,)[0]");
        check("x = A.__base__", "x = object");
        check("x = B.__base__.__name__", "x = A.__name__");
        for same in [
            "x = D.__base__",
            "x = D.mro",
            "print(f'{A.__mro__ = }')",
            "def f(A): return A.__mro__",
            "class E(B, list): pass\nx = E.__mro__",
            "@made\nclass E(B): pass\nx = E.__mro__",
            "x = y.__mro__",
        ] {
            check(same, same);
        }
    }
}
