//! The timeline, and the answers of the quiz, as tables for spreadsheets: comma-separated values as in RFC 4180.

use hunch::debugger::Moment;
use hunch::quiz::Record;
use hunch::truth::Finding;

use crate::provenance::class;
use crate::words::quiz;

const COLUMNS: &str =
    "state,action,event,function,line,depth,locals,value,output,provenance,probability,cpython";

/// The timeline, one line a state. Locals are those of the innermost frame, as a JSON object; `found` is what CPython says of a
/// state, by its position from 0.
pub fn csv<'a>(
    moments: impl Iterator<Item = &'a Moment>,
    found: impl Fn(usize) -> Option<Finding>,
) -> String {
    let mut table = format!("{COLUMNS}\r\n");
    for (position, moment) in moments.enumerate() {
        let state = &moment.state;
        let top = state.top();
        let action = moment.action().map(|action| serde_json::json!(action));
        let fields = [
            (position + 1).to_string(),
            action
                .and_then(|action| Some(action.get("kind")?.as_str()?.to_owned()))
                .unwrap_or_default(),
            state.event.name().to_owned(),
            top.map(|frame| frame.function.clone()).unwrap_or_default(),
            top.map(|frame| frame.line.to_string()).unwrap_or_default(),
            state.depth().to_string(),
            top.and_then(|frame| frame.locals.as_ref())
                .and_then(|locals| serde_json::to_string(locals).ok())
                .unwrap_or_default(),
            state.value.clone().unwrap_or_default(),
            state.output.clone(),
            class(moment.provenance()).to_owned(),
            moment
                .probability
                .map(|probability| format!("{probability:.4}"))
                .unwrap_or_default(),
            found(position)
                .map(|found| class(found.into()).to_owned())
                .unwrap_or_default(),
        ];
        table += &line(fields);
    }
    table
}

const QUIZ_COLUMNS: &str = "question,kind,asked,answer,model,python,mark,model_right,hints,points";

/// The questions and answers of the quiz, one line a question.
pub fn of_quiz(records: &[Record]) -> String {
    let mut table = format!("{QUIZ_COLUMNS}\r\n");
    for (position, record) in records.iter().enumerate() {
        let told = |text: &Option<String>| text.clone().unwrap_or_default();
        table += &line([
            (position + 1).to_string(),
            quiz::kind(record.kind).to_owned(),
            record.prompt.clone(),
            told(&record.answer),
            told(&record.model),
            told(&record.python),
            quiz::verdict(record.mark).to_owned(),
            record
                .model_right
                .map(|right| right.to_string())
                .unwrap_or_default(),
            record.hints.to_string(),
            quiz::points(record.points()),
        ]);
    }
    table
}

/// A line of a table.
fn line<const COLUMNS: usize>(fields: [String; COLUMNS]) -> String {
    let fields = fields.map(|field| quoted(&field)).join(",");
    format!("{fields}\r\n")
}

/// A field, in quotes where it needs them. Spreadsheets run what begins as a formula; these are values of programs, so
/// such a field gets an apostrophe, which spreadsheets hide.
pub fn quoted(field: &str) -> String {
    let is_formula =
        field.starts_with(['=', '+', '-', '@', '\t', '\r']) && field.parse::<f64>().is_err();
    let field = if is_formula {
        format!("'{field}")
    } else {
        field.to_owned()
    };
    if field.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hunch::debugger::{Command, Debugger};
    use hunch::program::Program;
    use hunch::state::{Event, State};

    #[test]
    fn a_timeline_is_a_table() {
        let mut debugger =
            Debugger::new(Program::parse("def f(n):\n    return n\n\nf(1)\n").unwrap());
        let mut state = State::start();
        state.frames[0].line = 4;
        let mut frame = hunch::state::Frame::new("f", 2);
        let locals = frame.locals.get_or_insert_default();
        locals.insert("n".to_owned(), Some("'a, \"b\"'".to_owned()));
        state.frames.push(frame);
        state.event = Event::Return;
        state.value = Some("'=1'".to_owned());
        debugger.command(Command::StartAt(state)).unwrap();
        let check = |found: Option<Finding>, told: &str| {
            let expected = format!(
                "{COLUMNS}\r\n1,,return,f,2,2,\"{{\"\"n\"\":\"\"'a, \\\"\"b\\\"\"'\"\"}}\",'=1',,edited,,{told}\r\n"
            );
            assert_eq!(csv(debugger.timeline(), |_| found), expected);
        };
        check(None, "");
        check(Some(Finding::Confirmed), "confirmed");
        check(Some(Finding::Contradicted), "contradicted");
        check(Some(Finding::Unspecified), "unspecified");
    }

    #[test]
    fn answers_are_a_table() {
        let record = Record {
            kind: hunch::quiz::QuestionKind::Local,
            prompt: "Line 2 runs. What is xs then?".to_owned(),
            answer: Some("[1,2]".to_owned()),
            model: Some("[1, 2]".to_owned()),
            python: None,
            mark: Some(hunch::quiz::Mark::Right),
            model_right: None,
            hints: 1,
        };
        let expected =
            "1,new value,Line 2 runs. What is xs then?,\"[1,2]\",\"[1, 2]\",,Right,,1,0.5\r\n";
        assert_eq!(of_quiz(&[record]), format!("{QUIZ_COLUMNS}\r\n{expected}"));
    }

    #[test]
    fn fields_are_quoted_where_they_must_be() {
        let check = |field: &str, expected: &str| assert_eq!(quoted(field), expected);
        check("a b", "a b");
        check("a,b", "\"a,b\"");
        check("a\nb", "\"a\nb\"");
        check("say \"hi\"", "\"say \"\"hi\"\"\"");
        check("-5", "-5");
        check("=SUM(A1)", "'=SUM(A1)");
    }
}
