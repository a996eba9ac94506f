use super::*;

fn one(text: &str) -> Condition {
    let mut filter = Filter::parse(text).unwrap();
    assert_eq!(filter.conditions.len(), 1, "{text}");
    filter.conditions.remove(0)
}

fn compare(text: &str) -> (Comparison, String) {
    match one(text).test {
        Test::Compare(comparison, value) => (comparison, value),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn every_operator_is_read() {
    let names = [
        ("eq", Comparison::Eq),
        ("neq", Comparison::Neq),
        ("lt", Comparison::Lt),
        ("lte", Comparison::Lte),
        ("gt", Comparison::Gt),
        ("gte", Comparison::Gte),
        ("like", Comparison::Like),
        ("ilike", Comparison::ILike),
        ("match", Comparison::Match),
        ("imatch", Comparison::IMatch),
        ("isdistinct", Comparison::IsDistinct),
    ];
    for (name, comparison) in names {
        assert_eq!(compare(&format!("a={name}.x.y")), (comparison, "x.y".to_owned()));
        assert!(one(&format!("a=not.{name}.x")).negated);
    }
    assert_eq!(one("a=is.NULL").test, Test::Is(IsValue::Null));
    assert_eq!(one("a=in.(1,2)").test, Test::In(vec!["1".into(), "2".into()]));
}

#[test]
fn values_may_be_empty_quoted_or_hold_an_equals_sign() {
    assert_eq!(compare("a=eq.").1, "");
    assert_eq!(compare("a=eq.b=c").1, "b=c");
    assert_eq!(compare(r#"a=eq."x,y\"z\\""#).1, r#"x,y"z\"#);
    assert_eq!(one(r#"a=in.(x,"b,)c",)"#).test, Test::In(vec!["x".into(), "b,)c".into(), String::new()]));
    assert_eq!(one("a=in.()").test, Test::In(Vec::new()));
}

#[test]
fn conditions_are_joined_by_commas() {
    let filter = Filter::parse("a=eq.1,b=not.in.(2,3),c=is.not_null").unwrap();
    let columns: Vec<_> = filter.conditions.iter().map(|condition| condition.column.as_str()).collect();
    assert_eq!(columns, ["a", "b", "c"]);
    assert_eq!(Filter::parse(""), Ok(Filter::default()));
}

#[test]
fn what_is_not_understood_is_named() {
    let shape =
        ["a", "=eq.1", "a=eq", "a=not.eq", "a=eq.1,", "a=eq.x, y", r#"a=eq."x"#, r#"a=eq."x"y"#, ",", r#"a=eq."x\"#];
    for text in shape {
        assert_eq!(Filter::parse(text), Err(FilterError::Shape), "{text}");
    }
    assert_eq!(Filter::parse("a=fts.x"), Err(FilterError::Operator("fts".into())));
    assert_eq!(Filter::parse(r"a=match.(x)\1"), Err(FilterError::BackReference));
    assert_eq!(Filter::parse("a=is.maybe"), Err(FilterError::IsValue));
    for text in ["a=in.1,2", "a=in.(1,2", "a=in.(\"1\"2)"] {
        assert_eq!(Filter::parse(text), Err(FilterError::List), "{text}");
    }
}

#[test]
fn sizes_are_bounded() {
    let values = |count: usize| format!("a=in.({})", vec!["1"; count].join(","));
    assert!(Filter::parse(&values(100)).is_ok());
    assert!(matches!(Filter::parse(&values(101)), Err(FilterError::TooLarge(_))));
    assert!(matches!(Filter::parse(&["a=eq.1"; 21].join(",")), Err(FilterError::TooLarge(_))));
    assert!(matches!(Filter::parse(&format!("a=match.{}", "x".repeat(257))), Err(FilterError::TooLarge(_))));
    assert!(matches!(Filter::parse(&format!("a=eq.{}", "x".repeat(20_000))), Err(FilterError::TooLarge(_))));
}

fn decide(filter: &str, type_name: &str, cell: &Cell) -> Option<bool> {
    Filter::parse(filter).unwrap().decide(|column| (column == "a").then_some((type_name, cell)))
}

fn text(value: &str) -> Cell {
    Cell::Text(value.to_owned())
}

#[test]
fn certain_types_are_decided_without_the_database() {
    let id = "0198c0de-0000-7000-8000-0000000000aa";
    assert_eq!(decide(&format!("a=eq.{}", id.to_uppercase()), "uuid", &text(id)), Some(true));
    assert_eq!(decide("a=eq.0198c0de-0000-7000-8000-0000000000ab", "uuid", &text(id)), Some(false));
    assert_eq!(decide("a=eq.007", "int4", &text("7")), Some(true));
    assert_eq!(decide("a=in.(6,7)", "int8", &text("7")), Some(true));
    assert_eq!(decide("a=not.in.(6,7)", "int8", &text("7")), Some(false));
    assert_eq!(decide("a=eq.true", "bool", &text("t")), Some(true));
    assert_eq!(decide("a=is.false", "bool", &text("t")), Some(false));
    assert_eq!(decide("a=neq.open", "text", &text("draft")), Some(true));
}

#[test]
fn null_holds_for_nothing_but_tests_for_null() {
    for filter in ["a=eq.x", "a=neq.x", "a=not.eq.x", "a=in.(x)", "a=not.in.(x)", "a=like.*", "a=is.true"] {
        assert_eq!(decide(filter, "text", &Cell::Null), Some(false), "{filter}");
    }
    for filter in ["a=is.null", "a=isdistinct.x", "a=not.is.not_null", "a=not.is.true", "a=is.unknown"] {
        assert_eq!(decide(filter, "text", &Cell::Null), Some(true), "{filter}");
    }
}

#[test]
fn uncertain_comparisons_are_left_to_the_database() {
    assert_eq!(decide("a=eq.1.0", "numeric", &text("1")), None);
    assert_eq!(decide("a=gt.1", "int4", &text("1")), None);
    assert_eq!(decide("a=like.x*", "text", &text("xy")), None);
    assert_eq!(decide("a=eq.x", "text", &Cell::Unknown), None);
    assert_eq!(decide("b=eq.x", "text", &text("x")), None);
    // One condition that surely fails settles the whole.
    assert_eq!(decide("a=like.x*,a=eq.z", "text", &text("xy")), Some(false));
}
