//! What is left of something by conditions, compared by a function of the program: `max([x for x in xs if x > 1], key=f)`. The conditions decide
//! first; the function is called for what they leave.

use std::ops::Range;

use ruff_python_ast::{Expr, ExprCall, Keyword};
use ruff_text_size::Ranged;

use super::{Element, MOST, PLACE, Search, joined};
use crate::program::classes::value;
use crate::program::comprehension::Targets;
use crate::program::expressions::written;
use crate::quiz::PythonValue;

impl Search<'_> {
    /// A call that compares by `key` what conditions leave, with what that gives for each; `None` where the conditions call functions of the
    /// program themselves, and where something else than the elements is left.
    pub(super) fn filtered(
        &self,
        name: &str,
        call: &ExprCall,
        key: &Keyword,
    ) -> Option<(Range<usize>, String)> {
        let [given] = &*call.arguments.args else {
            return None;
        };
        let (made, generators) = match given {
            Expr::ListComp(list) => (&*list.elt, &list.generators),
            Expr::Generator(generator) => (&*generator.elt, &generator.generators),
            _ => return None,
        };
        let ([clause], Expr::Name(made)) = (generators.as_slice(), made) else {
            return None;
        };
        let same = matches!(Targets::of(&clause.target)?, Targets::Name(own) if own == *made.id);
        if clause.ifs.is_empty() || !same {
            return None;
        }
        let elements = self.elements_of(generators)?;
        let objects = self.objects(&clause.iter);
        let (mut kept, mut keys) = (Vec::new(), Vec::new());
        for (place, element) in elements.iter().enumerate() {
            let holds = self.holds(element)?;
            let [(_, value)] = element.values.as_slice() else {
                return None;
            };
            let given = self.called(&key.value, value)?;
            let name = match objects {
                Some(_) => place.to_string(),
                None => value.clone(),
            };
            keys.push(format!("({{{name}: {given}}} if {holds} else {{}})"));
            kept.push(format!("([{name}] if {holds} else [])"));
        }
        let keys = format!("({}).get", keys.join("|"));
        if objects.is_none() {
            let all = self.listed(&clause.iter)?;
            let named =
                |one: &PythonValue| matches!(one, PythonValue::Int(_) | PythonValue::Str(_));
            let each = (1..=MOST).contains(&all.len()) && all.iter().all(named);
            return each.then(|| (key.value.range().into(), keys));
        }
        let list = written(&clause.iter, &self.program.text)?;
        value(self.at, &clause.iter)?;
        let mut compared = format!("{name}({}, key={keys}", joined(kept));
        for other in &call.arguments.keywords {
            if other.arg.as_ref()?.as_str() != "key" {
                compared.push_str(", ");
                compared.push_str(written(other, &self.program.text)?);
            }
        }
        let text = match name {
            "max" | "min" => format!("{list}[{compared})]"),
            "sorted" => format!("[{list}[{PLACE}] for {PLACE} in {compared})]"),
            _ => return None,
        };
        Some((call.range().into(), text))
    }

    /// What has to be true of an element, if that calls nothing of the program.
    fn holds(&self, element: &Element<'_>) -> Option<String> {
        let all = self.conditions(element)?;
        let mut each = all.iter();
        let enters = each.any(|holds| self.program.may_enter(self.at, holds));
        (!enters).then(|| format!("({})", all.join(" and ")))
    }
}

#[cfg(test)]
mod tests {
    use crate::program::unrolling::tests::last_line_written_out;

    #[test]
    fn conditions_decide_what_is_compared_by_a_function() {
        let check = |line: &str, expected: Option<&str>| {
            let found = last_line_written_out(
                &format!("def f(x):\n    return x\n{line}\n"),
                &[("xs", "[1, 2]"), ("ps", "[P(x=1), P(x=2)]")],
            );
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        check(
            "y = max([x for x in xs if x > 1], key=f)",
            Some(
                "y=max([x for x in xs if x>1], key=(({1: f(1)} if ((1>1)) else {})|({2: f(2)} if ((2>1)) else {})).get)",
            ),
        );
        check(
            "y = min((p for p in ps if p.x > 1), key=lambda p: f(p.x))",
            Some(
                "y=ps[min((([0] if ((ps[0].x>1)) else [])+([1] if ((ps[1].x>1)) else [])), key=(({0: f(ps[0].x)} if ((ps[0].x>1)) else {})|({1: f(ps[1].x)} if ((ps[1].x>1)) else {})).get)]",
            ),
        );
        // Where the condition calls something itself, that is first; other values are not compared so.
        check(
            "y = max([x for x in xs if f(x)], key=f)",
            Some("y=max((([1] if (f(1)) else [])+([2] if (f(2)) else [])), key=f)"),
        );
        check("y = max([x + 1 for x in xs if x > 1], key=f)", None);
    }
}
