//! Lines as answers: while a form asks for one, a click on a line's number is for it instead of for the line's breakpoint.
//! Several forms can be there at once, a question of the quiz above one of a lesson: each comes and goes by itself, and the
//! one that came last is answered.

use std::cell::Cell;

use leptos::prelude::*;

/// The forms that take lines, in the order in which they came; a copy is the same.
#[derive(Clone, Copy, Default)]
pub struct LinePicker {
    takers: RwSignal<Vec<(u32, Callback<u32>)>>,
}

impl LinePicker {
    /// Hands the lines that are clicked to `take`, until the calling component is gone.
    pub fn hand_to(self, take: impl Fn(u32) + Send + Sync + 'static) {
        thread_local! {
            static NEXT: Cell<u32> = const { Cell::new(0) };
        }
        let id = NEXT.replace(NEXT.get() + 1);
        let take = Callback::new(take);
        self.takers.update(|takers| takers.push((id, take)));
        on_cleanup(move || {
            self.takers
                .update(|takers| takers.retain(|(other, _)| *other != id));
        });
    }

    /// Whether a click is for a form.
    pub fn is_on(self) -> bool {
        self.takers.with(|takers| !takers.is_empty())
    }

    /// A line was clicked.
    pub fn pick(self, line: u32) {
        let last = self.takers.with_untracked(|takers| takers.last().copied());
        if let Some((_, take)) = last {
            take.run(line);
        }
    }
}
