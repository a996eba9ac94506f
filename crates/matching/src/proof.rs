//! How well a skill is proved: a grade, by the number, difficulty, variety and age of what the server saw.

use crate::words::{challenges, short_day};
use devproof_vocabulary::CriterionState as State;
use time::Date;

/// How well a skill is proved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// One challenge, or several easy ones.
    Shown,
    /// Several challenges of medium difficulty.
    Proved,
    /// Hard challenges, several and of more than one topic.
    ProvedWell,
}

/// What a hard challenge counts; one of medium difficulty counts one, an easy one nothing.
const HARD: u32 = 2;
/// From so many on a skill is proved: three of medium difficulty, or a hard one and another.
const PROVED: u32 = 3;
/// From so many on it is proved well, if enough of them are hard and varied.
const PROVED_WELL: u32 = 6;
const HARD_FOR_WELL: u32 = 2;
const TOPICS_FOR_WELL: u32 = 2;
/// A proof loses a step after each of these: three years.
const DAYS_PER_STEP: i64 = 3 * 365 + 1;
/// Points of the system design interview, of 100.
const INTERVIEW_SHOWN: u8 = 40;
const INTERVIEW_PROVED: u8 = 60;
const INTERVIEW_PROVED_WELL: u8 = 80;

/// Challenges passed that prove a skill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Passed {
    /// Easy ones.
    pub easy: u32,
    /// Ones of medium difficulty.
    pub medium: u32,
    /// Hard ones and harder.
    pub hard: u32,
    /// Other skills that they prove, languages included.
    pub topics: u32,
    /// Day of the last one.
    pub last: Date,
}

/// What proves a skill, and how well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Proof {
    /// As of the day on which the facts were loaded.
    pub grade: Grade,
    /// What the server saw.
    pub evidence: Evidence,
}

/// What the server saw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Evidence {
    /// Challenges that were passed.
    Challenges(Passed),
    /// The system design interview.
    Interview {
        /// Of 100.
        points: u8,
    },
}

impl Grade {
    /// The state of a criterion that asks for a skill with this grade.
    pub const fn state(self) -> State {
        match self {
            Self::Shown => State::Shown,
            Self::Proved => State::Proved,
            Self::ProvedWell => State::ProvedWell,
        }
    }

    const fn lower(self) -> Self {
        match self {
            Self::ProvedWell => Self::Proved,
            Self::Proved | Self::Shown => Self::Shown,
        }
    }
}

impl Passed {
    /// How many there are.
    pub const fn count(&self) -> u32 {
        self.easy + self.medium + self.hard
    }

    const fn weight(&self) -> u32 {
        self.medium + HARD * self.hard
    }

    /// The grade on a day. Every three years without another challenge take a step, but never the last one.
    pub fn grade(&self, today: Date) -> Grade {
        let weight = self.weight();
        let fresh = if weight >= PROVED_WELL && self.hard >= HARD_FOR_WELL && self.topics >= TOPICS_FOR_WELL {
            Grade::ProvedWell
        } else if weight >= PROVED {
            Grade::Proved
        } else {
            Grade::Shown
        };
        let steps = (today - self.last).whole_days() / DAYS_PER_STEP;
        (0..steps).take(2).fold(fresh, |grade, _| grade.lower())
    }
}

impl Proof {
    /// What passed challenges prove; none when there is none.
    pub fn of_challenges(passed: &Passed, today: Date) -> Option<Self> {
        (passed.count() > 0).then(|| Self { grade: passed.grade(today), evidence: Evidence::Challenges(*passed) })
    }

    /// What the points of the interview prove of the skill "System Design"; none when they are few.
    pub const fn of_interview(points: u8) -> Option<Self> {
        let grade = match points {
            INTERVIEW_PROVED_WELL.. => Grade::ProvedWell,
            INTERVIEW_PROVED.. => Grade::Proved,
            INTERVIEW_SHOWN.. => Grade::Shown,
            _ => return None,
        };
        Some(Self { grade, evidence: Evidence::Interview { points } })
    }

    /// How many more challenges of medium difficulty make a skill proved with this proof or none. A hard one counts twice.
    pub fn challenges_to_prove(proof: Option<Self>) -> u32 {
        match proof.map(|proof| proof.evidence) {
            // What lost its grade by age needs one that is fresh.
            Some(Evidence::Challenges(passed)) => PROVED.saturating_sub(passed.weight()).max(1),
            Some(Evidence::Interview { .. }) | None => PROVED,
        }
    }

    /// Whether so many more challenges can make a skill proved with this proof or none.
    pub fn is_provable_by(proof: Option<Self>, medium: u32, hard: u32) -> bool {
        medium + HARD * hard >= Self::challenges_to_prove(proof)
    }

    pub(crate) fn detail(self) -> String {
        match self.evidence {
            Evidence::Challenges(passed) => {
                let hard = if passed.hard > 0 { format!(", {} hard", passed.hard) } else { String::new() };
                format!("{} passed{hard}, last on {}", challenges(passed.count()), short_day(passed.last))
            }
            Evidence::Interview { points } => format!("{points} of 100 in the system design interview"),
        }
    }
}
