use super::*;

#[test]
fn without_a_bank_nobody_greets() {
    let problem: Problem = serde_json::from_value(serde_json::json!({
        "title": "Test", "summary": "", "statement": "", "tags": [], "facts": [], "follow_ups": [], "checks": [],
        "quantities": [], "flows": [],
    }))
    .expect("a problem");
    assert!(open(&problem, &Bank::default()).is_empty());
    assert_eq!(phase(&Bank::default(), &Answer::default(), Phase::Estimates), None);
}
