//! Time and memory are measured from outside, to the millisecond, and the same for all.

use crate::kit;
use devproof_judge::{Limits, Verdict, engine::Engine};
use std::time::Duration;
use tokio::task::JoinSet;

#[tokio::test]
async fn an_endless_loop_is_stopped_at_its_limit() {
    let (runner, _) = kit::start_runner(&[], &[]).await;
    for engine in [Engine::JavaScript, Engine::Python] {
        let source = match engine {
            Engine::Python => "def solve(n):\n    while True:\n        pass",
            _ => "function solve() { for (;;) {} }",
        };
        let limits = Limits { time_ms: 250, memory_mb: 64 };
        let result = runner.run(&limits, &kit::job(engine, source)).await;
        assert_eq!(result.verdict, Verdict::TimeLimit);
        // The watch looks when the time can be over, not every so often; a busy machine lets it wait its turn.
        assert!(result.time >= Duration::from_millis(250), "{result:?}");
        assert!(result.time < Duration::from_millis(600), "{result:?}");
    }
}

#[tokio::test]
async fn standing_in_line_for_a_core_is_not_waiting() {
    let (runner, _) = kit::start_runner(&[], &[]).await;
    // As many busy threads as keep a judged process, which is nice, from most of a core.
    let stop = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    let busy: Vec<_> = (0..cores * 4)
        .map(|_| {
            let stop = std::sync::Arc::clone(&stop);
            std::thread::spawn(move || while !stop.load(std::sync::atomic::Ordering::Relaxed) {})
        })
        .collect();
    let limits = Limits { time_ms: 200, memory_mb: 64 };
    let result = runner.run(&limits, &kit::job(Engine::JavaScript, "function solve() { for (;;) {} }")).await;
    stop.store(true, std::sync::atomic::Ordering::Relaxed);
    for thread in busy {
        thread.join().expect("it ends");
    }
    // On a machine that is busy with other things besides, it may not even come to its time: our fault, and judged again.
    assert!(result.message.as_deref().is_some_and(|message| !message.contains("waiting")), "{result:?}");
}

#[tokio::test]
async fn memory_is_the_peak() {
    let (runner, _) = kit::start_runner(&[], &[]).await;
    let peak = async |source| kit::python(&runner, source).await.memory_kib;
    let little = peak("def solve(n):\n    return n").await;
    let much = peak("def solve(n):\n    bytearray(40_000_000)\n    return n").await;
    assert!((35_000..60_000).contains(&(much - little)), "{little} {much}");
}

#[tokio::test]
async fn sleeping_costs_no_cpu_time() {
    let (runner, _) = kit::start_runner(&[], &[]).await;
    let result = kit::python(&runner, "import time\n\ndef solve(n):\n    time.sleep(0.3)\n    return n").await;
    assert_eq!(result.verdict, Verdict::Accepted);
    assert!(result.time < Duration::from_millis(200), "{result:?}");
}

#[tokio::test]
async fn the_same_program_has_the_same_verdict_while_others_run() {
    let (runner, _) = kit::start_runner(&[], &[]).await;
    let mut others = JoinSet::new();
    for _ in 0..4 {
        let runner = runner.clone();
        others.spawn(async move { kit::javascript(&runner, "function solve() { for (;;) {} }").await });
    }
    let mut runs = JoinSet::new();
    for _ in 0..20 {
        let runner = runner.clone();
        // Some 60 ms of work, of 400.
        let source = "def solve(n):\n    return sum(i * i for i in range(400_000)) % n";
        runs.spawn(async move { kit::python(&runner, source).await.verdict });
    }
    assert_eq!(runs.join_all().await, vec![Verdict::Accepted; 20]);
    for other in others.join_all().await {
        assert_eq!(other.verdict, Verdict::TimeLimit);
    }
}

#[tokio::test]
async fn the_line_is_the_candidates_own() {
    let (runner, _) = kit::start_runner(&[], &[]).await;
    let result = kit::python(
        &runner,
        "import json\n\ndef helper(text):\n    return json.loads(text)\n\ndef solve(n):\n    return helper('{')",
    )
    .await;
    assert_eq!((result.verdict, result.line), (Verdict::RuntimeError, Some(4)), "{result:?}");
    let result = kit::python(&runner, "def solve(n):\n    return n +\n").await;
    assert_eq!((result.verdict, result.line), (Verdict::CompileError, Some(2)), "{result:?}");
    let top = "import os\nprint('here')\nprint(os.listdir('/'))\n\ndef solve(n):\n    return n";
    let result = kit::python(&runner, top).await;
    assert_eq!(
        (result.verdict, result.line, result.stdout.as_str()),
        (Verdict::RuntimeError, Some(3), "here\n"),
        "{result:?}"
    );
    assert!(result.message.is_some_and(|message| message.starts_with("PermissionError")));
    let result = kit::python(&runner, "def answer(n):\n    return n").await;
    assert_eq!(result.message.as_deref(), Some("There is no function solve."));
}

#[tokio::test]
async fn what_was_printed_before_it_was_stopped_is_there() {
    let (runner, _) = kit::start_runner(&[], &[]).await;
    let result = kit::python(&runner, "def solve(n):\n    print('so far', n)\n    while True:\n        pass").await;
    assert_eq!((result.verdict, result.stdout.as_str()), (Verdict::TimeLimit, "so far 7\n"));
}

#[tokio::test]
async fn a_set_has_the_same_order_in_every_run() {
    let (runner, _) = kit::start_runner(&[], &[]).await;
    let source = "def solve(n):\n    return list({'pear', 'apple', 'plum', 'fig', 'quince', 'cherry'})";
    let first = kit::python(&runner, source).await.value;
    for _ in 0..5 {
        assert_eq!(kit::python(&runner, source).await.value, first);
    }
}
