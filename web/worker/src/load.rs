//! Loading: adapter, files, weights, self-test, trial.

use gloo::timers::future::TimeoutFuture;
use hunch::calibration::Calibration;
use hunch::language::{TokenMask, Tokenizer};
use hunch::model::{
    CPU_TOLERANCE, Compute, Extent, GPU_TOLERANCE, Golden, GoldenError, ModelError, Session,
    check_golden,
};
use hunch::predict::Predictor;
use hunch::protocol::{Backend, Failure, FailureCode, Manifest, ManifestFile, Ready, Stage};

use crate::{fetch, post};

/// The files of a models folder that are needed, the small ones first.
const FILES: [&str; 4] = [
    "config.json",
    "tokenizer.json",
    "golden.json",
    "weights.safetensors",
];

/// What the probabilities are worth; a folder may be without it.
const CALIBRATION: &str = "calibration.json";

/// A device on which the brief self-test took longer does without the full one.
const SLOW_MS: f64 = 2_000.0;
/// Bounds of the trial that measures the speed: its time, its runs, and the tokens of one, as many as a GPU answers
/// in two batches.
const TRIAL_MS: f64 = 600.0;
const TRIAL_RUNS: u32 = 8;
const TRIAL_TOKENS: u32 = 10;

/// A model that may be used.
pub struct Loaded {
    /// With its tokenizer, on its device.
    pub predictor: Predictor,
    /// What to tell the page.
    pub ready: Ready,
}

/// Loads the model of a folder.
///
/// # Errors
/// The first failure; the worker is of no use then.
pub async fn load(folder: &str, backend: Backend) -> Result<Loaded, Failure> {
    post::progress(Stage::Adapter, 0, 0);
    let place = place(backend).await?;
    let manifest = fetch::manifest(folder).await?;
    let total = FILES
        .iter()
        .filter_map(|name| manifest.files.get(*name))
        .map(|file| file.bytes)
        .sum();
    let mut done = 0;
    let mut contents = Vec::new();
    for name in FILES {
        let file = listed(&manifest, name)?;
        let on_bytes = |bytes| post::progress(Stage::Download, done + bytes, total);
        contents.push(fetch::file(folder, name, file, on_bytes).await?);
        done += file.bytes;
    }
    let calibration = calibration(folder, &manifest).await?;
    let [config, tokenizer, golden, weights] =
        <[Vec<u8>; 4]>::try_from(contents).map_err(|_| missing("a file"))?;

    turn(Stage::Prepare, total).await;
    let golden =
        Golden::from_json(&String::from_utf8_lossy(&golden)).map_err(|error| unusable(&error))?;
    if golden.sha256 != listed(&manifest, "weights.safetensors")?.sha256 {
        return Err(unusable(
            &"golden.json belongs to other weights. Publish the models folder as exported",
        ));
    }
    let mut session = Session::load(&String::from_utf8_lossy(&config), &weights, &place.compute)
        .map_err(model)?;
    drop(weights);

    turn(Stage::SelfTest, total).await;
    self_test(&mut session, &golden, backend).await?;
    turn(Stage::Timing, total).await;
    let tokens_per_second = trial(&mut session).await.map_err(model)?;
    let ready = Ready {
        backend,
        adapter: place.adapter,
        software: place.software,
        tokens_per_second,
        parameters: session.config().parameters() as f64,
        context: session.config().context as u32,
        build: option_env!("HUNCH_BUILD")
            .unwrap_or(env!("CARGO_PKG_VERSION"))
            .to_owned(),
    };
    let tokenizer = Tokenizer::from_bytes(&tokenizer).map_err(|error| unusable(&error))?;
    let mut predictor = Predictor::new(tokenizer, session).map_err(|error| unusable(&error))?;
    predictor.set_clock(now);
    if let Some(calibration) = calibration {
        if calibration.weights != golden.sha256 {
            return Err(unusable(&format!(
                "{CALIBRATION} belongs to other weights. Publish the models folder as exported"
            )));
        }
        predictor.set_calibration(calibration);
    }
    Ok(Loaded { predictor, ready })
}

/// The calibration, if the folder has one.
async fn calibration(folder: &str, manifest: &Manifest) -> Result<Option<Calibration>, Failure> {
    let Some(file) = manifest.files.get(CALIBRATION) else {
        return Ok(None);
    };
    let bytes = fetch::file(folder, CALIBRATION, file, |_| {}).await?;
    Calibration::from_json(&String::from_utf8_lossy(&bytes))
        .map(Some)
        .map_err(|error| unusable(&format!("{CALIBRATION}: {error}")))
}

/// Where the model will run.
struct Place {
    compute: Compute,
    adapter: Option<String>,
    software: bool,
}

async fn place(backend: Backend) -> Result<Place, Failure> {
    match backend {
        Backend::Cpu => Ok(Place {
            compute: Compute::cpu(),
            adapter: None,
            software: false,
        }),
        #[cfg(feature = "webgpu")]
        Backend::Webgpu => {
            let adapter = crate::adapter::open().await?;
            Ok(Place {
                compute: Compute::Gpu(Box::new(adapter.gpu)),
                adapter: Some(adapter.name),
                software: adapter.software,
            })
        }
        #[cfg(not(feature = "webgpu"))]
        Backend::Webgpu => Err(Failure {
            code: FailureCode::NoAdapter,
            message: "This engine computes on the CPU only. Load the other one for WebGPU."
                .to_owned(),
        }),
    }
}

/// Brief first: an adapter that needs a second for each pass would keep the user waiting for minutes otherwise.
async fn self_test(
    session: &mut Session,
    golden: &Golden,
    backend: Backend,
) -> Result<(), Failure> {
    let tolerance = match backend {
        Backend::Cpu => CPU_TOLERANCE,
        Backend::Webgpu => GPU_TOLERANCE,
    };
    let failed = |error: GoldenError| match error {
        GoldenError::Model(error) => model(error),
        error => Failure {
            code: FailureCode::SelfTest,
            message: format!("{error}."),
        },
    };
    let start = now();
    check_golden(session, golden, tolerance, Extent::Brief)
        .await
        .map_err(failed)?;
    // The CPU's arithmetic is WebAssembly's, the same everywhere and tested in full before it is published.
    if backend == Backend::Webgpu && now() - start < SLOW_MS {
        check_golden(session, golden, tolerance, Extent::Full)
            .await
            .map_err(failed)?;
    }
    Ok(())
}

/// Tokens a second, decoded one after the other: by the fastest run of them, since browsers start with code that they
/// compiled in a hurry, and other work on the machine is no property of the device.
async fn trial(session: &mut Session) -> Result<f64, ModelError> {
    session.truncate(0);
    let size = session.config().vocabulary_size;
    let mut any = TokenMask::new(size);
    (0..size as u32).for_each(|id| any.allow(id));
    let mut token = 0;
    let start = now();
    let mut fastest = f64::INFINITY;
    // The first run compiles what a GPU needs for single tokens.
    for run in 0..=TRIAL_RUNS {
        let before = now();
        for _ in 0..TRIAL_TOKENS {
            let logits = session.decode(&[token], &any).await?;
            token = likeliest(&logits);
        }
        if run > 0 {
            fastest = fastest.min(now() - before);
        }
        if fastest.is_finite() && now() - start > TRIAL_MS {
            break;
        }
    }
    session.truncate(0);
    Ok(1000.0 * f64::from(TRIAL_TOKENS) / fastest.max(0.1))
}

/// The first of the likeliest tokens.
fn likeliest(logits: &[f32]) -> u32 {
    let best = |best: usize, id: usize| if logits[id] > logits[best] { id } else { best };
    (0..logits.len()).reduce(best).unwrap_or(0) as u32
}

/// Says what comes next and lets the browser deliver it: what follows does not wait for anything.
async fn turn(stage: Stage, total: u64) {
    post::progress(stage, total, total);
    TimeoutFuture::new(0).await;
}

fn listed<'a>(manifest: &'a Manifest, name: &str) -> Result<&'a ManifestFile, Failure> {
    manifest.files.get(name).ok_or_else(|| missing(name))
}

fn missing(name: &str) -> Failure {
    unusable(&format!(
        "manifest.json does not list {name}. Publish the models folder as exported"
    ))
}

fn unusable(error: &dyn std::fmt::Display) -> Failure {
    Failure {
        code: FailureCode::Model,
        message: format!("The model cannot be used: {error}."),
    }
}

fn model(error: ModelError) -> Failure {
    match error {
        ModelError::Device { .. } => Failure {
            code: FailureCode::DeviceLost,
            message: format!("{error}."),
        },
        error => unusable(&error),
    }
}

/// Milliseconds of a clock that does not jump.
pub fn now() -> f64 {
    post::scope().performance().map_or(0.0, |clock| clock.now())
}
