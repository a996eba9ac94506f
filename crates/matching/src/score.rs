//! The one place where a score is made.

use crate::{Criterion, JobFacts, JobSkill, PersonFacts, State};
use serde::Serialize;

/// What a person earns of a job's weights.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// Weights times hundredths.
    pub earned: u32,
    /// Weights of the criteria of which something is known.
    pub known: u32,
    /// How many criteria those are.
    pub scored: u16,
    /// How many criteria there are.
    pub criteria: u16,
    /// Weights of all of them.
    pub weight: u32,
}

/// What part of the weight has to be known of a strong match, in hundredths.
const KNOWN_OF_STRONG: u32 = 70;

impl Score {
    /// Adds a criterion: its weight, and the hundredths that it brings when something is known.
    #[inline]
    pub fn add(&mut self, weight: u8, factor: Option<u8>) {
        self.criteria += 1;
        self.weight += u32::from(weight);
        if let Some(factor) = factor {
            self.earned += u32::from(weight) * u32::from(factor);
            self.known += u32::from(weight);
            self.scored += 1;
        }
    }

    /// The number, 0 to 100, rounded half up; none when nothing is known.
    #[inline]
    pub fn number(self) -> Option<u8> {
        let number = (2 * self.earned + self.known).checked_div(2 * self.known)?;
        u8::try_from(number).ok()
    }

    /// What part of the weight is known, in hundredths, rounded down; nothing when there are no criteria.
    pub fn known_percent(self) -> u8 {
        // The weights of most jobs sum to 100: then nothing is left to divide.
        let percent = match self.weight {
            0 | 100 => self.known,
            weight => self.known * 100 / weight,
        };
        u8::try_from(percent).unwrap_or(100)
    }

    /// Whether enough is known to call it strong.
    pub const fn is_well_known(self) -> bool {
        100 * self.known >= KNOWN_OF_STRONG * self.weight
    }

    /// The word for the number. A strong one is good while too little is known.
    pub fn band(self) -> Band {
        match Band::of(self.number()) {
            Band::Strong if !self.is_well_known() => Band::Good,
            band => band,
        }
    }
}

/// The word for a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Band {
    /// 80 and above, of which enough is known.
    Strong,
    /// 60 and above.
    Good,
    /// 40 and above.
    Stretch,
    /// Less.
    Below,
    /// Nothing is known.
    Unknown,
}

impl Band {
    /// The band of a number of which enough is known.
    pub(crate) const fn of(number: Option<u8>) -> Self {
        match number {
            None => Self::Unknown,
            Some(80..) => Self::Strong,
            Some(60..) => Self::Good,
            Some(40..) => Self::Stretch,
            Some(_) => Self::Below,
        }
    }
}

/// How a person meets one criterion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Outcome {
    pub criterion: Criterion,
    pub state: State,
    pub factor: Option<u8>,
}

/// Judges criterion by criterion: what both the number and the receipt are made of.
pub(crate) fn outcomes(
    criteria: &[Criterion],
    skills: &[JobSkill],
    person: &PersonFacts,
) -> impl Iterator<Item = Outcome> {
    criteria.iter().map(move |criterion| {
        let state = criterion.requirement.state(skills, person);
        Outcome { criterion: *criterion, state, factor: criterion.requirement.factor(state) }
    })
}

/// The score of a job and a person. It allocates nothing.
pub fn score(job: &JobFacts, person: &PersonFacts) -> Score {
    score_of(&job.criteria, &job.requirements.skills, person)
}

/// The score by other criteria than the job's own: what an employer tries out.
pub fn score_of(criteria: &[Criterion], skills: &[JobSkill], person: &PersonFacts) -> Score {
    let mut score = Score::default();
    for outcome in outcomes(criteria, skills, person) {
        score.add(outcome.criterion.weight, outcome.factor);
    }
    score
}
