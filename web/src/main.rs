//! The page of Hunch: a Leptos application around the core's debugger. The model runs in workers of its own
//! (`web/worker`); nothing here computes a prediction. The user's program runs nowhere but in the sandbox of the check with
//! CPython (`check`), when that is asked for.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod address;
mod alternatives;
mod announcer;
mod app;
mod badge;
mod breakpoints;
mod change;
mod check;
mod clean;
mod clipboard;
mod command;
mod csv;
mod dialog;
mod download;
mod drawn;
mod editor;
mod embed;
mod engine;
mod examples;
mod field;
mod files;
mod flame;
mod help;
mod icons;
mod input;
mod inside;
mod keys;
mod lessons;
mod link;
mod local;
mod menu;
mod notices;
mod offline;
mod onward;
mod palette;
mod panels;
mod pasts;
mod picker;
mod provenance;
mod quiz;
mod roving;
mod row;
mod same;
mod save;
mod series;
mod session;
mod share;
mod stack;
mod start;
mod steady;
mod storage;
mod theme;
mod timeline;
mod toolbar;
mod touch;
mod value;
mod variable;
mod visible;
mod watches;
mod words;
mod work;

fn main() {
    console_error_panic_hook::set_once();
    visible::watch();
    leptos::mount::mount_to_body(app::App);
}
