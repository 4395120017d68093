//! Names of the library's own. `import itertools as it` makes `it` another name of `itertools`, which no state shows. So a program is read with
//! the names that the library has, which mean the same everywhere, and with those that `from math import *` binds written out: whoever knows
//! what `itertools.chain` is need not ask what else it is called. Where the library's name means something else, or the program may ask for a
//! name by its text, everything stays as it is.

use std::ops::Range;
use std::sync::Arc;

use ruff_python_ast::token::{Token, TokenKind};
use ruff_python_ast::{Arguments, Expr, ExprContext, InterpolatedStringElement, Stmt};
use ruff_text_size::{Ranged, TextRange};

use super::Program;
use super::names::all_names;
use super::outside::is_standard;
use super::rewriting::with_all;
use crate::visitor::{
    Visitor, walk_arguments, walk_expr, walk_interpolated_string_element, walk_stmt,
};

/// The most names that are written otherwise.
const MOST: usize = 12;

/// Functions of Python's that find names by their texts.
const BY_TEXT: [&str; 6] = ["dir", "eval", "exec", "globals", "locals", "vars"];

/// Modules that programs import everything of, with the names that they have in each of CPython's versions.
const WHOLE: [(&str, &str); 2] = [
    (
        "itertools",
        "accumulate chain combinations combinations_with_replacement compress count cycle dropwhile filterfalse groupby islice \
         pairwise permutations product repeat starmap takewhile tee zip_longest",
    ),
    (
        "math",
        "acos acosh asin asinh atan atan2 atanh cbrt ceil comb copysign cos cosh degrees dist e erf erfc exp exp2 expm1 fabs \
         factorial floor fmod frexp fsum gamma gcd hypot inf isclose isfinite isinf isnan isqrt lcm ldexp lgamma log log10 log1p \
         log2 modf nan nextafter perm pi pow prod radians remainder sin sinh sqrt tan tanh tau trunc ulp",
    ),
];

/// The names that a program has for something of the library, each with the library's own.
pub(super) type Originals = Arc<[(String, String)]>;

impl Program {
    /// The program with the library's own names for what it imports.
    pub fn with_library_names(self) -> Program {
        let other = |text: &str| {
            let imports = text.starts_with("import ") || text.starts_with("from ");
            imports && (text.contains(" as ") || text.ends_with('*'))
        };
        let by_text = |name: &String| BY_TEXT.contains(&name.as_str());
        if !self.lines.iter().any(|line| other(&line.text)) || self.identifiers.iter().any(by_text)
        {
            return self;
        }
        let mut program = self;
        let mut names = Vec::new();
        for _ in 0..MOST {
            let Some((text, pair)) = program.with_one_original() else {
                break;
            };
            let Some(next) = program.reread(&text) else {
                break;
            };
            names.extend(pair);
            program = next;
        }
        program.originals = names.into();
        program
    }

    /// An expression of the user's, who reads the program as it was written, with the library's own names.
    pub fn with_library_names_in(&self, expression: &str) -> String {
        let mentioned = |name: &str| super::mentions(expression, name);
        if !self.originals.iter().any(|(name, _)| mentioned(name)) {
            return expression.to_owned();
        }
        let Ok(parsed) = ruff_python_parser::parse_expression(expression) else {
            return expression.to_owned();
        };
        let mut parts: Vec<(Range<usize>, &str)> = Vec::new();
        for name in all_names(parsed.expr()) {
            let mut originals = self.originals.iter();
            let Some((_, original)) = originals.find(|(own, _)| *own == name.id.as_str()) else {
                continue;
            };
            if name.ctx != ExprContext::Load {
                return expression.to_owned();
            }
            parts.push((name.range().into(), original));
        }
        with_all(expression, parts)
    }

    /// The text with the library's name for something that has another one, and both names; or with everything that it takes of a module that it
    /// imports as a whole.
    fn with_one_original(&self) -> Option<(String, Option<(String, String)>)> {
        let parsed = ruff_python_parser::parse_module(&self.text).ok()?;
        let mut uses = Uses {
            text: &self.text,
            tokens: parsed.tokens(),
            loads: Vec::new(),
            harmless: Vec::new(),
            shows_text: false,
        };
        uses.visit_body(&parsed.syntax().body);
        if uses.shows_text {
            return None;
        }
        let imports = imports_of(&parsed.syntax().body);
        let mut renamed = imports.iter().filter_map(|one| {
            let places = uses.renamed(one, &imports)?;
            let mut parts = vec![(one.place.into(), one.original)];
            parts.extend(places.into_iter().map(|place| (place.into(), one.original)));
            let text = with_all(&self.text, parts);
            let names = (one.own.to_owned(), one.original.to_owned());
            Some((text, Some(names)))
        });
        renamed.next().or_else(|| {
            let whole = uses.written_out(&imports)?;
            Some((whole, None))
        })
    }
}

/// Something of the library that a program imports in its outermost block.
struct Import<'e> {
    module: &'e str,
    /// Its name there; the module's own where that is imported, `*` for everything.
    original: &'e str,
    /// Whether it is the module.
    is_module: bool,
    /// The name that it gets.
    own: &'e str,
    /// Where that stands.
    bound: TextRange,
    /// Where both names stand.
    place: TextRange,
}

impl Import<'_> {
    /// Whether both are the same.
    fn is_same(&self, other: &Import<'_>) -> bool {
        let key = |one: &Import<'_>| {
            (
                one.module.to_owned(),
                one.original.to_owned(),
                one.is_module,
            )
        };
        key(self) == key(other)
    }
}

fn imports_of(body: &[Stmt]) -> Vec<Import<'_>> {
    let mut found = Vec::new();
    for stmt in body {
        match stmt {
            Stmt::Import(import) => {
                let names = import.names.iter().map(|alias| {
                    let bound = alias.asname.as_ref().unwrap_or(&alias.name);
                    Import {
                        module: &alias.name,
                        original: &alias.name,
                        is_module: true,
                        own: bound,
                        bound: bound.range(),
                        place: alias.range(),
                    }
                });
                found.extend(names);
            }
            Stmt::ImportFrom(import) if import.level == 0 => {
                let Some(module) = &import.module else {
                    continue;
                };
                let names = import.names.iter().map(|alias| {
                    let bound = alias.asname.as_ref().unwrap_or(&alias.name);
                    Import {
                        module,
                        original: &alias.name,
                        is_module: false,
                        own: bound,
                        bound: bound.range(),
                        place: alias.range(),
                    }
                });
                found.extend(names);
            }
            _ => {}
        }
    }
    found
}

/// Where a program uses which names.
struct Uses<'e> {
    text: &'e str,
    tokens: &'e [Token],
    /// The names that are read.
    loads: Vec<(&'e str, TextRange)>,
    /// Where names stand that are none of the program's: those of arguments, and of modules.
    harmless: Vec<TextRange>,
    /// Whether an f-string shows how something is written.
    shows_text: bool,
}

impl Uses<'_> {
    /// Where a name is read that something is imported under, if that may be written as the library's.
    fn renamed(&self, import: &Import<'_>, all: &[Import<'_>]) -> Option<Vec<TextRange>> {
        let plain = import.original == import.own || import.original.contains('.');
        if plain || import.original == "*" || !is_standard(import.module) {
            return None;
        }
        let loads = self.loads_of(import.own);
        let own = |place: &TextRange| *place == import.bound || loads.contains(place);
        let same = |one: &&Import<'_>| one.own == import.original && one.is_same(import);
        let twins: Vec<TextRange> = all.iter().filter(same).map(|one| one.bound).collect();
        let others = self.loads_of(import.original);
        let known = |place: &TextRange| {
            twins.contains(place) || (!twins.is_empty() && others.contains(place))
        };
        let fits =
            self.named(import.own).iter().all(own) && self.named(import.original).iter().all(known);
        fits.then_some(loads)
    }

    /// The text with what it reads of modules that it imports as a whole in the place of the star; `None` where it imports no such module, or
    /// others as well.
    fn written_out(&self, all: &[Import<'_>]) -> Option<String> {
        let mut parts: Vec<(Range<usize>, String)> = Vec::new();
        for star in all.iter().filter(|one| one.original == "*") {
            let (_, names) = WHOLE.iter().find(|(module, _)| *module == star.module)?;
            let taken = names.split(' ').filter(|name| {
                let loads = self.loads_of(name);
                !loads.is_empty() && self.named(name).iter().all(|place| loads.contains(place))
            });
            let taken: Vec<&str> = taken.collect();
            if !taken.is_empty() {
                parts.push((star.place.into(), taken.join(", ")));
            }
        }
        (!parts.is_empty()).then(|| with_all(self.text, parts))
    }

    fn loads_of(&self, name: &str) -> Vec<TextRange> {
        let loads = self.loads.iter().filter(|(one, _)| *one == name);
        loads.map(|(_, place)| *place).collect()
    }

    /// Where a name of the program's stands, read or bound.
    fn named(&self, name: &str) -> Vec<TextRange> {
        let mut found = Vec::new();
        let mut attribute = false;
        for token in self.tokens {
            let place = token.range();
            let is = token.kind() == TokenKind::Name
                && self.text.get(Range::<usize>::from(place)) == Some(name);
            let harmless = || self.harmless.iter().any(|one| one.contains_range(place));
            if is && !attribute && !harmless() {
                found.push(place);
            }
            attribute = token.kind() == TokenKind::Dot;
        }
        found
    }
}

impl<'e> Visitor<'e> for Uses<'e> {
    fn visit_stmt(&mut self, stmt: &'e Stmt) {
        let names = match stmt {
            Stmt::Import(import) => import.names.as_slice(),
            Stmt::ImportFrom(import) => {
                self.harmless
                    .extend(import.module.as_ref().map(Ranged::range));
                import.names.as_slice()
            }
            _ => &[],
        };
        let renamed = names.iter().filter(|alias| alias.asname.is_some());
        self.harmless
            .extend(renamed.map(|alias| alias.name.range()));
        walk_stmt(self, stmt);
    }

    fn visit_expr(&mut self, expr: &'e Expr) {
        if let Expr::Name(name) = expr
            && name.ctx == ExprContext::Load
        {
            self.loads.push((&name.id, name.range()));
        }
        walk_expr(self, expr);
    }

    fn visit_arguments(&mut self, arguments: &'e Arguments) {
        let names = arguments.keywords.iter().filter_map(|one| one.arg.as_ref());
        self.harmless.extend(names.map(Ranged::range));
        walk_arguments(self, arguments);
    }

    fn visit_interpolated_string_element(&mut self, part: &'e InterpolatedStringElement) {
        let interpolation = part.as_interpolation();
        self.shows_text |= interpolation.is_some_and(|one| one.debug_text.is_some());
        walk_interpolated_string_element(self, part);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(source: &str, expected: &str) {
        let program = Program::parse(source).unwrap().with_library_names();
        assert_eq!(program.text(), expected, "{source}");
    }

    #[test]
    fn what_is_imported_has_the_library_s_name() {
        check(
            "import itertools as it\nx = it.chain(y, it=1)\n",
            "import itertools\nx = itertools.chain(y, it=1)\n",
        );
        check(
            "from math import pi, sqrt as r\nx = [r(n) for n in f(r)]\n",
            "from math import pi, sqrt\nx = [sqrt(n) for n in f(sqrt)]\n",
        );
        check(
            "import functools as ft, functools\n@ft.cache\ndef f(a: ft.partial): functools.it\n",
            "import functools, functools\n@functools.cache\ndef f(a: functools.partial): functools.it\n",
        );
        check(
            "from math import *\nprint(sqrt(pi))\n",
            "from math import pi, sqrt\nprint(sqrt(pi))\n",
        );
    }

    #[test]
    fn names_that_mean_something_else_stay() {
        for source in [
            "import itertools as it\nfor it in x: it\n",
            "import itertools as it\ndef f(it): it\n",
            "import itertools as it\nitertools = 1\n",
            "import itertools as it\nprint(itertools)\n",
            "import datetime as dt\nfrom datetime import datetime\ndt.date\n",
            "import itertools as it\nprint(f'{it=}')\n",
            "import itertools as it\neval('it')\n",
            "import numpy as np\nnp.array\n",
            "import os.path as p\np.join\n",
            "def f():\n    import itertools as it\n    it.chain\n",
            "from math import *\ne = 1\nprint(e)\n",
            "from os import *\nfrom math import *\nprint(pi)\n",
        ] {
            check(source, source);
        }
    }

    #[test]
    fn what_the_user_asks_is_read_with_the_same_names() {
        let program = Program::parse("import itertools as it\nit\n").unwrap();
        let program = program.with_library_names();
        let check = |expression: &str, expected: &str| {
            let found = program.with_library_names_in(expression);
            assert_eq!(found, expected, "{expression}");
        };
        check("it.chain(x.it, it)", "itertools.chain(x.it, itertools)");
        check("[it for it in x]", "[it for it in x]");
        check("x", "x");
    }
}
