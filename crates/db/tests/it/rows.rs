//! Rows are read by the names of their columns; several statements go in one round trip.

use crate::kit::{TestDatabase, person};
use devproof_db::{Actor, DbError, Sql, Tx};

devproof_db::columns! {
    #[derive(Debug, PartialEq)]
    struct Person {
        name: String,
        age: Option<i32>,
        r#type: String,
    }
}

async fn begun(database: &TestDatabase) -> Tx {
    database.pool(1).begin(Actor::Caller(&person(1))).await.expect("a transaction")
}

fn words<T: std::fmt::Debug>(answer: Result<T, DbError>) -> String {
    answer.expect_err("it is refused").to_string()
}

#[tokio::test]
async fn columns_are_found_by_name_in_any_order() {
    let database = TestDatabase::create().await;
    let tx = begun(&database).await;
    let sql = Sql::new("select 'b' as type, 1 as more, null::int as age, 'a' as name");
    let read: Person = tx.read(&sql).await.expect("a person");
    assert_eq!(read, Person { name: "a".to_owned(), age: None, r#type: "b".to_owned() });
    assert_eq!(tx.read_opt::<Person>(&Sql::new("select 1 where false")).await.expect("none"), None);
    let several: Vec<Person> = tx
        .read_all(&Sql::new("select 'a' as name, n as age, 't' as type from generate_series(1, 3) n"))
        .await
        .expect("3");
    assert_eq!(several.iter().map(|person| person.age).collect::<Vec<_>>(), [Some(1), Some(2), Some(3)]);
}

#[tokio::test]
async fn a_missing_column_another_type_and_a_null_are_errors_with_the_columns_name() {
    let database = TestDatabase::create().await;
    let tx = begun(&database).await;
    let refused = async |sql: &'static str| words(tx.read::<Person>(&Sql::new(sql)).await);
    assert!(refused("select 'a' as name, 1 as age").await.contains("\"type\""));
    assert!(refused("select 'a' as name, 'x' as age, 't' as type").await.contains("\"age\" holds text"));
    assert!(refused("select null::text as name, 1 as age, 't' as type").await.contains("\"name\""));
    assert!(words(tx.value::<i32>(&Sql::new("select 1, 2")).await).contains("one column"));
    assert_eq!(tx.value_opt::<i32>(&Sql::new("select 1 where false")).await.expect("none"), None);
    assert_eq!(tx.values::<i32>(&Sql::new("select generate_series(1, 2)")).await.expect("two"), [1, 2]);
}

#[tokio::test]
async fn statements_sent_together_answer_each_for_itself_and_none_comes_after_a_failure() {
    let database = TestDatabase::create().await;
    let tx = begun(&database).await;
    let (one, none, many) = (
        Sql::new("select $1::int").bind(7),
        Sql::new("select 1 where false"),
        Sql::new("select generate_series(1, 3)"),
    );
    let [first, second, third] = tx.query_together([&one, &none, &many]).await.expect("three answers");
    assert_eq!((first[0].only::<i32>().expect("a number"), second.len(), third.len()), (7, 0, 3));
    let (bad, after) = (Sql::new("select 1 / $1::int").bind(0), Sql::new("select pg_advisory_lock(42)"));
    let error = tx.query_together([&bad, &after]).await.expect_err("a division by zero");
    assert_eq!(error.sqlstate(), Some("22012"));
    tx.rollback().await.expect("the end");
    let held = "select count(*) from pg_locks where locktype = 'advisory' and objid = 42 and database =
        (select oid from pg_database where datname = current_database())";
    let held: i64 = database.admin().await.query_one(held, &[]).await.expect("locks").get(0);
    assert_eq!(held, 0, "what came after the failure did not happen");
}

#[tokio::test]
async fn a_commit_goes_with_the_last_statements_unless_one_of_them_fails() {
    let database = TestDatabase::create().await;
    let admin = database.admin().await;
    let table = "create table public.zz_t (n int primary key); grant all on public.zz_t to authenticated";
    admin.batch_execute(table).await.expect("a table");
    let count =
        async || admin.query_one("select count(*) from public.zz_t", &[]).await.expect("rows").get::<_, i64>(0);
    let insert = Sql::new("insert into public.zz_t values (1) returning n");

    let tx = begun(&database).await;
    let [inserted, other] = tx.query_last([&insert, &Sql::new("select 2")]).await.expect("two answers");
    assert_eq!(inserted[0].only::<i32>().expect("a number") + other[0].only::<i32>().expect("a number"), 3);
    assert_eq!(count().await, 1, "before anyone asks for the commit");
    let late = tx.query(&Sql::new("select 1")).await.expect_err("it has ended");
    assert!(late.to_string().contains("has ended"), "{late}");
    tx.commit().await.expect("nothing is left to do");

    let tx = begun(&database).await;
    tx.query(&Sql::new("insert into public.zz_t values (2)")).await.expect("a row");
    let error = tx.query_last([&insert]).await.expect_err("it is there already");
    assert!(error.unique_violation().is_some(), "{error}");
    assert_eq!(tx.commit().await.expect_err("nothing to commit").sqlstate(), Some("25P02"));
    assert_eq!(count().await, 1, "nothing of it happened");

    // What failed before, and was not asked about again, is not taken for a commit.
    let tx = begun(&database).await;
    assert!(tx.query(&Sql::new("select 1 / 0")).await.is_err());
    assert!(tx.query_last([]).await.is_err());
}
