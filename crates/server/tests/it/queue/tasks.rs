//! Tasks: taken in with their transaction, run at least once, tried again, dead in the end.

use super::{Probe, put, worker};
use crate::kit::TestApp;
use devproof_db::Actor;
use devproof_queue::{Task, TaskError, enqueue, pending};
use serde_json::json;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

fn probe_task() -> Task<'static> {
    Task::now("probe", json!({ "a": 1 }))
}

#[tokio::test]
async fn a_task_exists_exactly_if_its_transaction_commits() {
    let app = TestApp::start().await;
    let tx = app.db.begin(Actor::System).await.unwrap();
    enqueue(&tx, &probe_task()).await.unwrap();
    drop(tx);
    let kept = put(&app.db, probe_task()).await.unwrap();
    let probe = Probe::new(|task| if task.payload["a"] == 1 { Ok(()) } else { Err(TaskError::Fatal("?".into())) });
    let drained = worker(&app.db, app.clock.clone(), probe.clone()).drain().await.unwrap();
    assert_eq!((drained.done, probe.seen()), (1, vec![(kept, 1)]));
    assert!(pending(&app.db).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_dedupe_key_is_taken_once_even_after_the_work_is_done() {
    let app = TestApp::start().await;
    let task = || Task { dedupe: Some("digest 2026-W47".to_owned()), ..probe_task() };
    let ids = futures::future::join_all((0..5).map(|_| put(&app.db, task()))).await;
    assert_eq!(ids.iter().flatten().count(), 1);
    let probe = Probe::new(|_| Ok(()));
    let worker = worker(&app.db, app.clock.clone(), probe.clone());
    worker.drain().await.unwrap();
    assert_eq!(put(&app.db, task()).await, None);
    assert_eq!(worker.drain().await.unwrap().done, 0);
    assert_eq!(probe.seen().len(), 1);
}

#[tokio::test]
async fn failures_come_again_later_and_end_dead() {
    let app = TestApp::start().await;
    put(&app.db, probe_task()).await.unwrap();
    let probe = Probe::new(|_| Err(TaskError::Retry("not yet".into())));
    let worker = worker(&app.db, app.clock.clone(), probe.clone());
    for attempt in 1..=10 {
        let drained = worker.drain().await.unwrap();
        assert_eq!(drained.failed, [("probe".to_owned(), "not yet".to_owned())], "try {attempt}");
        assert!(worker.drain().await.unwrap().failed.is_empty(), "not before its pause");
        app.clock.advance(time::Duration::minutes(91));
    }
    assert_eq!(worker.drain().await.unwrap().failed, []);
    assert_eq!(probe.seen().last().unwrap().1, 10);
    let left = pending(&app.db).await.unwrap();
    assert_eq!((left[0].state.as_str(), left[0].count, left[0].last_error.as_deref()), ("dead", 1, Some("not yet")));
}

#[tokio::test]
async fn a_fatal_error_and_a_panic_are_kept_apart() {
    let app = TestApp::start().await;
    put(&app.db, Task::now("probe", json!("fatal"))).await.unwrap();
    put(&app.db, Task::now("probe", json!("panic"))).await.unwrap();
    let probe = Probe::new(|task| match task.payload.as_str() {
        Some("fatal") => Err(TaskError::Fatal("never".into())),
        _ => panic!("a handler's own mistake"),
    });
    let drained = worker(&app.db, app.clock.clone(), probe).drain().await.unwrap();
    assert_eq!(drained.failed.len(), 2);
    let states: Vec<String> = pending(&app.db).await.unwrap().into_iter().map(|left| left.state).collect();
    assert_eq!(states, ["dead", "ready"]);
}

#[tokio::test]
async fn later_tasks_wait_and_unknown_kinds_are_left_alone() {
    let app = TestApp::start().await;
    let at = devproof_claims::Clock::now(&*app.clock) + time::Duration::minutes(10);
    put(&app.db, Task { run_at: Some(at), ..probe_task() }).await.unwrap();
    put(&app.db, Task::now("another kind", json!({}))).await.unwrap();
    let worker = worker(&app.db, app.clock.clone(), Probe::new(|_| Ok(())));
    assert_eq!(worker.drain().await.unwrap().done, 0);
    app.clock.advance(time::Duration::minutes(10));
    assert_eq!(worker.drain().await.unwrap().done, 1);
    assert_eq!(pending(&app.db).await.unwrap()[0].kind, "another kind");
}

#[tokio::test]
async fn what_a_killed_worker_held_comes_back_when_its_lease_is_over() {
    let app = TestApp::start().await;
    let id = put(&app.db, probe_task()).await.unwrap();
    let admin = app.database.admin().await;
    let now = devproof_claims::Clock::now(&*app.clock);
    let taken =
        "update queue.tasks set state = 'running', attempts = 1, lease = gen_random_uuid(), leased_until = $1";
    admin.execute(taken, &[&(now + time::Duration::seconds(30))]).await.unwrap();
    let probe = Probe::new(|_| Ok(()));
    let worker = worker(&app.db, app.clock.clone(), probe.clone());
    assert_eq!(worker.drain().await.unwrap().done, 0);
    app.clock.advance(time::Duration::seconds(31));
    assert_eq!(worker.drain().await.unwrap().done, 1);
    assert_eq!(probe.seen(), [(id, 2)]);
}

#[tokio::test]
async fn many_workers_share_the_work_and_are_woken_by_it() {
    let app = TestApp::start().await;
    let (probe, stop) = (Probe::new(|_| Ok(())), CancellationToken::new());
    let workers: Vec<_> =
        (0..3).map(|_| tokio::spawn(worker(&app.db, app.clock.clone(), probe.clone()).run(stop.clone()))).collect();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let woken = tokio::time::Instant::now();
    for _ in 0..30 {
        put(&app.db, probe_task()).await.unwrap();
    }
    while !pending(&app.db).await.unwrap().is_empty() {
        assert!(woken.elapsed() < Duration::from_secs(20), "{:?}", pending(&app.db).await);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut seen = probe.seen();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!((seen.len(), probe.seen().len()), (30, 30), "each once");
    stop.cancel();
    for worker in workers {
        worker.await.unwrap();
    }
}

#[tokio::test]
async fn a_stop_lets_running_work_finish() {
    let app = TestApp::start().await;
    put(&app.db, probe_task()).await.unwrap();
    let probe = Probe::new(|_| {
        std::thread::sleep(Duration::from_millis(400));
        Ok(())
    });
    let stop = CancellationToken::new();
    let running = tokio::spawn(worker(&app.db, app.clock.clone(), probe.clone()).run(stop.clone()));
    while probe.seen().is_empty() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    stop.cancel();
    running.await.unwrap();
    assert!(pending(&app.db).await.unwrap().is_empty());
}

#[tokio::test]
async fn others_may_put_work_in_and_nothing_else() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let caller = app.app.verifier.verify(&seeker.token, devproof_claims::Clock::now(&*app.clock)).unwrap();
    let tx = app.db.begin(Actor::Command(&caller)).await.unwrap();
    assert!(enqueue(&tx, &probe_task()).await.unwrap().is_some());
    tx.commit().await.unwrap();
    for actor in [Actor::Command(&caller), Actor::Caller(&caller), Actor::Service] {
        for table in [
            "select from queue.tasks",
            "select from queue.outbox",
            "select from auth.users",
            "delete from auth.sessions",
        ] {
            let tx = app.db.begin(actor).await.unwrap();
            let error = tx.execute(&devproof_db::Sql::new(table)).await.unwrap_err();
            assert_eq!(error.sqlstate(), Some("42501"), "{table}");
        }
    }
    let tx = app.db.begin(Actor::Caller(&caller)).await.unwrap();
    assert_eq!(enqueue(&tx, &probe_task()).await.unwrap_err().sqlstate(), Some("42501"));
}
