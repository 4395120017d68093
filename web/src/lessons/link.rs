//! A lesson as a link: `#lesson1.` and then its file, packed as other links are.

use super::format::Lesson;
use super::read::{LessonError, read};
use crate::link::{LinkError, pack, unpack};

/// What begins such a fragment.
const VERSION: &str = "lesson1.";

/// Why a fragment is no lesson.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonLinkError {
    /// As a link.
    #[error(transparent)]
    Link(LinkError),
    /// As a lesson.
    #[error(transparent)]
    Lesson(LessonError),
}

/// The fragment of a lesson, without its `#`.
///
/// # Errors
/// [`LinkError::TooLong`].
pub fn encode(lesson: &Lesson) -> Result<String, LinkError> {
    let json = serde_json::to_vec(lesson).map_err(|_| LinkError::TooLong)?;
    pack(VERSION, &json)
}

/// The lesson of a fragment (without its `#`); `None`: it is none of a lesson.
///
/// # Errors
/// [`LessonLinkError`]; it is one, and cannot be used.
pub fn decode(fragment: &str) -> Option<Result<Lesson, LessonLinkError>> {
    let (version, packed) = fragment.split_once('.')?;
    let number = version.strip_prefix("lesson")?;
    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    if fragment.strip_prefix(VERSION) != Some(packed) {
        return Some(Err(LessonLinkError::Link(LinkError::Version)));
    }
    let json = match unpack(packed) {
        Ok(json) => json,
        Err(error) => return Some(Err(LessonLinkError::Link(error))),
    };
    let lesson = String::from_utf8(json)
        .map_err(|_| LessonLinkError::Link(LinkError::Damaged))
        .and_then(|json| read(&json).map_err(LessonLinkError::Lesson));
    Some(lesson)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link;

    #[test]
    fn a_lesson_comes_back_and_no_other_link_is_one() {
        let names = include_str!("../../../public/lessons/names.json");
        let lesson = read(names).unwrap();
        let fragment = encode(&lesson).unwrap();
        assert!(link::decode(&fragment).is_none());
        assert_eq!(decode(&fragment), Some(Ok(lesson)));
        for other in [
            "",
            "top",
            "lesson",
            "lesson.x",
            "v2.abc",
            "lessons1.abc",
            "lessonx.abc",
        ] {
            assert_eq!(decode(other), None, "{other}");
        }
        let refused = |fragment: &str| decode(fragment).unwrap().unwrap_err();
        let link_error = LessonLinkError::Link;
        assert_eq!(refused("lesson2.abc"), link_error(LinkError::Version));
        assert_eq!(refused("lesson1.???"), link_error(LinkError::Damaged));
        assert_eq!(
            refused(&fragment[..fragment.len() - 9]),
            link_error(LinkError::Damaged)
        );
        let long = format!("lesson1.{}", "A".repeat(9_000));
        assert_eq!(refused(&long), link_error(LinkError::TooLong));
        // A bomb within the limit of what a link unpacks to, and no lesson; and one beyond it.
        let inflated = |count: usize| {
            use base64::Engine as _;
            let json = vec![b' '; count];
            let packed = miniz_oxide::deflate::compress_to_vec(&json, 9);
            let engine = base64::engine::general_purpose::URL_SAFE_NO_PAD;
            format!("lesson1.{}", engine.encode(packed))
        };
        assert!(matches!(
            refused(&inflated(60_000)),
            LessonLinkError::Lesson(_)
        ));
        assert_eq!(refused(&inflated(200_000)), link_error(LinkError::TooLarge));
    }

    #[test]
    fn all_lessons_of_the_page_fit_into_links() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../public/lessons");
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.file_name().unwrap() != "index.json" {
                let lesson = read(&std::fs::read_to_string(&path).unwrap()).unwrap();
                assert!(encode(&lesson).is_ok(), "{}", path.display());
            }
        }
    }
}
