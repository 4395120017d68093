//! Links: a program with its breakpoints and watches, the way to a state, and the mode, in the fragment of the page's
//! address.
//!
//! `#v4.` and then JSON, deflated, in base64 for addresses. A fragment never reaches a server. What comes from a link
//! is data of a stranger: its size is limited before and after it is inflated, it is checked, and nothing of it runs
//! before its reader says so.
//!
//! Version 1 had no conditions and no watches, version 2 no breakpoints on variables, version 3 no input; otherwise they are
//! the same, and are read as version 4 without them.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hunch::action::Action;
use hunch::debugger::{Command, Debugger};
use hunch::program::{Program, canonical_expression};
use hunch::request::Mode;
use hunch::state::State;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};
use serde::{Deserialize, Serialize};

use crate::change::ChangeStop;
use crate::words::refusals;

/// The most characters a fragment may have.
pub const MAX_ENCODED: usize = 8 * 1024;

/// The most bytes it may hold.
pub const MAX_INFLATED: usize = 64 * 1024;

/// The most actions a way may have; more than a reader would wait for.
pub const MAX_ACTIONS: usize = 500;

/// The most watches a link may have; more than a reader would look at.
const MAX_WATCHES: usize = 50;

/// The most breakpoints on variables that a link may have.
const MAX_CHANGE_STOPS: usize = 50;

/// The most lines of input.
const MAX_INPUT: usize = 500;

/// What begins a fragment of this version.
const VERSION: &str = "v4.";

/// The versions that can be read.
const READABLE: [&str; 4] = ["v1", "v2", "v3", "v4"];

/// The strongest; a program is small.
const LEVEL: u8 = 9;

/// What a link holds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    /// The program's text.
    pub text: String,
    /// Lines with breakpoints, from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub breakpoints: Vec<u32>,
    /// The conditions of some of them, by line.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub conditions: BTreeMap<u32, String>,
    /// Breakpoints on variables.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub change_stops: Vec<ChangeStop>,
    /// Watched expressions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub watches: Vec<String>,
    /// What the program's user types, a line each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub input: Vec<String>,
    /// How jumps are predicted.
    #[serde(default, skip_serializing_if = "is_jump")]
    pub mode: Mode,
    /// The state to begin at; `None`: the start of the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<State>,
    /// The actions that lead to the shared state, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<Action>,
}

fn is_jump(mode: &Mode) -> bool {
    *mode == Mode::Jump
}

/// Why something has no link, or a link holds nothing that can be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// The program and its way do not fit into an address.
    #[error("{}", refusals::too_long(MAX_ENCODED / 1024))]
    TooLong,
    /// Of a version that is not known here.
    #[error("{}", refusals::OTHER_VERSION)]
    Version,
    /// Cut off, changed, or never a link.
    #[error("{}", refusals::DAMAGED)]
    Damaged,
    /// It unpacks to more than a program can be.
    #[error("{}", refusals::TOO_MUCH)]
    TooLarge,
}

/// The fragment of something shared, without its `#`.
///
/// # Errors
/// [`LinkError::TooLong`].
pub fn encode(shared: &Shared) -> Result<String, LinkError> {
    let json = serde_json::to_vec(shared).map_err(|_| LinkError::TooLong)?;
    if !is_limited(shared) {
        return Err(LinkError::TooLong);
    }
    pack(VERSION, &json)
}

/// A fragment that begins with `version` and holds `json`.
///
/// # Errors
/// [`LinkError::TooLong`].
pub fn pack(version: &str, json: &[u8]) -> Result<String, LinkError> {
    let packed = URL_SAFE_NO_PAD.encode(compress_to_vec(json, LEVEL));
    if json.len() > MAX_INFLATED || packed.len() + version.len() > MAX_ENCODED {
        return Err(LinkError::TooLong);
    }
    Ok(format!("{version}{packed}"))
}

/// What [`pack`] has packed, without its version.
///
/// # Errors
/// [`LinkError::Damaged`], [`LinkError::TooLong`] and [`LinkError::TooLarge`].
pub fn unpack(packed: &str) -> Result<Vec<u8>, LinkError> {
    if packed.len() > MAX_ENCODED {
        return Err(LinkError::TooLong);
    }
    let packed = URL_SAFE_NO_PAD
        .decode(packed)
        .map_err(|_| LinkError::Damaged)?;
    decompress_to_vec_with_limit(&packed, MAX_INFLATED).map_err(|error| match error.status {
        TINFLStatus::HasMoreOutput => LinkError::TooLarge,
        _ => LinkError::Damaged,
    })
}

/// What a fragment (without its `#`) holds; `None`: it is no link of Hunch's.
///
/// # Errors
/// [`LinkError`]; it is a link, and cannot be used.
pub fn decode(fragment: &str) -> Option<Result<Shared, LinkError>> {
    let (version, packed) = fragment.split_once('.')?;
    let number = version.strip_prefix('v')?;
    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some(read(fragment.len(), version, packed))
}

fn read(length: usize, version: &str, packed: &str) -> Result<Shared, LinkError> {
    if length > MAX_ENCODED {
        return Err(LinkError::TooLong);
    }
    if !READABLE.contains(&version) {
        return Err(LinkError::Version);
    }
    from_json(&unpack(packed)?)
}

/// What the JSON of a link holds, checked; also what another page says that shows this one in a frame.
///
/// # Errors
/// [`LinkError`].
pub fn from_json(json: &[u8]) -> Result<Shared, LinkError> {
    if json.len() > MAX_INFLATED {
        return Err(LinkError::TooLarge);
    }
    let shared: Shared = serde_json::from_slice(json).map_err(|_| LinkError::Damaged)?;
    check(&shared).ok_or(LinkError::Damaged)?;
    Ok(shared)
}

/// Whether it holds no more than a link may.
fn is_limited(shared: &Shared) -> bool {
    shared.actions.len() <= MAX_ACTIONS
        && shared.watches.len() <= MAX_WATCHES
        && shared.change_stops.len() <= MAX_CHANGE_STOPS
        && shared.input.len() <= MAX_INPUT
}

/// Whether a debugger can begin as the link says; a program that cannot be read is shown all the same, with its error.
fn check(shared: &Shared) -> Option<()> {
    let is_expression = |text: &String| canonical_expression(text).is_ok();
    let is_sound = is_limited(shared)
        && shared.change_stops.iter().all(ChangeStop::is_sound)
        && shared.breakpoints.is_sorted_by(|one, next| one < next)
        && shared
            .conditions
            .keys()
            .all(|line| shared.breakpoints.contains(line))
        && shared
            .conditions
            .values()
            .chain(&shared.watches)
            .all(is_expression)
        && !shared.text.contains('\0')
        && !shared.input.iter().any(|line| line.contains('\n'));
    is_sound.then_some(())?;
    let Ok(program) = Program::parse(&shared.text) else {
        return (shared.start.is_none() && shared.actions.is_empty()).then_some(());
    };
    let mut debugger = Debugger::new(program);
    if let Some(start) = &shared.start {
        debugger.command(Command::StartAt(start.clone())).ok()?;
    }
    // The later ones are checked where they are taken.
    match shared.actions.first() {
        Some(first) => debugger.check(&Command::Act(first.clone())).ok(),
        None => Some(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stop(function: &str, name: &str) -> ChangeStop {
        ChangeStop {
            function: function.to_owned(),
            name: name.to_owned(),
        }
    }

    fn shared() -> Shared {
        Shared {
            text: "x = 1\nprint(x)\n".to_owned(),
            breakpoints: vec![2],
            conditions: BTreeMap::from([(2, "x > 1".to_owned())]),
            change_stops: vec![stop("f", "x")],
            watches: vec!["x + 1".to_owned()],
            input: vec!["Ann".to_owned(), String::new()],
            mode: Mode::Careful,
            start: None,
            actions: vec![Action::StepInto, Action::Continue],
        }
    }

    fn packed(bytes: &[u8]) -> String {
        format!(
            "{VERSION}{}",
            URL_SAFE_NO_PAD.encode(compress_to_vec(bytes, LEVEL))
        )
    }

    #[test]
    fn what_is_shared_comes_back() {
        let check = |shared: Shared| {
            let fragment = encode(&shared).unwrap();
            assert!(
                fragment
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || b".-_".contains(&byte))
            );
            assert_eq!(decode(&fragment), Some(Ok(shared)));
        };
        check(shared());
        check(Shared {
            start: Some(State::start()),
            actions: Vec::new(),
            ..shared()
        });
        check(Shared {
            text: "s = 'ü🙂'\n".to_owned(),
            breakpoints: Vec::new(),
            conditions: BTreeMap::new(),
            ..shared()
        });
    }

    /// A link as version 1 made it: a program, a breakpoint, careful mode and one step.
    const OLD: &str = "v1.FYtNCoAgEEavEt-qwE0tg05SEWYTiDWKTSBEd2_avp8HQkXQo1RD1U6csmepSzMxDNZMNqSo5EI_drPBGTfS2NlM-31oYp34yL9-EDxvKi-htOgT8c7vBw";

    #[test]
    fn links_of_the_first_version_are_read() {
        let expected = Shared {
            text: "x = 1\nprint(x)\n".to_owned(),
            breakpoints: vec![2],
            mode: Mode::Careful,
            actions: vec![Action::StepInto],
            ..Shared::default()
        };
        assert_eq!(decode(OLD), Some(Ok(expected)));
    }

    #[test]
    fn links_of_the_second_version_are_read() {
        let fragment = encode(&Shared {
            change_stops: Vec::new(),
            ..shared()
        });
        let fragment = fragment.unwrap().replacen("v4.", "v2.", 1);
        let read = decode(&fragment).unwrap().unwrap();
        assert_eq!(
            (read.watches, read.change_stops),
            (shared().watches, Vec::new())
        );
    }

    #[test]
    fn what_does_not_fit_has_no_link() {
        // What does not repeat itself is not made shorter (xorshift, by Marsaglia).
        let mut random = 1_u32;
        let noise = (0..20_000).map(|_| {
            random ^= random << 13;
            random ^= random >> 17;
            random ^= random << 5;
            char::from(b'a' + (random % 26) as u8)
        });
        let noise = noise.collect();
        assert_eq!(
            encode(&Shared {
                text: noise,
                ..shared()
            }),
            Err(LinkError::TooLong)
        );
    }

    #[test]
    fn other_fragments_are_no_links() {
        for fragment in ["", "top", "v1", "v.x", "version.1", "va.b"] {
            assert_eq!(decode(fragment), None, "{fragment}");
        }
    }

    #[test]
    fn damaged_links_are_refused() {
        let check = |fragment: &str, expected: LinkError| {
            assert_eq!(decode(fragment), Some(Err(expected)), "{fragment:.60}");
        };
        let good = encode(&shared()).unwrap();
        check("v5.abc", LinkError::Version);
        check("v4.", LinkError::Damaged);
        check("v4.???", LinkError::Damaged);
        check(&good[..good.len() - 6], LinkError::Damaged);
        check(
            &format!("v2.{}", "A".repeat(MAX_ENCODED)),
            LinkError::TooLong,
        );
        // A bomb: a small link that inflates beyond the limit.
        let bomb = serde_json::to_vec(&Shared {
            text: " ".repeat(2 * MAX_INFLATED),
            ..shared()
        })
        .unwrap();
        check(&packed(&bomb), LinkError::TooLarge);
        check(&packed(b"{}"), LinkError::Damaged);
        check(
            &packed(br#"{"text":"x = 1\n","more":1}"#),
            LinkError::Damaged,
        );
        check(
            &packed(br#"{"text":"x = 1\n","breakpoints":[2,1]}"#),
            LinkError::Damaged,
        );
        check(
            &packed(br#"{"text":"x = ","actions":[{"kind":"step_into"}]}"#),
            LinkError::Damaged,
        );
        // Conditions belong to breakpoints, and are expressions, as watches are.
        for more in [
            r#""conditions":{"1":"x > 1"}"#,
            r#""breakpoints":[1],"conditions":{"1":"x >"}"#,
            r#""breakpoints":[1],"conditions":{"one":"x"}"#,
            r#""watches":["x = 1"]"#,
            r#""watches":[""]"#,
            r#""watches":"x""#,
            r#""change_stops":[{"function":"<module>","name":"x y"}]"#,
            r#""change_stops":[{"function":"<lambda>","name":"x"}]"#,
            r#""change_stops":[{"name":"x"}]"#,
        ] {
            let json = format!(r#"{{"text":"x = 1\n",{more}}}"#);
            check(&packed(json.as_bytes()), LinkError::Damaged);
        }
        let deep = format!("{}1{}", "(".repeat(5_000), ")".repeat(5_000));
        let json = serde_json::json!({"text": "x = 1\n", "watches": [deep]});
        check(&packed(json.to_string().as_bytes()), LinkError::Damaged);
        let nowhere = br#"{"text":"x = 1\n","start":{"event":"line","frames":[{"function":"f","line":9,"locals":{}}]}}"#;
        check(&packed(nowhere), LinkError::Damaged);
        let many = Shared {
            actions: vec![Action::StepInto; MAX_ACTIONS + 1],
            ..shared()
        };
        assert_eq!(encode(&many), Err(LinkError::TooLong));
        check(
            &packed(&serde_json::to_vec(&many).unwrap()),
            LinkError::Damaged,
        );
    }
}
