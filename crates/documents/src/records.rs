//! Parts of the database's answer about a person that their page and their CV both show.

use crate::words;
use devproof_vocabulary::{CriterionState, Fluency, Language, LinkKind};
use serde::Deserialize;

/// A skill.
#[derive(Debug, Deserialize)]
pub struct Skill {
    /// What it is called.
    pub name: String,
    /// How well they say they know it.
    pub level: Option<i16>,
    /// Years of using it.
    pub years: Option<i64>,
    /// There where challenges prove it.
    pub proved: Option<SkillProof>,
}

/// What the server has seen of a skill.
#[derive(Debug, Deserialize)]
pub struct SkillProof {
    /// Shown, proved or proved well.
    pub grade: CriterionState,
}

impl Skill {
    /// Whether it is more than shown.
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.proved
            .as_ref()
            .is_some_and(|proof| matches!(proof.grade, CriterionState::Proved | CriterionState::ProvedWell))
    }
}

/// A job they have or had.
#[derive(Debug, Deserialize)]
pub struct Experience {
    /// The employer.
    pub company_name: String,
    /// What they were there.
    pub title: String,
    /// Where it was.
    pub location: Option<String>,
    /// The employer's site.
    pub url: Option<String>,
    /// When it began: a month (`2019-03`), or a year.
    pub started_on: String,
    /// When it ended, alike; none while it lasts.
    pub ended_on: Option<String>,
    /// What the work was, as Markdown.
    pub summary: Option<String>,
    /// What came of it.
    pub highlights: Vec<String>,
}

/// A course of study.
#[derive(Debug, Deserialize)]
pub struct Education {
    /// The school.
    pub institution: String,
    /// The subject.
    pub area: Option<String>,
    /// The degree.
    pub degree: Option<String>,
    /// The grade.
    pub score: Option<String>,
    /// The school's site.
    pub url: Option<String>,
    /// When it began: a month (`2019-03`), or a year.
    pub started_on: Option<String>,
    /// When it ended, alike.
    pub ended_on: Option<String>,
    /// Courses of note.
    pub courses: Vec<String>,
}

/// A language that they speak.
#[derive(Debug, Deserialize)]
pub struct SpokenLanguage {
    /// Which.
    pub name: String,
    /// How well they say they speak it.
    pub fluency: Option<Fluency>,
}

/// A certificate that they hold.
#[derive(Debug, Deserialize)]
pub struct Certificate {
    /// What it is called.
    pub name: String,
    /// Who gave it.
    pub issuer: Option<String>,
    /// Since when: a month (`2019-03`), or a year.
    pub issued_on: Option<String>,
    /// Where it can be checked.
    pub url: Option<String>,
}

/// A link of theirs.
#[derive(Debug, Deserialize)]
pub struct Link {
    /// What is there.
    pub kind: LinkKind,
    /// What they call it.
    pub label: Option<String>,
    /// Where it leads.
    pub url: String,
    /// The day on which it was proved to be theirs.
    pub verified_on: Option<String>,
}

/// A challenge they passed.
#[derive(Debug, Deserialize)]
pub struct PassedChallenge {
    /// What it is called.
    pub title: String,
    /// How difficult it is.
    pub difficulty: String,
    /// The language of the solution.
    pub language: Option<Language>,
    /// When it was passed.
    pub completed_at: String,
}

/// What GitHub says of their public repositories: shown with their consent, not judged.
#[derive(Debug, Deserialize)]
pub struct RepositorySummary {
    /// The account at GitHub.
    pub url: String,
    /// Repositories, without forks and archived ones.
    pub count: i64,
    /// There are more than were counted.
    pub has_more: bool,
    /// By share of bytes, the largest first.
    pub languages: Vec<LanguageShare>,
    /// Of the last 12 months, those that are known to have pushes.
    pub push_months: i64,
    /// The day of the last push.
    pub last_pushed_on: Option<String>,
    /// The day on which GitHub said so.
    pub fetched_on: String,
}

/// A language's share of the bytes.
#[derive(Debug, Deserialize)]
pub struct LanguageShare {
    /// What it is called.
    pub name: String,
    /// In percent.
    pub share: u8,
}

impl RepositorySummary {
    /// "12 public repositories".
    pub fn counted(&self) -> String {
        let counted = words::counted(self.count, "public repository", "public repositories");
        if self.has_more { format!("At least {counted}") } else { counted }
    }

    /// "Pushes in at least 7 of the last 12 months. Last push: 20 Nov 2026."; nothing when none is known.
    pub fn pushes(&self) -> Option<String> {
        let last = words::date(self.last_pushed_on.as_deref()?)?;
        let last = format!("Last push: {last}.");
        Some(match self.push_months {
            0 => last,
            months => format!("Pushes in at least {months} of the last 12 months. {last}"),
        })
    }

    /// "From GitHub, 28 Nov 2026.".
    pub fn source(&self) -> String {
        format!("From GitHub, {}.", words::date(&self.fetched_on).unwrap_or_default())
    }
}
