//! What the profile holds now.

use super::section::{Row, SECTIONS};
use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::Sql;
use serde::Deserialize;
use serde_json::Value;
use std::collections::HashMap;

/// The profile's columns and lists, and the version they make.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Current {
    /// Fingerprint of all of it.
    pub(crate) version: String,
    /// Columns of `profiles`.
    pub(crate) basics: Row,
    /// Rows by the section's name, each with its `id`.
    pub(crate) rows: HashMap<String, Vec<Row>>,
    /// Featured projects that the tier shows; none is no limit.
    pub(crate) project_limit: Option<usize>,
}

/// Reads it in one statement.
pub(super) async fn load(cx: &CommandContext<'_>) -> Result<Current, CommandError> {
    let lists = SECTIONS.map(|section| {
        let columns: Vec<String> = section.columns.iter().map(|(name, _)| format!("x.{name}")).collect();
        let skill = if section.name == "skills" { ", x.skill_id" } else { "" };
        format!(
            "'{}', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
                 select x.id, {}{skill} from public.{} x where x.profile_id = $1::uuid order by x.created_at, x.id) r)",
            section.name,
            columns.join(", "),
            section.table
        )
    });
    let sql = Sql::new(format!(
        "select jsonb_build_object(
             'version', private.my_profile_version(),
             'project_limit', private.tier_limit('featured_projects'),
             'basics', jsonb_build_object('full_name', p.full_name, 'headline', p.headline, 'about', p.about,
                 'location', p.location, 'country', p.country),
             'rows', jsonb_build_object({}))
         from public.profiles p where p.id = $1::uuid",
        lists.join(", ")
    ))
    .bind(cx.user_id);
    let current: Value = cx.tx.value(&sql).await?;
    // Made by the statement above, so it always has this shape.
    serde_json::from_value(current).map_err(|_| CommandError::NotFound)
}
