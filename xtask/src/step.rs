//! Progress: what is being done, how long it usually takes, and how long it took.

use std::time::{Duration, Instant};

use crate::failure::Failure;

/// Does `work` under a title, e.g. `step("install trunk", "5 minutes", ...)`. The expectation is for 2 cores.
pub fn step<T>(
    title: &str,
    expectation: &str,
    work: impl FnOnce() -> Result<T, Failure>,
) -> Result<T, Failure> {
    println!("==> {title} (about {expectation})");
    let start = Instant::now();
    let result = work()?;
    println!("    {title}: done in {}", readable(start.elapsed()));
    Ok(result)
}

/// A duration as people say it: `0.4 s`, `41 s`, `12 min 5 s`.
pub fn readable(duration: Duration) -> String {
    let seconds = duration.as_secs();
    match seconds {
        0..=9 => format!("{:.1} s", duration.as_secs_f64()),
        10..=119 => format!("{seconds} s"),
        _ => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_readable() {
        let check = |milliseconds, expected: &str| {
            assert_eq!(readable(Duration::from_millis(milliseconds)), expected);
        };
        check(400, "0.4 s");
        check(41_200, "41 s");
        check(119_900, "119 s");
        check(725_000, "12 min 5 s");
    }
}
