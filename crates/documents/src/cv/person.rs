//! The answer of the database, as far as it is printed.

pub(super) use crate::records::{
    Certificate, Education, Experience, Link, PassedChallenge, RepositorySummary, Skill, SpokenLanguage,
};
use devproof_vocabulary::{Availability, InterviewSeniority, Seniority};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
pub(super) struct Person {
    pub slug: String,
    pub full_name: String,
    pub headline: Option<String>,
    pub about: Option<String>,
    pub location: Option<String>,
    pub years_experience: Option<i64>,
    pub seniority: Option<Seniority>,
    pub availability: Option<Availability>,
    pub rank: Rank,
    pub completed_challenges: i64,
    pub system_design_score: Option<i64>,
    pub interview: Option<Interview>,
    pub skills: Vec<Skill>,
    pub experiences: Vec<Experience>,
    pub educations: Vec<Education>,
    pub languages: Vec<SpokenLanguage>,
    pub certificates: Vec<Certificate>,
    pub links: Vec<Link>,
    #[serde(default)]
    pub repositories: Option<RepositorySummary>,
    pub projects: Vec<Project>,
    pub challenges: Vec<PassedChallenge>,
}

impl Person {
    /// Their name, or who they are without one.
    pub fn name(&self) -> &str {
        if self.full_name.trim().is_empty() { "A developer" } else { &self.full_name }
    }

    /// What the document is called.
    pub fn title(&self) -> String {
        match &self.headline {
            Some(headline) => format!("{}, {headline}", self.name()),
            None => self.name().to_owned(),
        }
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct Rank {
    pub name: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct Interview {
    pub seniority: InterviewSeniority,
    pub problem: Option<String>,
    pub dimensions: Vec<Level>,
    pub reviewed: bool,
}

/// A dimension with its level in tenths, 0 to 40.
#[derive(Debug, Deserialize)]
pub(super) struct Level {
    pub title: String,
    pub level: u16,
}

#[derive(Debug, Deserialize)]
pub(super) struct Project {
    pub title: String,
    pub description: Option<String>,
    pub stack: Vec<String>,
    pub url: Option<String>,
    pub repository_url: Option<String>,
    pub started_on: Option<String>,
    pub ended_on: Option<String>,
}
