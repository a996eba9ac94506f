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
    let mut seed = program.command("seed").args(["--scale", "20"]).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut lines = BufReader::new(seed.stderr.take().expect("a pipe"));
    let mut line = String::new();
    // By then one copy is written and three are made.
    while !line.contains("copy 2 of 20") {
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

#[tokio::test]
async fn every_interest_keeps_its_match() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let seed = app.program().await.command("seed").stderr(Stdio::null()).status();
    assert!(seed.expect("it starts").success());
    let count = "select count(*) as interests,
            count(*) filter (where (i.match ->> 'score')::int is not distinct from i.match_score
                and i.match_version = (i.match ->> 'version')::int and not (i.match ->> 'exact')::bool) as shown,
            count(*) filter (where (r.match ->> 'exact')::bool and r.match -> 'score' = i.match -> 'score') as exact,
            count(*) filter (where i.match_score >= 60) as good
        from job_interactions i left join private.match_receipts r on r.job_interaction_id = i.id
        where i.status = 'interested'";
    let row = admin.query_one(count, &[]).await.expect("an answer");
    let [interests, shown, exact, good] =
        ["interests", "shown", "exact", "good"].map(|column| row.get::<_, i64>(column));
    assert!(interests > 2_000 && shown == interests && exact == interests, "{interests} {shown} {exact}");
    assert!(good > interests / 4, "{good} of {interests}");
    let others = "select count(*) from job_interactions where status <> 'interested' and match is not null";
    assert_eq!(admin.query_one(others, &[]).await.expect("an answer").get::<_, i64>(0), 0);
}
