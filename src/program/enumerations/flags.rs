//! Flags: members of an enumeration that are bits, and combinations of them (`class Perm(IntFlag):`, Python's library reference, "enum.Flag").
//! A state shows a combination with the names of its bits, `<Perm.READ|WRITE: 3>`.

use ruff_python_ast::{Expr, Operator};

use super::shown;
use crate::program::{Definition, Program};
use crate::quiz::PythonValue;

/// The most bits of a flag that is told.
const MOST_BITS: u32 = 60;

impl Program {
    /// Whether the members of an enumeration are bits.
    pub(in crate::program) fn is_flag(&self, class: &Definition) -> bool {
        let bases = ["Flag", "enum.Flag", "IntFlag", "enum.IntFlag"];
        self.bases(class).is_some_and(|base| bases.contains(&base))
    }

    /// Whether they are numbers, too.
    pub(super) fn is_counting_flag(&self, class: &Definition) -> bool {
        matches!(self.bases(class), Some("IntFlag" | "enum.IntFlag"))
    }

    /// What a member of a flag is that its class says so, where these are the members before it.
    pub(super) fn bits(&self, given: &str, before: &[(String, String)]) -> Option<String> {
        if matches!(given, "auto()" | "enum.auto()") {
            let highest = before
                .iter()
                .filter_map(|(_, value)| value.parse::<u64>().ok());
            let bits = highest
                .max()
                .map_or(0, |highest| u64::BITS - highest.leading_zeros());
            return (bits < MOST_BITS).then(|| (1_u64 << bits).to_string());
        }
        let parsed = ruff_python_parser::parse_expression(given).ok()?;
        let value = |name: &str| {
            let (_, value) = before.iter().find(|(one, _)| one == name)?;
            value.parse().ok()
        };
        combined(parsed.expr(), &|expr| match expr {
            Expr::Name(name) => value(&name.id),
            expr => match PythonValue::of_literal(expr)? {
                PythonValue::Int(digits) => digits.parse().ok(),
                _ => None,
            },
        })
        .map(|value| value.to_string())
    }

    /// A value of a flag as it is shown.
    pub(super) fn shown_flag(&self, class: &Definition, value: u64) -> Option<String> {
        let members = self.members(class)?;
        let text = value.to_string();
        if let Some(whole) = members.iter().find(|(_, own)| *own == text) {
            return Some(shown(class, whole));
        }
        let mut single: Vec<(u64, &str)> = members
            .iter()
            .filter_map(|(name, value)| Some((value.parse().ok()?, name.as_str())))
            .filter(|(bit, _): &(u64, &str)| bit.is_power_of_two() && value & bit != 0)
            .collect();
        single.sort_unstable();
        let all = single.iter().fold(0, |all, (bit, _)| all | bit);
        let names: Vec<&str> = single.iter().map(|(_, name)| *name).collect();
        if value == 0 {
            return Some(format!("<{}: 0>", class.name));
        }
        (all == value).then(|| format!("<{}.{}: {value}>", class.name, names.join("|")))
    }

    /// The flag and the value of what is shown so.
    pub(super) fn flag(&self, shown: &str) -> Option<(&Definition, u64)> {
        let (named, value) = shown
            .strip_prefix('<')?
            .strip_suffix('>')?
            .split_once(": ")?;
        let class = self.class(named.split('.').next()?)?;
        let value = value.parse().ok().filter(|_| self.is_flag(class))?;
        (self.shown_flag(class, value)? == shown).then_some((class, value))
    }

    /// All bits that a flag names.
    pub(super) fn mask(&self, class: &Definition) -> Option<u64> {
        let members = self.members(class)?;
        let mask = members.iter().try_fold(0, |mask, (_, value)| {
            Some(mask | value.parse::<u64>().ok()?)
        })?;
        // Of numbers it is all bits up to the highest.
        let whole = || (1_u64 << (u64::BITS - mask.leading_zeros()).min(MOST_BITS)) - 1;
        Some(if self.is_counting_flag(class) {
            whole()
        } else {
            mask
        })
    }
}

/// What operators on bits come to, with what `known` says of the operands.
pub(super) fn combined(expr: &Expr, known: &dyn Fn(&Expr) -> Option<u64>) -> Option<u64> {
    let Expr::BinOp(binary) = expr else {
        return known(expr);
    };
    let (left, right) = (
        combined(&binary.left, known)?,
        combined(&binary.right, known)?,
    );
    Some(match binary.op {
        Operator::BitOr => left | right,
        Operator::BitAnd => left & right,
        Operator::BitXor => left ^ right,
        Operator::LShift if right < u64::from(MOST_BITS) => left
            .checked_mul(1_u64 << right)
            .filter(|value| value >> MOST_BITS == 0)?,
        _ => return None,
    })
}
