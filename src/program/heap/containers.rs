//! Containers of the library, which are dictionaries and lists of another kind: an `OrderedDict`, a `defaultdict`, a `deque`. What they hold is
//! followed as what a dictionary or a list holds, and written as theirs.

use super::Held;
use crate::program::lacking::default_value;
use crate::program::library::{as_mapping, shown_class};
use crate::program::queues::Queue;
use crate::program::reduction::named_class;
use crate::quiz::PythonValue;

/// What kind of a dictionary or a list something is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::program) enum Container {
    Ordered,
    /// With what makes what it lacks, as that is written, and with what a `lambda` makes that is written out.
    Default(String, Option<String>),
    /// With the most that it keeps, if there is a limit.
    Queue(Option<usize>),
}

impl Container {
    /// The kind of container that a value is, and the dictionary or list that it is around.
    pub fn of(value: &PythonValue) -> Option<(Container, PythonValue)> {
        let PythonValue::Object { name, parts } = value else {
            return None;
        };
        if let Some(queue) = Queue::of(value) {
            let items = PythonValue::List(queue.items.to_vec());
            return Some((Container::Queue(queue.most), items));
        }
        match (name.as_str(), parts.as_slice()) {
            ("OrderedDict", _) => match as_mapping(value.clone()) {
                pairs @ PythonValue::Dict(_) => Some((Container::Ordered, pairs)),
                _ => None,
            },
            ("defaultdict", [(None, maker), (None, pairs @ PythonValue::Dict(_))]) => {
                Some((Container::Default(maker.to_string(), None), pairs.clone()))
            }
            _ => None,
        }
    }

    /// A `defaultdict` that a type of Python's makes the items of.
    pub fn made_by(name: &str) -> Option<Container> {
        let maker = shown_class(name).filter(|_| default_value(name).is_some());
        maker.map(|maker| Container::Default(maker, None))
    }

    /// What is made where something is lacking, if a type of Python's makes it.
    pub fn default(&self) -> Option<Held> {
        let Container::Default(maker, _) = self else {
            return None;
        };
        let name = named_class(maker)?;
        Some(match default_value(name)? {
            "[]" => Held::List(Vec::new()),
            "{}" => Held::Dict(Vec::new()),
            text => Held::Text(text.to_owned()),
        })
    }

    /// What is kept of items: where there are too many, the first ones are pushed out, or the last ones by those that are put in front.
    pub fn within(&self, mut items: Vec<Held>, in_front: bool) -> Vec<Held> {
        if let Container::Queue(Some(most)) = self {
            if in_front {
                items.truncate(*most);
            } else {
                items.drain(..items.len().saturating_sub(*most));
            }
        }
        items
    }

    /// How it is written around what is in it.
    pub fn around(&self, inside: &str) -> String {
        match self {
            Container::Ordered if inside == "[]" => "OrderedDict()".to_owned(),
            Container::Ordered => format!("OrderedDict({inside})"),
            Container::Default(maker, _) => format!("defaultdict({maker}, {inside})"),
            Container::Queue(None) => format!("deque({inside})"),
            Container::Queue(Some(most)) => format!("deque({inside}, maxlen={most})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Heap, Style};
    use super::*;
    use crate::program::Program;

    #[test]
    fn what_is_read_is_written_the_same() {
        let program = Program::parse("pass\n").unwrap();
        let check = |text: &str, held: bool| {
            let mut heap = Heap::default();
            let kept = heap.of_value(&PythonValue::read(text).unwrap(), text);
            assert_eq!(heap.text(&program, &kept, Style::Shown).unwrap(), text);
            assert_eq!(heap.containers.len(), usize::from(held), "{text}");
        };
        check("OrderedDict()", true);
        check("OrderedDict([('a', [1]), ('b', 2)])", true);
        check("defaultdict(<class 'list'>, {'a': [1]})", true);
        check("deque([1, 2])", true);
        check("deque([], maxlen=3)", true);
        check("Counter({'a': 2})", false);
        check("[1]", false);
    }
}
