//! Loop counts and pending results: what a frame that survives a step keeps, so that only differences are said.

use std::collections::BTreeMap;

use crate::program::{Definition, Program};
use crate::state::{Frame, Loops, Value};

/// The loop counts of a frame by header line; if they are not known as a whole, each running loop's is not.
pub(super) fn counts(
    program: &Program,
    definition: &Definition,
    frame: &Frame,
) -> BTreeMap<u32, Option<u32>> {
    match &frame.loops {
        Some(loops) => loops
            .iter()
            .map(|(header, count)| (*header, *count))
            .collect(),
        None => program
            .loops_at(definition, frame.line)
            .into_iter()
            .map(|span| (span.header, None))
            .collect(),
    }
}

/// The counts that are listed: those that differ from the default, which is the count before (`old`), or 0.
pub(super) fn listed<'a>(
    new: &'a BTreeMap<u32, Option<u32>>,
    old: &'a BTreeMap<u32, Option<u32>>,
) -> impl Iterator<Item = (u32, Option<u32>)> + 'a {
    new.iter()
        .filter(|(header, count)| **count != old.get(header).copied().unwrap_or(Some(0)))
        .map(|(header, count)| (*header, *count))
}

/// The loops that run at `line`, with the counts that were listed, and otherwise their defaults.
pub(super) fn read(
    program: &Program,
    definition: &Definition,
    line: u32,
    listed: &BTreeMap<u32, Option<u32>>,
    old: &BTreeMap<u32, Option<u32>>,
) -> Loops {
    program
        .loops_at(definition, line)
        .into_iter()
        .map(|span| {
            let count = listed.get(&span.header).or(old.get(&span.header));
            (span.header, count.copied().unwrap_or(Some(0)))
        })
        .collect()
}

/// The pending results that a surviving frame starts from: none in the top frame at a `line` event (`fresh`) or where
/// the line changed.
pub(super) fn base(old: &Frame, line: u32, fresh: bool) -> Option<&[Value]> {
    if fresh || old.line != line {
        Some(&[])
    } else {
        old.pending.as_deref()
    }
}

/// What is listed of pending results: whether `<clear>` comes first, and then which.
pub(super) struct Listed<'a> {
    pub clear: bool,
    pub results: &'a [Value],
}

/// How to say that `base` became `new`.
pub(super) fn pending<'a>(base: Option<&[Value]>, new: Option<&'a [Value]>) -> Listed<'a> {
    match (base, new) {
        (None, None) => Listed {
            clear: false,
            results: &[],
        },
        (Some(_), None) => Listed {
            clear: false,
            results: &[None],
        },
        (Some(base), Some(new)) if new.starts_with(base) => Listed {
            clear: false,
            results: new.get(base.len()..).unwrap_or_default(),
        },
        (_, Some(new)) => Listed {
            clear: true,
            results: new,
        },
    }
}

/// The inverse of [`pending`]: a list of one unknown result is an unknown list.
pub(super) fn read_pending(
    base: Option<&[Value]>,
    clear: bool,
    listed: Vec<Value>,
) -> Option<Vec<Value>> {
    let base = if clear { Some(&[][..]) } else { base };
    match base {
        _ if listed == [None] => None,
        None if listed.is_empty() => None,
        None => Some(listed),
        Some(base) => Some(base.iter().cloned().chain(listed).collect()),
    }
}
