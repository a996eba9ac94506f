//! The vocabulary of `db/seed/*.json`.

use crate::files::Seed;
use anyhow::Context;
use serde::{Deserialize, de::DeserializeOwned};

#[derive(Deserialize)]
pub(crate) struct CompanyWords {
    pub name: String,
    pub slug: String,
    pub industry: String,
    /// What it makes, as the end of "We build …".
    pub builds: String,
    pub city: String,
    pub country: String,
    pub currency: String,
    pub size: String,
    pub stage: String,
    pub founded: i32,
    /// Names of skills.
    pub stack: Vec<String>,
    pub badges: Vec<String>,
}

/// A family of jobs and of people who do them.
#[derive(Deserialize)]
pub(crate) struct Role {
    pub key: String,
    /// `{area}` stands for a part of the product.
    pub titles: Vec<String>,
    pub must: Vec<String>,
    pub nice: Vec<String>,
    pub work: Vec<String>,
    pub proof: Vec<String>,
    pub projects: Vec<ProjectWords>,
    pub headlines: Vec<String>,
}

#[derive(Deserialize)]
pub(crate) struct ProjectWords {
    pub title: String,
    pub text: String,
    pub stack: Vec<String>,
}

#[derive(Deserialize)]
pub(crate) struct City {
    pub city: String,
    pub country: String,
    pub timezone: String,
    pub currency: String,
}

#[derive(Deserialize)]
pub(crate) struct Common {
    pub first: Vec<String>,
    pub last: Vec<String>,
    pub cities: Vec<City>,
    pub areas: Vec<String>,
    pub schools: Vec<String>,
    pub subjects: Vec<String>,
    pub employers: Vec<String>,
    pub notes: Vec<String>,
    /// Conversations, line by line; the employer begins.
    pub talk: Vec<Vec<String>>,
}

pub(crate) struct Words {
    pub companies: Vec<CompanyWords>,
    pub roles: Vec<Role>,
    pub common: Common,
}

impl Words {
    pub(crate) fn load() -> anyhow::Result<Self> {
        Ok(Self { companies: read("companies.json")?, roles: read("roles.json")?, common: read("words.json")? })
    }
}

fn read<T: DeserializeOwned>(name: &str) -> anyhow::Result<T> {
    let file = Seed::get(name).with_context(|| format!("{name} is missing"))?;
    serde_json::from_slice(&file.data).with_context(|| name.to_owned())
}
