//! Skills that the database knows, and how texts and times are written.

use std::collections::HashMap;
use tokio_postgres::{Row, Transaction};

/// Skills by spelling.
pub(crate) struct Known(HashMap<String, i32>);

impl Known {
    pub(crate) async fn load(transaction: &Transaction<'_>) -> Result<Self, tokio_postgres::Error> {
        let rows = transaction.query("select alias, skill_id from skill_aliases", &[]).await?;
        let skill = |row: &Row| Ok((row.try_get("alias")?, row.try_get("skill_id")?));
        Ok(Self(rows.iter().map(skill).collect::<Result<_, tokio_postgres::Error>>()?))
    }

    /// The skill's number, if the name is known.
    pub(crate) fn id(&self, name: &str) -> Option<i32> {
        self.0.get(&name.to_lowercase()).copied()
    }
}

#[cfg(test)]
impl Known {
    /// Skills of these names.
    pub(crate) fn of<'a>(names: impl Iterator<Item = &'a String>) -> Self {
        Self(names.zip(1..).map(|(name, id)| (name.to_lowercase(), id)).collect())
    }
}

/// Lower-case words joined by hyphens.
pub(crate) fn slug(text: &str) -> String {
    let plain: String =
        text.to_lowercase().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    plain.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

/// The month of a day, as the parts of a profile have it.
pub(crate) fn month(day: time::Date) -> String {
    format!("{}-{:02}", day.year(), u8::from(day.month()))
}

/// A time as the database reads it.
pub(crate) fn stamp(at: time::OffsetDateTime) -> String {
    at.format(&time::format_description::well_known::Rfc3339).unwrap_or_default()
}
