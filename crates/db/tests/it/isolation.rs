//! No one ever acts as someone else: whatever happened on a connection before, the next one to use it has their own
//! role and claims, and no one's when they have none.

use crate::kit::{TestDatabase, WHO, expected, person, run, texts};
use devproof_claims::Caller;
use devproof_db::{Access, Actor, Db, Settings, Sql};
use std::time::Duration;
use tokio::time::timeout;

async fn check(db: &Db, caller: &Caller, access: Access) {
    let rows = run(db, caller, access, Sql::new(WHO)).await.expect("an answer");
    assert_eq!(texts(&rows[0]), expected(caller, access == Access::ReadOnly));
}

#[tokio::test]
async fn many_people_on_few_connections() {
    let database = TestDatabase::create().await;
    let db = database.pool(2);
    let tasks: Vec<_> = (1..=24_u128)
        .map(|number| {
            let db = db.clone();
            tokio::spawn(async move {
                let caller = match number % 6 {
                    0 => Caller::anon(),
                    1 => Caller::service(),
                    _ => person(number),
                };
                for round in 0..40 {
                    let access = if round % 3 == 0 { Access::ReadWrite } else { Access::ReadOnly };
                    check(&db, &caller, access).await;
                    if round % 7 == 0 {
                        let failed = run(&db, &caller, access, Sql::new("select 1 / $1::int").bind(0)).await;
                        assert_eq!(failed.expect_err("no division").sqlstate(), Some("22012"));
                    }
                    if round % 11 == 0 {
                        let tx = db.begin(Actor::Command(&caller)).await.expect("a transaction");
                        let row = tx.query_one(&Sql::new(WHO)).await.expect("a row");
                        let current = texts(&row);
                        assert_eq!(current[0], "app_command");
                        assert_eq!(current[1..4], expected(&caller, false)[1..4]);
                        // Sometimes it is just forgotten.
                        if round % 2 == 0 {
                            tx.commit().await.expect("a commit");
                        }
                    }
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.expect("nobody was somebody else");
    }
}

/// Requests are given up at every moment of their way, and others follow on the same connections at once.
#[tokio::test]
async fn requests_that_are_given_up() {
    let database = TestDatabase::create().await;
    let db = database.pool(2);
    let (leaving, staying) = (person(1), person(2));
    for round in 0..250_u64 {
        let sleep = Sql::new("select pg_sleep($1::float8 / 1000), $2::text")
            .bind(f64::from(u8::try_from(round % 5).unwrap_or(0)));
        let sleep = sleep.bind("x".repeat(usize::try_from(round * 400).unwrap_or(0)));
        let patience = Duration::from_micros(round * 20);
        let _ = timeout(patience, run(&db, &leaving, Access::ReadWrite, sleep)).await;
        let in_a_transaction = async {
            let tx = db.begin(Actor::Caller(&leaving)).await?;
            tx.query(&Sql::new("select pg_sleep(0.002)")).await?;
            tx.commit().await
        };
        if round % 5 == 0 {
            let _ = timeout(patience, in_a_transaction).await;
        }
        check(&db, &staying, Access::ReadOnly).await;
        check(&db, &Caller::anon(), Access::ReadWrite).await;
    }
    // Nothing was left open, and no connection was lost for good.
    let admin = database.admin().await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let open: i64 = admin
        .query_one(
            "select count(*) from pg_stat_activity
             where usename = 'devproof_gate' and datname = current_database() and state <> 'idle'",
            &[],
        )
        .await
        .expect("a count")
        .get(0);
    assert_eq!(open, 0);
    for caller in [&leaving, &staying, &leaving, &staying] {
        check(&db, caller, Access::ReadOnly).await;
    }
    assert_eq!(db.occupancy().busy, 0);
}

#[tokio::test]
async fn a_transaction_dropped_halfway_takes_everything_back() {
    let database = TestDatabase::create().await;
    database
        .admin()
        .await
        .batch_execute("create table public.zz_t (n int); grant all on public.zz_t to authenticated")
        .await
        .expect("a table");
    let db = database.pool(1);
    let caller = person(3);
    let tx = db.begin(Actor::Caller(&caller)).await.expect("a transaction");
    tx.execute(&Sql::new("insert into public.zz_t values (1)")).await.expect("a row");
    let _ = timeout(Duration::from_millis(20), tx.query(&Sql::new("select pg_sleep(0.3)"))).await;
    // Its answer is still to come, and the next one is not mistaken for it.
    assert_eq!(tx.query_one(&Sql::new("select 42")).await.expect("a row").only::<i32>().expect("a number"), 42);
    drop(tx);
    let count =
        run(&db, &caller, Access::ReadOnly, Sql::new("select count(*) from public.zz_t")).await.expect("rows");
    assert_eq!(count[0].only::<i64>().expect("a count"), 0);

    let tx = db.begin(Actor::Caller(&caller)).await.expect("a transaction");
    tx.execute(&Sql::new("insert into public.zz_t values (1)")).await.expect("a row");
    assert!(tx.query(&Sql::new("select 1 / 0")).await.is_err());
    assert_eq!(tx.commit().await.expect_err("nothing to commit").sqlstate(), Some("25P02"));
    let count =
        run(&db, &caller, Access::ReadOnly, Sql::new("select count(*) from public.zz_t")).await.expect("rows");
    assert_eq!(count[0].only::<i64>().expect("a count"), 0);
}

#[tokio::test]
async fn the_settings_of_one_request_end_with_it() {
    let database = TestDatabase::create().await;
    let db = database.pool(1);
    let caller = person(4);
    let settings = Settings {
        pairs: vec![("request.path", "/secret".into()), ("timezone", "Asia/Tokyo".into())],
        statement_timeout: Some(Duration::from_millis(40)),
    };
    let look = Sql::new(
        "select array[coalesce(current_setting('request.path', true), ''), current_setting('timezone'), \
         current_setting('statement_timeout')]",
    );
    let rows = db.run(Actor::Caller(&caller), Access::ReadOnly, &settings, &look).await.expect("rows");
    assert_eq!(texts(&rows[0]), ["/secret", "Asia/Tokyo", "40ms"]);
    let slow = db.run(Actor::Caller(&caller), Access::ReadOnly, &settings, &Sql::new("select pg_sleep(2)")).await;
    assert_eq!(slow.expect_err("too slow").sqlstate(), Some("57014"));
    let rows = run(&db, &Caller::anon(), Access::ReadOnly, look).await.expect("rows");
    assert_eq!(texts(&rows[0]), ["", "UTC", "1s"]);
}
