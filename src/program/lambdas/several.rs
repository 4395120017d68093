//! Lists of lambdas that a comprehension calls one after the other: `[f() for f in fs]`. What a loop around a `lambda` gives its variable is what
//! that has last when the `lambda` is called; a parameter that takes it as its default keeps what it was then (Python's programming FAQ, "Why do
//! lambdas defined in a loop with different values all return the same result?").

use std::ops::Range;

use ruff_python_ast::{Expr, ExprLambda};
use ruff_text_size::Ranged;

use super::calls::{Search, substituted};
use super::partial::by_place;
use super::{Lambda, parameters};
use crate::program::expressions::{canonical, written};
use crate::program::{Program, mentions};
use crate::state::State;

/// The lambdas of a list, which one loop has made.
struct Several {
    /// Their parameters, with their defaults.
    parameters: Vec<(String, Option<String>)>,
    body: String,
    /// The loop's variable, and what the loop goes through.
    variable: String,
    iterated: String,
    /// Whether the variable is one of a comprehension, which has none afterwards.
    gone: bool,
    home: u32,
}

impl Search<'_> {
    /// A comprehension that calls each `lambda` of a list, without these calls.
    pub(super) fn called_each(&self, expr: &Expr) -> Option<(Range<usize>, String)> {
        let list = expr.as_list_comp_expr()?;
        let [clause] = list.generators.as_slice() else {
            return None;
        };
        let (target, container) = (clause.target.as_name_expr()?, clause.iter.as_name_expr()?);
        let call = list.elt.as_call_expr()?;
        let called = call.func.as_name_expr()?;
        let text = self.program.text();
        let given = by_place(&call.arguments.args, text)?;
        let plain = called.id == target.id
            && clause.ifs.is_empty()
            && call.arguments.keywords.is_empty()
            && !given.iter().any(|one| mentions(one, &target.id));
        let several = self
            .program
            .several(self.at, &container.id)
            .filter(|_| plain)?;
        let variable = several.variable.as_str();
        let mut puts = Vec::new();
        let mut kept = false;
        for (index, (name, default)) in several.parameters.iter().enumerate() {
            if name.starts_with('*') {
                return None;
            }
            let put = given.get(index).or(default.as_ref())?;
            kept |= index >= given.len() && put == variable;
            puts.push((name.as_str(), put.as_str()));
        }
        let last = format!("list({})[-1]", several.iterated);
        let own = several.parameters.iter().any(|(name, _)| name == variable);
        let free = !own && mentions(&several.body, variable);
        if given.len() > several.parameters.len() || kept && free {
            return None;
        }
        if free && several.gone {
            puts.push((variable, &last));
        }
        let body = substituted(&several.body, &puts)?;
        let lambda = Lambda {
            parameters: Vec::new(),
            body,
            home: several.home,
        };
        let same = self.program.reads_the_same(self.at, &lambda, &self.names)?;
        // There are as many as what the loop went through has elements; the list itself may run something where it stands.
        let name = if kept { variable } else { &target.id };
        let told = format!("[{} for {name} in {}]", lambda.body, several.iterated);
        same.then(|| (list.range().into(), told))
    }
}

impl Program {
    /// The lambdas of the list that a name stands for, where one comprehension has made it, or the only statement that changes it adds them in a loop.
    fn several(&self, at: &State, name: &str) -> Option<Several> {
        if let Some((display, home)) = self.display_of(at, name) {
            let parsed = ruff_python_parser::parse_expression(&display).ok()?;
            let list = parsed.expr().as_list_comp_expr()?;
            let [clause] = list.generators.as_slice() else {
                return None;
            };
            let iterated = canonical(written(&clause.iter, &display)?)?;
            let variable = clause.target.as_name_expr()?.id.to_string();
            let several = (variable, iterated);
            return several_of(list.elt.as_lambda_expr()?, &display, several, true, home)
                .filter(|_| clause.ifs.is_empty());
        }
        let (added, line, home) = self.appended(at, name)?;
        let parsed = ruff_python_parser::parse_expression(&added).ok()?;
        let row = self.line(line)?;
        let around = self.lines.iter().rev();
        let mut around = around.filter(|one| one.number < line && one.depth < row.depth);
        let header = around.next().filter(|one| one.depth + 1 == row.depth)?;
        let header = header.text.strip_prefix("for ")?.strip_suffix(':')?;
        let (variable, iterated) = header.split_once(" in ")?;
        let several = (variable.to_owned(), iterated.to_owned());
        several_of(
            parsed.expr().as_lambda_expr()?,
            &added,
            several,
            false,
            home,
        )
    }
}

/// The lambdas that a loop makes of one that is written in a text.
fn several_of(
    lambda: &ExprLambda,
    text: &str,
    (variable, iterated): (String, String),
    gone: bool,
    home: u32,
) -> Option<Several> {
    Some(Several {
        parameters: parameters(lambda, text, |_| true)?,
        body: canonical(written(&*lambda.body, text)?)?,
        variable,
        iterated,
        gone,
        home,
    })
}

#[cfg(test)]
mod tests {
    use crate::program::Program;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn each_lambda_of_a_list_has_what_its_loop_left_or_what_it_kept() {
        let check = |before: &str, line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{before}{line}\n")).unwrap();
            let last = u32::try_from(before.lines().count() + 1).unwrap();
            let shown = "[<function <lambda>>, <function <lambda>>]";
            let known: [(&str, &str); 2] = [("fs", shown), ("i", "1")];
            let at = state(Event::Line, &[("<module>", last, &known)], None);
            let told = program.with_lambdas(&at, None);
            let text = told.as_ref().and_then(|told| told.line(last));
            assert_eq!(text.map(|line| line.text.as_str()), expected, "{before}");
        };
        let call = "print([f() for f in fs])";
        let made = "fs = [lambda: i * 2 for i in range(2)]\n";
        check(
            made,
            call,
            Some("print([list(range(2))[-1]*2 for f in range(2)])"),
        );
        let kept = "fs = [lambda i=i: i for i in range(2)]\n";
        check(kept, call, Some("print([i for i in range(2)])"));
        let looped = "fs = []\nfor i in range(2):\n    fs.append(lambda: i)\n";
        check(looped, call, Some("print([i for f in range(2)])"));
        let given = "fs = []\nfor i in range(2):\n    fs.append(lambda x, n=i: x + n)\n";
        check(
            given,
            "print([f(5) for f in fs])",
            Some("print([5+i for i in range(2)])"),
        );
        check("fs = [len, len]\ni = 1\n", call, None);
    }
}
