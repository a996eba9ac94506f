//! Values arrive as they were given, and are never part of a statement.

use crate::kit::{TestDatabase, person, run};
use devproof_claims::Caller;
use devproof_db::{Access, Bind, Rows, Sql};
use proptest::{prelude::*, strategy::ValueTree, test_runner::TestRunner};
use serde_json::{Value, json};
use time::OffsetDateTime;
use uuid::Uuid;

devproof_db::columns! {
    struct Values {
        id: Uuid,
        whole: i64,
        truth: bool,
        json: Value,
        moment: OffsetDateTime,
        texts: Vec<String>,
        bytes: Vec<u8>,
        nothing: Option<String>,
        real: f64,
    }
}

#[tokio::test]
async fn every_kind() {
    let database = TestDatabase::create().await;
    let (db, caller) = (database.pool(1), person(1));
    let id = Uuid::from_u128(77);
    let now = OffsetDateTime::from_unix_timestamp(1_700_000_000).expect("a time");
    let sql = Sql::new(
        "select $1::uuid as id, $2::bigint as whole, $3::bool as truth, $4::jsonb as json, $5::timestamptz as moment,
                $6::text[] as texts, $7::bytea as bytes, $8::text as nothing, $9::float8 as real",
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
    let row: Values = rows.read_first().expect("values of these types").expect("a row");
    assert_eq!((row.id, row.whole, row.truth), (id, -5, true));
    assert_eq!((row.json, row.moment), (json!({"a": [null]}), now));
    assert_eq!(row.texts, ["a,b", "\""]);
    assert_eq!((row.bytes, row.nothing), (vec![0, 255], None));
    assert_eq!(row.real, 0.5);

    let long = "ä".repeat(3_000_000);
    let echoed = run(&db, &caller, Access::ReadOnly, Sql::new("select $1::text").bind(&long)).await.expect("rows");
    assert!(echoed[0].only::<String>().expect("a text") == long);
    let many = run(&db, &caller, Access::ReadOnly, Sql::new("select n from generate_series(1, 50000) n")).await;
    let many = many.expect("rows");
    assert_eq!((many.len(), many[49_999].only::<i32>().expect("a number")), (50_000, 50_000));
    let none = run(&db, &caller, Access::ReadOnly, Sql::new("select 1 where false")).await.expect("no rows");
    assert!(none.is_empty());
}

#[tokio::test]
async fn more_statements_than_the_cache_holds() {
    let database = TestDatabase::create().await;
    let (db, caller, visitor) = (database.pool(1), person(1), Caller::anon());
    for round in 0..2 {
        for number in 0..700 {
            // Every second text is sent by two roles, for each of which it is prepared.
            let callers = [&caller, &visitor];
            for caller in &callers[..if number % 2 == 0 { 2 } else { 1 }] {
                let sql = Sql::new(format!("select {number} + $1::int")).bind(round);
                let rows = run(&db, caller, Access::ReadOnly, sql).await.expect("rows");
                assert_eq!(rows[0].only::<i32>().expect("a number"), number + round);
            }
        }
    }
    let prepared = run(&db, &caller, Access::ReadOnly, Sql::new("select count(*) from pg_prepared_statements")).await;
    assert!(prepared.expect("a count")[0].only::<i64>().expect("a number") <= 770);
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
    assert_eq!(star().await.expect("rows")[0].named::<i32>("a").expect("a number"), 1);
    admin.batch_execute("alter table public.zz_t add b text default 'x'").await.expect("a column");
    assert_eq!(star().await.expect_err("another answer").sqlstate(), Some("0A000"));
    assert_eq!(star().await.expect("rows")[0].named::<String>("b").expect("a text"), "x");
}

#[tokio::test]
async fn texts_come_back() {
    let database = TestDatabase::create().await;
    let (db, caller) = (database.pool(1), person(1));
    let values = prop::collection::vec("[^\0]{0,30}|';--|\\$1|\\{\\}|\\\\", 1..4);
    let mut runner = TestRunner::new(ProptestConfig { cases: 100, ..ProptestConfig::default() });
    for _ in 0..100 {
        let values = values.new_tree(&mut runner).expect("values").current();
        let sql =
            Sql::new("select $1::text[] as list, $2::text as first").bind(values.clone()).bind(values[0].as_str());
        let rows = run(&db, &caller, Access::ReadOnly, sql).await.expect("rows");
        assert_eq!(rows[0].named::<Vec<String>>("list").expect("texts"), values);
        assert_eq!(rows[0].named::<String>("first").expect("a text"), values[0]);
        let _: Bind = values.into();
    }
}
