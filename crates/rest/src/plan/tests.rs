use super::read::read;
use super::*;
use crate::plan::call::{call_with_body, call_with_query};
use crate::request::body::Payload;
use crate::request::query::{KeysAre, Query};
use crate::schema_cache::fixture::cache;
use serde_json::Value;

/// The error of a read by `role`.
fn refused(role: Role, table: &str, raw: &str) -> Value {
    let (cache, limits) = (cache(), Limits::default());
    let scope = Scope { cache: &cache, role, limits: &limits };
    let query = Query::parse(raw, KeysAre::Filters, &limits).unwrap();
    let plan = scope.table(table).and_then(|table| read(scope, Columns::Table(table), &query));
    plan.expect_err(raw).body()
}

fn code(table: &str, raw: &str) -> String {
    refused(Role::Authenticated, table, raw)["code"].as_str().unwrap().to_owned()
}

#[test]
fn unknown_names() {
    let body = refused(Role::Anon, "pepole", "");
    assert_eq!(
        (&body["code"], &body["hint"]),
        (&"PGRST205".into(), &"Perhaps you meant the table 'public.people'".into())
    );
    assert_eq!(refused(Role::Anon, "secret", "")["hint"], Value::Null, "anon cannot see secrets");
    assert_eq!(refused(Role::ServiceRole, "secret", "")["hint"], "Perhaps you meant the table 'public.secrets'");
    assert_eq!(code("people", "select=nmae"), "42703");
    assert_eq!(code("people", "nmae=eq.1"), "42703");
    assert_eq!(code("people", "order=nmae"), "42703");
    assert_eq!(code("people", "select=name::regclass"), "42704");
    assert_eq!(code("people", "select=name::pg_catalog"), "42704");
    assert_eq!(code("people", "posts.body=eq.1"), "PGRST108");
    assert_eq!(code("people", "select=p:posts!author_id(body)&posts.body=eq.1"), "PGRST108");
    assert_eq!(code("people", "select=p:posts!author_id(body)&p=eq.1"), "PGRST120");
    assert_eq!(code("people", "select=p:posts!author_id(body)&order=p(body)"), "PGRST118");
    assert_eq!(code("people", "order=p(body)"), "PGRST108");
    assert_eq!(code("people", "limit=-1"), "PGRST103");
}

#[test]
fn relationships_that_cannot_be_found() {
    let body = refused(Role::Anon, "people", "select=pots(*)");
    assert_eq!(body["hint"], "Perhaps you meant 'posts' instead of 'pots'.");
    let body = refused(Role::Anon, "people", "select=secret(*)");
    assert_eq!((&body["code"], &body["hint"]), (&"PGRST200".into(), &Value::Null));
    assert_eq!(code("people", "select=posts!memberships(*)"), "PGRST200");
}

#[test]
fn ambiguity_is_described() {
    let body = refused(Role::Anon, "posts", "select=people(*)");
    insta::assert_json_snapshot!(body);
    let body = refused(Role::Anon, "people", "select=teams(*)");
    let kinds: Vec<&Value> = body["details"].as_array().unwrap().iter().map(|one| &one["cardinality"]).collect();
    assert_eq!(kinds, ["one-to-many", "many-to-many"]);
}

#[test]
fn hidden_tables_make_no_ambiguity() {
    // `secrets` relates to people as well, and only the service may know.
    let (cache, limits) = (cache(), Limits::default());
    let scope = Scope { cache: &cache, role: Role::Anon, limits: &limits };
    let query = Query::parse("select=secrets(id)", KeysAre::Filters, &limits).unwrap();
    let people = scope.table("people").unwrap();
    assert!(read(scope, Columns::Table(people), &query).is_ok(), "PostgreSQL itself refuses it");
}

#[test]
fn a_star_is_what_the_role_may_read() {
    let (cache, limits) = (cache(), Limits::default());
    let columns = |role, table: &str| {
        let scope = Scope { cache: &cache, role, limits: &limits };
        scope.table(table).unwrap().star(role).len()
    };
    assert_eq!(columns(Role::Anon, "people"), 6);
    assert_eq!(columns(Role::ServiceRole, "people"), 7);
    assert_eq!(columns(Role::Anon, "secrets"), 2, "all of them, so that PostgreSQL refuses");
}

fn call_error(name: &str, body: &str) -> Value {
    let (cache, limits) = (cache(), Limits::default());
    let scope = Scope { cache: &cache, role: Role::Anon, limits: &limits };
    let payload = Payload::parse(body.as_bytes(), None, Some("{}"), &limits).unwrap();
    call_with_body(scope, name, &Query::default(), &payload).expect_err(name).body()
}

#[test]
fn functions_that_cannot_be_chosen() {
    let body = call_error("add", r#"{"a":1,"c":2}"#);
    assert_eq!(body["hint"], "Perhaps you meant to call the function public.add(a, b)");
    assert_eq!(call_error("add", "{}")["code"], "PGRST202");
    assert_eq!(call_error("ad", r#"{"a":1}"#)["hint"], "Perhaps you meant to call the function public.add(a, b)");
    assert_eq!(call_error("do_secre", "{}")["hint"], Value::Null, "anon may not call do_secret");
    let body = call_error("twice", r#"{"x":1}"#);
    assert_eq!(body["code"], "PGRST203");
    assert_eq!(
        body["message"],
        "Could not choose the best candidate function between: public.twice(x => int4), public.twice(x => text)"
    );
}

#[test]
fn keys_that_are_no_parameters_filter() {
    let (cache, limits) = (cache(), Limits::default());
    let scope = Scope { cache: &cache, role: Role::Anon, limits: &limits };
    let plan = |raw: &str| {
        let query = Query::parse(raw, KeysAre::PerhapsArguments, &limits).unwrap();
        call_with_query(scope, "team_people", query)
    };
    assert_eq!(plan("team=t&name=eq.x").unwrap().read.conditions.len(), 1);
    assert_eq!(plan("team=t&other=5").unwrap_err().code(), "PGRST202");
    assert_eq!(plan("name=eq.x").unwrap_err().code(), "PGRST202");
    assert_eq!(plan("team=t&nmae=eq.x").unwrap_err().code(), "42703");
}
