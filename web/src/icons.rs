//! Line icons on a 20 by 20 grid. Forward commands point right, backward ones are their mirror images.

use leptos::prelude::*;

use crate::command::Command;

/// Icons by what they stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// What a command does.
    Of(Command),
    /// Begin.
    Start,
    /// A menu opens.
    Chevron,
    /// What can be learned: an open book.
    Lessons,
    /// Remove or dismiss.
    Close,
    /// Leads to another page.
    Away,
    /// Change something.
    Edit,
    /// An answer is right.
    Right,
    /// An answer is wrong.
    Wrong,
    /// An answer is close.
    Almost,
    /// An answer was shown.
    Shown,
    /// The one before.
    Previous,
    /// The one after.
    Next,
}

impl From<Command> for Icon {
    fn from(command: Command) -> Icon {
        Icon::Of(command)
    }
}

/// Draws an icon; it is decoration, the button has the name.
#[component]
pub fn Glyph(#[prop(into)] icon: Icon) -> impl IntoView {
    let mirrored = matches!(
        icon,
        Icon::Of(
            Command::BackContinue
                | Command::BackOver
                | Command::BackInto
                | Command::BackCall
                | Command::BackToChange
        )
    );
    let (strokes, fills): (&str, &str) = match icon {
        Icon::Of(Command::Continue | Command::BackContinue) => (
            "M3.6 4v12",
            "M7 4.3v11.4c0 .5.55.800.97.530l8.6-5.7a.63.630 0 0 0 0-1.06L7.97 3.77A.63.630 0 0 0 7 4.3z",
        ),
        Icon::Of(Command::Over | Command::BackOver) => (
            "M3 11.2a7 7 0 0 1 13.3-2.4M16.7 4.2v4.7H12",
            "M12 14.8a2 2 0 1 1-4 0 2 2 0 0 1 4 0z",
        ),
        Icon::Of(Command::Into | Command::BackInto) => (
            "M3.5 3.5 11 11M11 5.8V11H5.8",
            "M17 15.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0z",
        ),
        Icon::Of(Command::Out | Command::BackCall) => (
            "M8.5 11.5 16 4M10.8 4H16v5.2",
            "M7 15.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0z",
        ),
        Icon::Of(Command::Restart) => ("M4.2 12.5A6.3 6.3 0 1 0 5 6.2L3.3 8M3.3 3.7V8h4.3", ""),
        Icon::Start => (
            "",
            "M6 4.3v11.4c0 .5.55.800.97.530l8.6-5.7a.63.630 0 0 0 0-1.06L6.97 3.77A.63.630 0 0 0 6 4.3z",
        ),
        Icon::Of(Command::Stop) => (
            "",
            "M6 5h8a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z",
        ),
        Icon::Chevron => ("M5 7.8l5 5 5-5", ""),
        Icon::Previous => ("M12.2 5l-5 5 5 5", ""),
        Icon::Next => ("M7.800 5l5 5-5 5", ""),
        Icon::Of(Command::Theme) => (
            "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z",
            "M10 3a7 7 0 0 1 0 14z",
        ),
        Icon::Of(Command::Help) => (
            "M7.3 7.4a2.8 2.8 0 1 1 4.3 2.6c-.9.6-1.5 1.1-1.5 2.2",
            "M11.2 15.6a1.15 1.15 0 1 1-2.3 0 1.15 1.15 0 0 1 2.3 0z",
        ),
        Icon::Of(Command::Share) => (
            "M10 12.5V3.5M6.6 6.6 10 3.2l3.4 3.4M4 11v4.3a1.2 1.2 0 0 0 1.2 1.2h9.6a1.2 1.2 0 0 0 1.2-1.2V11",
            "",
        ),
        Icon::Lessons => (
            "M10 5.6C8.300 4.400 6 3.900 3 3.900v11.300c3 0 5.300.500 7 1.700 1.700-1.200 4-1.700 7-1.700V3.900c-3 0-5.300.500-7 1.700zM10 5.600v11.300",
            "",
        ),
        Icon::Close => ("M5.5 5.5l9 9M14.5 5.5l-9 9", ""),
        Icon::Of(Command::RunToCursor) => (
            "M3 10h8M7.8 6.4 11.4 10l-3.6 3.6M13 4h4M13 16h4M15 4v12",
            "",
        ),
        Icon::Of(Command::Undo) => (
            "M7.2 3.8 3.6 7.4 7.2 11M3.8 7.4h7.7a4.4 4.4 0 0 1 0 8.800H7",
            "",
        ),
        Icon::Of(Command::Breakpoint) => ("", "M14.5 10a4.5 4.5 0 1 1-9 0 4.500 4.500 0 0 1 9 0z"),
        Icon::Of(Command::Watch) => (
            "M2.500 10S5.200 5 10 5s7.500 5 7.500 5-2.700 5-7.500 5-7.500-5-7.500-5z",
            "M12.200 10a2.200 2.200 0 1 1-4.400 0 2.200 2.200 0 0 1 4.400 0z",
        ),
        Icon::Of(Command::Open) => (
            "M7 3.500C5 5.500 4.200 7.700 4.200 10s.8 4.500 2.800 6.500M13 3.500c2 2 2.800 4.200 2.800 6.500s-.8 4.500-2.800 6.500",
            "M11.800 10a1.800 1.800 0 1 1-3.600 0 1.800 1.800 0 0 1 3.600 0z",
        ),
        Icon::Of(Command::StartHere) => (
            "M10 17s5.200-4.600 5.200-8.600a5.200 5.200 0 0 0-10.400 0C4.800 12.400 10 17 10 17z",
            "M11.700 8.400a1.700 1.700 0 1 1-3.400 0 1.700 1.700 0 0 1 3.400 0z",
        ),
        Icon::Of(Command::Traceback) => {
            ("M4 4.500h12M6.500 8.200H16M9 11.900h7M11.500 15.600H16", "")
        }
        Icon::Of(Command::Careful) => ("M3.500 14.500h3v-3.500h3V7.500h3V4h4", ""),
        Icon::Of(Command::Check) => ("M3.500 10.500l4.200 4.200L16.500 5.500", ""),
        Icon::Of(Command::OtherPasts) => (
            "M16.5 10H11M11 10 5 4.5M11 10l-6 5.500M8 10H3.500",
            "M18 10a1.800 1.800 0 1 1-3.600 0A1.800 1.800 0 0 1 18 10zM5 4.500a1.600 1.600 0 1 1-3.200 0 1.600 1.600 0 0 1 3.200 0zM5 15.500a1.600 1.600 0 1 1-3.200 0 1.600 1.600 0 0 1 3.200 0z",
        ),
        Icon::Of(Command::Pasts) => (
            "M16.500 10H11M11 10 5 4.500M11 10H5M11 10l-6 5.500",
            "M18 10a1.800 1.800 0 1 1-3.600 0A1.800 1.800 0 0 1 18 10z",
        ),
        Icon::Of(Command::Palette) => ("M4 6h12M4 10h12M4 14h7", ""),
        Icon::Of(Command::Clean) => (
            "M3 7V4.5A1.5 1.5 0 0 1 4.5 3H7M13 3h2.5A1.5 1.5 0 0 1 17 4.5V7M17 13v2.5a1.5 1.5 0 0 1-1.5 1.5H13M7 17H4.5A1.5 1.5 0 0 1 3 15.5V13M7 8.500h6M7 11.500h4",
            "",
        ),
        Icon::Of(Command::Quiz) => (
            "M4.2 3.8h11.600a1.700 1.700 0 0 1 1.700 1.700v6.800a1.700 1.700 0 0 1-1.700 1.700H9.500L5.800 17v-3H4.200a1.700 1.700 0 0 1-1.700-1.700V5.500a1.700 1.700 0 0 1 1.700-1.700zM8.300 7.400a1.800 1.800 0 1 1 2.700 1.600c-.600.400-1 .700-1 1.300",
            "M10.800 12a.800.800 0 1 1-1.600 0 .800.800 0 0 1 1.600 0z",
        ),
        Icon::Of(Command::NextValue) => (
            "M5 3.500C3.400 5.500 2.700 7.700 2.700 10s.7 4.500 2.300 6.500M8 10h8.500M13 6.500l3.500 3.500-3.500 3.500",
            "",
        ),
        Icon::Of(Command::Condition) => (
            "M10 3.500v3.800M10 7.300c0 3-5 3-5 6.200v3M10 7.300c0 3 5 3 5 6.200v3M2.800 14.300 5 16.500l2.200-2.200M12.800 14.300l2.200 2.200 2.200-2.200",
            "",
        ),
        Icon::Of(Command::RunToChange | Command::BackToChange) => (
            "M3 14h4.500V7H13M10.500 4.200 13.300 7l-2.800 2.800",
            "M18 7a1.800 1.800 0 1 1-3.600 0A1.800 1.800 0 0 1 18 7z",
        ),
        Icon::Of(Command::BreakOnChange) => (
            "M10 3.200 16.800 10 10 16.800 3.200 10z",
            "M10 7.200 12.800 10 10 12.800 7.200 10z",
        ),
        Icon::Of(Command::Alternatives) => (
            "M3.500 10h4M7.500 10c3 0 2.500-5 6-5M7.500 10h6M7.500 10c3 0 2.500 5 6 5",
            "M17 5a1.700 1.700 0 1 1-3.400 0A1.700 1.700 0 0 1 17 5zM17 10a1.700 1.700 0 1 1-3.400 0A1.700 1.700 0 0 1 17 10zM17 15a1.700 1.700 0 1 1-3.400 0A1.700 1.700 0 0 1 17 15z",
        ),
        Icon::Of(Command::OverTime) => ("M3.500 3.500v13h13M6.500 12.500l3-4 3 2.500 4-5.500", ""),
        Icon::Of(Command::CopyLink) => (
            "M8.500 11.500a3 3 0 0 0 4.300 0l2.700-2.700a3 3 0 0 0-4.300-4.300l-1 1M11.500 8.500a3 3 0 0 0-4.300 0l-2.700 2.700a3 3 0 0 0 4.300 4.300l1-1",
            "",
        ),
        Icon::Of(Command::ExportJson | Command::ExportCsv) => (
            "M10 3.500v9M6.500 9.300 10 12.800l3.500-3.500M4 13.500v1.800a1.200 1.200 0 0 0 1.200 1.200h9.600a1.200 1.200 0 0 0 1.200-1.200v-1.800",
            "",
        ),
        Icon::Right => ("M4 10.500l4 4 8-9", ""),
        Icon::Wrong => ("M5 5l10 10M15 5L5 15", ""),
        Icon::Almost => (
            "M3.500 8c2-2.600 4.300-2.600 6.500-1s4.500 1.600 6.500-1M3.500 14c2-2.600 4.300-2.600 6.500-1s4.500 1.600 6.500-1",
            "",
        ),
        Icon::Shown => (
            "M2.500 10S5.200 5 10 5s7.500 5 7.500 5-2.700 5-7.500 5-7.500-5-7.500-5z",
            "M12 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0z",
        ),
        Icon::Away => (
            "M11.500 3.500H16.500V8.500M16.200 3.800 9 11M14 12v3a1.500 1.500 0 0 1-1.500 1.500H5A1.500 1.500 0 0 1 3.500 15V7.500A1.500 1.500 0 0 1 5 6h3",
            "",
        ),
        Icon::Edit | Icon::Of(Command::EditLocal) => (
            "M4 16l.7-3.300 8.200-8.200a1.500 1.500 0 0 1 2.100 0l.500.500a1.500 1.500 0 0 1 0 2.100l-8.200 8.200L4 16z",
            "",
        ),
    };
    let transform = mirrored.then_some("matrix(-1 0 0 1 20 0)");
    view! {
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <g transform=transform>
                <path d=strokes fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" />
                <path d=fills fill="currentColor" />
            </g>
        </svg>
    }
}

/// The mark: two bounds and a guess between them.
#[component]
pub fn Mark() -> impl IntoView {
    view! {
        <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <rect width="32" height="32" rx="8" fill="currentColor" />
            <g fill="none" stroke="var(--accent-text)" stroke-linecap="round">
                <path d="M9 7.5v17M23 7.5v17" stroke-width="2.6" opacity="0.55" />
                <path d="M9 18c2.6-4.4 5-4.4 7-2s4.4 2.4 7-2" stroke-width="2.8" />
            </g>
            <circle cx="23" cy="14" r="3.2" fill="var(--accent-text)" />
        </svg>
    }
}
