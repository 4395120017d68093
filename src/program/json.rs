//! `json`: how values are written as JSON and read from it, as Python's module does (Python's library reference, "json"; what is raised has the
//! words of CPython 3.11). It is the same value in another notation, which is looked up.

mod reading;
mod writing;

pub(super) use self::reading::loads;
pub(super) use self::writing::dumps;

use crate::quiz::PythonValue;

/// What an attribute of an exception of the module is, which shows nothing but what it says.
pub(super) fn attribute(shown: &PythonValue, name: &str) -> Option<PythonValue> {
    let PythonValue::Object { name: class, parts } = shown else {
        return None;
    };
    let [(None, PythonValue::Str(said))] = parts.as_slice() else {
        return None;
    };
    if class != "JSONDecodeError" {
        return None;
    }
    let (message, place) = said.rsplit_once(": line ")?;
    let (line, place) = place.split_once(" column ")?;
    let (column, place) = place.split_once(" (char ")?;
    let number = |text: &str| PythonValue::Int(text.to_owned());
    Some(match name {
        "msg" => PythonValue::Str(message.to_owned()),
        "lineno" => number(line),
        "colno" => number(column),
        "pos" => number(place.strip_suffix(')')?),
        _ => return None,
    })
}
