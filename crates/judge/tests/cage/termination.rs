//! Nothing is left of a run, however it ends.

use crate::kit;
use devproof_judge::{Verdict, engine::Engine, run::Runner};
use std::{fs, time::Duration};
use tokio::time::{Instant, sleep};

const ENDLESS: &str = "function solve() { for (;;) {} }";

/// The processes that were started with this word.
fn marked(mark: &str) -> Vec<i32> {
    let entries = fs::read_dir("/proc").expect("there is /proc").flatten();
    let pids = entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    pids.filter(|pid| fs::read_to_string(format!("/proc/{pid}/cmdline")).is_ok_and(|line| line.contains(mark)))
        .collect()
}

/// The one among them that we started ourselves.
fn started_by_us(marked: &[i32]) -> Option<i32> {
    let parent = |pid: i32| {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The parent is the second field behind the name, which may hold anything.
        stat.rsplit_once(") ")?.1.split(' ').nth(1)?.parse::<u32>().ok()
    };
    marked.iter().copied().find(|pid| parent(*pid) == Some(std::process::id()))
}

/// A runner whose children bear this mark. None is left of those with which the cage was proved: no one waits for the
/// last of them.
async fn start_runner(mark: &str, disguises: &[&str]) -> Runner {
    let (runner, _) = kit::start_runner(&[&[mark], disguises].concat(), &[]).await;
    until("the cage is proved", || marked(mark).is_empty()).await;
    runner
}

async fn until(what: &str, reached: impl Fn() -> bool) {
    let patience = Instant::now() + Duration::from_secs(20);
    while !reached() {
        assert!(Instant::now() < patience, "{what}: not in time");
        sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn e04_nothing_is_left_of_a_run_that_nobody_waits_for() {
    let mark = "mark-nobody-waits";
    let runner = start_runner(mark, &[]).await;
    let run = tokio::spawn(async move { kit::javascript(&runner, ENDLESS).await });
    until("it runs", || marked(mark).len() == 3).await;
    run.abort();
    until("it is gone", || marked(mark).is_empty()).await;
}

#[tokio::test]
async fn e14_a_killed_watch_leaves_nothing_and_blames_nobody() {
    let in_a_container: &[&str] = &["in-a-container"];
    for (mark, disguises, processes) in
        [("mark-killed-watch", [].as_slice(), 3), ("mark-killed-in-container", in_a_container, 2)]
    {
        let runner = start_runner(mark, disguises).await;
        let run = tokio::spawn(async move { kit::javascript(&runner, ENDLESS).await });
        until("it runs", || marked(mark).len() == processes).await;
        let watch = started_by_us(&marked(mark)).expect("it runs");
        nix::sys::signal::kill(nix::unistd::Pid::from_raw(watch), nix::sys::signal::Signal::SIGKILL)
            .expect("it is ours");
        assert_eq!(run.await.expect("it ends").verdict, Verdict::InternalError);
        until("it is gone", || marked(mark).is_empty()).await;
    }
}

#[tokio::test]
async fn a_run_that_says_too_much_is_gone_at_once() {
    let mark = "mark-says-too-much";
    let runner = start_runner(mark, &[]).await;
    let job = kit::job(Engine::JavaScript, "function solve() { for (;;) console.log('x'.repeat(1000)); }");
    let result = runner.run(&kit::LIMITS, &job).await;
    assert_eq!(result.verdict, Verdict::OutputLimit);
    assert!(result.time > Duration::ZERO && result.memory_kib > 0, "{result:?}");
    until("it is gone", || marked(mark).is_empty()).await;
}

#[tokio::test]
async fn a_child_that_cannot_be_started_is_our_fault() {
    let (runner, protection) = {
        let settings = devproof_judge::JudgeSettings {
            child: "/nowhere/devproof".into(),
            arguments: Vec::new(),
            python: None,
            compilers: std::collections::BTreeMap::new(),
            slots: 1,
            without: Vec::new(),
        };
        Runner::self_test(settings).await
    };
    assert!(protection.nothing().is_some());
    assert_eq!(kit::javascript(&runner, ENDLESS).await.verdict, Verdict::InternalError);
}
