//! What a line asks of regular expressions at a state: what its names stand for is put in, compiled expressions and matches too, and what
//! Python's `re` makes of that is looked up (`matching.rs`). A state shows of a match where it is and what it found, not its groups: these
//! are told by the statement that has given it its name.

use std::ops::Range;

use crate::visitor::{Visitor, walk_comprehension, walk_expr};
use ruff_python_ast::{CmpOp, Comprehension, Expr, ExprCall, Stmt, UnaryOp};
use ruff_text_size::Ranged;

use super::classes::{as_if, parsed, shown};
use super::displays::displays;
use super::expressions::written;
use super::matching::{matched, replaced_in_turn};
use super::rewriting::{with_all, with_told};
use super::{DefinitionKind, Program, mentions};
use crate::quiz::PythonValue;
use crate::state::{MATCH, State};

/// How compiled expressions begin, as states show them.
pub const COMPILED: &str = "re.compile(";

/// Stands for the place where a match begins that is one of several.
const PLACE: &str = "place";

/// How many names one after the other are followed to what has made them.
const DEEPEST: usize = 3;

impl Program {
    /// What an expression is shown as that asks `re` for something; `None` where that cannot be told.
    pub fn matched(&self, at: &State, expression: &str) -> Option<String> {
        if !self.imports_any(&["re"]) {
            return None;
        }
        let told = self.spelled_out(at, expression, DEEPEST);
        let told = told.as_deref().unwrap_or(expression);
        let parsed = ruff_python_parser::parse_expression(told).ok()?;
        let found = matched(parsed.expr()).map(|found| found.to_string());
        found.or_else(|| self.whole_match(at, expression))
    }

    /// What a match says of all that it has found, which it shows: `m.group()`, `m[0]`, `m.start()`.
    fn whole_match(&self, at: &State, expression: &str) -> Option<String> {
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let zero = |one: &Expr| {
            PythonValue::of_literal(one).is_some_and(|one| one == PythonValue::Int("0".to_owned()))
        };
        let (object, asked) = match parsed.expr() {
            Expr::Subscript(item) if zero(&item.slice) => (&*item.value, "group"),
            Expr::Call(call) if call.arguments.keywords.is_empty() => {
                let method = call.func.as_attribute_expr()?;
                match &*call.arguments.args {
                    [] => (&*method.value, method.attr.as_str()),
                    [one] if zero(one) => (&*method.value, method.attr.as_str()),
                    _ => return None,
                }
            }
            _ => return None,
        };
        let shown = shown(at, object)?;
        let (span, found) = shown
            .strip_prefix(MATCH)?
            .strip_prefix("span=(")?
            .split_once("), match=")?;
        let (start, end) = span.split_once(", ")?;
        match asked {
            "group" => {
                let text = PythonValue::read(found.strip_suffix('>')?).ok()?;
                let PythonValue::Str(whole) = &text else {
                    return None;
                };
                // What is long is cut.
                let length = end
                    .parse::<usize>()
                    .ok()?
                    .checked_sub(start.parse().ok()?)?;
                (whole.chars().count() == length).then(|| text.to_string())
            }
            "start" => Some(start.to_owned()),
            "end" => Some(end.to_owned()),
            "span" => Some(format!("({span})")),
            _ => None,
        }
    }

    /// An expression with the values of the parts that ask `re` for something; `None` where it has none that can be told.
    pub fn with_matches(&self, at: &State, expression: &str) -> Option<String> {
        if !self.imports_any(&["re"]) {
            return None;
        }
        let is_there = |expr: &Expr| {
            let part = written(expr, expression);
            part.is_some_and(|part| self.is_found(at, part))
        };
        with_told(expression, |expr| match expr {
            Expr::Compare(_) => self.compared_with_none(at, expr, expression),
            Expr::UnaryOp(unary) if unary.op == UnaryOp::Not && is_there(&unary.operand) => {
                Some("False".to_owned())
            }
            Expr::Call(call) if matches!(self.arguments_of(call, "bool"), Some([given]) if is_there(given)) => {
                Some("True".to_owned())
            }
            Expr::If(choice) if is_there(&choice.test) => {
                Some(format!("({})", written(&*choice.body, expression)?))
            }
            expr => {
                let text = self.matched(at, written(expr, expression)?)?;
                displays(&text).then_some(text)
            }
        })
    }

    /// An assignment with the values of the parts that ask `re` for something on its right; `None` where it has none that can be told.
    pub(super) fn assigned_with_matches(&self, at: &State, statement: &str) -> Option<String> {
        if !self.imports_any(&["re"]) {
            return None;
        }
        let parsed = parsed(statement)?;
        let [Stmt::Assign(assign)] = parsed.syntax().body.as_slice() else {
            return None;
        };
        let place = Range::<usize>::from(assign.value.range());
        let told = self.with_matches(at, statement.get(place.clone())?)?;
        Some([&statement[..place.start], &told, &statement[place.end..]].concat())
    }

    /// A condition with what it says of matches in their places, where it asks for nothing but whether they are there; `None` where there is
    /// none of that.
    pub fn with_matches_there(&self, at: &State, condition: &str) -> Option<String> {
        if !self.imports_any(&["re"]) {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(condition).ok()?;
        let mut found = Vec::new();
        self.find_there(at, parsed.expr(), condition, &mut found);
        (!found.is_empty()).then(|| with_all(condition, found))
    }

    fn find_there(
        &self,
        at: &State,
        expr: &Expr,
        text: &str,
        found: &mut Vec<(Range<usize>, String)>,
    ) {
        match expr {
            Expr::BoolOp(either) => {
                for value in &either.values {
                    self.find_there(at, value, text, found);
                }
            }
            Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => {
                self.find_there(at, &unary.operand, text, found);
            }
            expr => {
                let there = written(expr, text).is_some_and(|part| self.is_found(at, part));
                let told = match there {
                    true => Some("True".to_owned()),
                    false => self.compared_with_none(at, expr, text),
                };
                found.extend(told.map(|told| (expr.range().into(), told)));
            }
        }
    }

    /// The parts of a text in which a function says what comes in the places of what a call of `sub` finds.
    pub(super) fn parts_replaced<'e>(
        &self,
        at: &State,
        call: &'e ExprCall,
    ) -> Option<PartsReplaced<'e>> {
        let method = call.func.as_attribute_expr()?;
        if method.attr.as_str() != "sub" || !self.imports_any(&["re"]) {
            return None;
        }
        let of_module = method
            .value
            .as_name_expr()
            .is_some_and(|name| &*name.id == "re");
        let place = usize::from(of_module);
        let function = call.arguments.args.get(place)?;
        let text = written(call, &self.text)?;
        let told = self.spelled_out(at, text, DEEPEST);
        let told = told.as_deref().unwrap_or(text);
        let parsed = ruff_python_parser::parse_expression(told).ok()?;
        let (before, found) = replaced_in_turn(parsed.expr().as_call_expr()?)?;
        Some(PartsReplaced {
            function,
            before,
            found,
        })
    }

    /// Whether an expression is a match that is told.
    fn is_found(&self, at: &State, expression: &str) -> bool {
        let shown = self.matched(at, expression);
        shown.is_some_and(|shown| shown.starts_with(MATCH))
    }

    /// What it comes to that a match is compared with `None`.
    fn compared_with_none(&self, at: &State, expr: &Expr, text: &str) -> Option<String> {
        let compare = expr.as_compare_expr()?;
        let ([sign], [Expr::NoneLiteral(_)]) = (&*compare.ops, &*compare.comparators) else {
            return None;
        };
        let there = self.is_found(at, written(&*compare.left, text)?);
        let truth = match sign {
            CmpOp::Is | CmpOp::Eq => "False",
            CmpOp::IsNot | CmpOp::NotEq => "True",
            _ => return None,
        };
        there.then(|| truth.to_owned())
    }

    /// An expression with what its names stand for, as far as it can be written: texts and numbers, compiled expressions, and matches as the
    /// calls that have found them.
    fn spelled_out(&self, at: &State, expression: &str, most: usize) -> Option<String> {
        let most = most.checked_sub(1)?;
        with_told(expression, |expr| {
            if let Some((module, name)) = self.of_library(at, expr) {
                return (module == "re").then(|| format!("re.{name}"));
            }
            if !matches!(
                expr,
                Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_)
            ) {
                return None;
            }
            let shown = shown(at, expr)?.into_owned();
            if shown.starts_with(MATCH) {
                return self.finding(at, &expr.as_name_expr()?.id, &shown, most);
            }
            if shown.starts_with(COMPILED) && !shown.ends_with(')') {
                return self.compiling(at, &expr.as_name_expr()?.id, &shown, most);
            }
            (shown.starts_with(COMPILED) || displays(&shown)).then_some(shown)
        })
    }

    /// The call that makes a compiled expression of which a state shows the beginning: the only one that gives its name something in the module.
    fn compiling(&self, at: &State, name: &str, shown: &str, most: usize) -> Option<String> {
        let mut modules = self.definitions.iter();
        let module = modules.find(|one| one.kind == DefinitionKind::Module)?;
        let line = self.line(module.scope.only_line_of(name)?)?;
        let call = line.text.strip_prefix(name)?.strip_prefix('=')?;
        let told = self.spelled_out(at, call, most);
        let told = told.unwrap_or_else(|| call.to_owned());
        let parsed = ruff_python_parser::parse_expression(&told).ok()?;
        let made = matched(parsed.expr())?.to_string();
        made.starts_with(shown.strip_suffix('…')?).then_some(told)
    }

    /// The call that has found a match which is shown so under a name: the only one that gives the name something and finds just that
    /// at the state.
    fn finding(&self, at: &State, name: &str, shown: &str, most: usize) -> Option<String> {
        let top = at.top()?;
        let function = self.definition_at(&top.function, top.line)?;
        let own = self
            .lines
            .iter()
            .filter(|line| self.is_line_of(function, line.number) && mentions(&line.text, name));
        let mut calls: Vec<String> = Vec::new();
        for line in own {
            let Some(parsed) = parsed(&line.text) else {
                continue;
            };
            let mut given = Given {
                name,
                text: as_if(&line.text),
                found: Vec::new(),
            };
            given.visit_body(&parsed.syntax().body);
            for call in given.found {
                let call = from_there(&call, shown).unwrap_or(call);
                let told = self.spelled_out(at, &call, most).unwrap_or(call);
                let finds = ruff_python_parser::parse_expression(&told)
                    .ok()
                    .and_then(|parsed| matched(parsed.expr()));
                let is_it = finds.is_some_and(|one| one.to_string() == shown);
                if is_it && !calls.contains(&told) {
                    calls.push(told);
                }
            }
        }
        match calls.as_slice() {
            [one] => Some(one.clone()),
            _ => None,
        }
    }
}

/// A text in which a function says what comes in the places of what is found.
pub(super) struct PartsReplaced<'e> {
    pub function: &'e Expr,
    /// What stands before all that is found, as a literal.
    pub before: String,
    /// Each call that finds it where it is, and what stands behind that, as a literal.
    pub found: Vec<(String, String)>,
}

/// A call of a method that has found a match which is shown so, from the place where that begins: the name for the place to search from may
/// stand for another one by now.
fn from_there(call: &str, shown: &str) -> Option<String> {
    let begun = shown.strip_prefix(MATCH)?.split_once("span=(")?.1;
    let start = begun.split(',').next()?;
    let parsed = ruff_python_parser::parse_expression(call).ok()?;
    let asked = parsed.expr().as_call_expr()?;
    let method = asked.func.as_attribute_expr()?;
    let finds = matches!(method.attr.as_str(), "match" | "search" | "fullmatch");
    let module = method
        .value
        .as_name_expr()
        .is_some_and(|name| &*name.id == "re");
    let [_, from] = &*asked.arguments.args else {
        return None;
    };
    let place = Range::<usize>::from(from.range());
    (finds && !module && !from.is_number_literal_expr())
        .then(|| with_all(call, vec![(place, start.to_owned())]))
}

/// Collects what a line gives a name.
struct Given<'t> {
    name: &'t str,
    text: &'t str,
    found: Vec<String>,
}

impl Given<'_> {
    fn is_own(&self, target: &Expr) -> bool {
        let name = target.as_name_expr();
        name.is_some_and(|name| name.id.as_str() == self.name)
    }

    fn take(&mut self, target: &Expr, given: &Expr) {
        let own = self.is_own(target);
        self.found
            .extend(written(given, self.text).filter(|_| own).map(str::to_owned));
    }

    /// Takes what `finditer` gives the name, one after the other: each as the call that finds it where it begins.
    fn take_each(&mut self, target: &Expr, iterated: &Expr) {
        let counted = || {
            let call = iterated.as_call_expr()?;
            let counts = call.func.as_name_expr()?.id.as_str() == "enumerate";
            let [_, one] = target.as_tuple_expr()?.elts.as_slice() else {
                return None;
            };
            Some((one, call.arguments.args.first()?)).filter(|_| counts)
        };
        let (target, iterated) = counted().unwrap_or((target, iterated));
        let own = self.is_own(target);
        let call = || {
            let call = iterated.as_call_expr().filter(|_| own)?;
            let method = call.func.as_attribute_expr()?;
            let parts = call.arguments.args.iter();
            let parts: Option<Vec<&str>> = parts.map(|one| written(one, self.text)).collect();
            let object = written(&*method.value, self.text)?;
            let found = match parts?.as_slice() {
                [text] => format!("{object}.match({text}, {PLACE})"),
                [pattern, text] if object == "re" => {
                    format!("re.compile({pattern}).match({text}, {PLACE})")
                }
                _ => return None,
            };
            let plain = method.attr.as_str() == "finditer" && call.arguments.keywords.is_empty();
            plain.then_some(found)
        };
        let call = call();
        self.found.extend(call);
    }
}

impl<'a> Visitor<'a> for Given<'_> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if let Stmt::Assign(assign) = stmt
            && let [target] = assign.targets.as_slice()
        {
            self.take(target, &assign.value);
        }
        if let Stmt::For(repeated) = stmt {
            self.take_each(&repeated.target, &repeated.iter);
        }
        crate::visitor::walk_stmt(self, stmt);
    }

    fn visit_comprehension(&mut self, each: &'a Comprehension) {
        self.take_each(&each.target, &each.iter);
        walk_comprehension(self, each);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        if let Expr::Named(named) = expr {
            self.take(&named.target, &named.value);
        }
        walk_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_a_line_asks_of_a_match_is_told_by_the_call_that_found_it() {
        let source = "\
import re
WORD = re.compile(r\"(\\w+)=(?P<n>\\d+)\")
m = WORD.match(line)
if other := re.search('x', line):
    pass
elif m := re.search('y', line):
    print(m)
";
        let program = Program::parse(source).unwrap();
        let check = |line: &str, expression: &str, shown: Option<&str>, put_in: Option<&str>| {
            let word = "re.compile('(\\\\w+)=(?P<n>\\\\d+)')";
            let m = "<re.Match object; span=(0, 4), match='ab=7'>";
            let locals = [("line", line), ("WORD", word), ("m", m)];
            let at = state(Event::Line, &[("<module>", 7, &locals)], None);
            assert_eq!(
                program.matched(&at, expression).as_deref(),
                shown,
                "{expression}"
            );
            assert_eq!(
                program.with_matches(&at, expression).as_deref(),
                put_in,
                "{expression}"
            );
        };
        let line = "'ab=7 c'";
        check(line, "m.group(1)", Some("'ab'"), Some("'ab'"));
        check(line, "int(m['n'])+1", None, Some("int('7')+1"));
        check(
            line,
            "m.groupdict()",
            Some("{'n': '7'}"),
            Some("{'n': '7'}"),
        );
        check(
            line,
            "re.findall('[a-z]', line)",
            Some("['a', 'b', 'c']"),
            Some("['a', 'b', 'c']"),
        );
        let other = "<re.Match object; span=(3, 6), match='c=2'>";
        check("'ab c=2'", "WORD.search(line)", Some(other), None);
        check("'ab'", "WORD.search(line)", Some("None"), Some("None"));
        check(line, "m is None", None, Some("False"));
        check(line, "not WORD.match(line)", None, Some("False"));
        check(line, "bool(WORD.match(line))", None, Some("True"));
        let chosen = Some("(m[1])");
        check(line, "m[1] if WORD.match(line) else 'no'", None, chosen);
        // Another text is in the name by now: what the match shows is told all the same.
        check("'xy=8'", "m.group(1)", None, None);
        check("'xy=8'", "m.group()", Some("'ab=7'"), Some("'ab=7'"));
        check("'xy=8'", "m[0]", Some("'ab=7'"), Some("'ab=7'"));
        check("'xy=8'", "m.end(0)", Some("4"), Some("4"));
        check(line, "len(line)", None, None);
    }

    #[test]
    fn a_match_is_found_again_from_where_it_begins() {
        let source = "import re\nPART = re.compile(r'\\s*(?:(?P<n>\\d+)|(?P<w>[a-z]+))')\nm = PART.match(s, at)\nx = 1\n";
        let program = Program::parse(source).unwrap();
        let part = "re.compile('\\\\s*(?:(?P<n>\\\\d+)|(?P<w>[a-z]+))')";
        let m = "<re.Match object; span=(2, 5), match=' ab'>";
        for part in [part, &format!("{}…", &part[..20])] {
            let locals = [("s", "'12 ab'"), ("PART", part), ("m", m), ("at", "5")];
            let at = state(Event::Line, &[("<module>", 4, &locals)], None);
            let check = |expression: &str, expected: &str| {
                let shown = program.matched(&at, expression);
                assert_eq!(shown.as_deref(), Some(expected), "{expression}");
            };
            check("m.lastgroup", "'w'");
            check("m['w']", "'ab'");
            check("m.end()", "5");
            check("PART.match(s, at)", "None");
        }
    }

    #[test]
    fn each_match_of_several_is_found_again_where_it_begins() {
        let check = |header: &str, expected: Option<&str>| {
            let source = format!(
                "import re\nPART = re.compile(r'(?P<n>\\d+)|(?P<w>[a-z]+)')\n{header}\nx = 1\n"
            );
            let program = Program::parse(&source).unwrap();
            let part = "re.compile('(?P<n>\\\\d+)|(?P<w>[a-z]+)')";
            let m = "<re.Match object; span=(3, 5), match='ab'>";
            let locals = [("s", "'12 ab 7'"), ("PART", part), ("m", m)];
            let line = 3 + header.matches('\n').count() as u32 + 1;
            let at = state(Event::Line, &[("<module>", line, &locals)], None);
            assert_eq!(
                program.matched(&at, "m.lastgroup").as_deref(),
                expected,
                "{header}"
            );
        };
        check("for m in PART.finditer(s):\n    pass", Some("'w'"));
        check(
            "for i, m in enumerate(PART.finditer(s)):\n    pass",
            Some("'w'"),
        );
        check(
            "for m in re.finditer(r'(?P<n>\\d+)|(?P<w>[a-z]+)', s):\n    pass",
            Some("'w'"),
        );
        check("xs = [m.lastgroup for m in PART.finditer(s)]", Some("'w'"));
        check("for m in PART.finditer(s, 1):\n    pass", None);
        check("for m in others:\n    pass", None);
    }

    #[test]
    fn a_condition_asks_whether_a_match_is_there() {
        let program = Program::parse("import re\nx = 1\n").unwrap();
        let locals = [("s", "'ab=7'"), ("n", "2")];
        let at = state(Event::Line, &[("<module>", 2, &locals)], None);
        let check = |condition: &str, expected: Option<&str>| {
            let found = program.with_matches_there(&at, condition);
            assert_eq!(found.as_deref(), expected, "{condition}");
        };
        check("re.match('ab', s)", Some("True"));
        check("not re.match('ab', s)", Some("not True"));
        check("n>1 and re.search('7', s)", Some("n>1 and True"));
        check("re.match('ab', s) is not None", Some("True"));
        check("re.match('b', s)", None);
        check("n>1", None);
    }
}
