//! Carries a plan out: at most three statements a table, whatever the number of entries.

use super::{
    choices::Choices,
    plan::{Action, Item, Plan},
    section::{SECTIONS, Section},
};
use crate::{
    CommandError,
    rpc::{columns::Columns, context::CommandContext},
};
use devproof_db::Sql;
use serde::Serialize;
use serde_json::{Value, json};
use ts_rs::TS;
use uuid::Uuid;

/// How many entries were written.
#[derive(Debug, Default, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ResumeWritten")]
pub(crate) struct Written {
    pub(crate) added: u64,
    /// The profile's own fields count as one.
    pub(crate) updated: u64,
    pub(crate) deleted: u64,
    pub(crate) skipped: u64,
}

/// Writes what was chosen.
pub(crate) async fn write(cx: &CommandContext<'_>, plan: &Plan, choices: &Choices) -> Result<Written, CommandError> {
    choices.check(plan)?;
    let mut written = Written::default();
    for (section, items) in SECTIONS.iter().zip(&plan.items) {
        let deleted: Vec<Uuid> =
            choices.delete.iter().filter(|delete| delete.table == section.table).map(|delete| delete.id).collect();
        written.deleted += delete(cx, section, deleted).await?;
        let chosen =
            |action| items.iter().filter(move |item| item.action == action && !choices.skip.contains(&item.key));
        written.updated += update(cx, section, rows(chosen(Action::Update))).await?;
        written.added += add(cx, section, rows(chosen(Action::Add))).await?;
        let skipped = items.iter().filter(|item| item.action != Action::Same && choices.skip.contains(&item.key));
        written.skipped += skipped.count() as u64;
    }
    written.updated += basics(cx, plan, choices).await?;
    Ok(written)
}

fn rows<'a>(items: impl Iterator<Item = &'a Item>) -> Vec<Value> {
    items.map(|item| json!(item.row)).collect()
}

async fn add(cx: &CommandContext<'_>, section: &Section, rows: Vec<Value>) -> Result<u64, CommandError> {
    if rows.is_empty() {
        return Ok(0);
    }
    let names = list(section, |name, kind| match kind {
        // A list that the document does not have is empty, not null.
        "text[]" => format!("coalesce(n.{name}, '{{}}')"),
        _ => format!("n.{name}"),
    });
    let sql = Sql::new(format!(
        "insert into public.{} (id, profile_id, {}) select gen_random_uuid(), $1::uuid, {names}
         from jsonb_to_recordset($2::jsonb) n ({})",
        section.table,
        list(section, |name, _| name.to_owned()),
        list(section, |name, kind| format!("{name} {kind}")),
    ))
    .bind(cx.user_id)
    .bind(Value::Array(rows));
    Ok(cx.tx.execute(&sql).await?)
}

async fn update(cx: &CommandContext<'_>, section: &Section, rows: Vec<Value>) -> Result<u64, CommandError> {
    if rows.is_empty() {
        return Ok(0);
    }
    let set: Vec<String> = section.mutable.iter().map(|name| format!("{name} = n.{name}")).collect();
    let sql = Sql::new(format!(
        "update public.{} t set {} from jsonb_to_recordset($2::jsonb) n (id uuid, {})
         where t.id = n.id and t.profile_id = $1::uuid",
        section.table,
        set.join(", "),
        list(section, |name, kind| format!("{name} {kind}")),
    ))
    .bind(cx.user_id)
    .bind(Value::Array(rows));
    Ok(cx.tx.execute(&sql).await?)
}

async fn delete(cx: &CommandContext<'_>, section: &Section, ids: Vec<Uuid>) -> Result<u64, CommandError> {
    if ids.is_empty() {
        return Ok(0);
    }
    let sql = Sql::new(format!(
        "delete from public.{} t where t.id = any ($2::uuid[]) and t.profile_id = $1::uuid",
        section.table
    ))
    .bind(cx.user_id)
    .bind(ids);
    Ok(cx.tx.execute(&sql).await?)
}

async fn basics(cx: &CommandContext<'_>, plan: &Plan, choices: &Choices) -> Result<u64, CommandError> {
    let mut columns = Columns::default();
    for column in ["full_name", "headline", "about", "location", "country"] {
        let chosen = choices.basics.as_ref().is_none_or(|chosen| chosen.iter().any(|name| name == column));
        if let Some(change) = plan.basics.get(column).filter(|_| chosen) {
            columns.set(column, change.to.as_str());
        }
    }
    if columns.is_empty() {
        return Ok(0);
    }
    Ok(cx.tx.execute(&columns.update("public.profiles", cx.user_id)).await?)
}

fn list(section: &Section, write: impl Fn(&str, &str) -> String) -> String {
    section.columns.iter().map(|(name, kind)| write(name, kind)).collect::<Vec<_>>().join(", ")
}
