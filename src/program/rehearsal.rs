//! Methods that are gone through in thought, with the objects of a run at hand: what an object's `__iter__` gives, and what a `__repr__` of
//! several lines says. Which way they go is told by what attributes stand for; what would have to be worked out for that is left.

use ruff_python_ast::{Expr, Operator, Stmt};

use super::decorators::Decoration;
use super::heap::{Cell, Gap, Held};
use super::reading::{Names, Reading, bind};
use super::rewriting::behind_header;
use super::{Definition, DefinitionKind};
use crate::quiz::PythonValue;

/// The most statements that are gone through for one text.
const MOST_STATEMENTS: usize = 600;

/// How deep methods are gone through that go through others.
const DEEPEST: usize = 24;

/// How a block of statements is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    On,
    Broken,
    Continued,
    Returned,
}

/// What has become of a method so far.
struct Run {
    names: Names,
    given: Vec<Held>,
    /// What it returns; of a text that text, as a value.
    returned: Option<Held>,
}

impl Reading<'_> {
    /// What an object of the program gives, where it is gone through.
    pub(super) fn gone_through(
        &self,
        object: usize,
        around: &mut Vec<usize>,
    ) -> Result<Vec<Held>, Gap> {
        let method = self.method_of(object, "__iter__")?;
        let generator = self.program.is_generator(method);
        let run = self.rehearsed(method, vec![Held::Object(object)], around)?;
        if generator {
            return Ok(run.given);
        }
        match run.returned {
            Some(Held::List(items) | Held::Tuple(items)) => Ok(items),
            _ => Err(Gap::Unknown),
        }
    }

    /// The text that a method of an object returns which has several statements.
    pub(super) fn rehearsed_text(
        &self,
        method: &Definition,
        object: usize,
        around: &mut Vec<usize>,
    ) -> Result<String, Gap> {
        let run = self.rehearsed(method, vec![Held::Object(object)], around)?;
        let returned = run.returned;
        self.text_held(&returned.unwrap_or(Held::Unknown))
    }

    /// What a method of an object returns that is called with what is given, if it is decorated so.
    pub(super) fn returned_in_thought(
        &self,
        object: usize,
        name: &str,
        mut given: Vec<Held>,
        decoration: Decoration,
    ) -> Held {
        given.insert(0, Held::Object(object));
        match self.method_of(object, name) {
            Ok(method) if self.program.decoration(method) == decoration => {
                self.returned_by(method, given)
            }
            _ => Held::Unknown,
        }
    }

    /// What the only function of a name returns that is called with what is given.
    pub(super) fn function_in_thought(&self, name: &str, given: Vec<Held>) -> Held {
        let named = self.program.definitions.iter();
        let mut named = named.filter(|one| one.name == name);
        match (named.next(), named.next()) {
            (Some(one), None)
                if one.kind == DefinitionKind::Function && !self.program.is_method(one) =>
            {
                self.returned_by(one, given)
            }
            _ => Held::Unknown,
        }
    }

    fn returned_by(&self, function: &Definition, given: Vec<Held>) -> Held {
        if self.program.is_generator(function) {
            return Held::Unknown;
        }
        match self.rehearsed(function, given, &mut Vec::new()) {
            Ok(run) => run.returned.unwrap_or(Held::Text("None".to_owned())),
            Err(Gap::Missing) => Held::Missing,
            Err(Gap::Unknown) => Held::Unknown,
        }
    }

    /// A method of the class that an object is of.
    pub(super) fn method_of(&self, object: usize, name: &str) -> Result<&Definition, Gap> {
        let Some(Cell::Instance { class, .. }) = self.heap.cells.get(object) else {
            return Err(Gap::Unknown);
        };
        let class = self.program.class(class).ok_or(Gap::Unknown)?;
        self.program.method(class, name).ok_or(Gap::Unknown)
    }

    fn rehearsed(
        &self,
        method: &Definition,
        given: Vec<Held>,
        around: &mut Vec<usize>,
    ) -> Result<Run, Gap> {
        let inner = |one: &Definition| {
            one.line != method.line
                && one.kind != DefinitionKind::Module
                && method.contains(one.line)
        };
        let parameters = method.scope.variables.iter();
        let parameters = parameters.filter(|one| one.is_parameter);
        let parameters: Vec<String> = parameters.map(|one| one.name.clone()).collect();
        let plain = [Decoration::Plain, Decoration::Property];
        if parameters.len() != given.len()
            || !plain.contains(&self.program.decoration(method)) && !self.program.is_cached(method)
            || self.program.definitions.iter().any(inner)
        {
            return Err(Gap::Unknown);
        }
        // Its lines, under the header of a function, so that `return` and `yield` parse.
        let mut text = "def f():\n".to_owned();
        let mut lines = self.program.lines.iter();
        let header = lines.find(|line| line.number == method.line);
        let depth = header.ok_or(Gap::Unknown)?.depth;
        if let Some(body) = header.and_then(|header| behind_header(&header.text)) {
            text = format!("def f(): {body}\n");
        }
        for line in lines.take_while(|line| line.depth > depth) {
            let indent = usize::try_from(line.depth - depth).unwrap_or_default();
            text.extend(std::iter::repeat_n(' ', indent));
            text.push_str(&line.text);
            text.push('\n');
        }
        let parsed = ruff_python_parser::parse_module(&text).map_err(|_| Gap::Unknown)?;
        let [Stmt::FunctionDef(function)] = parsed.syntax().body.as_slice() else {
            return Err(Gap::Unknown);
        };
        let mut run = Run {
            names: parameters.into_iter().zip(given).collect(),
            given: Vec::new(),
            returned: None,
        };
        self.heap.deeper(DEEPEST)?;
        let way = self.block(&function.body, &text, &mut run, around);
        self.heap.shallower();
        way?;
        Ok(run)
    }

    fn block(
        &self,
        body: &[Stmt],
        text: &str,
        run: &mut Run,
        around: &mut Vec<usize>,
    ) -> Result<Way, Gap> {
        for statement in body {
            match self.statement(statement, text, run, around)? {
                Way::On => {}
                way => return Ok(way),
            }
        }
        Ok(Way::On)
    }

    fn statement(
        &self,
        statement: &Stmt,
        text: &str,
        run: &mut Run,
        around: &mut Vec<usize>,
    ) -> Result<Way, Gap> {
        self.heap.spend(MOST_STATEMENTS)?;
        match statement {
            Stmt::Pass(_) => {}
            Stmt::Break(_) => return Ok(Way::Broken),
            Stmt::Continue(_) => return Ok(Way::Continued),
            Stmt::Expr(one) => match &*one.value {
                Expr::StringLiteral(_) => {}
                Expr::Yield(given) => {
                    let given = given.value.as_deref().ok_or(Gap::Unknown)?;
                    let held = self.worth(given, text, run, around)?;
                    run.given.push(held);
                }
                Expr::YieldFrom(from) => {
                    let inside = self.inside(text, run);
                    let items = inside.elements(&from.value, around)?;
                    run.given.extend(items);
                }
                Expr::Call(call) => {
                    let method = call.func.as_attribute_expr().ok_or(Gap::Unknown)?;
                    let list = method.value.as_name_expr().ok_or(Gap::Unknown)?;
                    let [item] = &*call.arguments.args else {
                        return Err(Gap::Unknown);
                    };
                    if method.attr.as_str() != "append" || !call.arguments.keywords.is_empty() {
                        return Err(Gap::Unknown);
                    }
                    let item = self.worth(item, text, run, around)?;
                    match run.names.get_mut(list.id.as_str()) {
                        Some(Held::List(items)) => items.push(item),
                        _ => return Err(Gap::Unknown),
                    }
                }
                _ => return Err(Gap::Unknown),
            },
            Stmt::Assign(assign) => {
                let [target] = assign.targets.as_slice() else {
                    return Err(Gap::Unknown);
                };
                let held = self.worth(&assign.value, text, run, around)?;
                // A list that has another name already would be changed under both.
                if matches!(held, Held::List(_)) && !assign.value.is_list_expr() {
                    return Err(Gap::Unknown);
                }
                bind(&mut run.names, target, held)?;
            }
            Stmt::AugAssign(assign) => {
                let name = assign.target.as_name_expr().ok_or(Gap::Unknown)?;
                let added = self.worth(&assign.value, text, run, around)?;
                let old = run.names.get(name.id.as_str()).ok_or(Gap::Unknown)?;
                if assign.op != Operator::Add {
                    return Err(Gap::Unknown);
                }
                let (old, added) = old.string().zip(added.string()).ok_or(Gap::Unknown)?;
                let whole = PythonValue::Str(old + &added);
                let held = Held::Text(whole.to_string());
                run.names.insert(name.id.to_string(), held);
            }
            Stmt::If(branch) => {
                let mut clauses = branch.elif_else_clauses.iter();
                let mut test = Some(&*branch.test);
                let mut body = branch.body.as_slice();
                loop {
                    let holds = match test {
                        Some(test) => self.inside(text, run).decided(test)?,
                        None => true,
                    };
                    if holds {
                        return self.block(body, text, run, around);
                    }
                    let Some(clause) = clauses.next() else { break };
                    (test, body) = (clause.test.as_ref(), clause.body.as_slice());
                }
            }
            Stmt::While(repeated) => {
                while self.inside(text, run).decided(&repeated.test)? {
                    self.heap.spend(MOST_STATEMENTS)?;
                    match self.block(&repeated.body, text, run, around)? {
                        Way::On | Way::Continued => {}
                        Way::Broken => return Ok(Way::On),
                        Way::Returned => return Ok(Way::Returned),
                    }
                }
                return self.block(&repeated.orelse, text, run, around);
            }
            Stmt::For(repeated) if !repeated.is_async => {
                let items = self.inside(text, run).elements(&repeated.iter, around)?;
                for item in items {
                    bind(&mut run.names, &repeated.target, item)?;
                    match self.block(&repeated.body, text, run, around)? {
                        Way::On | Way::Continued => {}
                        Way::Broken => return Ok(Way::On),
                        Way::Returned => return Ok(Way::Returned),
                    }
                }
                return self.block(&repeated.orelse, text, run, around);
            }
            Stmt::Return(returned) => {
                let held = match returned.value.as_deref() {
                    None => Held::Text("None".to_owned()),
                    Some(Expr::Call(call))
                        if call
                            .func
                            .as_name_expr()
                            .is_some_and(|name| name.id.as_str() == "iter") =>
                    {
                        let [of] = &*call.arguments.args else {
                            return Err(Gap::Unknown);
                        };
                        Held::List(self.inside(text, run).elements(of, around)?)
                    }
                    Some(value) => self.worth(value, text, run, around)?,
                };
                run.returned = Some(held);
                return Ok(Way::Returned);
            }
            _ => return Err(Gap::Unknown),
        }
        Ok(Way::On)
    }

    /// What is read inside of a method, where it has got so far.
    fn inside<'r>(&'r self, text: &'r str, run: &'r Run) -> Reading<'r> {
        let own = &run.names;
        Reading {
            own,
            text,
            ..Reading::of(self.program, self.heap)
        }
    }

    /// What an expression of a method stands for; texts are put together.
    fn worth(
        &self,
        expr: &Expr,
        text: &str,
        run: &Run,
        around: &mut Vec<usize>,
    ) -> Result<Held, Gap> {
        let inside = self.inside(text, run);
        if let Expr::Tuple(tuple) = expr {
            let items = tuple.elts.iter();
            let items: Result<Vec<Held>, Gap> = items
                .map(|one| self.worth(one, text, run, around))
                .collect();
            return Ok(Held::Tuple(items?));
        }
        let puts_together = matches!(
            expr,
            Expr::FString(_) | Expr::Call(_) | Expr::BinOp(_) | Expr::BoolOp(_) | Expr::If(_)
        );
        let said = puts_together.then(|| inside.string(expr, around));
        if let Some(Ok(said)) = said {
            return Ok(Held::Text(PythonValue::Str(said).to_string()));
        }
        if expr.is_f_string_expr() {
            return Err(match said {
                Some(Err(gap)) => gap,
                _ => Gap::Unknown,
            });
        }
        match inside.held(expr) {
            Held::Missing => Err(Gap::Missing),
            // What a call puts together of what is not there raises.
            Held::Unknown if expr.is_call_expr() => match said {
                Some(Err(gap)) => Err(gap),
                _ => Err(Gap::Unknown),
            },
            Held::Unknown => Err(Gap::Unknown),
            held => Ok(held),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Program;
    use super::super::heap::{Heap, Style};
    use super::*;

    const CHAIN: &str = "\
class Node:
    def __init__(self, value, next):
        self.value = value
        self.next = next
class Chain:
    def __iter__(self):
        node = self.head
        while node is not None:
            yield node.value
            node = node.next
    def __repr__(self):
";

    #[test]
    fn a_chain_is_gone_through() {
        let check = |lines: &str, expected: Result<&str, Gap>| {
            let program = Program::parse(&format!("{CHAIN}{lines}")).unwrap();
            let mut heap = Heap::default();
            let mut node = |value: &str, next: Held| {
                heap.add(Cell::Instance {
                    class: "Node".to_owned(),
                    attributes: vec![
                        ("value".to_owned(), Held::Text(value.to_owned())),
                        ("next".to_owned(), next),
                    ],
                    arguments: None,
                })
            };
            let last = node("2", Held::Text("None".to_owned()));
            let head = node("1", last);
            let chain = heap.add(Cell::Instance {
                class: "Chain".to_owned(),
                attributes: vec![("head".to_owned(), head)],
                arguments: None,
            });
            let said = heap.text(&program, &chain, Style::Shown);
            assert_eq!(said.as_deref(), expected.as_ref().copied(), "{lines}");
        };
        check("        return '->'.join(map(str, self))\n", Ok("1->2"));
        let helper = "def word(n):\n    if n == 1:\n        return 'one'\n    return 'many'\n";
        let says = |of: &str| format!("        return f'<{{word({of})}}>'\n{helper}");
        check(&says("self.head.value"), Ok("<one>"));
        check(&says("self.head.next.value"), Ok("<many>"));
        check(
            "        return ', '.join(str(x) for x in self) or 'none'\n",
            Ok("1, 2"),
        );
        let parts =
            "        parts = []\n        for x in self:\n            parts.append(str(x))\n";
        check(
            &format!("{parts}        return '<' + ' '.join(parts) + '>'\n"),
            Ok("<1 2>"),
        );
        let text = "        text = ''\n        node = self.head\n        while node:\n            text += f'{node.value};'\n";
        let goes_on = "            node = node.next\n        return text\n";
        check(&format!("{text}{goes_on}"), Ok("1;2;"));
        check(
            "        args = f'x is {self.head.value}'\n        return f'<Point {args}>'\n",
            Ok("<Point x is 1>"),
        );
        check(
            "        args = f'x is {self.tail}'\n        return f'<Point {args}>'\n",
            // As it does not say yet how it is written, it is shown as others are.
            Ok("Chain(head=Node(value=1, next=Node(value=2, next=None)))"),
        );
        let own = "    def ends(self, mark):\n        return self.head.value or mark\n    @property\n    def least(self): return self.ends('-')\n";
        let calls = "        return f'{self.least} {self.ends(0)}'\n";
        check(&format!("{calls}{own}"), Ok("1 1"));
        // What never ends is left, and what has to be worked out.
        check(&format!("{text}        return text\n"), Err(Gap::Unknown));
        check(
            "        n = len(self.head)\n        return n\n",
            Err(Gap::Unknown),
        );
    }
}
