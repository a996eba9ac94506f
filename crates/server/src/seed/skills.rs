//! Skills that the database knows, and the challenges that prove them.

use super::{World, dice::Dice};
use serde_json::json;
use std::collections::HashMap;
use time::Duration;
use tokio_postgres::Transaction;
use uuid::Uuid;

/// Skills by spelling.
pub(super) struct Known(HashMap<String, i32>);

impl Known {
    pub(super) async fn load(transaction: &Transaction<'_>) -> Result<Self, tokio_postgres::Error> {
        let rows = transaction.query("select alias, skill_id from skill_aliases", &[]).await?;
        Ok(Self(rows.iter().map(|row| (row.get(0), row.get(1))).collect()))
    }

    /// The skill's number, if the name is known.
    pub(super) fn id(&self, name: &str) -> Option<i32> {
        self.0.get(&name.to_lowercase()).copied()
    }
}

/// A challenge and the skills that it proves.
pub(super) struct Challenge {
    pub id: Uuid,
    pub skills: Vec<String>,
}

/// The challenges that people of the demo world have completed.
pub(super) fn challenges(world: &mut World, known: &Known) -> Vec<Challenge> {
    let mut dice = Dice::new(0);
    let published = world.now - Duration::days(400);
    let mut made = Vec::new();
    for words in &world.words.challenges {
        let id = dice.id();
        world.rows.add(
            "challenges",
            json!({ "id": id, "slug": slug(&words.title), "title": words.title, "difficulty": words.difficulty,
                    "published_at": stamp(published) }),
        );
        for skill in words.skills.iter().filter_map(|name| known.id(name)) {
            world.rows.add("challenge_skills", json!({ "challenge_id": id, "skill_id": skill }));
        }
        made.push(Challenge { id, skills: words.skills.clone() });
    }
    made
}

/// Lower-case words joined by hyphens.
pub(super) fn slug(text: &str) -> String {
    let plain: String =
        text.to_lowercase().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    plain.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

/// A time as the database reads it.
pub(super) fn stamp(at: time::OffsetDateTime) -> String {
    at.format(&time::format_description::well_known::Rfc3339).unwrap_or_default()
}
