use super::*;
use proptest::prelude::*;

fn parse(raw: &str) -> Result<Query, RestError> {
    Query::parse(raw, KeysAre::Filters, &Limits::default())
}

#[test]
fn keys_are_sorted_into_their_places() {
    let query = parse(
        "select=id,c:conversations(id)&or=(is_hidden.is.null,is_hidden.eq.false)&id=eq.1&id=gt.0\
         &c.title=like.*a*&c.order=id.desc&c.limit=3&limit=10&offset=20&c.not.and=(a.eq.1,b.eq.2)&meta->>k=eq.v",
    )
    .unwrap();
    assert_eq!(query.limits, [(vec!["c".to_owned()], 3), (vec![], 10)]);
    assert_eq!(query.offsets, [(vec![], 20)]);
    assert_eq!(query.orders[0].0, ["c"]);
    let paths: Vec<_> = query.conditions.iter().map(|(path, _)| path.len()).collect();
    assert_eq!(paths, [0, 0, 0, 1, 1, 0]);
    assert!(matches!(query.conditions[4].1, Condition::Group { negated: true, .. }));
}

#[test]
fn lists_of_columns() {
    let query = parse("columns=%22a%22,%22b%2Cc%22,%22a%22&on_conflict=a,b").unwrap();
    assert_eq!(query.columns.unwrap(), ["a", "b,c"]);
    assert_eq!(query.on_conflict.unwrap(), ["a", "b"]);
    assert!(parse("columns=").unwrap().columns.is_none());
    assert!(parse("columns=a,").is_err());
}

#[test]
fn arguments_stay_loose() {
    let query =
        Query::parse("a=5&b=eq.5&rel.x=eq.1&limit=1&or=(a.eq.1)&=3", KeysAre::PerhapsArguments, &Limits::default())
            .unwrap();
    let unresolved: Vec<_> =
        query.unresolved.iter().map(|unresolved| (unresolved.key.as_str(), unresolved.filter.is_some())).collect();
    assert_eq!(unresolved, [("a", false), ("b", true), ("rel.x", true), ("", false)]);
    assert_eq!(query.conditions.len(), 1);
}

#[test]
fn broken_strings() {
    for raw in [
        "=eq.1",
        "id=1",
        "id",
        "a..b=eq.1",
        "a->>b.c=eq.1",
        "limit=x",
        "limit=1e3",
        "offset=-1",
        "or=a",
        "not=eq",
        "order=",
        "limit=99999999999999999999",
        "id=eq(",
        "x'=eq.1",
    ] {
        assert!(parse(raw).is_err(), "{raw}");
    }
}

#[test]
fn bounds_hold() {
    let filters = |count: usize| vec!["a=eq.1"; count].join("&");
    assert!(parse(&filters(100)).is_ok());
    assert!(matches!(parse(&filters(101)), Err(RestError::TooMuch(_))));
    assert!(matches!(parse(&format!("a=eq.{}", "x".repeat(17_000))), Err(RestError::UriTooLong(_))));
    assert!(matches!(parse(&format!("order={}", vec!["a"; 21].join(","))), Err(RestError::TooMuch(_))));
}

/// Texts made of the grammar's own pieces find more than random bytes do.
fn soup() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("select="),
        Just("or="),
        Just("and="),
        Just("order="),
        Just("columns="),
        Just("not."),
        Just("eq."),
        Just("in."),
        Just("is.null"),
        Just("fts(a)"),
        Just("(any)"),
        Just("("),
        Just(")"),
        Just(","),
        Just("."),
        Just(":"),
        Just("::"),
        Just("->"),
        Just("->>"),
        Just("!inner"),
        Just("!"),
        Just("..."),
        Just("*"),
        Just("{"),
        Just("}"),
        Just("\""),
        Just("\\"),
        Just("%22"),
        Just("%5C"),
        Just("+"),
        Just("&"),
        Just("="),
        Just("a"),
        Just("-1"),
        Just("ä"),
        Just("limit="),
        Just("%F0%9F%98%80"),
        Just("count()"),
        Just("rel("),
        Just(" "),
    ];
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_000, ..ProptestConfig::default() })]

    #[test]
    fn b08_no_text_panics(raw in prop_oneof![soup(), ".{0,60}"]) {
        for keys in [KeysAre::Filters, KeysAre::PerhapsArguments] {
            if let Err(error) = Query::parse(&raw, keys, &Limits::default()) {
                prop_assert!(matches!(error.status().as_u16(), 400 | 414));
            }
        }
    }

    #[test]
    fn list_values_come_back(values in prop::collection::vec("[^\\x00]{1,8}", 1..6)) {
        let quoted: Vec<_> = values
            .iter()
            .map(|value| format!("\"{}\"", value.replace('\\', "\\\\").replace('"', "\\\"")))
            .collect();
        let raw: String = url::form_urlencoded::Serializer::new(String::new())
            .append_pair("c", &format!("in.({})", quoted.join(",")))
            .finish();
        let query = parse(&raw).unwrap();
        let Condition::Filter(leaf) = &query.conditions[0].1 else { panic!() };
        prop_assert_eq!(&leaf.test.operation, &crate::request::operator::Operation::In(values));
    }
}
