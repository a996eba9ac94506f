use super::*;
use crate::request::field::{JsonKey, JsonStep};

fn parse(input: &str) -> Result<Vec<SelectItem>, RestError> {
    select(input, &Limits::default())
}

fn column(name: &str) -> SelectItem {
    SelectItem::Column { field: Field { name: name.into(), path: vec![] }, alias: None, cast: None }
}

#[test]
fn columns_aliases_and_casts() {
    assert_eq!(parse("").unwrap(), vec![]);
    assert_eq!(parse("*").unwrap(), vec![SelectItem::Star]);
    assert_eq!(parse("a,b").unwrap(), vec![column("a"), column("b")]);
    assert_eq!(parse(" a , b ").unwrap(), vec![column("a"), column("b")]);
    assert_eq!(parse("\"odd, \\\"name\\\"\"").unwrap(), vec![column("odd, \"name\"")]);
    assert_eq!(parse("with-dash").unwrap(), vec![column("with-dash")]);
    assert_eq!(
        parse("x:a::text").unwrap(),
        vec![SelectItem::Column {
            field: Field { name: "a".into(), path: vec![] },
            alias: Some("x".into()),
            cast: Some("text".into()),
        }]
    );
}

#[test]
fn json_paths() {
    let items = parse("a->b->0->>c").unwrap();
    let [SelectItem::Column { field, .. }] = items.as_slice() else { panic!("{items:?}") };
    assert_eq!(
        field.path,
        vec![
            JsonStep { text: false, key: JsonKey::Name("b".into()) },
            JsonStep { text: false, key: JsonKey::Index(0) },
            JsonStep { text: true, key: JsonKey::Name("c".into()) },
        ]
    );
    assert_eq!(field.result_key(), "c");
    let items = parse("a->b->-1").unwrap();
    let [SelectItem::Column { field, .. }] = items.as_slice() else { panic!("{items:?}") };
    assert_eq!(field.result_key(), "b");
    assert_eq!(field.path[1].key, JsonKey::Index(-1));
    assert!(parse("a->").is_err());
    assert!(parse("a->99999999999").is_err());
}

#[test]
fn embeds_with_hints() {
    let items = parse("id,author:people!posts_author_fkey!inner(id,team:teams(*)),tags()").unwrap();
    let SelectItem::Embed(author) = &items[1] else { panic!() };
    assert_eq!(author.key(), "author");
    assert_eq!(author.hint.as_deref(), Some("posts_author_fkey"));
    assert!(author.inner);
    let SelectItem::Embed(team) = &author.items[1] else { panic!() };
    assert_eq!((team.key(), team.items.len()), ("team", 1));
    let SelectItem::Embed(tags) = &items[2] else { panic!() };
    assert!(tags.items.is_empty() && !tags.inner);
    assert!(parse("a!left!inner(b)").is_err());
    assert!(parse("a!x!y(b)").is_err());
}

#[test]
fn spreads() {
    let items = parse("id, ...author!posts_author_fkey!inner(name,...team(title))").unwrap();
    let SelectItem::Embed(author) = &items[1] else { panic!("{items:?}") };
    assert!(author.spread && author.inner && author.alias.is_none());
    let SelectItem::Embed(team) = &author.items[1] else { panic!("{author:?}") };
    assert_eq!((team.spread, team.key()), (true, "team"));
    for text in ["...a", "...x:a(b)", "....a(b)", "...(b)", "...*", "...a->b", "..a(b)", "...a::text"] {
        assert!(matches!(parse(text), Err(RestError::Parse { .. })), "{text}");
    }
}

#[test]
fn what_is_not_offered_says_so() {
    for text in ["a.count()", "a.sum()", "x:a::int.avg()", "rel(a.max())"] {
        assert!(matches!(parse(text), Err(RestError::Aggregates)), "{text}");
    }
}

#[test]
fn broken_lists_are_errors_that_name_the_place() {
    for text in [",", "a,", "a b:c:d", "rel(", "rel(a", "rel)", "a->>", "\"open", "a..b", "(", "a::", "*a"] {
        assert!(matches!(parse(text), Err(RestError::Parse { .. })), "{text}");
    }
    let Err(RestError::Parse { message, details }) = parse("a,,b") else { panic!() };
    assert_eq!(message, "\"failed to parse select parameter (a,,b)\" (line 1, column 3)");
    assert_eq!(details, "unexpected \",\" expecting field name (* or [a..z0..9_$])");
}

#[test]
fn bounds_hold() {
    let deep = |levels: usize| format!("{}id{}", "r(".repeat(levels), ")".repeat(levels));
    assert!(parse(&deep(5)).is_ok());
    assert!(matches!(parse(&deep(6)), Err(RestError::TooMuch(_))));
    assert!(matches!(parse(&"r(".repeat(8_000)), Err(RestError::TooMuch(_))));
    let wide = |count: usize| vec!["r(a)"; count].join(",");
    assert!(parse(&wide(10)).is_ok());
    assert!(matches!(parse(&wide(11)), Err(RestError::TooMuch(_))));
    assert!(matches!(parse(&vec!["a"; 201].join(",")), Err(RestError::TooMuch(_))));
    assert!(parse(&format!("{}:a", "x".repeat(64))).is_err());
}
