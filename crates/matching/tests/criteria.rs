//! Each criterion as a table of examples: what is asked, what is known, the state and the words.

use devproof_matching::{
    Band, Catalog, Choices, Criterion, Grade, JobSkill, Passed, PersonFacts, PersonFamilies, PersonSkill, Proof,
    Rank, Requirement, Requirements, Role, Score, Skill, SkillId, Standing, State, State::*, UsedSkill, Weight,
    WeightKey,
};
use devproof_vocabulary::{
    RoleFamily::{self, Backend, Database, Security, Systems},
    Seniority::{self, Intern, Junior, Mid, Principal, Senior, Staff},
};
use time::{Date, Month};

const RUST: SkillId = SkillId(7);
const GO: SkillId = SkillId(8);

fn catalog() -> Catalog {
    let skill = |slug: &str, name: &str| Skill { slug: slug.to_owned(), name: name.to_owned() };
    let ranks = [("Code Breaker", 0), ("Code Specialist", 5), ("Elite Developer", 10)];
    let ranks = (0..).zip(ranks).map(|(position, (name, min_challenges))| Rank {
        position,
        name: name.to_owned(),
        min_challenges,
    });
    Catalog::new([(RUST, skill("rust", "Rust")), (GO, skill("go", "Go"))], ranks.collect())
}

/// Compares state, factor and words of one example.
fn check(requirement: Requirement, skills: &[JobSkill], person: &PersonFacts, expected: (State, Option<u8>, &str)) {
    let state = requirement.state(skills, person);
    let found = (state, requirement.factor(state), requirement.detail(state, person, &catalog()));
    assert_eq!(found, (expected.0, expected.1, expected.2.to_owned()), "{requirement:?} of {person:?}");
}

fn day(year: i32) -> Date {
    Date::from_calendar_date(year, Month::November, 2).expect("a day")
}

fn passed(easy: u32, medium: u32, hard: u32) -> Passed {
    Passed { easy, medium, hard, topics: 2, last: day(2026) }
}

#[test]
fn skill() {
    let nothing = None;
    let stated = |level, years| Some(PersonSkill { skill: RUST, level, years, proof: None });
    let known = |level, years, passed: Passed| {
        Some(PersonSkill { skill: RUST, level, years, proof: Proof::of_challenges(&passed, day(2026)) })
    };
    let interview =
        |points| Some(PersonSkill { skill: RUST, level: None, years: None, proof: Proof::of_interview(points) });
    let examples = [
        // must, min years, what the profile has, expected
        (true, None, nothing, (Missing, Some(0), "Asked for, not on the profile")),
        (false, None, nothing, (Unknown, None, "Nothing known; left out of the score")),
        (true, None, stated(None, None), (Met, Some(70), "Stated")),
        (false, None, stated(Some(4), Some(1)), (Met, Some(70), "Stated, 1 year")),
        (true, Some(3), stated(Some(2), Some(3)), (Met, Some(70), "Stated, 3 years, 3 asked")),
        (true, Some(3), stated(Some(2), Some(2)), (Partly, Some(40), "Stated, 2 years, 3 asked")),
        (true, Some(3), stated(Some(2), None), (Met, Some(70), "Stated, 3 asked")),
        (true, None, stated(Some(1), Some(9)), (Partly, Some(40), "Stated, still learning, 9 years")),
        (true, None, stated(None, Some(0)), (Met, Some(70), "Stated, 0 years")),
        (
            false,
            None,
            known(None, None, passed(1, 0, 0)),
            (Shown, Some(80), "1 challenge passed, last on 2 Nov 2026"),
        ),
        // One easy challenge is no year of work.
        (
            true,
            Some(3),
            known(None, Some(2), passed(1, 0, 0)),
            (Partly, Some(40), "Stated, 2 years, 3 asked; 1 challenge passed, last on 2 Nov 2026"),
        ),
        (
            true,
            Some(3),
            known(None, None, passed(1, 0, 0)),
            (Shown, Some(80), "1 challenge passed, last on 2 Nov 2026"),
        ),
        (
            true,
            Some(9),
            known(Some(1), Some(0), passed(1, 3, 0)),
            (Proved, Some(90), "4 challenges passed, last on 2 Nov 2026"),
        ),
        (
            false,
            None,
            known(None, None, passed(9, 0, 3)),
            (ProvedWell, Some(100), "12 challenges passed, 3 hard, last on 2 Nov 2026"),
        ),
        (true, None, interview(81), (ProvedWell, Some(100), "81 of 100 in the system design interview")),
    ];
    for (is_must, min_years, entry, expected) in examples {
        let other = PersonSkill { skill: GO, level: None, years: None, proof: None };
        let skills = entry.into_iter().chain([other]).collect();
        let person = PersonFacts { skills, ..PersonFacts::default() };
        check(Requirement::Skill(JobSkill { skill: RUST, is_must, min_years }), &[], &person, expected);
    }
    // A profile without any skill says nothing about any, not even about a must have.
    let asked = JobSkill { skill: RUST, is_must: true, min_years: None };
    let expected = (Unknown, None, "Nothing known; left out of the score");
    check(Requirement::Skill(asked), &[], &PersonFacts::default(), expected);
}

#[test]
fn a_proof_grows_with_number_difficulty_and_variety_and_decays_by_steps() {
    let examples = [
        // easy, medium, hard, topics, years ago, expected
        (1, 0, 0, 0, 0, Grade::Shown),
        (40, 0, 0, 9, 0, Grade::Shown),
        (0, 2, 0, 2, 0, Grade::Shown),
        (0, 0, 1, 2, 0, Grade::Shown),
        (0, 3, 0, 0, 0, Grade::Proved),
        (0, 1, 1, 0, 0, Grade::Proved),
        (0, 40, 0, 9, 0, Grade::Proved),
        (0, 40, 1, 9, 0, Grade::Proved),
        (0, 1, 2, 9, 0, Grade::Proved),
        (0, 2, 2, 1, 0, Grade::Proved),
        (0, 2, 2, 2, 0, Grade::ProvedWell),
        (0, 0, 3, 2, 2, Grade::ProvedWell),
        (0, 0, 3, 2, 4, Grade::Proved),
        (0, 0, 3, 2, 7, Grade::Shown),
        (0, 0, 3, 2, 90, Grade::Shown),
        (0, 3, 0, 2, 4, Grade::Shown),
        // A clock that is behind.
        (0, 3, 0, 2, -1, Grade::Proved),
    ];
    for (easy, medium, hard, topics, years_ago, expected) in examples {
        let passed = Passed { easy, medium, hard, topics, last: day(2026 - years_ago) };
        assert_eq!(passed.grade(day(2026)), expected, "{passed:?}");
    }
    assert_eq!(Proof::of_challenges(&passed(0, 0, 0), day(2026)), None);
    let interview = |points| Proof::of_interview(points).map(|proof| proof.grade);
    let grades = [39, 40, 59, 60, 79, 80, 100].map(interview);
    let [shown, proved, well] = [Grade::Shown, Grade::Proved, Grade::ProvedWell].map(Some);
    assert_eq!(grades, [None, shown, shown, proved, proved, well, well]);
}

#[test]
fn the_best_of_several_proofs_counts() {
    let stated = |skill| PersonSkill { skill, level: Some(3), years: None, proof: None };
    let proofs = [(RUST, Proof::of_challenges(&passed(1, 0, 0), day(2026))), (RUST, Proof::of_interview(70))];
    let proofs = proofs.into_iter().filter_map(|(skill, proof)| Some((skill, proof?)));
    let skills = PersonSkill::merge([stated(GO)], proofs.clone());
    let rust = PersonSkill { skill: RUST, level: None, years: None, proof: Proof::of_interview(70) };
    assert_eq!(skills, [rust, stated(GO)]);
    let skills = PersonSkill::merge([stated(GO), stated(RUST)], proofs);
    assert_eq!(skills, [PersonSkill { level: Some(3), ..rust }, stated(GO)]);
}

#[test]
fn role() {
    let examples = [
        // current, past, expected of a job in databases, next to which are backend and systems
        (&[][..], &[][..], (Unknown, None, "Not known; left out of the score")),
        (&[Database], &[], (Met, Some(100), "Databases and storage")),
        (&[Security, Database], &[Backend], (Met, Some(100), "Databases and storage")),
        (&[Backend], &[], (Partly, Some(50), "Backend, close to Databases and storage")),
        (&[Security], &[Database], (Partly, Some(50), "Databases and storage in an earlier role")),
        (
            &[Security, Systems],
            &[],
            (Partly, Some(50), "Systems and networks, Security, close to Databases and storage"),
        ),
        // What is next to the work of earlier roles is far away.
        (&[Security], &[Backend], (Missing, Some(0), "Security, not Databases and storage")),
    ];
    let set = |list: &[RoleFamily]| Choices::from_iter(list.iter().copied());
    for (current, past, expected) in examples {
        let families = PersonFamilies { current: set(current), past: set(past) };
        let asked = Role { family: Database, neighbours: set(&[Backend, Systems]) };
        check(Requirement::Role(asked), &[], &PersonFacts { families, ..PersonFacts::default() }, expected);
    }
}

#[test]
fn years() {
    let examples = [
        (5, None, (Unknown, None, "Not said; left out of the score")),
        (5, Some(5), (Met, Some(100), "5 of 5 asked")),
        (5, Some(70), (Met, Some(100), "70 of 5 asked")),
        (5, Some(4), (Partly, Some(50), "4 of 5 asked")),
        (5, Some(3), (Partly, Some(50), "3 of 5 asked")),
        (5, Some(2), (Missing, Some(0), "2 of 5 asked")),
        (4, Some(2), (Partly, Some(50), "2 of 4 asked")),
        (1, Some(0), (Missing, Some(0), "0 of 1 asked")),
        (0, Some(0), (Met, Some(100), "0 of 0 asked")),
    ];
    for (min, years, expected) in examples {
        let person = PersonFacts { years, ..PersonFacts::default() };
        check(Requirement::Years { min }, &[], &person, expected);
    }
}

#[test]
fn seniority() {
    let examples: [(Seniority, Option<Seniority>, _); 9] = [
        (Senior, None, (Unknown, None, "Not said; left out of the score")),
        (Senior, Some(Senior), (Met, Some(100), "Senior, senior asked")),
        (Mid, Some(Senior), (Partly, Some(50), "Senior, mid asked")),
        (Mid, Some(Staff), (Missing, Some(0), "Staff, mid asked")),
        (Intern, Some(Principal), (Missing, Some(0), "Principal, intern asked")),
        (Senior, Some(Mid), (Partly, Some(50), "Mid, senior asked")),
        (Senior, Some(Junior), (Missing, Some(0), "Junior, senior asked")),
        (Principal, Some(Staff), (Partly, Some(50), "Staff, principal asked")),
        (Intern, Some(Intern), (Met, Some(100), "Intern, intern asked")),
    ];
    for (level, seniority, expected) in examples {
        let person = PersonFacts { seniority, ..PersonFacts::default() };
        check(Requirement::Seniority { level }, &[], &person, expected);
    }
}

#[test]
fn rank() {
    let examples = [
        (0, 0, (Unknown, None, "No challenge passed yet; left out of the score")),
        (0, 1, (Proved, Some(100), "Code Breaker, 1 challenge passed")),
        (1, 4, (Partly, Some(50), "Code Breaker, 4 challenges passed")),
        (1, 5, (Proved, Some(100), "Code Specialist, 5 challenges passed")),
        (2, 4, (Missing, Some(0), "Code Breaker, 4 challenges passed")),
        (3, 99, (Partly, Some(50), "Elite Developer, 99 challenges passed")),
    ];
    for (min, completed, expected) in examples {
        let rank = catalog().rank_of(completed).map(|rank| rank.position);
        let person = PersonFacts { standing: Standing { completed, rank }, ..PersonFacts::default() };
        check(Requirement::Rank { min }, &[], &person, expected);
    }
}

#[test]
fn system_design() {
    let examples = [
        (60, None, (Unknown, None, "No interview shown; left out of the score")),
        (60, Some(60), (Proved, Some(100), "60 of 100, 60 asked")),
        (60, Some(59), (Partly, Some(50), "59 of 100, 60 asked")),
        (60, Some(45), (Partly, Some(50), "45 of 100, 60 asked")),
        (60, Some(44), (Missing, Some(0), "44 of 100, 60 asked")),
        (15, Some(0), (Partly, Some(50), "0 of 100, 15 asked")),
        (0, Some(0), (Proved, Some(100), "0 of 100, 0 asked")),
    ];
    for (min, system_design, expected) in examples {
        let person = PersonFacts { system_design, ..PersonFacts::default() };
        check(Requirement::SystemDesign { min }, &[], &person, expected);
    }
}

#[test]
fn projects() {
    let met = (Met, Some(100), "At least two featured projects use what the job asks");
    let partly = (Partly, Some(50), "One featured project uses what the job asks");
    let missing = (Missing, Some(0), "No featured project uses what the job asks");
    let unknown = (Unknown, None, "No featured project; left out of the score");
    let examples = [
        // projects, those that use Rust, those that use Go, expected of a job that asks for Rust and Go
        (0, 0, 0, unknown),
        (1, 0, 0, missing),
        (2, 0b01, 0b01, partly),
        (2, 0b01, 0b10, met),
        (100, 1 << 99, 0, partly),
        (3, 0b111, 0, met),
    ];
    let asked = [RUST, GO].map(|skill| JobSkill { skill, is_must: true, min_years: None });
    for (projects, rust, go, expected) in examples {
        let used = [(RUST, rust), (GO, go)].map(|(skill, projects)| UsedSkill { skill, projects });
        let person = PersonFacts { projects, project_skills: used.to_vec(), ..PersonFacts::default() };
        check(Requirement::Projects, &asked, &person, expected);
        check(Requirement::Projects, &[], &person, if projects == 0 { unknown } else { missing });
    }
}

#[test]
fn weights_become_criteria_the_heaviest_first_without_what_asks_for_nothing() {
    let rust = JobSkill { skill: RUST, is_must: true, min_years: Some(2) };
    let requirements = Requirements { skills: vec![rust], seniority: Some(Mid), ..Requirements::default() };
    let weight = |key, weight, position| Weight { key, weight, position };
    let criteria = requirements.criteria(&[
        weight(WeightKey::Projects, 10, 0),
        weight(WeightKey::Years, 30, 0),
        weight(WeightKey::Skill(RUST), 10, 0),
        weight(WeightKey::Skill(GO), 20, 0),
        weight(WeightKey::Rank, 10, -1),
        weight(WeightKey::Seniority, 0, 0),
        weight(WeightKey::SystemDesign, 50, 9),
    ]);
    let criterion = |requirement, weight| Criterion { requirement, weight };
    assert_eq!(
        criteria,
        [
            criterion(Requirement::SystemDesign { min: 60 }, 50),
            criterion(Requirement::Skill(JobSkill { skill: GO, is_must: false, min_years: None }), 20),
            criterion(Requirement::Rank { min: 1 }, 10),
            criterion(Requirement::Projects, 10),
            criterion(Requirement::Skill(rust), 10),
        ]
    );
}

/// A weight, and the hundredths that it brings.
type Part = (u8, Option<u8>);

#[test]
fn the_number_is_what_is_earned_of_what_is_known_rounded_half_up() {
    let examples: [(&[Part], Option<u8>, Band); 10] = [
        (&[], None, Band::Unknown),
        (&[(100, None)], None, Band::Unknown),
        (&[(100, Some(0))], Some(0), Band::Below),
        (&[(1, Some(100)), (99, None)], Some(100), Band::Good),
        // 79.5, and a little less.
        (&[(1, Some(30)), (99, Some(80)), (42, None)], Some(80), Band::Strong),
        (&[(1, Some(29)), (99, Some(80))], Some(79), Band::Good),
        (&[(10, Some(85)), (10, Some(45)), (20, Some(50))], Some(58), Band::Stretch),
        (&[(1, Some(85)), (1, Some(45))], Some(65), Band::Good),
        (&[(1, Some(100)), (1, Some(45)), (1, Some(45)), (1, Some(0))], Some(48), Band::Stretch),
        (&[(2, Some(45)), (1, Some(0)), (1, Some(45))], Some(34), Band::Below),
    ];
    for (parts, number, band) in examples {
        let mut score = Score::default();
        for (weight, factor) in parts {
            score.add(*weight, *factor);
        }
        assert_eq!((score.number(), score.band()), (number, band), "{parts:?}");
        assert_eq!(usize::from(score.criteria), parts.len());
        assert_eq!(usize::from(score.scored), parts.iter().filter(|(_, factor)| factor.is_some()).count());
    }
}

#[test]
fn the_default_weights_sum_to_a_hundred() {
    let skill = |skill, is_must| JobSkill { skill: SkillId(skill), is_must, min_years: None };
    let weights = |skills: &[JobSkill]| {
        let mut sorted = skills.to_vec();
        sorted.sort_unstable();
        let order: Vec<_> = skills.iter().map(|skill| skill.skill).collect();
        let weights = Requirements { skills: sorted, ..Requirements::default() }.default_weights(&order);
        assert_eq!(weights.iter().map(|weight| u32::from(weight.weight)).sum::<u32>(), 100);
        weights.iter().map(|weight| weight.weight).collect::<Vec<_>>()
    };
    assert_eq!(weights(&[]), [40, 25, 5, 10, 10, 10], "role, level, years, projects, system design, rank");
    assert_eq!(weights(&[skill(3, false)]), [45, 20, 15, 5, 5, 5, 5]);
    assert_eq!(weights(&[skill(3, true), skill(2, false)]), [30, 15, 20, 15, 5, 5, 5, 5], "a must counts twice");
    assert_eq!(
        weights(&[skill(3, false), skill(2, true)]),
        [15, 30, 20, 15, 5, 5, 5, 5],
        "the rest goes to the first must"
    );
    let many: Vec<_> = (0..30).map(|number| skill(number, number % 2 == 0)).collect();
    assert_eq!(weights(&many).len(), 36);
}

#[test]
fn the_interview_is_asked_for_once() {
    let weight = |key, weight| Weight { key, weight, position: 0 };
    let weights =
        [weight(WeightKey::Skill(RUST), 60), weight(WeightKey::Skill(GO), 35), weight(WeightKey::SystemDesign, 5)];
    let asked = |skill| JobSkill { skill, is_must: true, min_years: None };
    let job = Requirements { skills: vec![asked(RUST), asked(GO)], ..Requirements::default() };
    let criteria = |job: &Requirements| -> Vec<(Requirement, u8)> {
        job.criteria(&weights).iter().map(|criterion| (criterion.requirement, criterion.weight)).collect()
    };
    let [rust, go] = [RUST, GO].map(|skill| Requirement::Skill(asked(skill)));
    assert_eq!(criteria(&job), [(rust, 60), (go, 35), (Requirement::SystemDesign { min: 60 }, 5)]);
    // The skill can be stated too, so it stands for both.
    let job = Requirements { interview_skill: Some(GO), ..job };
    assert_eq!(criteria(&job), [(rust, 60), (go, 40)]);
    // Points that the employer set are what counts.
    let job = Requirements { min_system_design: Some(75), ..job };
    assert_eq!(criteria(&job), [(rust, 60), (Requirement::SystemDesign { min: 75 }, 40)]);
}
