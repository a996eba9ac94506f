//! What passed challenges prove together.

use devproof_matching::{Catalog, Challenge, Completion, Passed, Skill, SkillId};
use devproof_vocabulary::Difficulty;
use time::{Date, Month};
use uuid::Uuid;

const QUEUES: SkillId = SkillId(1);
const STORAGE: SkillId = SkillId(2);
const RUST: SkillId = SkillId(3);

fn day(number: u8) -> Date {
    Date::from_calendar_date(2026, Month::May, number).expect("a day")
}

fn catalog() -> Catalog {
    let rust = Skill { slug: "rust".to_owned(), name: "Rust".to_owned() };
    let challenge = |number, difficulty, skills: &[SkillId]| {
        (Uuid::from_u128(number), Challenge { difficulty, skills: skills.to_vec() })
    };
    Catalog::new([(RUST, rust)], Vec::new()).with_challenges([
        challenge(1, Difficulty::Easy, &[QUEUES]),
        challenge(2, Difficulty::Expert, &[QUEUES, STORAGE]),
        challenge(3, Difficulty::Medium, &[RUST]),
    ])
}

fn completion(challenge: u128, language: Option<&str>, number: u8) -> Completion<'_> {
    Completion { challenge: Uuid::from_u128(challenge), language, day: day(number) }
}

#[test]
fn the_language_of_an_answer_is_proved_beside_what_the_challenge_is_about() {
    let catalog = catalog();
    let passed = catalog.passed([completion(1, Some("rust"), 7), completion(2, None, 3)]);
    let none = Passed { easy: 0, medium: 0, hard: 0, topics: 0, last: day(3) };
    let expected = [
        (QUEUES, Passed { easy: 1, hard: 1, topics: 2, last: day(7), ..none }),
        (STORAGE, Passed { hard: 1, topics: 1, ..none }),
        (RUST, Passed { easy: 1, topics: 1, last: day(7), ..none }),
    ];
    assert_eq!(passed.collect::<Vec<_>>(), expected);
}

#[test]
fn a_challenge_about_its_own_language_counts_once_and_unknown_ones_prove_nothing() {
    let catalog = catalog();
    let passed = catalog.passed([
        completion(3, Some("rust"), 1),
        completion(9, Some("rust"), 2),
        completion(1, Some("cobol"), 4),
    ]);
    let none = Passed { easy: 0, medium: 0, hard: 0, topics: 0, last: day(1) };
    let expected = [(QUEUES, Passed { easy: 1, last: day(4), ..none }), (RUST, Passed { medium: 1, ..none })];
    assert_eq!(passed.collect::<Vec<_>>(), expected);
}
