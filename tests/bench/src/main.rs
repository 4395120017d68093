//! `hunch-bench speed MODELS` and `hunch-bench plots MODELS TO`: the benchmarks, natively, on the model in a folder.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use hunch::language::Tokenizer;
use hunch::model::Compute;
use hunch::predict::{PredictError, Predictor};

use hunch_bench::error::BenchError;
use hunch_bench::plot::Chart;
use hunch_bench::scale::AXES;
use hunch_bench::session;
use hunch_bench::speed::Speed;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let result = match arguments.as_slice() {
        [command, models] if command == Path::new("speed") => speed(models),
        [command, models, to] if command == Path::new("plots") => plots(models, to),
        _ => {
            eprintln!("usage: hunch-bench speed MODELS\n       hunch-bench plots MODELS TO");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The table of the forms of the model.
fn speed(models: &Path) -> Result<(), BenchError> {
    let (config, golden) = (text(models, "config.json")?, text(models, "golden.json")?);
    let weights = read(models, "weights.safetensors")?;
    let mut speed = Speed::new(&config, &weights, &golden, seconds)?;
    speed.measure()?;
    print!("{}", speed.table());
    Ok(())
}

/// The plots, into a folder, and their numbers.
fn plots(models: &Path, to: &Path) -> Result<(), BenchError> {
    let tokenizer = read(models, "tokenizer.json")?;
    let (config, weights) = (
        text(models, "config.json")?,
        read(models, "weights.safetensors")?,
    );
    let mut predictor = Predictor::load(&config, &tokenizer, &weights, &Compute::cpu())?;
    let tokenizer = Tokenizer::from_bytes(&tokenizer).map_err(PredictError::from)?;
    let write = |name: &str, chart: Chart| {
        let path = to.join(name).with_extension("svg");
        let written = fs::create_dir_all(to).and_then(|()| fs::write(&path, chart.svg()));
        written.map_err(file(&path))
    };
    for axis in &AXES {
        let curve = axis.measure(&mut predictor, &tokenizer, seconds)?;
        println!("{}", curve.table());
        write(axis.name, curve.chart())?;
    }
    let mut runs = Vec::new();
    for _ in 0..session::SESSIONS {
        runs.push(session::run(
            &mut predictor,
            session::SHORT,
            seconds,
            resident,
        )?);
    }
    println!("{}", session::early_and_late(&runs));
    drop(runs);
    let long = session::run(&mut predictor, session::STEPS, seconds, resident)?;
    write("session-time", long.time_chart())?;
    match long.bytes_a_step() {
        Some(bytes) => {
            println!("A step of {} adds {bytes:.0} bytes.", session::STEPS);
            write("session-memory", long.memory_chart())
        }
        None => {
            println!("This system does not say how much memory a process holds: no plot of it.");
            Ok(())
        }
    }
}

fn read(folder: &Path, name: &str) -> Result<Vec<u8>, BenchError> {
    let path = folder.join(name);
    fs::read(&path).map_err(file(&path))
}

fn text(folder: &Path, name: &str) -> Result<String, BenchError> {
    let path = folder.join(name);
    fs::read_to_string(&path).map_err(file(&path))
}

fn file(path: &Path) -> impl FnOnce(std::io::Error) -> BenchError {
    let path = path.display().to_string();
    |error| BenchError::File { path, error }
}

/// Seconds that this process has had of a core: what other programs take does not count.
#[cfg(unix)]
fn seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
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

/// Bytes of memory that this process holds.
#[cfg(target_os = "linux")]
fn resident() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(1024 * kibibytes)
}

/// Not known.
#[cfg(not(target_os = "linux"))]
fn resident() -> Option<u64> {
    None
}
