//! The SQL of plans over the fixture schema, as snapshots to be read.

use super::*;
use crate::error::RestError;
use crate::limits::Limits;
use crate::plan::{Columns, Scope, call as calls, read as reads, write as writes};
use crate::request::accept::Form;
use crate::request::body::Payload;
use crate::request::prefer::Prefer;
use crate::request::query::{KeysAre, Query};
use crate::schema_cache::fixture::cache;
use crate::sql::ident;
use devproof_claims::Role;

mod values;

const OBJECT: Form = Form { singular: true, ..Form::LIST };

fn shown(title: &str, sql: &Sql) -> String {
    let binds: Vec<String> = sql.binds().iter().map(|bind| format!("{bind:?}")).collect();
    format!("-- {title}\n{}\n-- {}\n", sql.text(), binds.join(" "))
}

fn get(table: &str, raw: &str, count: Counting) -> String {
    get_as(Form::LIST, table, raw, count)
}

fn get_as(form: Form, table: &str, raw: &str, count: Counting) -> String {
    let (cache, limits) = (cache(), Limits::default());
    let scope = Scope { cache: &cache, role: Role::Authenticated, limits: &limits };
    let query = Query::parse(raw, KeysAre::Filters, &limits).unwrap();
    let table = scope.table(table).unwrap();
    let plan = reads::read(scope, Columns::Table(table), &query).unwrap();
    let options = ReadOptions { form, head: false, count, max_bytes: 9 };
    shown(raw, &read(&table.name, &plan, options))
}

fn change(verb: &str, table: &str, raw: &str, prefer: &str, body: &str, form: Form) -> Result<String, RestError> {
    let (cache, limits) = (cache(), Limits::default());
    let scope = Scope { cache: &cache, role: Role::Authenticated, limits: &limits };
    let query = Query::parse(raw, KeysAre::Filters, &limits)?;
    let prefer = Prefer::parse([prefer].into_iter())?;
    let table = scope.table(table)?;
    let payload = || Payload::parse(body.as_bytes(), None, None, &limits);
    let plan = match verb {
        "POST" => writes::insert(scope, table, &query, &prefer, &payload()?)?,
        "PATCH" => writes::update(scope, table, &query, &prefer, &payload()?)?,
        "PUT" => writes::put(scope, table, &query, &prefer, &payload()?)?,
        _ => writes::delete(scope, table, &query, &prefer)?,
    };
    let representation = prefer.representation();
    let options = WriteOptions { form, representation, max_affected: prefer.max_affected() };
    Ok(shown(&format!("{verb} {raw} {prefer:?}", prefer = prefer.returning), &write(&plan, options)))
}

fn post(name: &str, raw: &str, body: &str) -> String {
    let (cache, limits) = (cache(), Limits::default());
    let scope = Scope { cache: &cache, role: Role::Authenticated, limits: &limits };
    let query = Query::parse(raw, KeysAre::Filters, &limits).unwrap();
    let payload = Payload::parse(body.as_bytes(), None, Some("{}"), &limits).unwrap();
    let plan = calls::call_with_body(scope, name, &query, &payload).unwrap();
    shown(&format!("POST {name} {body}"), &call(&plan, call_options()))
}

fn call_options() -> CallOptions {
    CallOptions {
        form: Form::LIST,
        head: false,
        count: Counting::No,
        max_affected: None,
        max_bytes: None,
        require_one: false,
    }
}

#[test]
fn columns_and_filters() {
    let all = [
        get("people", "", Counting::No),
        get("people", "select=id,label:name,meta->a->>0,tags->0,name::text&limit=5000&offset=3", Counting::All),
        get(
            "people",
            "name=eq.x&name=not.like.a*&id=in.(1,2)&name=is.null&tags=ov.{a}&name=ilike(any).{a,b}&meta->>k=eq.v\
             &name=isdistinct.y&search=fts(english).cat&name=wfts.cat&or=(name.eq.1,and(name.gt.2,not.or(id.is.null)))",
            Counting::UpTo(10),
        ),
        get("people", "select=&order=name.desc.nullslast,meta->>a", Counting::No),
    ];
    insta::assert_snapshot!(all.join("\n"));
}

#[test]
fn embeds() {
    let all = [
        get("posts", "select=body,author:people!posts_author_id_fkey(name)", Counting::No),
        get(
            "people",
            "select=name,posts!author_id(body)&posts.body=eq.x&posts.limit=2&posts.order=body",
            Counting::No,
        ),
        get("people", "select=name,teams!memberships!inner(title)&teams.title=eq.x", Counting::All),
        get("people", "select=name,teams!memberships(title,people!teams_owner_id_fkey(name))", Counting::No),
        get("people", "select=passports(number),manager:manager_id(name),people(name)", Counting::No),
        get("posts", "select=body,author_id()&author_id=not.is.null&order=author_id(name).desc", Counting::No),
        get("active_people", "select=name,posts!posts_author_id_fkey(body)&posts=is.null", Counting::No),
    ];
    insta::assert_snapshot!(all.join("\n"));
}

#[test]
fn spreads() {
    let all = [
        get("posts", "select=body,...author_id(id,name)", Counting::No),
        get("people", "select=name,...posts!author_id(body,id)&posts.order=body&posts.limit=3", Counting::No),
        get("people", "select=...teams!memberships!inner(title,...owner_id(name,name))", Counting::All),
        get("posts", "select=...author_id(n:name,passports(number))&author_id.name=eq.x", Counting::No),
        get("posts", "select=body,...author_id()", Counting::No),
    ];
    insta::assert_snapshot!(all.join("\n"));
}

#[test]
fn comma_separated() {
    let all = [
        get_as(Form::CSV, "people", "select=id,the%20name:name,...posts!author_id(body)&name=eq.x", Counting::No),
        get_as(Form::CSV, "people", "select=", Counting::No),
        change("POST", "people", "select=name", "return=representation", r#"{"name":"x"}"#, Form::CSV).unwrap(),
    ];
    insta::assert_snapshot!(all.join("\n"));
}

#[test]
fn changes() {
    let all = [
        change("POST", "people", "", "", r#"{"name":"x"}"#, Form::LIST),
        change(
            "POST",
            "people",
            "select=id,posts!author_id(body)",
            "return=representation",
            r#"[{"name":"x"}]"#,
            OBJECT,
        ),
        change("POST", "people", "columns=id,name", "missing=default", r#"[{"name":"x"},{"id":"1"}]"#, Form::LIST),
        change("POST", "people", "", "resolution=merge-duplicates", r#"{"id":"1","name":"x"}"#, Form::LIST),
        change("POST", "people", "on_conflict=name", "resolution=ignore-duplicates", r#"{"name":"x"}"#, Form::LIST),
        change("POST", "people", "", "return=headers-only", "{}", Form::LIST),
        change("PATCH", "people", "id=eq.1", "handling=strict,max-affected=3", r#"{"name":"y"}"#, Form::LIST),
        change("PATCH", "people", "", "", "{}", Form::LIST),
        change("DELETE", "people", "id=eq.1&select=name&order=name", "return=representation", "", Form::LIST),
        change("PUT", "people", "id=eq.1", "", r#"{"id":"1","name":"x"}"#, Form::LIST),
    ];
    let all: Vec<String> = all.into_iter().map(Result::unwrap).collect();
    insta::assert_snapshot!(all.join("\n"));
}

#[test]
fn changes_that_cannot_be() {
    let code = |verb: &str, raw: &str, body: &str| {
        change(verb, "people", raw, "", body, Form::LIST).expect_err(raw).code().to_owned()
    };
    assert_eq!(code("POST", "", r#"{"nmae":1}"#), "PGRST204");
    assert_eq!(code("POST", "columns=nmae", r#"{"name":1}"#), "PGRST204");
    assert_eq!(code("POST", "", r#"[{"name":1},{"id":2}]"#), "PGRST102");
    assert_eq!(code("POST", "columns=name", "[1]"), "PGRST102");
    assert_eq!(code("PATCH", "nmae=eq.1", r#"{"name":1}"#), "42703");
    assert_eq!(code("PATCH", "", r#"[{"name":1},{"name":2}]"#), "PGRST102");
    assert_eq!(code("PUT", "name=eq.1", r#"{"id":"1"}"#), "PGRST105");
    assert_eq!(code("PUT", "", r#"{"id":"1"}"#), "PGRST105");
    assert_eq!(code("PUT", "id=gt.1", r#"{"id":"1"}"#), "PGRST105");
    assert_eq!(code("PUT", "id=eq.1&limit=1", r#"{"id":"1"}"#), "PGRST114");
    assert_eq!(code("PUT", "id=eq.1", r#"{"name":"1"}"#), "PGRST115");
}

#[test]
fn calls_of_functions() {
    let all = [
        post("add", "", r#"{"a":1}"#),
        post("do_nothing", "", ""),
        post("team_people", "select=name,posts!author_id(body)&name=eq.x&limit=3", r#"{"team":"t"}"#),
        post("echo", "", "[1,2]"),
    ];
    insta::assert_snapshot!(all.join("\n"));
}

#[test]
fn calls_by_query() {
    let (cache, limits) = (cache(), Limits::default());
    let scope = Scope { cache: &cache, role: Role::Authenticated, limits: &limits };
    let raw = "team=eq.5&name=eq.x&order=name";
    let query = Query::parse(raw, KeysAre::PerhapsArguments, &limits).unwrap();
    let plan = calls::call_with_query(scope, "team_people", query).unwrap();
    insta::assert_snapshot!(shown(raw, &call(&plan, call_options())));
}

#[test]
fn names_cannot_break_out() {
    let sql = get("people", "select=%22x%5C%22%3B--%22:name", Counting::No);
    assert!(sql.contains(r#"t0."name" as "x"";--""#), "{sql}");
    // A key of CSV is a value, in the header, and no name at all.
    let csv = get_as(Form::CSV, "people", "select=%22x%5C%22%3B--%22:name", Counting::No);
    assert!(!csv.lines().nth(1).is_some_and(|sql| sql.contains(";--")), "{csv}");
    let spread = get("posts", "select=...author_id(%22x%5C%22%3B--%22:name)", Counting::No);
    assert!(spread.contains(r#"t0_s0.c0 as "x"";--""#) && !spread.contains(r#"as "x";"#), "{spread}");
    assert_eq!(ident("a\"b"), "\"a\"\"b\"");
}
