use super::database::from_report;
use super::*;
use devproof_claims::Role;
use serde_json::json;

fn status(code: &str, message: &str, role: Role) -> u16 {
    from_report(code, message, None, None, role).status().as_u16()
}

#[test]
fn sqlstates() {
    for (code, expected) in [
        ("08006", 503),
        ("53300", 503),
        ("53400", 500),
        ("57P01", 503),
        ("57014", 500),
        ("0LP01", 403),
        ("28000", 403),
        ("23503", 409),
        ("23505", 409),
        ("23502", 400),
        ("23514", 400),
        ("25006", 405),
        ("P0001", 400),
        ("P0002", 500),
        ("42501", 403),
        ("42883", 404),
        ("42P01", 404),
        ("42P17", 500),
        ("22P02", 400),
        ("40001", 500),
        ("54001", 500),
        ("XX000", 500),
        ("22023", 400),
        ("21000", 500),
    ] {
        assert_eq!(status(code, "", Role::Authenticated), expected, "{code}");
    }
    assert_eq!(status("42501", "", Role::Anon), 401);
    assert_eq!(status("22023", "role \"x\" does not exist", Role::Anon), 401);
    assert_eq!(status("21000", "DELETE requires a WHERE clause", Role::Anon), 400);
}

#[test]
fn insides_stay_inside() {
    let error = from_report("42P01", "relation \"private.secret\" does not exist", None, Some("x"), Role::Anon);
    assert_eq!(error.body()["message"], "relation does not exist");
    assert_eq!(error.body()["hint"], Value::Null);
    let error = from_report("XX000", "cache lookup failed for private.x", Some("d"), None, Role::Anon);
    assert_eq!(error.body()["message"], "the database could not carry out the request");
    assert_eq!(error.body()["details"], Value::Null);
}

#[test]
fn raised_on_purpose() {
    let error = from_report("PT418", "short", Some("d"), Some("h"), Role::Anon);
    assert_eq!(error.status().as_u16(), 418);
    assert_eq!(error.body(), json!({"code": "PT418", "details": "d", "hint": "h", "message": "short"}));

    let detail = r#"{"status":402,"headers":{"X-Plan":"pro"}}"#;
    let error = from_report("PGRST", r#"{"code":"P1","message":"pay"}"#, Some(detail), None, Role::Anon);
    let response = error.response(false);
    assert_eq!((response.status().as_u16(), error.code()), (402, "P1"));
    assert_eq!(response.headers()["x-plan"], "pro");
    assert_eq!(response.headers()["proxy-status"], "PostgREST; error=P1");

    for (message, detail) in [("{}", Some(detail)), ("x", None), (r#"{"code":"a","message":"b"}"#, Some("{}"))] {
        assert_eq!(from_report("PGRST", message, detail, None, Role::Anon).code(), "PGRST121");
    }
    assert!(matches!(
        from_report("PGRST", r#"{"code":"PGRST116","message":"2"}"#, Some("{}"), None, Role::Anon),
        RestError::Singular(2)
    ));
}

#[test]
fn challenges() {
    let response = RestError::Token(TokenError::Expired).response(false);
    assert_eq!(response.status().as_u16(), 401);
    assert_eq!(
        response.headers()["www-authenticate"],
        "Bearer error=\"invalid_token\", error_description=\"JWT expired\""
    );
    let response = from_report("42501", "permission denied", None, None, Role::Anon).response(true);
    assert_eq!(response.headers()["www-authenticate"], "Bearer");
    assert!(!RestError::Path.response(false).headers().contains_key("www-authenticate"));
}

#[test]
fn shapes() {
    let error = RestError::NoFunction {
        name: "f".into(),
        arguments: vec!["a".into(), "b".into()],
        near: Some("public.g(a)".into()),
    };
    insta::assert_json_snapshot!(error.body(), @r#"
    {
      "code": "PGRST202",
      "details": "Searched for the function public.f with parameters a, b or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.",
      "hint": "Perhaps you meant to call the function public.g(a)",
      "message": "Could not find the function public.f(a, b) in the schema cache"
    }
    "#);
}
