//! `report_bug`: tells staff about a bug, with a screenshot that was uploaded before and what the browser says of itself.
//! Sending the same report again changes nothing.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
        rows,
        timestamp::Timestamp,
    },
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::BugReportState;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Between two reports of one person.
const COOLDOWN: Duration = Duration::minutes(5);
/// Longest description, in characters.
const MAX_WORDS: usize = 5000;
/// Where screenshots are.
const BUCKET: &str = "bug-reports";

arguments! {
    required { p_id: Uuid, p_words: String }
    optional {
        p_screenshot_path: String, p_user_agent: String, p_platform: String, p_language: String, p_viewport: String,
        p_request_id: String,
    }
}

answer! {
    id: Uuid,
    state: BugReportState,
    created_at: Timestamp,
    /// When the caller can send the next one.
    next_at: Timestamp,
}

columns! {
    /// This report, if it was sent before, and the caller's last one.
    struct Reported {
        state: Option<BugReportState>,
        created_at: Option<OffsetDateTime>,
        last_at: Option<OffsetDateTime>,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let words = check.text("p_words", &args.p_words, MAX_WORDS).trim().to_owned();
    let user_agent = check.optional_line("p_user_agent", args.p_user_agent, 1000);
    let platform = check.optional_line("p_platform", args.p_platform, 200);
    let language = check.optional_line("p_language", args.p_language, 100);
    let viewport = check.optional_line("p_viewport", args.p_viewport, 100);
    let request_id = check.optional_line("p_request_id", args.p_request_id, 100);
    check.finish()?;
    cx.lock_me().await?;
    let reported = Sql::new(
        "select (select r.state from public.bug_reports r where r.id = $1 and r.reporter_id = $2) as state,
             (select r.created_at from public.bug_reports r where r.id = $1 and r.reporter_id = $2) as created_at,
             (select max(r.created_at) from public.bug_reports r where r.reporter_id = $2) as last_at",
    )
    .bind(args.p_id)
    .bind(cx.user_id);
    let Reported { state, created_at, last_at } = cx.tx.read(&reported).await?;
    let sent = |state, at: OffsetDateTime| Answer {
        id: args.p_id,
        state,
        created_at: Timestamp(at),
        next_at: Timestamp(last_at.map_or(at, |last| last.max(at)) + COOLDOWN),
    };
    if let (Some(state), Some(at)) = (state, created_at) {
        return Ok(sent(state, at));
    }
    // A report that waited for another of the same person began before it: the wait is never longer than the rule.
    if let Some(wait) = last_at.map(|last| (last + COOLDOWN - cx.now).min(COOLDOWN)).filter(|wait| wait.is_positive())
    {
        let begun = i64::from(wait.subsec_nanoseconds() > 0);
        return Err(CommandError::BugReportLimit(wait.whole_seconds() + begun));
    }
    if let Some(path) = &args.p_screenshot_path {
        let sql = Sql::new("select exists (select from private.my_upload($1, $2))").bind(BUCKET).bind(path);
        if !cx.tx.value::<bool>(&sql).await? {
            let message = "isn't a screenshot of yours; upload it again";
            return Err(CommandError::invalid("/p_screenshot_path", message));
        }
    }
    let insert = Sql::new(
        "insert into public.bug_reports (id, reporter_id, words, screenshot_path, user_agent, platform, language, viewport,
             request_id, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         returning created_at",
    )
    .bind(args.p_id)
    .bind(cx.user_id)
    .bind(words)
    .bind(args.p_screenshot_path)
    .bind(user_agent)
    .bind(platform)
    .bind(language)
    .bind(viewport)
    .bind(request_id)
    .bind(cx.now);
    // As it is kept: PostgreSQL rounds to the microsecond.
    let [kept] = cx.query_last([&insert]).await?;
    Ok(sent(BugReportState::Open, rows::value(&kept)?))
}
