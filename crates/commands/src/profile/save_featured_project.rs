//! `save_featured_project`: adds one, or writes one again. Their number is the tier's.

use crate::{
    CommandError,
    import::{ReadDate, ends_before, read_date},
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        columns::Columns,
        context::CommandContext,
    },
};
use devproof_db::{Sql, columns};
use uuid::Uuid;

arguments! {
    required { p_title: String }
    optional {
        p_id: Uuid,
        p_description: String,
        p_stack: Vec<String>,
        p_url: String,
        p_repository_url: String,
        p_image_url: String,
        p_started_on: String,
        p_ended_on: String,
    }
}

answer! { id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_id;
    let mut columns = columns(args, cx.user_id)?;
    cx.seeker()?;

    // Counting and adding by one person happen one after the other.
    cx.lock_me().await?;
    let Some(id) = id else {
        let position = free_position(cx).await?;
        let id = Uuid::new_v4();
        columns.set("id", id);
        columns.set("profile_id", cx.user_id);
        columns.set("position", position);
        cx.tx.execute(&columns.insert("public.featured_projects")).await?;
        return Ok(Answer { id });
    };
    // Only own rows are visible to the update, so another's id is not found.
    match cx.tx.execute(&columns.update("public.featured_projects", id)).await? {
        0 => Err(CommandError::NotFound),
        _ => Ok(Answer { id }),
    }
}

fn columns(args: Args, owner: Uuid) -> Result<Columns, CommandError> {
    let mut check = Check::at("");
    let mut columns = Columns::default();
    columns.set("title", check.line("p_title", &args.p_title, 120));
    columns.set("description", check.optional_markdown("p_description", args.p_description, 5000));
    columns.set("stack", check.lines("p_stack", args.p_stack.unwrap_or_default(), 30, 60));
    columns.set("url", check.url("p_url", args.p_url));
    columns.set("repository_url", check.url("p_repository_url", args.p_repository_url));
    columns.set("image_url", check.image("p_image_url", args.p_image_url, "projects", owner));
    let started_on = month(&mut check, "p_started_on", args.p_started_on);
    let ended_on = month(&mut check, "p_ended_on", args.p_ended_on);
    if started_on.as_ref().zip(ended_on.as_ref()).is_some_and(|(started, ended)| ends_before(started, ended)) {
        check.problem("p_ended_on", "can't be before the start");
    }
    columns.set("started_on", started_on);
    columns.set("ended_on", ended_on);
    check.finish()?;
    Ok(columns)
}

/// A month, `YYYY-MM`, or a year alone.
fn month(check: &mut Check, field: &str, text: Option<String>) -> Option<String> {
    let text = text?;
    let is_known = matches!(read_date(&text), ReadDate::On(known, true) if known == text);
    if !is_known {
        check.problem(field, "must be a month between 1940 and 2100, written YYYY-MM, or a year");
    }
    is_known.then_some(text)
}

columns! {
    /// The caller's projects.
    struct Featured {
        count: i32,
        next: i32,
        limit: Option<i32>,
    }
}

/// The place after the last, if the tier has room for another.
async fn free_position(cx: &CommandContext<'_>) -> Result<i32, CommandError> {
    let sql = Sql::new(
        "select count(*)::int as count, coalesce(max(p.position)::int + 1, 0) as next,
             private.tier_limit('featured_projects') as \"limit\"
         from public.featured_projects p where p.profile_id = $1::uuid",
    )
    .bind(cx.user_id);
    let Featured { count, next, limit } = cx.tx.read(&sql).await?;
    match limit {
        Some(limit) if count >= limit => Err(CommandError::FeaturedProjectLimit { limit, tier: None }),
        _ => Ok(next),
    }
}
