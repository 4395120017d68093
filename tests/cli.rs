//! The command line's contract, on a tiny untrained model: what it predicts is noise, but the grammar and the protocol
//! hold all the same.

#![cfg(feature = "cli")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use hunch::action::Action;
use hunch::request::{Answer, Reply, Request};
use hunch::state::{Event, State};
use serde_json::{Value, json};

const SOURCE: &str =
    "def add(a, b):\n    return a + b\n\nfor i in range(2):\n    print(add(i, 1))\n";

/// A folder of this test's own with the tiny model and a program.
struct Place {
    folder: PathBuf,
}

impl Place {
    fn new(name: &str) -> Place {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        std::fs::create_dir_all(&folder).unwrap();
        for (from, to) in [
            ("tests/golden/tiny/config.json", "config.json"),
            (
                "tests/golden/tiny/weights.safetensors",
                "weights.safetensors",
            ),
            ("models/tokenizer.json", "tokenizer.json"),
        ] {
            std::fs::copy(root.join(from), folder.join(to)).unwrap();
        }
        std::fs::write(folder.join("program.py"), SOURCE).unwrap();
        Place { folder }
    }

    fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        std::fs::write(self.folder.join(name), text).unwrap();
        name.to_owned()
    }

    /// Runs the command line in the folder with the tiny model.
    fn run(&self, arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
        self.run_in(&self.folder, arguments, input)
    }

    fn run_in(&self, folder: &Path, arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
        let mut child = Command::new(env!("CARGO_BIN_EXE_hunch"))
            .current_dir(folder)
            .env("HUNCH_MODELS", &self.folder)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A command that does not read its input may be gone by now.
        let _ = child.stdin.take().unwrap().write_all(input.as_ref());
        child.wait_with_output().unwrap()
    }
}

fn lines(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn trace_begins_at_the_start_and_ends_at_an_exit() {
    let place = Place::new("trace");
    let check = |arguments: &[&str], most: usize| {
        let arguments = [&["trace", "program.py", "--json"], arguments].concat();
        let output = place.run(&arguments, "");
        assert!(output.status.success(), "{}", stderr(&output));
        let lines = lines(&output);
        assert!((2..=most).contains(&lines.len()), "{} lines", lines.len());
        let states: Vec<State> = lines
            .iter()
            .map(|line| State::parse(&line["state"].to_string()).unwrap())
            .collect();
        assert_eq!(states[0], State::start());
        assert_eq!(lines[0]["action"], Value::Null);
        assert!(
            lines[1]["probability"]
                .as_f64()
                .is_none_or(|p| (0.0..=1.0).contains(&p))
        );
        let exit = states.last().unwrap();
        assert_eq!(exit.event, Event::Exit);
        lines
    };
    let cut = check(&["--max-steps", "0"], 2);
    assert_eq!(cut[1]["state"]["exit"], "never");
    assert_eq!(
        check(&["--max-steps", "3"], 5)[1]["action"]["kind"],
        "step_into"
    );
    let run = check(&["--action", "continue"], 2);
    assert_eq!(run[1]["action"]["kind"], "continue");
    let stops = check(&["--breakpoints", "3,2", "--max-steps", "1"], 3);
    assert_eq!(
        stops[1]["action"],
        json!({"kind": "breakpoint", "lines": [2, 4]})
    );
}

#[test]
fn trace_for_people_is_text() {
    let place = Place::new("text");
    let output = place.run(&["trace", "program.py", "--max-steps", "1"], "");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("call"), "{text}");
    assert!(text.lines().last().unwrap().starts_with("exit"), "{text}");
}

#[test]
fn trace_says_how_many_tokens_were_read() {
    let place = Place::new("tokens");
    let read = |steps: &str| -> u64 {
        let arguments = ["trace", "program.py", "--tokens", "--max-steps", steps];
        let told = String::from_utf8(place.run(&arguments, "").stderr).unwrap();
        let count = told.strip_suffix(" tokens read\n").unwrap();
        count.parse().unwrap()
    };
    assert!((1..read("2")).contains(&read("1")));
}

#[test]
fn predict_answers_every_line_in_order() {
    let place = Place::new("predict");
    let request = |id: Value, action: Value| json!({"id": id, "source": SOURCE, "action": action});
    let inside = json!({"event": "line", "frames": [
        {"function": "<module>", "line": 5, "locals": {"i": "0"}},
        {"function": "add", "line": 2, "locals": {"a": "0", "b": null}},
    ]});
    let mut sampled = request(json!(3), json!({"kind": "step_into"}));
    sampled["samples"] = json!(3);
    let mut inverse = request(json!("back"), json!({"kind": "inv_step_call"}));
    inverse["state"] = inside.clone();
    let mut pasts = inverse.clone();
    (pasts["id"], pasts["samples"]) = (json!(10), json!(4));
    let mut asked = request(json!(5), json!({"kind": "evaluate", "expression": "a + 1"}));
    asked["state"] = inside.clone();
    let mut edited = request(
        json!(6),
        json!({"kind": "edit", "frame": 1, "locals": {"b": "7"}}),
    );
    edited["state"] = inside;
    let mut long = request(json!(7), json!({"kind": "step_into"}));
    long["state"] =
        json!({"event": "line", "frames": [{"function": "<module>", "line": 4, "locals": {}}]});
    long["history"] = json!([{"action": {"kind": "step_into"}, "state": State::start()}]);
    let input = [
        request(json!(1), json!({"kind": "step_into"})).to_string(),
        "not json".to_owned(),
        sampled.to_string(),
        inverse.to_string(),
        asked.to_string(),
        edited.to_string(),
        long.to_string(),
        request(json!(8), json!({"kind": "breakpoint", "lines": [3]})).to_string(),
        request(json!(9), json!({"kind": "fly"})).to_string(),
        pasts.to_string(),
    ];
    let output = place.run(&["predict"], input.join("\n"));
    assert!(output.status.success(), "{}", stderr(&output));
    let lines = lines(&output);
    let ids: Vec<Value> = lines.iter().map(|line| line["id"].clone()).collect();
    assert_eq!(
        ids,
        [
            json!(1),
            Value::Null,
            json!(3),
            json!("back"),
            json!(5),
            json!(6),
            json!(7),
            json!(8),
            json!(9),
            json!(10)
        ]
    );
    let program = Request::new(SOURCE, State::start(), Action::StepInto)
        .check()
        .unwrap();
    let predictions = |index: usize| {
        let answer: Answer = serde_json::from_value(lines[index].clone()).unwrap();
        let Reply::Predictions { predictions, .. } = answer.reply else {
            panic!("{}", lines[index]);
        };
        for prediction in &predictions {
            prediction.state.check(&program).unwrap();
            assert!((0.0..=1.0).contains(&prediction.probability));
        }
        predictions
    };
    assert_eq!(predictions(0).len(), 1);
    let samples = predictions(2);
    assert!((1..=3).contains(&samples.len()));
    assert!(
        samples
            .windows(2)
            .all(|pair| pair[0].probability >= pair[1].probability)
    );
    assert!(
        samples
            .windows(2)
            .all(|pair| pair[0].state != pair[1].state)
    );
    assert_eq!(
        samples[0].state,
        predictions(0)[0].state,
        "the greedy one is among them"
    );
    let call = &predictions(3)[0].state;
    assert_eq!(
        (call.event, call.depth(), call.line()),
        (Event::Call, 2, Some(1))
    );
    assert!(lines[4].get("value").is_some() && lines[4].get("probability").is_some());
    assert_eq!(predictions(5)[0].state.frames[1].known("b"), Some("7"));
    assert_eq!(predictions(6).len(), 1);
    let pasts = predictions(9);
    assert!((1..=4).contains(&pasts.len()));
    assert!(pasts.windows(2).all(|pair| pair[0].state != pair[1].state));
    assert!(lines[7]["error"].as_str().unwrap().contains("line 3"));
    assert!(lines[8]["error"].as_str().unwrap().contains("fly"));
}

#[test]
fn a_step_is_read_once_and_answered_the_same() {
    let place = Place::new("cache");
    let line = json!({"id": 1, "source": SOURCE, "action": {"kind": "step_into"}}).to_string();
    let careful =
        json!({"id": 2, "source": SOURCE, "action": {"kind": "step_over"}, "mode": "careful"})
            .to_string();
    let output = place.run(
        &["predict", "--progress"],
        format!("{line}\n{careful}\n{line}\n"),
    );
    assert_eq!(stderr(&output), "", "nothing is passed on the way");
    let best: Vec<Value> = lines(&output)
        .iter()
        .map(|line| line["predictions"][0].clone())
        .collect();
    // From the start, the next state at the same depth is a single step away.
    assert_eq!(best[0]["state"], best[1]["state"]);
    assert_eq!(best[0]["state"], best[2]["state"]);
    // Reading in other portions adds up in another order.
    let event = |index: usize| best[index]["confidence"]["event"].as_f64().unwrap();
    assert!((event(0) - event(2)).abs() < 1e-4);
}

#[test]
fn garbage_is_answered_with_errors() {
    let place = Place::new("garbage");
    let state = |state: Value| json!({"id": 0, "source": SOURCE, "state": state, "action": {"kind": "step_into"}});
    let frame = |function: &str, line: i64| json!({"event": "line", "frames": [{"function": function, "line": line, "locals": {}}]});
    let deep = json!({"event": "line", "frames": vec![json!({"function": "add", "line": 2, "locals": {}}); 100]});
    let requests = [
        state(json!({})),
        state(frame("sub", 2)),
        state(frame("add", 400)),
        state(frame("add", -1)),
        state(json!({"event": "line", "frames": []})),
        state(json!({"event": "exit", "exit": "normal"})),
        state(deep),
        json!({"id": 0, "source": "", "action": {"kind": "step_into"}}),
        json!({"id": 0, "source": "x = (", "action": {"kind": "step_into"}}),
        json!({"id": 0, "source": "x = 1\n".repeat(201), "action": {"kind": "step_into"}}),
        json!({"id": 0, "source": format!("x = {}1{}", "(".repeat(50_000), ")".repeat(50_000)), "action": {"kind": "step_into"}}),
        json!({"id": 0, "source": "x = 1", "action": {"kind": "evaluate", "expression": "((((".repeat(70)}}),
        json!({"id": 0, "source": "x = 1", "action": {"kind": "step_into"}, "samples": 1_000_000}),
        json!({"id": 0, "source": "x = 1", "action": {"kind": "step_into"}, "mode": "fast"}),
        json!({"id": 0, "source": 5}),
        json!([1, 2]),
        json!(null),
    ];
    let mut input: Vec<u8> = Vec::new();
    for request in &requests {
        input.extend(request.to_string().bytes());
        input.push(b'\n');
    }
    input.extend(b"\xff\xfe\n\n{\"id\": ");
    input.extend("[".repeat(100_000).bytes());
    let output = place.run(&["predict"], &input);
    assert!(output.status.success(), "{}", stderr(&output));
    let lines = lines(&output);
    assert_eq!(lines.len(), requests.len() + 2);
    for line in &lines {
        assert!(
            line["error"]
                .as_str()
                .is_some_and(|error| !error.is_empty()),
            "{line}"
        );
    }
    assert_eq!(lines[requests.len()]["id"], Value::Null);
    assert!(!stderr(&output).contains("panicked"));
}

#[test]
fn debug_follows_letters() {
    let place = Place::new("debug");
    let input = "b 3\nb\nS\nS\ns\nl\nw\nt\nx = \nfly\nq\n";
    let output = place.run(&["debug", "program.py"], input);
    assert!(output.status.success(), "{}", stderr(&output));
    let text = String::from_utf8(output.stdout).unwrap();
    for expected in [
        "breakpoint on line 4",
        "(predicted)",
        "(visited)",
        "nothing precedes the start",
        "for i in range(2):",
        "`fly` is no command",
    ] {
        assert!(text.contains(expected), "no {expected:?} in\n{text}");
    }
}

#[test]
fn eval_counts_exact_states() {
    let place = Place::new("eval");
    let case = json!({
        "id": 1, "source": SOURCE, "state": State::start(), "action": {"kind": "step_into"}, "horizon": 1,
        "target": {"event": "line", "frames": [{"function": "<module>", "line": 1, "locals": {}}]},
    });
    place.file("suite.jsonl", format!("{case}\n{case}\n"));
    let output = place.run(&["eval", "suite.jsonl", "--json"], "");
    assert!(output.status.success(), "{}", stderr(&output));
    assert_eq!(lines(&output)[0]["action"]["step_into"]["all"], 2);
    // A jump that ends at the next state takes the same way in either mode.
    let mut jump = case.clone();
    (jump["action"], jump["horizon"]) = (json!({"kind": "step_over"}), json!("5-16"));
    place.file("jumps.jsonl", format!("{case}\n{jump}\n"));
    let output = place.run(&["eval", "jumps.jsonl", "--careful", "--json"], "");
    assert!(output.status.success(), "{}", stderr(&output));
    let compared = &lines(&output)[0]["step_over 5-16"];
    assert_eq!(
        compared["agree"],
        json!({"right": 1, "all": 1, "share": 1.0})
    );

    // Too few steps for a curve, but a file all the same.
    let output = place.run(
        &["eval", "suite.jsonl", "--calibrate", "calibration.json"],
        "",
    );
    assert!(output.status.success(), "{}", stderr(&output));
    let output = place.run(&["eval", "suite.jsonl", "--json"], "");
    let whole = &lines(&output)[0]["calibration"]["whole"];
    assert_eq!(whole["calibrated"], whole["error"]);
    place.file("calibration.json", r#"{"weights": "others", "curves": {}}"#);
    let output = place.run(&["eval", "suite.jsonl", "--json"], "");
    assert!(
        stderr(&output).contains("other weights"),
        "{}",
        stderr(&output)
    );
    let whole = &lines(&output)[0]["calibration"]["whole"];
    assert_eq!(whole["calibrated"], Value::Null);
    place.file("calibration.json", "{}");
    let output = place.run(&["eval", "suite.jsonl"], "");
    assert_eq!(output.status.code(), Some(1));
    std::fs::remove_file(place.folder.join("calibration.json")).unwrap();

    place.file("broken.jsonl", format!("{case}\nnothing\n"));
    let output = place.run(&["eval", "broken.jsonl"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("line 2"));
}

#[test]
fn check_compares_with_a_real_run() {
    let place = Place::new("check");
    // The recipe is found in the project's folder.
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let program = place.folder.join("program.py");
    let program = program.to_str().unwrap();
    let output = place.run_in(root, &["check", program, "--max-steps", "2"], "");
    assert!(output.status.success(), "{}", stderr(&output));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("of 2 states predicted exactly"), "{text}");
    assert!(text.contains("more were not compared"), "{text}");
    let output = place.run_in(root, &["check", program, "--max-steps", "2", "--json"], "");
    let lines = String::from_utf8(output.stdout).unwrap();
    let told: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(told.len(), 2, "{lines}");
    assert!(
        told.iter()
            .all(|one| one["right"].is_boolean() && one["probability"].is_f64()),
        "{lines}"
    );
    let output = place.run_in(root, &["check", program, "--python", "no-such-python"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("--python"), "{}", stderr(&output));
}

#[test]
fn check_follows_cpython_through_programs_of_every_kind() {
    let place = Place::new("programs");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    // How many states follow the start, and what the first of them is.
    let check = |source: &str, states: usize| {
        let program = place.folder.join(place.file("checked.py", source));
        let arguments = ["check", program.to_str().unwrap(), "--max-steps", "1"];
        let output = place.run_in(root, &arguments, "");
        assert!(output.status.success(), "{}", stderr(&output));
        let text = String::from_utf8(output.stdout).unwrap();
        let truth = text.lines().find(|line| line.contains("CPython:"));
        let first = source.lines().position(|line| !line.is_empty()).unwrap() + 1;
        let told = truth.map(|line| {
            line.split_whitespace()
                .take(4)
                .collect::<Vec<_>>()
                .join(" ")
        });
        let expected = format!("CPython: line {first} <module>");
        assert!(told.is_none_or(|told| told == expected), "{text}");
        let rest = format!("({} more were not compared)", states - 1);
        assert!(text.contains(" of 1 states predicted exactly"), "{text}");
        assert!(text.contains(&rest), "no {rest:?} in {text}in\n{source}");
    };
    check("\nx = 1\ny = x + 1\n", 4);
    check("for i in range(2):\n    print(i)\n", 7);
    check(
        "n = 0\nwhile True:\n    n += 1\n    if n > 1:\n        break\n",
        10,
    );
    check("def f(n):\n    return n and f(n - 1)\nf(1)\n", 10);
    check(
        "def outer(n):\n    def inner():\n        return n\n    return inner\nouter(2)()\n",
        11,
    );
    check(
        "class A:\n    def __init__(self):\n        self.x = 1\na = A()\n",
        10,
    );
    check("try:\n    1 / 0\nexcept ZeroDivisionError:\n    x = 0\n", 7);
    check("xs = []\nxs[0]\n", 5);
    check("def g():\n    yield 1\nfor v in g():\n    pass\n", 11);
    check("import sys\nprint('bye')\nsys.exit(3)\n", 6);
}

#[test]
fn exit_codes_tell_input_from_usage() {
    let place = Place::new("codes");
    let check = |arguments: &[&str], code: i32, said: &str| {
        let output = place.run(arguments, "");
        assert_eq!(
            output.status.code(),
            Some(code),
            "{arguments:?}: {}",
            stderr(&output)
        );
        assert!(stderr(&output).contains(said), "{}", stderr(&output));
    };
    place.file("bad.py", "def f(:\n");
    place.file("empty.py", "\n# nothing\n");
    place.file("bytes.py", b"x = '\xff'\n");
    check(&["trace", "bad.py"], 1, "line 1");
    check(&["trace", "empty.py"], 1, "empty");
    check(&["trace", "bytes.py"], 1, "UTF-8");
    check(&["trace", "missing.py"], 1, "missing.py");
    check(&["trace"], 2, "Usage");
    check(&["fly"], 2, "fly");
    check(&["trace", "program.py", "--action", "fly"], 2, "step_into");
    check(
        &[
            "trace",
            "program.py",
            "--action",
            "step_into",
            "--breakpoints",
            "4",
        ],
        2,
        "--breakpoints",
    );
    check(&["predict", "--models", "nowhere"], 2, "--models");
    place.file("asks.py", "name = input('Name? ')\n");
    place.file("lines.txt", "");
    let trace = ["trace", "asks.py", "--input", "lines.txt"];
    check(&trace, 1, "line 1 asks for input (\"Name? \")");
    place.file("tokenizer.json", "{}");
    check(&["predict"], 1, "tokenizer");
    check(&["--help"], 0, "");
}

#[test]
fn a_closed_output_is_no_error() {
    let place = Place::new("pipe");
    let mut child = Command::new(env!("CARGO_BIN_EXE_hunch"))
        .current_dir(&place.folder)
        .env("HUNCH_MODELS", &place.folder)
        .args(["trace", "program.py", "--json", "--max-steps", "5"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(!stderr(&output).contains("panicked"), "{}", stderr(&output));
}
