use super::*;
use crate::request::operator::{Compare, Is, Operation, Quantifier, TextQuery};

fn plain(value: &str) -> Result<Test, RestError> {
    filter(Field { name: "c".into(), path: vec![] }, value, &Limits::default()).map(|filter| filter.test)
}

fn operation(value: &str) -> Operation {
    plain(value).unwrap_or_else(|error| panic!("{value}: {error:?}")).operation
}

fn tree(value: &str) -> Result<Condition, RestError> {
    logic_tree(Junction::Or, false, value, &Limits::default())
}

fn leaves(value: &str) -> Vec<Operation> {
    let Condition::Group { members, .. } = tree(value).unwrap() else { panic!() };
    members
        .into_iter()
        .map(|member| match member {
            Condition::Filter(filter) => filter.test.operation,
            Condition::Group { .. } => panic!("a group"),
        })
        .collect()
}

#[test]
fn plain_values_are_literal_to_the_end() {
    assert_eq!(operation("eq.\"a\""), Operation::Compare(Compare::Eq, None, "\"a\"".into()));
    assert_eq!(operation("eq."), Operation::Compare(Compare::Eq, None, String::new()));
    assert_eq!(operation("eq.a.b,c)"), Operation::Compare(Compare::Eq, None, "a.b,c)".into()));
    assert_eq!(operation("eq.') or 1=1--"), Operation::Compare(Compare::Eq, None, "') or 1=1--".into()));
    assert_eq!(operation("neq.null"), Operation::Compare(Compare::Neq, None, "null".into()));
    assert_eq!(operation("isdistinct.x"), Operation::IsDistinct("x".into()));
}

#[test]
fn every_operator() {
    for (word, kind) in [
        ("gt", Compare::Gt),
        ("gte", Compare::Gte),
        ("lt", Compare::Lt),
        ("lte", Compare::Lte),
        ("match", Compare::Match),
        ("imatch", Compare::Imatch),
        ("cs", Compare::Contains),
        ("cd", Compare::ContainedIn),
        ("ov", Compare::Overlaps),
        ("sl", Compare::StrictlyLeft),
        ("sr", Compare::StrictlyRight),
        ("nxr", Compare::NotRight),
        ("nxl", Compare::NotLeft),
        ("adj", Compare::Adjacent),
    ] {
        assert_eq!(operation(&format!("{word}.1")), Operation::Compare(kind, None, "1".into()));
    }
    assert_eq!(operation("like.*a%*"), Operation::Compare(Compare::Like, None, "%a%%".into()));
    assert!(plain("not.ilike.a").unwrap().negated);
}

#[test]
fn quantifiers() {
    let any = operation("eq(any).{1,2}");
    assert_eq!(any, Operation::Compare(Compare::Eq, Some(Quantifier::Any), "{1,2}".into()));
    let all = operation("like(all).{a*,*b}");
    assert_eq!(all, Operation::Compare(Compare::Like, Some(Quantifier::All), "{a%,%b}".into()));
    assert!(plain("neq(any).{1}").is_err());
    assert!(plain("eq(some).{1}").is_err());
}

#[test]
fn lists() {
    let list = |value: &str| match operation(value) {
        Operation::In(values) => values,
        other => panic!("{other:?}"),
    };
    assert_eq!(list("in.()"), Vec::<String>::new());
    assert_eq!(list("in.(\"\")"), [""]);
    assert_eq!(list("in.(a,b c,\"d,(e)\")"), ["a", "b c", "d,(e)"]);
    assert_eq!(list("in.(\"a\\\"b\",\"c\\\\d\")"), ["a\"b", "c\\d"]);
    assert_eq!(list("in.(\"a\"b,c)"), ["\"a\"b", "c"]);
    for broken in ["in.", "in.a", "in.(a", "in.(a)b", "in.(\"a"] {
        assert!(plain(broken).is_err(), "{broken}");
    }
    let many = |count: usize| format!("in.({})", vec!["1"; count].join(","));
    assert!(plain(&many(1_000)).is_ok());
    assert!(matches!(plain(&many(1_001)), Err(RestError::TooMuch(_))));
}

#[test]
fn states() {
    for (word, is) in [
        ("null", Is::Null),
        ("NULL", Is::Null),
        ("not_null", Is::NotNull),
        ("True", Is::True),
        ("false", Is::False),
        ("unknown", Is::Unknown),
    ] {
        assert_eq!(operation(&format!("is.{word}")), Operation::Is(is));
    }
    assert!(plain("is.nil").is_err());
    assert!(plain("is.null ").is_err());
}

#[test]
fn searches() {
    assert_eq!(operation("fts.a&b"), Operation::Search(TextQuery::Raw, None, "a&b".into()));
    assert_eq!(
        operation("wfts(english).a \"b\""),
        Operation::Search(TextQuery::Web, Some("english".into()), "a \"b\"".into())
    );
    assert!(plain("fts(english').x").is_err());
    assert!(plain("phfts().x").is_err());
}

#[test]
fn trees() {
    assert_eq!(
        leaves("(is_hidden.is.null,is_hidden.eq.false)"),
        [Operation::Is(Is::Null), Operation::Compare(Compare::Eq, None, "false".into())]
    );
    assert_eq!(
        leaves("(a.cs.{1,\"}\"},b.eq.\"x,)\\\"y\",c.in.(1,2))"),
        [
            Operation::Compare(Compare::Contains, None, "{1,\"}\"}".into()),
            Operation::Compare(Compare::Eq, None, "x,)\"y".into()),
            Operation::In(vec!["1".into(), "2".into()]),
        ]
    );
    let Condition::Group { members, .. } = tree("(a.eq.1,not.and(b.gt.2,not.c.is.null,d.not.eq.3))").unwrap() else {
        panic!()
    };
    let Condition::Group { negated: true, junction: Junction::And, members } = &members[1] else { panic!() };
    assert!(members[1..].iter().all(|member| matches!(member, Condition::Filter(leaf) if leaf.test.negated)));
    assert_eq!(tree("(and.eq.1,orders.eq.2)").unwrap().count(), 2);
}

#[test]
fn broken_trees_are_refused() {
    for text in ["", "()", "(a)", "(a.eq)", "(a.eq.1", "(a.eq.1)x", "(a.foo.1)", "a.eq.1", "(a.eq.1,)", "(a.cs.{1)"] {
        assert!(matches!(tree(text), Err(RestError::Parse { .. })), "{text}");
    }
    assert!(matches!(tree(&format!("({}", "and(".repeat(4_000))), Err(RestError::TooMuch(_))));
}
