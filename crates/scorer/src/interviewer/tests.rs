use super::*;
use crate::{
    graph::tests::{any_board, drawn},
    words::Dimension,
};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::HashMap;

fn document() -> Value {
    serde_json::from_str(include_str!("../../../../content/interview/bank.json")).expect("JSON")
}

fn bank() -> Bank {
    Bank::parse(&document()).expect("the bank")
}

fn problem() -> Problem {
    let document = json!({
        "title": "Shared shopping", "summary": "", "statement": "", "tags": [], "checks": [],
        "facts": [
            { "id": "users", "asks": [["how many", "number"], ["user", "people"]], "answer": "Two million people." },
            { "id": "offline", "asks": [["offline", "no network", "without connection"]], "answer": "Yes, in shops." },
        ],
        "follow_ups": [
            { "id": "own_cache", "dimension": "deep_dive", "with": ["cache"], "text": "What does {component} hold here?" },
        ],
        "quantities": [{ "id": "rate", "title": "Changes", "unit": "/s", "low": 1, "high": 2, "reason": "" }],
        "flows": [{ "id": "write", "title": "Change a list", "kind": "write", "from": ["client"], "to": ["sql_database"],
            "demand": "rate" }],
    });
    serde_json::from_value(document).expect("a problem")
}

fn candidate(text: &str) -> Turn {
    Turn { from: Speaker::Candidate, text: text.into(), question: None }
}

/// The whole interview: answers each question with the same words, until there is no other.
fn questions_for(mut answer: Answer) -> Vec<Turn> {
    let (problem, bank) = (problem(), bank());
    let mut questions = Vec::new();
    while let Some(turn) = next(&problem, &bank, &answer) {
        answer.turns.extend([turn.clone(), candidate("I would think about it.")]);
        questions.push(turn);
        assert!(questions.len() < 100, "it ends");
    }
    questions
}

fn dimension(turn: &Turn) -> Dimension {
    ask::dimension_of(&problem(), &bank(), turn.question.as_deref().expect("a name")).expect("a question")
}

#[test]
fn no_question_comes_twice_and_no_dimension_four_times_before_every_other_once() {
    for board in ["", "client c, cache k, sql_database d; c>k, k>d", "client c, queue q, worker w; c>q, q>w"] {
        let questions = questions_for(Answer { board: drawn(board), ..Answer::default() });
        let mut names: Vec<_> = questions.iter().map(|turn| turn.question.clone()).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), questions.len());
        let mut count: HashMap<Dimension, usize> = HashMap::new();
        for turn in &questions {
            let had = count.get(&dimension(turn)).copied().unwrap_or_default();
            assert!(had < 3 || count.len() == Dimension::ALL.len(), "{turn:?}");
            *count.entry(dimension(turn)).or_default() += 1;
            assert!(!turn.text.contains(['{', '}']), "{}", turn.text);
        }
        assert_eq!(count.len(), Dimension::ALL.len());
    }
}

#[test]
fn questions_are_about_what_was_drawn_and_said() {
    let board = drawn("client c, cache hot, sql_database d; c>hot, hot>d");
    let mut answer = Answer { board, ..Answer::default() };
    answer.notes.deep_dive = "We shard by list.".into();
    let texts: Vec<_> = questions_for(answer).into_iter().map(|turn| turn.text).collect();
    assert!(texts.contains(&"What does “hot” hold here?".to_owned()), "{texts:#?}");
    assert!(texts.contains(&"There is no standby for “hot”. What happens in the minute after it dies?".to_owned()));
    assert!(texts.iter().any(|text| text.starts_with("You spoke of a shard.")));
    assert!(!texts.iter().any(|text| text.contains("which component would you draw first")));
}

#[test]
fn a_question_is_answered_from_the_facts_and_an_answer_leads_on() {
    let (problem, bank) = (problem(), bank());
    let mut answer = Answer::default();
    let turns = reply(&problem, &bank, &answer, "How many people are going to use it?");
    assert_eq!(turns, [said("Two million people.".into(), Some("users".into()))]);
    answer.turns.extend([candidate("How many people?"), turns[0].clone()]);
    let again = reply(&problem, &bank, &answer, "what number of users was it");
    assert!(again[0].text.ends_with(" Two million people.") && again[0].text.len() > 20, "{again:?}");
    let unknown = reply(&problem, &bank, &answer, "What colour is it?");
    assert!(bank.unknown.contains(&unknown[0].text));
    // Thinking aloud is acknowledged; an answer to a follow-up leads to the next.
    let aloud = reply(&problem, &bank, &answer, "I begin with the lists.");
    assert_eq!((aloud.len(), aloud[0].question.clone()), (1, None));
    answer.turns.push(next(&problem, &bank, &answer).expect("a question"));
    let led = reply(&problem, &bank, &answer, "Families use it.");
    assert_eq!(led.len(), 2);
    assert!(led[1].question.is_some() && led[1].question != answer.turns[2].question);
}

#[test]
fn a_phase_is_announced_once() {
    let bank = bank();
    let mut answer = Answer::default();
    let turn = phase(&bank, &answer, Phase::Estimates).expect("words");
    answer.turns.push(turn);
    assert_eq!(phase(&bank, &answer, Phase::Estimates), None);
    assert!(open(&problem(), &bank)[0].text.contains("Shared shopping"));
}

#[test]
fn the_drill_says_what_breaks_and_what_holds() {
    let (problem, bank) = (problem(), bank());
    let board = drawn("client c, service s, sql_database d*2; c>s, s>d");
    let failure = Failure::ComponentDown { node: "s".into() };
    let effect = crate::drill::effect(&problem, &board, &[], &failure);
    let turn = drill(&bank, &board, &failure, &effect);
    assert!(
        turn.text.contains("one instance of s") && turn.text.contains("fails now: “Change a list”"),
        "{}",
        turn.text
    );
    let mended_board = drawn("client c, service s*2, sql_database d*2; c>s, s>d");
    let after = crate::drill::effect(&problem, &mended_board, &[], &failure);
    assert_eq!(mended(&bank, &after).text, bank.drill.held.replace("{flows}", "“Change a list”"));
}

#[test]
fn a_bank_with_gaps_is_refused_by_place() {
    let mut document = document();
    document["follow_ups"][0]["text"] = "Who is {component}?".into();
    document["follow_ups"][1]["id"] = "who_uses".into();
    document["done"] = json!([]);
    let faults: Vec<_> =
        Bank::parse(&document).expect_err("is refused").into_iter().map(|fault| fault.pointer).collect();
    assert_eq!(faults, ["/done", "/follow_ups/0/text", "/follow_ups/1/id"]);
    assert!(Bank::parse(&json!({})).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn anything_said_about_any_board_has_a_reply(board in any_board(), text in ".{0,200}", formula in ".{0,40}") {
        let (problem, bank) = (problem(), bank());
        let row = crate::EstimateRow { quantity: Some("rate".into()), formula, ..Default::default() };
        let mut answer = Answer { board, estimates: vec![row], ..Answer::default() };
        prop_assert_eq!(next(&problem, &bank, &answer), next(&problem, &bank, &answer));
        answer.turns.extend(next(&problem, &bank, &answer));
        let turns = reply(&problem, &bank, &answer, &text);
        prop_assert!(!turns.is_empty() && turns.len() <= 2);
        prop_assert!(turns.iter().all(|turn| !turn.text.is_empty()));
    }
}
