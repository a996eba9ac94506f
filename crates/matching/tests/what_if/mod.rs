//! What a proof would change, beside a plain scan that gives the proof to the person and scores all jobs anew.

use super::world::{self, INTERVIEW};
use devproof_matching::{
    Band, Evidence, Gates, Grade, JobFacts, JobLocation, JobPay, Passed, PersonFacts, PersonSkill, Proof, Provable,
    Requirement, Requirements, SkillId, State, Weight, WeightKey,
    index::{JobEntry, JobFilter, JobIndex, PayRange, Prospect},
    lifts, score,
};
use proptest::prelude::*;
use std::{cmp::Reverse, collections::BTreeMap};
use uuid::Uuid;

/// Proves a skill at least so well.
fn prove(person: &mut PersonFacts, skill: SkillId, grade: Grade) {
    let passed = Passed { easy: 1, medium: 0, hard: 0, topics: 0, last: time::Date::MIN };
    let proof = Proof { grade, evidence: Evidence::Challenges(passed) };
    match person.skills.iter_mut().find(|known| known.skill == skill) {
        Some(known) => known.proof = known.proof.filter(|own| own.grade >= proof.grade).or(Some(proof)),
        None => person.skills.push(PersonSkill { skill, level: None, years: None, proof: Some(proof) }),
    }
    person.skills.sort_by_key(|known| known.skill);
}

/// The person with a proof that is good enough for a job.
fn with_proof(person: &PersonFacts, provable: Provable, grade: Grade, job: &JobFacts) -> PersonFacts {
    let mut person = person.clone();
    match provable {
        Provable::Skill(skill) => prove(&mut person, skill, grade),
        Provable::SystemDesign | Provable::Rank => {
            for criterion in &job.criteria {
                match criterion.requirement {
                    Requirement::SystemDesign { min } if provable == Provable::SystemDesign => {
                        person.system_design = person.system_design.max(Some(min));
                    }
                    Requirement::Rank { min } if provable == Provable::Rank => {
                        person.standing.completed = person.standing.completed.max(1);
                        person.standing.rank = person.standing.rank.max(Some(min));
                    }
                    _ => {}
                }
            }
        }
    }
    person
}

fn is_open(band: Band) -> bool {
    matches!(band, Band::Good | Band::Strong)
}

/// Pay in euros, of which dollars are known to be worth half.
fn euros(pay: JobPay) -> Option<i64> {
    let max = pay.max_per_year?;
    match pay.currency?.as_str() {
        "EUR" => Some(max),
        "USD" if max < 100_000 => Some(max / 2),
        _ => None,
    }
}

fn prospect(jobs: &[&JobEntry], person: &PersonFacts, provable: Provable, grade: Grade) -> Prospect {
    let (mut good, mut strong, mut pays) = (0, 0, Vec::new());
    for entry in jobs {
        let facts = &entry.facts;
        let mut proved = with_proof(person, provable, grade, facts);
        if provable == Provable::SystemDesign {
            prove(&mut proved, INTERVIEW, Grade::Proved);
        }
        let after = score(facts, &proved).band();
        if is_open(after) && !is_open(score(facts, person).band()) {
            *(if after == Band::Good { &mut good } else { &mut strong }) += 1;
            pays.extend(euros(facts.pay));
        }
    }
    pays.sort_unstable();
    let pay = pays.last().map(|highest| PayRange { highest: *highest, median: pays[(pays.len() - 1) / 2] });
    let grade = matches!(provable, Provable::Skill(_)).then_some(grade);
    Prospect { provable, grade, good, strong, pay }
}

/// Every proof that can be asked for, with its grade. What a person has shown already is not shown again.
fn proofs(person: &PersonFacts) -> impl Iterator<Item = (Provable, Grade)> {
    let skills = (0..world::SKILLS).map(SkillId).filter(|skill| *skill != INTERVIEW);
    let is_new = |(skill, grade): &(SkillId, Grade)| {
        person.skill(*skill).and_then(|known| known.proof).is_none_or(|own| own.grade < *grade)
    };
    let skills = skills.flat_map(|skill| [(skill, Grade::Shown), (skill, Grade::Proved)]).filter(is_new);
    let skills = skills.map(|(skill, grade)| (Provable::Skill(skill), grade));
    skills.chain([(Provable::SystemDesign, Grade::Proved), (Provable::Rank, Grade::Proved)])
}

proptest! {
    #[test]
    fn prospects_are_those_of_a_plain_scan(
        changes in prop::collection::vec(world::job(), 0..100),
        queries in prop::collection::vec(world::query(), 1..6),
        has_skills in prop::bool::weighted(0.7),
        limit in 1..20_usize,
    ) {
        let (mut index, mut jobs) = (JobIndex::default(), BTreeMap::new());
        for entry in changes {
            index.upsert(&entry);
            jobs.insert(entry.facts.id, entry);
        }
        for query in &queries {
            let mut person = query.person.clone();
            if !has_skills {
                person.skills.clear();
            }
            let filter = JobFilter { except: query.filter().except, ..JobFilter::at(query.filter().now) };
            let passes = |entry: &&JobEntry| {
                entry.expires_at.is_none_or(|expires| expires > filter.now)
                    && !filter.except.contains(&entry.facts.id)
                    && !Gates::of(&entry.facts, &person).has_failure()
            };
            let left: Vec<_> = jobs.values().filter(passes).collect();
            let mut expected: Vec<_> = proofs(&person).map(|(proof, grade)| prospect(&left, &person, proof, grade)).collect();
            expected.retain(|prospect| prospect.good + prospect.strong > 0);
            expected.sort_by_key(|prospect| {
                let highest = prospect.pay.map(|pay| pay.highest);
                (Reverse(prospect.good + prospect.strong), Reverse(highest), prospect.provable, prospect.grade)
            });
            expected.truncate(limit);
            prop_assert_eq!(index.what_if(&person, &filter, Some(INTERVIEW), euros, limit), expected);
        }
    }

    #[test]
    fn a_lift_is_a_criterion_that_changes_the_band(job in world::job(), person in world::person(), has_skills: bool) {
        let job = job.facts;
        let mut person = person;
        if !has_skills {
            person.skills.clear();
        }
        let found = lifts(&job, &person);
        let today = score(&job, &person).band();
        for criterion in &job.criteria {
            let requirement = criterion.requirement;
            let Some(provable) = Provable::of(requirement) else { continue };
            let proved = with_proof(&person, provable, Grade::Proved, &job);
            let state = requirement.state(&job.requirements.skills, &proved);
            prop_assert!(requirement.factor(state) >= requirement.factor(State::Proved));
            let is_skill = matches!(provable, Provable::Skill(_));
            let grades = if is_skill { &[Grade::Shown, Grade::Proved][..] } else { &[Grade::Proved] };
            let scores = grades.iter().map(|grade| (*grade, score(&job, &with_proof(&person, provable, *grade, &job))));
            let expected = scores.into_iter().find(|(_, after)| (after.band() as u8) < today as u8);
            let lift = found.iter().find(|lift| Provable::of(lift.requirement) == Some(provable));
            prop_assert_eq!(
                lift.map(|lift| (lift.grade, lift.score)),
                expected.map(|(grade, after)| (is_skill.then_some(grade), after))
            );
        }
        for pair in found.windows(2) {
            prop_assert!((pair[0].band as u8) <= pair[1].band as u8);
        }
        for lift in found {
            prop_assert_eq!(lift.band, lift.score.band());
            prop_assert!((lift.band as u8) < today as u8);
        }
    }
}

#[test]
fn what_is_met_by_answering_lifts_too() {
    let requirements = Requirements { min_years: Some(3), ..Requirements::default() };
    let weights = [
        Weight { key: WeightKey::Years, weight: 70, position: 0 },
        Weight { key: WeightKey::Rank, weight: 30, position: 1 },
    ];
    let job = JobFacts {
        id: Uuid::nil(),
        company: Uuid::nil(),
        location: JobLocation::default(),
        employment_type: None,
        pay: JobPay::default(),
        criteria: requirements.criteria(&weights),
        requirements,
    };
    let person = PersonFacts { years: Some(2), ..PersonFacts::default() };
    let found: Vec<_> =
        lifts(&job, &person).into_iter().map(|lift| (lift.requirement, lift.score.number(), lift.band)).collect();
    let [years, rank] = [Requirement::Years { min: 3 }, Requirement::Rank { min: 1 }];
    assert_eq!(found, [(years, Some(100), Band::Strong), (rank, Some(65), Band::Good)]);
}
