//! Hunch: a neural debugger for Python. Nothing is executed: a compact transformer predicts the next, or the
//! previous, state of a program from its source, the current state and the debugger's command.
//!
//! The core does no I/O and knows no browser: it takes text and bytes and returns values.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod action;
pub mod calibration;
pub mod debugger;
pub mod evaluate;
pub mod program;
pub mod protocol;
pub mod quiz;
pub mod request;
pub mod state;
pub mod traceback;
pub mod truth;

mod visitor;

#[cfg(feature = "language")]
pub mod language;

#[cfg(feature = "model")]
pub mod model;

#[cfg(feature = "model")]
pub mod predict;
