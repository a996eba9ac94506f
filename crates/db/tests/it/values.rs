//! Values arrive as they were given, and are never part of a statement.

use crate::kit::{TestDatabase, person, run};
use devproof_db::{Access, Bind, Sql};
use proptest::{prelude::*, strategy::ValueTree, test_runner::TestRunner};
use serde_json::{Value, json};
use time::OffsetDateTime;
use uuid::Uuid;

#[tokio::test]
async fn every_kind() {
    let database = TestDatabase::create().await;
    let (db, caller) = (database.pool(1), person(1));
    let id = Uuid::from_u128(77);
    let now = OffsetDateTime::from_unix_timestamp(1_700_000_000).expect("a time");
    let sql = Sql::new(
        "select $1::uuid, $2::bigint, $3::bool, $4::jsonb, $5::timestamptz, $6::text[], $7::bytea, $8::text, $9::float8",
    )
    .bind(id)
    .bind(-5_i64)
    .bind(true)
    .bind(json!({"a": [null]}))
    .bind(now)
    .bind(vec!["a,b".to_owned(), "\"".to_owned()])
    .bind(vec![0_u8, 255])
    .bind(None::<String>)
    .bind(0.5);
    let rows = run(&db, &caller, Access::ReadOnly, sql).await.expect("rows");
    let row = &rows[0];
    assert_eq!((row.get::<_, Uuid>(0), row.get::<_, i64>(1), row.get::<_, bool>(2)), (id, -5, true));
    assert_eq!((row.get::<_, Value>(3), row.get::<_, OffsetDateTime>(4)), (json!({"a": [null]}), now));
    assert_eq!(row.get::<_, Vec<String>>(5), ["a,b", "\""]);
    assert_eq!((row.get::<_, Vec<u8>>(6), row.get::<_, Option<String>>(7)), (vec![0, 255], None));
    assert_eq!(row.get::<_, f64>(8), 0.5);

    let long = "ä".repeat(3_000_000);
    let echoed = run(&db, &caller, Access::ReadOnly, Sql::new("select $1::text").bind(&long)).await.expect("rows");
    assert!(echoed[0].get::<_, String>(0) == long);
    let many = run(&db, &caller, Access::ReadOnly, Sql::new("select n from generate_series(1, 50000) n")).await;
    let many = many.expect("rows");
    assert_eq!((many.len(), many[49_999].get::<_, i32>(0)), (50_000, 50_000));
    let none = run(&db, &caller, Access::ReadOnly, Sql::new("select 1 where false")).await.expect("no rows");
    assert!(none.is_empty());
}

#[tokio::test]
async fn more_statements_than_are_kept() {
    let database = TestDatabase::create().await;
    let (db, caller) = (database.pool(1), person(1));
    for round in 0..2 {
        for number in 0..700 {
            let sql = Sql::new(format!("select {number} + $1::int")).bind(round);
            let rows = run(&db, &caller, Access::ReadOnly, sql).await.expect("rows");
            assert_eq!(rows[0].get::<_, i32>(0), number + round);
        }
    }
    let kept = run(&db, &caller, Access::ReadOnly, Sql::new("select count(*) from pg_prepared_statements")).await;
    assert!(kept.expect("a count")[0].get::<_, i64>(0) <= 513);
}

#[tokio::test]
async fn a_schema_that_changes_under_a_statement() {
    let database = TestDatabase::create().await;
    let (db, caller, admin) = (database.pool(1), person(1), database.admin().await);
    admin
        .batch_execute("create table public.zz_t as select 1 as a; grant select on public.zz_t to authenticated")
        .await
        .expect("a table");
    let star = || run(&db, &caller, Access::ReadOnly, Sql::new("select * from public.zz_t"));
    assert_eq!(star().await.expect("rows")[0].get::<_, i32>(0), 1);
    admin.batch_execute("alter table public.zz_t add b text default 'x'").await.expect("a column");
    assert_eq!(star().await.expect_err("another answer").sqlstate(), Some("0A000"));
    assert_eq!(star().await.expect("rows")[0].get::<_, String>(1), "x");
}

#[tokio::test]
async fn texts_come_back() {
    let database = TestDatabase::create().await;
    let (db, caller) = (database.pool(1), person(1));
    let values = prop::collection::vec("[^\0]{0,30}|';--|\\$1|\\{\\}|\\\\", 1..4);
    let mut runner = TestRunner::new(ProptestConfig { cases: 100, ..ProptestConfig::default() });
    for _ in 0..100 {
        let values = values.new_tree(&mut runner).expect("values").current();
        let sql = Sql::new("select $1::text[], $2::text").bind(values.clone()).bind(values[0].as_str());
        let rows = run(&db, &caller, Access::ReadOnly, sql).await.expect("rows");
        assert_eq!(rows[0].get::<_, Vec<String>>(0), values);
        assert_eq!(rows[0].get::<_, String>(1), values[0]);
        let _: Bind = values.into();
    }
}
