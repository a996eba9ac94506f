use super::*;
use crate::limits::Limits;
use crate::plan::{Columns, Scope, read as reads};
use crate::query::{self, Counting, ReadOptions};
use crate::request::accept::Form;
use crate::request::query::{KeysAre, Query, pairs};
use crate::schema_cache::fixture::cache;
use devproof_claims::Role;

/// The statement of a read of `posts`, by way of the shapes or not.
fn statement(shapes: Option<&Shapes<ReadPlan>>, raw: &str, count: Counting) -> Result<Sql, RestError> {
    let (cache, limits) = (cache(), Limits::default());
    let scope = Scope { cache: &cache, role: Role::Authenticated, limits: &limits };
    let sent = pairs(raw, &limits)?;
    let split = Pairs::new(&sent);
    let write = |values: &[String]| {
        let query = Query::of_pairs(&split.with(values), KeysAre::Filters, &limits)?;
        let plan = reads::read(scope, Columns::Table(scope.table("posts")?), &query)?;
        let options = ReadOptions { form: Form::LIST, head: false, count, max_bytes: 9 };
        let sql = query::read("posts", &plan, options);
        Ok((plan, sql))
    };
    match shapes {
        Some(shapes) => shapes.statement(1, split.key(String::new()), &split.values, write).map(|(_, sql)| sql),
        None => write(&split.values).map(|(_, sql)| sql),
    }
}

fn shown(sql: &Sql) -> String {
    format!("{} {:?}", sql.text(), sql.binds())
}

const KEPT: [&str; 8] = [
    "",
    "select=id,body&id=eq.1&limit=5",
    "id=eq.1&author_id=neq.2",
    "id=eq.1&id=eq.2&order=id.desc",
    "id=gte.1&id=lt.(9)",
    "body=eq.not.in.(1,2)*",
    "author_id=is.null&id=eq.%22x%22",
    "select=id,people!author_id!inner(name)&people.name=eq.x&people.order=name",
];

#[test]
fn a_kept_statement_is_the_one_that_is_written_anew() {
    for raw in KEPT {
        let shapes = Shapes::default();
        for value in ["1", "", "a'; drop table posts; --", "eq.2", "null", "{1,2}", "ü*%"] {
            let encoded: String = url::form_urlencoded::byte_serialize(value.as_bytes()).collect();
            let raw = raw.replace("eq.1", &format!("eq.{encoded}"));
            let anew = shown(&statement(None, &raw, Counting::All).expect(&raw));
            assert_eq!(shown(&statement(Some(&shapes), &raw, Counting::All).unwrap()), anew, "{raw}");
            assert_eq!(shown(&statement(Some(&shapes), &raw, Counting::All).unwrap()), anew, "{raw} again");
        }
        assert_eq!(shapes.len(), 1, "{raw}");
    }
}

#[test]
fn what_has_values_elsewhere_is_not_kept() {
    let shapes = Shapes::default();
    for raw in [
        "id=in.(1,2)",
        "body=like.a*",
        "or=(id.eq.1,id.eq.2)",
        "offset=20",
        "id=not.eq.1",
        "body=fts.a",
        "id=eq(any).{1}",
    ] {
        let anew = shown(&statement(None, raw, Counting::No).expect(raw));
        assert_eq!(shown(&statement(Some(&shapes), raw, Counting::No).unwrap()), anew, "{raw}");
    }
    assert_eq!(shapes.len(), 0);
}

#[test]
fn what_is_refused_is_refused_in_the_same_words_and_not_kept() {
    let shapes = Shapes::default();
    for raw in ["nothing=eq.1", "order=eq.1", "limit=eq.1", "select=eq.1", "people.name=eq.1", "id=eq.%00"] {
        let anew = statement(None, raw, Counting::No).expect_err(raw);
        let second = statement(Some(&shapes), raw, Counting::No).expect_err(raw);
        assert_eq!(format!("{anew:?}"), format!("{second:?}"), "{raw}");
    }
    assert_eq!(shapes.len(), 0);
}

#[test]
fn different_requests_have_different_shapes() {
    let key = |pairs: &[(&str, &str)]| {
        let pairs: Vec<_> = pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        Pairs::new(&pairs).key("head".to_owned()).unwrap()
    };
    assert_eq!(key(&[("a", "eq.1")]), key(&[("a", "eq.2")]));
    let all = [
        key(&[]),
        key(&[("a", "eq.1")]),
        key(&[("a", "neq.1")]),
        key(&[("b", "eq.1")]),
        key(&[("a", "eq.1"), ("b", "eq.1")]),
        key(&[("b", "eq.1"), ("a", "eq.1")]),
        key(&[("select", "eq.1")]),
        key(&[("select", "eq.2")]),
        key(&[("a", "is.null")]),
        key(&[("a", "is.true")]),
        key(&[("limit", "1")]),
        key(&[("limit", "2")]),
    ];
    let different: std::collections::BTreeSet<&String> = all.iter().collect();
    assert_eq!(different.len(), all.len());
}

#[test]
fn a_placeholder_that_is_not_a_whole_bind_keeps_nothing() {
    let placeholders = ["\0".to_owned() + "0\0"];
    let shape = |sql: Sql| Shape::new((), &sql, &placeholders).is_some();
    assert!(shape(Sql::new("select $1, $2, $3").bind("x").bind(&placeholders[0]).bind(&placeholders[0])));
    assert!(!shape(Sql::new("select 1")), "the value is nowhere");
    assert!(!shape(Sql::new("select $1").bind(format!("%{}", placeholders[0]))), "it is a part of a bind");
    assert!(!shape(Sql::new(format!("select '{}', $1", placeholders[0])).bind(&placeholders[0])), "it is in the SQL");
}
