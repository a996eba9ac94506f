//! No value of a request is ever part of a statement's text.

use super::*;
use proptest::prelude::*;

/// The statement's text alone.
fn text(shown: &str) -> String {
    shown.lines().nth(1).unwrap().to_owned()
}

/// A query string with `value` quoted in every place where a value can stand.
fn everywhere(value: &str) -> String {
    let quoted = format!("\"{}\"", value.replace('\\', "\\\\").replace('"', "\\\""));
    let pairs = [
        ("select", "id,meta->a->>b,...posts!author_id(body)".to_owned()),
        ("name", format!("eq.{value}")),
        ("name", format!("not.like.{value}")),
        ("name", format!("ilike(any).{value}")),
        ("name", format!("match(all).{value}")),
        ("name", format!("isdistinct.{value}")),
        ("name", format!("in.({quoted},{quoted})")),
        ("name", format!("wfts(english).{value}")),
        ("search", format!("fts.{value}")),
        ("tags", format!("cs.{value}")),
        ("salary", format!("adj.{value}")),
        ("meta->>k", format!("eq.{value}")),
        ("or", format!("(name.eq.{quoted},and(name.gt.{quoted},not.id.in.({quoted})))")),
        ("posts.body", format!("eq.{value}")),
        ("posts.or", format!("(body.eq.{quoted},id.is.null)")),
    ];
    url::form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn b08_values_of_filters(value in "[^\0]{0,20}|[a-z]';--|\\$1|\\{\\}\"\\)") {
        for form in [Form::LIST, Form::CSV] {
            let usual = get_as(form, "people", &everywhere("x"), Counting::UpTo(5));
            let other = get_as(form, "people", &everywhere(&value), Counting::UpTo(5));
            prop_assert_eq!(text(&usual), text(&other));
        }
    }

    #[test]
    fn b08_values_of_writes(value in "[^\0]{0,20}") {
        let body = |value: &str| serde_json::json!({ "name": value }).to_string();
        let write = |verb: &str, value: &str| {
            let id = url::form_urlencoded::Serializer::new(String::new())
                .append_pair("id", &format!("eq.{value}"))
                .finish();
            let body = if verb == "PUT" { serde_json::json!({ "id": value, "name": value }).to_string() } else { body(value) };
            text(&change(verb, "people", &id, "return=representation", &body, Form::CSV).unwrap())
        };
        for verb in ["POST", "PATCH", "PUT", "DELETE"] {
            prop_assert_eq!(write(verb, "x"), write(verb, &value));
        }
        let called = |value: &str| text(&post("do_secret", "", &serde_json::json!({ "x": value }).to_string()));
        prop_assert_eq!(called("x"), called(&value));
    }

    /// Keys of the answer and paths into JSON are the client's choice as well: paths are values, keys quoted names.
    #[test]
    fn names_of_the_client(ending in "[^\0\\p{Cc}]{1,12}") {
        let text_with = |name: &str| {
            let quoted = format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\""));
            let select = format!("{quoted}:name,meta->{quoted}->>{quoted},{quoted}:posts!author_id({quoted}:body)");
            let raw = url::form_urlencoded::Serializer::new(String::new()).append_pair("select", &select).finish();
            text(&get("people", &raw, Counting::No)).replace(&ident(name), "?")
        };
        prop_assert_eq!(text_with(&format!("zz{ending}")), text_with("zzx"));
    }
}
