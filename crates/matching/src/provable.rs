//! What a person can still prove or answer, and what that would change for a job.

use crate::{
    Band, Grade, JobFacts, PersonFacts, PersonSkill, Requirement, Score, SkillId, State, criteria::skill, score,
    score::outcomes,
};

/// What a person can prove on this platform.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Provable {
    /// A skill, by challenges.
    Skill(SkillId),
    /// As many points of a system design interview as a job asks for.
    SystemDesign,
    /// The rank that a job asks for.
    Rank,
}

impl Provable {
    /// What proves a requirement.
    pub const fn of(requirement: Requirement) -> Option<Self> {
        match requirement {
            Requirement::Skill(asked) => Some(Self::Skill(asked.skill)),
            Requirement::SystemDesign { .. } => Some(Self::SystemDesign),
            Requirement::Rank { .. } => Some(Self::Rank),
            _ => None,
        }
    }
}

/// Grades that the next proofs of a skill give: one challenge shows it, several prove it.
pub(crate) const NEXT_GRADES: [Grade; 2] = [Grade::Shown, Grade::Proved];

impl Requirement {
    /// How the person meets it with a proof: a skill as the rule of grades says, all else in full.
    pub(crate) fn state_with(self, person: &PersonFacts, grade: Grade) -> State {
        match self {
            Self::Skill(asked) => {
                let known = skill::Knowledge::of(!person.skills.is_empty(), person.skill(asked.skill));
                skill::state(asked, known.with_proof(grade))
            }
            _ => State::Proved,
        }
    }
}

/// A criterion that would lift a job's band if the person proved or met it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lift {
    /// What the job asks for.
    pub requirement: Requirement,
    /// Of a skill, the lowest grade of proof that lifts the band; none for others, which have to be met in full.
    pub grade: Option<Grade>,
    /// The score that there would be.
    pub score: Score,
    /// Its band.
    pub band: Band,
}

/// The criteria of a job that are not met in full, a skill that is not proved, each of which alone would lift the band, the one that lifts most
/// first, of equal ones the heaviest.
pub fn lifts(job: &JobFacts, person: &PersonFacts) -> Vec<Lift> {
    let today = score(job, person).band();
    let mut lifts: Vec<Lift> = Vec::new();
    for criterion in &job.criteria {
        let requirement = criterion.requirement;
        if lifts.iter().any(|other| is_same(other.requirement, requirement)) {
            continue;
        }
        let is_skill = matches!(requirement, Requirement::Skill(_));
        let grades = NEXT_GRADES.into_iter().filter(|grade| is_skill || *grade == Grade::Proved);
        let mut scores = grades.map(|grade| (grade, score_with(job, person, requirement, grade)));
        if let Some((grade, score)) = scores.find(|(_, score)| (score.band() as u8) < today as u8) {
            lifts.push(Lift { requirement, grade: is_skill.then_some(grade), score, band: score.band() });
        }
    }
    // It is stable, and criteria begin with the heaviest.
    lifts.sort_by_key(|lift| (lift.band as u8, std::cmp::Reverse(lift.score.number())));
    lifts
}

fn score_with(job: &JobFacts, person: &PersonFacts, requirement: Requirement, grade: Grade) -> Score {
    // A profile without any skill is not compared with the skills of jobs. With the first one that changes.
    let first = match requirement {
        Requirement::Skill(asked) if person.skills.is_empty() => Some(with_skill(person, asked.skill)),
        _ => None,
    };
    let person = first.as_ref().unwrap_or(person);
    let mut score = Score::default();
    for outcome in outcomes(&job.criteria, &job.requirements.skills, person) {
        let own = outcome.criterion.requirement;
        let proved = if is_same(own, requirement) { own.factor(own.state_with(person, grade)) } else { None };
        score.add(outcome.criterion.weight, outcome.factor.max(proved));
    }
    score
}

/// Whether both are met by the same.
fn is_same(one: Requirement, other: Requirement) -> bool {
    one == other || Provable::of(one).is_some_and(|provable| Provable::of(other) == Some(provable))
}

/// The person with one skill more, of which nothing is known.
pub(crate) fn with_skill(person: &PersonFacts, skill: SkillId) -> PersonFacts {
    let mut person = person.clone();
    person.skills.push(PersonSkill { skill, level: None, years: None, proof: None });
    person.skills.sort_unstable_by_key(|known| known.skill);
    person
}
