//! `hunch predict`: answers requests, one JSON object a line, in order. For programs and agents.

use std::io::{self, BufRead, Write};
use std::path::Path;

use clap::Args;

use hunch::model::block_on;
use hunch::request::{Answer, Request};

use super::{CommandError, models};

/// Answer requests, one JSON object a line, from standard input.
#[derive(Args)]
pub struct Predict {
    /// Write each state that a careful prediction passes to standard error, one JSON object a line
    #[arg(long)]
    progress: bool,
}

impl Predict {
    pub fn run(self, models: Option<&Path>) -> Result<(), CommandError> {
        let mut predictor = models::load(models)?;
        if self.progress {
            predictor.set_watcher(Box::new(|passed| {
                // Nobody listening is no reason not to answer.
                if let Ok(json) = serde_json::to_string(&passed) {
                    let _ = writeln!(io::stderr(), "{json}");
                }
            }));
        }
        let mut input = io::stdin().lock();
        let mut output = io::stdout().lock();
        let mut line = Vec::new();
        loop {
            line.clear();
            if input
                .read_until(b'\n', &mut line)
                .map_err(CommandError::Input)?
                == 0
            {
                return Ok(());
            }
            if line.trim_ascii().is_empty() {
                continue;
            }
            let answer = match parse(&line) {
                Ok(request) => block_on(predictor.answer(&request)),
                Err(answer) => *answer,
            };
            let json = serde_json::to_string(&answer).map_err(io::Error::from)?;
            writeln!(output, "{json}")?;
            output.flush()?;
        }
    }
}

/// The request in a line, or the answer that says what is wrong with it: with its `id` where one can be read.
fn parse(line: &[u8]) -> Result<Request, Box<Answer>> {
    let refuse = |id, error: &dyn std::fmt::Display| Box::new(Answer::error(id, error));
    let text =
        std::str::from_utf8(line).map_err(|error| refuse(serde_json::Value::Null, &error))?;
    Request::parse(text).map_err(|error| {
        let id = serde_json::from_str::<serde_json::Value>(text)
            .ok()
            .and_then(|json| json.get("id").cloned())
            .unwrap_or_default();
        refuse(id, &error)
    })
}
