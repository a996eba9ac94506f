//! How fast this machine is: a pinned program in each language, measured as every judged program is. Time limits are
//! written for the machine on which the yardsticks take their pinned times, and scale with what they take here, so that
//! a verdict does not hang on the machine that it was made on.

use crate::{
    compiled,
    engine::{Engine, Job},
    language::Language,
    limits::{Limits, MAX_ANSWER},
    run::Runner,
    verdict::Verdict,
};
use std::{
    collections::BTreeMap,
    fmt,
    time::{Duration, Instant},
};
use tokio::sync::Mutex;

/// What a yardstick may use: much more than it needs anywhere.
const LIMITS: Limits = Limits { time_ms: 5000, memory_mb: 128 };
/// How often a yardstick is run for one measurement.
const RUNS: usize = 3;
/// Measurements that are tried before a machine is called uneven: others may just have been at work. After each of them
/// it waits, each time twice as long, so that all together last longer than what others often do at once.
const ROUNDS: u32 = 6;
const PAUSE: Duration = Duration::from_millis(50);
/// A slower machine judges nothing: what people wait for would take too long. A busy one, whose cores are threads of one
/// another, shows three to five times.
const MAX_FACTOR: f64 = 8.0;
/// Faster than that is not scaled for: what does not scale with the interpreter would no longer fit into a limit.
const MIN_FACTOR: f64 = 0.25;
/// The middle run may take this many times the fastest. Beyond it, limits mean nothing here.
const MAX_SPREAD: f64 = 2.0;
/// How long a measurement counts.
const LASTS: Duration = Duration::from_secs(600);
/// How long the measurement of an unsuitable machine counts.
const RETRY: Duration = Duration::from_secs(15);

/// The programs that are measured. TypeScript runs as JavaScript.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Yardstick {
    JavaScript,
    Python,
    Sql,
    Cpp,
    Rust,
    Go,
    Java,
}

impl Yardstick {
    fn of(language: Language) -> Self {
        match language {
            Language::JavaScript | Language::TypeScript => Self::JavaScript,
            Language::Python => Self::Python,
            Language::Sql => Self::Sql,
            Language::Cpp => Self::Cpp,
            Language::Rust => Self::Rust,
            Language::Go => Self::Go,
            Language::Java => Self::Java,
        }
    }

    /// The CPU time that it takes on the machine that limits are written for: a virtual machine on an AMD EPYC with
    /// CPython 3.11.2, GCC 12.2, rustc 1.63, Go 1.19 and OpenJDK 17, and our engines optimised. A change of it changes every verdict on time.
    fn pinned(self) -> Duration {
        Duration::from_micros(match self {
            Self::JavaScript => 23_000,
            Self::Python => 30_000,
            Self::Sql => 31_000,
            Self::Cpp => 25_500,
            Self::Rust => 25_000,
            Self::Go => 25_000,
            Self::Java => 57_000,
        })
    }

    /// Whether what it takes to start is counted off, here and from every program of its language: Java's virtual machine
    /// takes as long as many programs do in it.
    fn is_start_counted_off(self) -> bool {
        self == Self::Java
    }

    fn job(self) -> Job {
        let (engine, source, input) = match self {
            Self::JavaScript => (Engine::JavaScript, include_str!("yardstick/yardstick.js"), "[1]"),
            Self::Python => (Engine::Python, include_str!("yardstick/yardstick.py"), "[1]"),
            Self::Sql => (Engine::Sql, include_str!("yardstick/yardstick.sql"), "insert into t values (1);"),
            Self::Cpp => (Engine::Cpp, compiled::trial(Engine::Cpp), compiled::WORK),
            Self::Rust => (Engine::Rust, compiled::trial(Engine::Rust), compiled::WORK),
            Self::Go => (Engine::Go, compiled::trial(Engine::Go), compiled::WORK),
            Self::Java => (Engine::Java, compiled::trial(Engine::Java), compiled::WORK),
        };
        Job {
            engine,
            source: source.to_owned(),
            entry: if engine == Engine::Sql { String::new() } else { "attempt".to_owned() },
            input: input.to_owned(),
            schema: "create table t (n integer);".to_owned(),
            memory_bytes: LIMITS.memory(),
            result_bytes: MAX_ANSWER,
        }
    }
}

/// What a language takes here, as a multiple of what it takes on the machine that limits are written for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Speed {
    factor: f64,
    /// What starting takes here, where it is counted off.
    start: Duration,
}

impl Speed {
    /// As it is: more than 1 is slower than the machine that limits are written for.
    #[must_use]
    pub fn factor(self) -> f64 {
        self.factor
    }

    /// What starting a program takes on this machine, where it is not counted.
    #[must_use]
    pub fn start(self) -> Duration {
        self.start
    }

    /// A task's limits as they are on this machine.
    #[must_use]
    pub fn here(self, limits: &Limits) -> Limits {
        let time_ms = (Duration::from_millis(limits.time_ms).mul_f64(self.factor) + self.start).as_millis();
        Limits { time_ms: u64::try_from(time_ms).unwrap_or(u64::MAX).max(1), ..*limits }
    }

    /// What was measured here, as it would be on the machine that limits are written for.
    #[must_use]
    pub fn there(self, measured: Duration) -> Duration {
        measured.saturating_sub(self.start).div_f64(self.factor)
    }
}

/// Why this machine does not judge a language.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Unsuitable {
    /// Limits cannot be scaled that far.
    #[error(
        "this machine is too slow: the yardstick takes {0:.1} times its pinned time, and {MAX_FACTOR} is the most"
    )]
    TooSlow(f64),
    /// It is not fast for long.
    #[error(
        "this machine is too uneven: the yardstick takes up to {0:.1} times its best time, and {MAX_SPREAD} is the most"
    )]
    Uneven(f64),
    /// The yardstick itself does not run.
    #[error("the yardstick cannot be measured: {0}")]
    Failed(String),
}

/// The speed that these runs of a yardstick show, where starting takes so much.
fn assess(pinned: Duration, start: Duration, runs: &[Duration]) -> Result<Speed, Unsuitable> {
    let mut runs: Vec<Duration> = runs.iter().map(|run| run.saturating_sub(start)).collect();
    runs.sort_unstable();
    let (Some(best), Some(middle)) = (runs.first(), runs.get(runs.len() / 2)) else {
        return Err(Unsuitable::Failed("it was not run".to_owned()));
    };
    let factor = best.as_secs_f64() / pinned.as_secs_f64();
    let spread = middle.as_secs_f64() / best.as_secs_f64();
    if factor > MAX_FACTOR {
        Err(Unsuitable::TooSlow(factor))
    } else if spread > MAX_SPREAD {
        Err(Unsuitable::Uneven(spread))
    } else {
        Ok(Speed { factor: factor.max(MIN_FACTOR), start })
    }
}

type Measured = Result<Speed, Unsuitable>;

/// The speeds that were measured here.
#[derive(Default)]
pub(crate) struct Speeds {
    measured: Mutex<BTreeMap<Yardstick, (Instant, Measured)>>,
}

impl Speeds {
    /// What was measured for this language not long ago; measures it when that is missing.
    pub(crate) async fn of(&self, runner: &Runner, language: Language) -> Measured {
        let yardstick = Yardstick::of(language);
        // Held while it is measured: the next one waits for the result instead of measuring beside.
        let mut measured = self.measured.lock().await;
        if let Some((at, speed)) = measured.get(&yardstick) {
            let lasts = if speed.is_ok() { LASTS } else { RETRY };
            if at.elapsed() < lasts {
                return speed.clone();
            }
        }
        let speed = run(runner, yardstick).await;
        measured.insert(yardstick, (Instant::now(), speed.clone()));
        speed
    }
}

impl fmt::Debug for Speeds {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Speeds").finish_non_exhaustive()
    }
}

/// How fast this machine is in a language just now.
///
/// # Errors
/// When it is too slow or too uneven to judge it.
pub async fn measure(runner: &Runner, language: Language) -> Result<Speed, Unsuitable> {
    run(runner, Yardstick::of(language)).await
}

async fn run(runner: &Runner, yardstick: Yardstick) -> Measured {
    let job = yardstick.job();
    let mut speed = Err(Unsuitable::Failed("it was not run".to_owned()));
    for round in 0..ROUNDS {
        if round > 0 {
            tokio::time::sleep(PAUSE * 2_u32.pow(round)).await;
        }
        let start = if yardstick.is_start_counted_off() {
            let bare = Job { input: compiled::NOTHING.to_owned(), ..job.clone() };
            times(runner, &bare).await?.into_iter().min().unwrap_or_default()
        } else {
            Duration::ZERO
        };
        speed = assess(yardstick.pinned(), start, &times(runner, &job).await?);
        if speed.is_ok() {
            break;
        }
    }
    speed
}

async fn times(runner: &Runner, job: &Job) -> Result<Vec<Duration>, Unsuitable> {
    let mut times = Vec::with_capacity(RUNS);
    for _ in 0..RUNS {
        let result = runner.run(&LIMITS, job).await;
        if result.verdict != Verdict::Accepted {
            let why = result.message.unwrap_or_else(|| result.verdict.to_string());
            return Err(Unsuitable::Failed(why));
        }
        times.push(result.time);
    }
    Ok(times)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PINNED: Duration = Duration::from_millis(30);

    fn assessed(milliseconds: [u64; 5]) -> Measured {
        assess(PINNED, Duration::ZERO, &milliseconds.map(Duration::from_millis))
    }

    #[test]
    fn limits_follow_the_machine_and_measurements_follow_back() {
        let limits = Limits { time_ms: 500, memory_mb: 64 };
        for (runs, time_ms) in
            [([15, 15, 16, 16, 40], 250), ([30, 31, 31, 32, 90], 500), ([90, 90, 91, 95, 99], 1500)]
        {
            let speed = assessed(runs).expect("it is suitable");
            let here = speed.here(&limits);
            assert_eq!((here.time_ms, here.memory_mb), (time_ms, 64));
            assert_eq!(speed.there(here.time()).as_millis(), 500);
        }
    }

    #[test]
    fn scaling_is_bounded() {
        assert_eq!(assessed([3; 5]).map(Speed::factor), Ok(MIN_FACTOR));
        assert_eq!(assessed([240; 5]).map(Speed::factor), Ok(MAX_FACTOR));
        assert!(matches!(assessed([250; 5]), Err(Unsuitable::TooSlow(_))));
        assert!(matches!(assessed([20, 30, 50, 60, 70]), Err(Unsuitable::Uneven(_))));
        assert!(matches!(assess(PINNED, Duration::ZERO, &[]), Err(Unsuitable::Failed(_))));
    }

    #[test]
    fn what_starting_takes_is_counted_off() {
        let start = Duration::from_millis(60);
        let speed = assess(PINNED, start, &[120, 121, 122].map(Duration::from_millis)).expect("it is suitable");
        assert_eq!((speed.factor(), speed.start()), (2.0, start));
        let here = speed.here(&Limits { time_ms: 500, memory_mb: 64 });
        assert_eq!(here.time_ms, 1060);
        assert_eq!(speed.there(here.time()), Duration::from_millis(500));
        assert_eq!(speed.there(Duration::from_millis(50)), Duration::ZERO);
    }
}
