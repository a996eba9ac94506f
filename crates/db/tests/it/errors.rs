//! What goes wrong, and that nothing has happened then.

use crate::kit::{TestDatabase, person, run};
use devproof_db::{Access, Actor, DbErrorKind, Sql};

#[tokio::test]
async fn all_or_nothing() {
    let database = TestDatabase::create().await;
    let admin = database.admin().await;
    admin
        .batch_execute(
            "create table public.zz_t (n int primary key, of int references public.zz_t deferrable initially deferred);
             grant all on public.zz_t to authenticated",
        )
        .await
        .expect("a table");
    let db = database.pool(1);
    let caller = person(1);
    let count = async || -> i64 { admin.query_one("select count(*) from zz_t", &[]).await.expect("a row").get(0) };

    // Read-only means it, even for a statement that would set it back.
    for text in [
        "insert into public.zz_t values (1)",
        "with w as (insert into public.zz_t values (1) returning 1) select * from w",
        "select set_config('transaction_read_only', 'off', true)",
    ] {
        let error = run(&db, &caller, Access::ReadOnly, Sql::new(text)).await.expect_err(text);
        assert_eq!(error.sqlstate().map(|code| &code[..2]), Some("25"), "{text}: {error}");
    }
    // Several rows, of which the last fails.
    let error = run(
        &db,
        &caller,
        Access::ReadWrite,
        Sql::new("insert into public.zz_t select 3 - n from generate_series(1, 3) n union all select 0"),
    )
    .await;
    assert_eq!(error.expect_err("twice").unique_violation(), Some("zz_t_pkey"));
    // What only the commit refuses is an error as well.
    let error =
        run(&db, &caller, Access::ReadWrite, Sql::new("insert into public.zz_t values (7, 8) returning n")).await;
    let error = error.expect_err("no such row");
    assert_eq!(
        (error.sqlstate(), error.constraint(), error.table()),
        (Some("23503"), Some("zz_t_of_fkey"), Some("zz_t"))
    );
    // A role that may not: nothing runs, as any role.
    let anon = devproof_claims::Caller::anon();
    let error = run(&db, &anon, Access::ReadWrite, Sql::new("insert into public.zz_t values (9)")).await;
    assert_eq!(error.expect_err("not allowed").sqlstate(), Some("42501"));
    assert_eq!(count().await, 0);
    run(&db, &caller, Access::ReadWrite, Sql::new("insert into public.zz_t values (9)")).await.expect("allowed");
    assert_eq!(count().await, 1);
}

#[tokio::test]
async fn statements_that_cannot_be_prepared() {
    let database = TestDatabase::create().await;
    let db = database.pool(1);
    let caller = person(1);
    let error = run(&db, &caller, Access::ReadOnly, Sql::new("selec 1")).await.expect_err("no SQL");
    assert_eq!((error.kind(), error.sqlstate()), (DbErrorKind::Database, Some("42601")));
    let error = run(&db, &caller, Access::ReadOnly, Sql::new("select '\0'")).await.expect_err("no text");
    assert_eq!(error.kind(), DbErrorKind::Internal);
    let error = run(&db, &caller, Access::ReadOnly, Sql::new("select $1::text")).await.expect_err("no value");
    assert_eq!(error.sqlstate(), Some("08P01"));
    let error =
        run(&db, &caller, Access::ReadOnly, Sql::new("select $1::text").bind("a\0b")).await.expect_err("no text");
    assert_eq!(error.sqlstate(), Some("22021"));
    let row = run(&db, &caller, Access::ReadOnly, Sql::new("select 1 as one")).await.expect("the connection is well");
    assert_eq!(row[0].named::<i32>("one").expect("a number"), 1);
    assert!(row[0].named::<String>("one").is_err() && row[0].named::<i32>("two").is_err());
}

#[tokio::test]
async fn connections_that_break() {
    let database = TestDatabase::create().await;
    let (db, admin, caller) = (database.pool(2), database.admin().await, person(1));
    let mine = async |sql: &'static str| run(&db, &caller, Access::ReadOnly, Sql::new(sql)).await;
    mine("select 1").await.expect("an answer");
    let end_all = "select pg_terminate_backend(pid, 2000) from pg_stat_activity
                   where usename = 'devproof_gate' and datname = current_database()";
    // While it rests in the pool: the next user does not notice.
    admin.batch_execute(end_all).await.expect("an end");
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    mine("select 1").await.expect("a new connection");
    // While it works: this request fails, the next does not.
    let (slow, ()) = tokio::join!(mine("select pg_sleep(1)"), async {
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        admin.batch_execute(end_all).await.expect("an end");
    });
    assert_eq!(slow.expect_err("ended").sqlstate(), Some("57P01"));
    mine("select 1").await.expect("a new connection");
    // While a transaction is open.
    let tx = db.begin(Actor::Caller(&caller)).await.expect("a transaction");
    admin.batch_execute(end_all).await.expect("an end");
    assert!(tx.query(&Sql::new("select 1")).await.is_err());
    assert!(tx.commit().await.is_err());
    mine("select 1").await.expect("a new connection");
}

#[tokio::test]
async fn nobody_answers_there() {
    let database = TestDatabase::create().await;
    for config in [
        {
            let mut config = database.gate();
            config.dbname("nowhere");
            config
        },
        {
            let mut config = devproof_db::Config::new();
            config.host_path("/nonexistent").user("x");
            config
        },
        {
            let mut config = devproof_db::Config::new();
            config.host("127.0.0.1").port(1).user("x");
            config
        },
        devproof_db::Config::new(),
    ] {
        let db = devproof_db::Db::new(config, devproof_db::PoolLimits::default()).expect("a pool");
        let error = run(&db, &person(1), Access::ReadOnly, Sql::new("select 1")).await.expect_err("no connection");
        assert_eq!(error.kind(), DbErrorKind::Connection, "{error}");
    }
}
