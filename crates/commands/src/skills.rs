//! Skills by any of their spellings.

use crate::{
    CommandError,
    rpc::{check::one_line, context::CommandContext},
};
use devproof_db::Sql;
use std::collections::HashMap;

/// A skill of the content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct KnownSkill {
    pub(crate) id: i32,
    pub(crate) slug: String,
    pub(crate) name: String,
}

devproof_db::columns! {
    /// A skill by one of its spellings.
    struct Spelled {
        alias: String,
        id: i32,
        slug: String,
        name: String,
    }
}

/// Known skills by spelling, as [`spelling`] makes it.
pub(crate) type KnownSkills = HashMap<String, KnownSkill>;

/// What is looked up: lower case, single spaces.
pub(crate) fn spelling(name: &str) -> String {
    one_line(name).to_lowercase()
}

/// Looks up all of these names at once. Whole spellings only: "Java" never finds "JavaScript".
pub(crate) async fn known_skills(cx: &CommandContext<'_>, names: Vec<String>) -> Result<KnownSkills, CommandError> {
    if names.is_empty() {
        return Ok(KnownSkills::new());
    }
    let sql = Sql::new(
        "select a.alias, k.id, k.slug, k.name from public.skill_aliases a
         join public.skills k on k.id = a.skill_id where a.alias = any ($1::text[])",
    )
    .bind(names.iter().map(|name| spelling(name)).collect::<Vec<_>>());
    let known = |Spelled { alias, id, slug, name }| (alias, KnownSkill { id, slug, name });
    Ok(cx.tx.read_all(&sql).await?.into_iter().map(known).collect())
}
