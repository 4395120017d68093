//! Another try after the network has failed: when the browser says that there is a connection again, and now and then,
//! since it does not always know.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;

/// How long to wait before the first try, and at most.
const FIRST_MS: u32 = 4_000;
const LONGEST_MS: u32 = 60_000;

/// A try to come; dropping it gives it up.
pub struct Retry {
    _online: Option<EventListener>,
    _later: Timeout,
}

impl Retry {
    /// Another try after so many in vain.
    pub fn after(failed: u32, again: impl Fn() + Clone + 'static) -> Retry {
        let later = again.clone();
        let online =
            web_sys::window().map(|window| EventListener::new(&window, "online", move |_| again()));
        Retry {
            _online: online,
            _later: Timeout::new(wait(failed), later),
        }
    }
}

/// Whether the browser knows of a network; it may be wrong.
pub fn is_online() -> bool {
    web_sys::window().is_none_or(|window| window.navigator().on_line())
}

fn wait(failed: u32) -> u32 {
    let doubled = FIRST_MS.checked_shl(failed).filter(|_| failed < 16);
    doubled.map_or(LONGEST_MS, |wait| wait.min(LONGEST_MS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_become_rarer_and_go_on() {
        let waits: Vec<u32> = [0, 1, 2, 3, 4, 5, 40].map(wait).to_vec();
        assert_eq!(
            waits,
            [4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]
        );
    }
}
