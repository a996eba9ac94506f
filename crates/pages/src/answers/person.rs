//! The answer of `get_public_profile`, as far as it is shown.

pub(crate) use devproof_documents::records::{
    Certificate, Education, Experience, Link, PassedChallenge, RepositorySummary, Skill, SpokenLanguage,
};
use devproof_vocabulary::{Availability, InterviewSeniority, Seniority, Visibility};
use serde::Deserialize;
use uuid::Uuid;

/// A person.
#[derive(Debug, Deserialize)]
pub(crate) struct Person {
    pub id: Uuid,
    pub slug: String,
    pub full_name: String,
    pub avatar_url: Option<String>,
    pub headline: Option<String>,
    pub about: Option<String>,
    pub location: Option<String>,
    pub years_experience: Option<i64>,
    pub seniority: Option<Seniority>,
    pub availability: Option<Availability>,
    pub visibility: Visibility,
    pub rank: Rank,
    pub special_rank: Option<String>,
    pub completed_challenges: i64,
    pub system_design_score: Option<i64>,
    pub interview: Option<Interview>,
    pub phone_verified: bool,
    pub engineer_badge: bool,
    pub skills: Vec<Skill>,
    pub experiences: Vec<Experience>,
    pub educations: Vec<Education>,
    pub languages: Vec<SpokenLanguage>,
    pub certificates: Vec<Certificate>,
    pub links: Vec<Link>,
    pub repositories: Option<RepositorySummary>,
    pub projects: Vec<Project>,
    pub challenges: Vec<PassedChallenge>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Rank {
    pub name: String,
    pub position: usize,
}

/// An interview as others see it.
#[derive(Debug, Deserialize)]
pub(crate) struct Interview {
    pub seniority: InterviewSeniority,
    pub problem: Option<String>,
    pub dimensions: Vec<Level>,
    pub caps: Vec<Cap>,
    pub reviewed: bool,
    pub choice: String,
}

/// A dimension with its level in tenths, 0 to 40.
#[derive(Debug, Deserialize)]
pub(crate) struct Level {
    pub title: String,
    pub level: u32,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Cap {
    pub title: String,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Project {
    pub title: String,
    pub description: Option<String>,
    pub stack: Vec<String>,
    pub url: Option<String>,
    pub repository_url: Option<String>,
    pub image_url: Option<String>,
    pub started_on: Option<String>,
    pub ended_on: Option<String>,
}
