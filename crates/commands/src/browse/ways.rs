//! Which challenges of the catalogue prove a skill that the caller has not proved so far.

use crate::CommandError;
use devproof_db::{Row, Rows, Sql, columns};
use devproof_matching::SkillId;
use devproof_vocabulary::Difficulty;
use serde::Serialize;
use std::collections::{BTreeSet, HashMap};
use ts_rs::TS;
use uuid::Uuid;

columns! {
    struct WayRow {
        skill_id: i32,
        slug: Option<String>,
        title: Option<String>,
        difficulty: Option<Difficulty>,
        harder_slug: Option<String>,
        harder_title: Option<String>,
        harder_difficulty: Option<Difficulty>,
        challenges: i32,
        medium: i32,
        hard: i32,
    }
}

/// The next challenge that proves a skill.
#[derive(Debug, Clone, Serialize, TS)]
pub(crate) struct ProvingChallenge {
    pub(crate) slug: String,
    pub(crate) title: String,
    pub(crate) difficulty: Difficulty,
}

/// What of the catalogue the caller has left that proves a skill.
#[derive(Debug)]
pub(crate) struct Way {
    /// The easiest challenge of the skill itself.
    pub(crate) first: Option<ProvingChallenge>,
    /// The easiest of those that count for more than showing it.
    pub(crate) harder: Option<ProvingChallenge>,
    /// All challenges that prove it, in its language if it is one.
    pub(crate) challenges: i32,
    pub(crate) medium: i32,
    pub(crate) hard: i32,
}

impl Way {
    fn new(row: WayRow) -> Self {
        let challenge = |slug: Option<String>, title: Option<String>, difficulty: Option<Difficulty>| {
            let parts = slug.zip(title).zip(difficulty);
            parts.map(|((slug, title), difficulty)| ProvingChallenge { slug, title, difficulty })
        };
        Self {
            first: challenge(row.slug, row.title, row.difficulty),
            harder: challenge(row.harder_slug, row.harder_title, row.harder_difficulty),
            challenges: row.challenges,
            medium: row.medium,
            hard: row.hard,
        }
    }
}

/// The statement that [`read_ways`] reads: how each skill is proved here.
pub(crate) fn ways(skills: impl IntoIterator<Item = SkillId>, caller: Uuid) -> Sql {
    let skills: BTreeSet<i32> = skills.into_iter().filter_map(|skill| i32::try_from(skill.0).ok()).collect();
    let skills: Vec<i32> = skills.into_iter().collect();
    Sql::new(include_str!("ways.sql")).bind(skills.as_slice()).bind(caller)
}

/// The ways of [`ways`], by skill.
pub(crate) fn read_ways(rows: &[Row]) -> Result<HashMap<SkillId, Way>, CommandError> {
    let rows: Vec<WayRow> = rows.read_all()?;
    Ok(rows.into_iter().map(|row| (SkillId(row.skill_id.unsigned_abs()), Way::new(row))).collect())
}
