//! The demo world, as `devproof seed` loads it.

use crate::kit::TestApp;
use std::{
    fs,
    io::{BufRead, BufReader, Read},
    process::{Command, Stdio},
};

/// Kilobytes that loading takes at the most, whatever the scale.
const MOST_MEMORY: u64 = 500_000;

/// The most memory that a process had.
fn memory_peak(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a peak");
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}

#[tokio::test]
async fn a_large_world_is_made_a_part_at_a_time_and_an_interruption_leaves_nothing() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let program = app.program().await;
    let mut seed = program.command("seed").args(["--scale", "40"]).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut lines = BufReader::new(seed.stderr.take().expect("a pipe"));
    let mut line = String::new();
    // By then two copies are written and four are made.
    while !line.contains("copy 3 of 40") {
        line.clear();
        assert_ne!(lines.read_line(&mut line).expect("text"), 0, "it ended");
    }
    let peak = memory_peak(seed.id());
    assert!(peak < MOST_MEMORY, "{peak} kB");
    let kill = Command::new("kill").args(["-TERM", &seed.id().to_string()]).status();
    assert!(kill.expect("kill runs").success());
    let mut rest = String::new();
    lines.read_to_string(&mut rest).expect("text");
    assert!(!seed.wait().expect("it ends").success());
    assert!(rest.contains("interrupted; nothing was loaded"), "{rest}");
    let count = "select count(*) from auth.users where email like '%@demo.devproof.test'";
    assert_eq!(admin.query_one(count, &[]).await.expect("an answer").get::<_, i64>(0), 0);
}
