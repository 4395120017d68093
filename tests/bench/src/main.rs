//! `hunch-bench MODELS`: the benchmarks, natively, on the model in a folder.

use std::path::Path;
use std::process::ExitCode;

use hunch_bench::decode;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1) else {
        eprintln!("usage: hunch-bench MODELS");
        return ExitCode::from(2);
    };
    match run(Path::new(&folder)) {
        Ok(table) => {
            print!("{table}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(folder: &Path) -> Result<String, String> {
    let read = |name: &str| {
        let path = folder.join(name);
        std::fs::read(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))
    };
    let text = |name: &str| {
        String::from_utf8(read(name)?).map_err(|error| format!("{name} is not text: {error}"))
    };
    let (config, golden) = (text("config.json")?, text("golden.json")?);
    decode::measure(&config, &read("weights.safetensors")?, &golden, seconds)
        .map(|table| table.to_string())
        .map_err(|error| error.to_string())
}

/// Seconds that this thread has had of a core: what other programs take does not count.
#[cfg(unix)]
fn seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// Seconds since the first call.
#[cfg(not(unix))]
fn seconds() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_secs_f64()
}
