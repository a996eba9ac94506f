//! The demo world, as `devproof seed` loads it.

use crate::kit::{Answer, TestApp};
use serde_json::{Value, json};
use std::{
    fs,
    io::{BufRead, BufReader, Read},
    path::Path,
    process::{Command, Stdio},
};
use time::{Duration, OffsetDateTime, format_description::well_known::Rfc3339, macros::datetime};

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

/// The interview that everyone can read at `/sample-interview`.
const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/features/interview/sample/sample.json");

/// Moves every time of an answer.
fn shift(value: &mut Value, by: Duration) {
    match value {
        Value::Array(all) => all.iter_mut().for_each(|one| shift(one, by)),
        Value::Object(all) => all.values_mut().for_each(|one| shift(one, by)),
        Value::String(text) => {
            if let Ok(time) = OffsetDateTime::parse(text, &Rfc3339) {
                *text = (time + by).format(&Rfc3339).expect("a time");
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[tokio::test]
async fn the_sample_interview_is_what_the_scorer_gives_today() {
    let app = TestApp::start().await;
    let seed = app.program().await.command("seed").stderr(Stdio::null()).status();
    assert!(seed.expect("it starts").success());
    let login = json!({ "email": "seeker@demo.devproof.test", "password": "devproof-demo-2026" });
    let session = app.post("/auth/v1/token?grant_type=password", &login).await.ok();
    let token = session["access_token"].as_str().expect("a session");
    let call = async |name: &str, arguments: &Value| {
        let request = app.http.post(format!("{}/rest/v1/rpc/{name}", app.url)).header("apikey", app.anon_key());
        Answer::of(request.bearer_auth(token).json(arguments)).await.ok()
    };
    let lobby = call("get_interview_lobby", &json!({})).await;
    let attempts = lobby["attempts"].as_array().expect("attempts");
    let shown = attempts.iter().find(|attempt| attempt["is_shown"] == true).expect("the one that she shows");
    let mut today = call("get_interview_receipt", &json!({ "p_attempt_id": shown["id"] })).await;
    // The demo world is as old as its server.
    let start = today["attempt"]["started_at"].as_str().expect("a time");
    let start = OffsetDateTime::parse(start, &Rfc3339).expect("a time");
    shift(&mut today, datetime!(2026-01-12 09:00 UTC) - start);
    let kept: Value = serde_json::from_str(&fs::read_to_string(SAMPLE).expect("the sample")).expect("JSON");
    if kept != today {
        let fresh = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sample.json");
        fs::write(&fresh, serde_json::to_string_pretty(&today).expect("JSON")).expect("a file");
        panic!("The scorer gives something else today. Read it, then: cp {} {SAMPLE}", fresh.display());
    }
}
