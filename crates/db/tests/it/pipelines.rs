//! Quick reads of many people share a connection, and nobody notices.

use crate::kit::{TestDatabase, WHO, expected, person, run, texts};
use devproof_claims::Caller;
use devproof_db::{Access, Bind, Db, Pace, Sql};
use futures::future::join_all;
use std::{collections::HashSet, sync::Arc, time::Duration};
use tokio::time::{sleep, timeout};

/// A statement that comes again and again.
struct Shape(Arc<str>, Pace);

impl Shape {
    /// One that is known to be quick.
    async fn quick(db: &Db, text: &str, bind: impl Into<Bind>) -> Self {
        let shape = Self(text.into(), Pace::default());
        let bind = bind.into();
        // The first time it is prepared, which does not count; a busy machine may need some more.
        for _ in 0..50 {
            run(db, &person(1), Access::ReadOnly, shape.with(bind.clone())).await.expect("an answer");
            if shape.1.is_quick() {
                return shape;
            }
        }
        panic!("{text} is never quick");
    }

    fn with(&self, bind: impl Into<Bind>) -> Sql {
        Sql::of_shape(Arc::clone(&self.0), vec![bind.into()], self.1.clone())
    }
}

fn who() -> String {
    format!("{WHO} where $1::int is not null")
}

#[tokio::test]
async fn everybody_is_themselves_and_few_messages_carry_many() {
    let database = TestDatabase::create().await;
    let db = database.pool(2);
    let shape = Shape::quick(&db, &who(), 1).await;
    let before = db.round_trips();
    let all = (0..400_u128).map(|number| {
        let (db, shape) = (&db, &shape);
        async move {
            let caller = match number % 6 {
                0 => Caller::anon(),
                1 => Caller::service(),
                _ => person(number),
            };
            let rows = run(db, &caller, Access::ReadOnly, shape.with(1)).await.expect("an answer");
            assert_eq!(texts(&rows[0]), expected(&caller, true));
        }
    });
    join_all(all).await;
    let messages = db.round_trips() - before;
    assert!(messages < 200, "400 requests in {messages} messages");
    assert_eq!((db.occupancy().busy, db.occupancy().waiting), (0, 0));
}

#[tokio::test]
async fn one_that_fails_fails_alone() {
    let database = TestDatabase::create().await;
    let db = database.pool(2);
    let shape = Shape::quick(&db, "select array[(12 / $1::int)::text]", 1).await;
    let all = (0..64).map(|number| run_once(&db, &shape, number % 4));
    for (number, result) in join_all(all).await.into_iter().enumerate() {
        match number % 4 {
            0 => assert_eq!(result.expect_err("no division").as_deref(), Some("22012")),
            by => assert_eq!(result.expect("an answer"), [(12 / by).to_string()]),
        }
    }
}

async fn run_once(db: &Db, shape: &Shape, bind: i32) -> Result<Vec<String>, Option<String>> {
    let rows = run(db, &person(1), Access::ReadOnly, shape.with(bind)).await;
    rows.map(|rows| texts(&rows[0])).map_err(|error| error.sqlstate().map(str::to_owned))
}

#[tokio::test]
async fn who_asks_for_the_same_gets_the_same_and_what_was_written_before_is_in_it() {
    let database = TestDatabase::create().await;
    let db = database.pool(2);
    let admin = database.admin().await;
    admin
        .batch_execute(
            "create table public.counted (n int); insert into public.counted values (0);\
        grant select on public.counted to public",
        )
        .await
        .expect("a table");
    let shape = Shape::quick(
        &db,
        "select array[n::text, clock_timestamp()::text] from public.counted where $1::int is not null",
        1,
    )
    .await;
    let mut moments = HashSet::new();
    for round in 1..=20_i32 {
        admin.execute("update public.counted set n = $1", &[&round]).await.expect("a write");
        let visitor = Caller::anon();
        let all = (0..30).map(|_| run(&db, &visitor, Access::ReadOnly, shape.with(1)));
        for rows in join_all(all).await {
            let texts = texts(&rows.expect("an answer")[0]);
            assert_eq!(texts[0], round.to_string());
            moments.insert(texts[1].clone());
        }
    }
    assert!(moments.len() < 300, "600 requests were {} statements", moments.len());
}

#[tokio::test]
async fn writes_stay_where_one_waits_for_locks() {
    let database = TestDatabase::create().await;
    let db = database.pool(2);
    let shape = Shape::quick(&db, &who(), 1).await;
    let before = db.round_trips();
    let caller = person(2);
    let all = (0..40).map(|_| run(&db, &caller, Access::ReadWrite, shape.with(1)));
    for rows in join_all(all).await {
        assert_eq!(texts(&rows.expect("an answer")[0]), expected(&caller, false));
    }
    assert!(db.round_trips() - before >= 40, "each has a connection to itself");
}

#[tokio::test]
async fn what_turns_slow_leaves_the_way_free() {
    let database = TestDatabase::create().await;
    let db = database.pool(4);
    let text = "select array[pg_sleep($1::float8)::text]";
    let shape = Shape::quick(&db, text, 0.0).await;
    run(&db, &person(1), Access::ReadOnly, shape.with(0.1)).await.expect("an answer");
    assert!(!shape.1.is_quick());
    // Were all of them on the connections for quick reads, they would wait for one another.
    let caller = person(1);
    let all = (0..4).map(|_| run(&db, &caller, Access::ReadOnly, shape.with(0.5)));
    let all = timeout(Duration::from_millis(1_400), join_all(all)).await.expect("side by side");
    assert!(all.iter().all(Result::is_ok));
}

#[tokio::test]
async fn a_slow_one_keeps_nobody_behind_it_waiting_and_is_not_asked_twice() {
    let database = TestDatabase::create().await;
    let db = database.pool(9);
    let admin = database.admin().await;
    let table = "create table public.held (n int); grant select on public.held to public";
    admin.batch_execute(table).await.expect("a table");
    let held = Shape::quick(&db, "select array['x'] from public.held where $1::int is not null", 1).await;
    let quick = Shape::quick(&db, &who(), 1).await;
    admin.batch_execute("begin; lock table public.held in access exclusive mode").await.expect("a lock");
    let locked = |count: i64| {
        let admin = &admin;
        let sql = "select count(*) from pg_locks where relation = 'public.held'::regclass and not granted";
        async move {
            let reached = async {
                while admin.query_one(sql, &[]).await.expect("locks").get::<_, i64>(0) != count {
                    sleep(Duration::from_millis(5)).await;
                }
            };
            timeout(Duration::from_secs(10), reached).await.expect("so many wait");
        }
    };
    let ask = |number: u128| {
        let (db, sql) = (db.clone(), held.with(1));
        tokio::spawn(async move { run(&db, &person(number), Access::ReadOnly, sql).await.map(|rows| rows.len()) })
    };
    let first = ask(1);
    locked(1).await;
    // Sent behind the slow one, or given to its connection later: all of them are answered while it waits.
    for round in 0..5_u128 {
        let all = (0..100_u128).map(|number| {
            let (db, quick) = (&db, &quick);
            async move {
                let caller = person(100 * round + number);
                let rows = run(db, &caller, Access::ReadOnly, quick.with(1)).await.expect("an answer");
                assert_eq!(texts(&rows[0]), expected(&caller, true));
            }
        });
        timeout(Duration::from_secs(10), join_all(all)).await.expect("nobody waits for the lock");
    }
    locked(1).await;
    // Its shape is known to be slow now: the next of its kind has a connection to itself.
    let second = ask(2);
    locked(2).await;
    assert!(!held.1.is_quick());
    admin.batch_execute("rollback").await.expect("let go");
    for answer in [first, second] {
        assert_eq!(answer.await.expect("no panic").expect("an answer"), 0);
    }
    let free = async {
        while db.occupancy().busy > 0 {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(Duration::from_secs(10), free).await.expect("no place is lost");
}

#[tokio::test]
async fn requests_that_are_given_up_disturb_nobody() {
    let database = TestDatabase::create().await;
    let db = database.pool(2);
    let shape = Shape::quick(&db, &who(), 1).await;
    for round in 0..60_u64 {
        let leaving = (0..20_u128).map(|number| {
            let (db, sql) = (db.clone(), shape.with(1));
            tokio::spawn(async move { run(&db, &person(number), Access::ReadOnly, sql).await.map(drop) })
        });
        let leaving: Vec<_> = leaving.collect();
        sleep(Duration::from_micros(50 * round)).await;
        leaving.iter().for_each(tokio::task::JoinHandle::abort);
        let caller = person(1000 + u128::from(round));
        let rows = run(&db, &caller, Access::ReadOnly, shape.with(1)).await.expect("an answer");
        assert_eq!(texts(&rows[0]), expected(&caller, true));
    }
    // Those that were sent are answered, to nobody.
    let free = async {
        while db.occupancy().busy > 0 {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(Duration::from_secs(10), free).await.expect("no place is lost");
}

#[tokio::test]
async fn a_connection_that_breaks_is_opened_anew() {
    let database = TestDatabase::create().await;
    let db = database.pool(2);
    let shape = Shape::quick(&db, &who(), 1).await;
    let end = "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'devproof_gate' and datname = current_database()";
    for _ in 0..3 {
        run(&db, &person(1), Access::ReadOnly, shape.with(1)).await.expect("an answer");
        database.admin().await.batch_execute(end).await.expect("they are closed");
        sleep(Duration::from_millis(50)).await;
        let all = (1..=20).map(|number| {
            let (db, shape) = (&db, &shape);
            async move { run(db, &person(number), Access::ReadOnly, shape.with(1)).await }
        });
        for (number, rows) in (1..=20).zip(join_all(all).await) {
            assert_eq!(texts(&rows.expect("an answer")[0]), expected(&person(number), true));
        }
    }
}

#[tokio::test]
async fn a_schema_that_changes_under_a_statement_fails_once() {
    let database = TestDatabase::create().await;
    let db = database.pool(2);
    let admin = database.admin().await;
    admin
        .batch_execute("create table public.changing (a text); grant select on public.changing to public")
        .await
        .expect("a table");
    let shape = Shape::quick(&db, "select * from public.changing where $1::int is not null", 1).await;
    run(&db, &person(1), Access::ReadOnly, shape.with(1)).await.expect("an answer");
    admin.batch_execute("alter table public.changing add column b int").await.expect("another column");
    // The first on each connection may fail; then it is prepared anew.
    for _ in 0..4 {
        let _ = run(&db, &person(1), Access::ReadOnly, shape.with(1)).await;
    }
    let caller = person(1);
    let all = (0..20).map(|_| run(&db, &caller, Access::ReadOnly, shape.with(1)));
    for rows in join_all(all).await {
        rows.expect("the new columns");
    }
}
