//! Workers that are killed in the middle lose nothing and double nothing. `DEVPROOF_TEST_KILLS=100` kills so many times.

use super::{RIGHT, WRONG, document, id_of, install, submit};
use crate::kit::{TestApp, kills};
use std::{
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

/// Answers of each person, as many as one may have waiting.
const ANSWERS: u64 = 12;
/// Until then everything has its verdict, on a slow machine too.
const PATIENCE: Duration = Duration::from_secs(240);

/// A worker of its own, as on another machine.
fn worker(app: &TestApp) -> Child {
    Command::new(env!("CARGO_BIN_EXE_devproof"))
        .arg("worker")
        .env_clear()
        .env("PATH", std::env::var_os("PATH").unwrap_or_default())
        .env("DEVPROOF_MODE", "development")
        .env("DEVPROOF_DATA_DIR", &app.data_dir)
        .env("DEVPROOF_DATABASE_URL", app.database.words("devproof_gate"))
        .env("DEVPROOF_JUDGE_SLOTS", "2")
        .env("DEVPROOF_JUDGE_LEASE_SECONDS", "1")
        .env("DEVPROOF_LOG", "error")
        .stdout(Stdio::null())
        .spawn()
        .expect("a worker starts")
}

#[tokio::test(flavor = "multi_thread")]
async fn e14_killed_workers_leave_one_verdict_for_each_answer() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    // Every verdict that was ever there.
    let watch = "create table public.verdicts (submission_id uuid, verdict text);
        create function public.note_verdict() returns trigger language plpgsql security definer as $$
        begin insert into public.verdicts values (new.id, new.verdict); return null; end $$;
        create trigger note_verdict after update of verdict on submissions
            for each row when (new.verdict is not null) execute function public.note_verdict()";
    admin.batch_execute(watch).await.expect("a watch");
    let mut kills = kills(20);
    // There is something to judge for longer than workers are killed.
    let people = 4 + kills / 2;
    for _ in 0..people {
        let person = app.seeker().await;
        for n in 0..ANSWERS {
            submit(&person, challenge, if n % 3 == 0 { WRONG } else { RIGHT }).await.1.ok();
        }
    }
    let mut workers = [worker(&app), worker(&app)];
    let one = |sql: &'static str| {
        let admin = &admin;
        async move { admin.query_one(sql, &[]).await.expect("a count").get::<_, i64>(0) }
    };
    let (started, mut claimed) = (Instant::now(), 0);
    loop {
        let left = one("select count(*) from submissions where state <> 'done'").await;
        if left == 0 {
            break;
        }
        assert!(started.elapsed() < PATIENCE, "{left} have no verdict");
        let claims = one("select coalesce(sum(attempts), 0)::bigint from submissions").await;
        if kills == 0 || claims == claimed {
            tokio::time::sleep(Duration::from_millis(if kills == 0 { 500 } else { 5 })).await;
            continue;
        }
        // Somebody has just taken an answer: one of them goes, or both.
        claimed = claims;
        tokio::time::sleep(Duration::from_millis(kills % 9 * 4)).await;
        let victims = if kills.is_multiple_of(2) { 0..2 } else { 0..1 };
        for place in victims {
            workers[place].kill().expect("it is ours");
            workers[place].wait().expect("it is gone");
            workers[place] = worker(&app);
        }
        kills -= 1;
    }
    for mut worker in workers {
        worker.kill().expect("it is ours");
        worker.wait().expect("it is gone");
    }
    assert_eq!(kills, 0, "all was judged before");
    let answers = i64::try_from(people * ANSWERS).expect("it is small");
    assert_eq!(one("select count(*) from verdicts").await, answers, "one verdict each");
    assert_eq!(one("select count(distinct submission_id) from verdicts").await, answers);
    assert_eq!(one("select count(*) from private.judge_queue").await, 0);
    assert_eq!(one("select count(*) from private.judge_turns where running is not null").await, 0);
    // A verdict is the right one, or says that we could not; and has the rows of one attempt, not of two.
    let wrong = "select count(*) from submissions where verdict not in ('internal_error',
        case when source like '%? 2%' then 'wrong_answer' else 'accepted' end)";
    assert_eq!(one(wrong).await, 0);
    let rows = "select count(*) from submissions s where s.verdict <> 'internal_error'
        and (select count(*) from submission_tests t where t.submission_id = s.id) <> s.total";
    assert_eq!(one(rows).await, 0);
    let again = one("select count(*) from submissions where attempts > 1").await;
    assert!(again > 0, "the kills met nobody");
}
