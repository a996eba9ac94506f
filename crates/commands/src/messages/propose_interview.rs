//! `propose_interview`: one to three times for an interview, as a message of the conversation. The other side accepts one of
//! them or declines.

use super::{
    message,
    scheduled_interview::{AS_JSON, Parties, ScheduledInterview, in_email, is_company},
};
use crate::{
    CommandError,
    rpc::{arguments::arguments, check::Check, context::CommandContext, rows},
};
use devproof_db::{Json, Row, Sql, columns};
use devproof_vocabulary::NotificationKind;
use time::{Duration, OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

/// Times of one proposal.
const MAX_STARTS: usize = 3;
/// Proposals of one conversation that wait for an answer.
const MAX_OPEN: i64 = 3;
/// How far ahead an interview can be.
const LATEST: Duration = Duration::days(366);

arguments! {
    required { p_id: Uuid, p_conversation_id: Uuid, p_starts: Vec<String>, p_duration_minutes: i64 }
    optional { p_place: String }
}

columns! {
    /// The number and the time of the message that it stands in.
    struct Next {
        sequence: i64,
        created_at: OffsetDateTime,
    }

    /// An interview that has the id of the one that is to be proposed.
    struct StoredInterview {
        is_own: bool,
        interview: Json<ScheduledInterview>,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<ScheduledInterview, CommandError> {
    let mut check = Check::at("");
    let starts = starts(&mut check, cx.now, &args.p_starts);
    let duration = check.range("p_duration_minutes", Some(args.p_duration_minutes), 10, 480).unwrap_or_default();
    let place = check.optional_line("p_place", args.p_place, 300);
    check.finish()?;

    let conversation = args.p_conversation_id;
    // The number comes with the conversation's lock, and only for someone with a part in it.
    let next = Sql::new("select n.sequence, n.created_at from private.next_message($1) n").bind(conversation);
    let stored = Sql::new(format!(
        "select coalesce(i.conversation_id = $2::uuid and i.proposed_by = $3::uuid, false) as is_own,
             {AS_JSON} as interview
         from public.scheduled_interviews i where i.id = $1::uuid"
    ))
    .bind(args.p_id)
    .bind(conversation)
    .bind(cx.user_id);
    let reason = Sql::new("select private.cannot_write_reason($1)").bind(conversation);
    let open = Sql::new(
        "select count(*) from public.scheduled_interviews i where i.conversation_id = $1 and i.status = 'proposed'",
    )
    .bind(conversation);
    let [next, stored, reason, open] = cx.tx.query_together([&next, &stored, &reason, &open]).await?;
    let next: Option<Next> = rows::row_opt(&next)?;
    if next.is_some()
        && let Some(interview) = own_interview(&stored)?
    {
        return Ok(interview);
    }
    if let Some(reason) = rows::value(&reason)? {
        return Err(message::refusal(cx, reason).await);
    }
    let next = next.ok_or(CommandError::NotFound)?;
    if rows::value::<i64>(&open)? >= MAX_OPEN {
        return Err(CommandError::TooMany(format!(
            "At most {MAX_OPEN} interviews can wait for an answer in a conversation. Cancel one first."
        )));
    }

    let insert = Sql::new(format!(
        "insert into public.scheduled_interviews as i
             (id, conversation_id, proposed_by, is_by_company, starts, duration_minutes, place)
         values ($1, $2, $3, $4, $5::text[]::timestamptz[], $6::int, $7) returning {AS_JSON}"
    ))
    .bind(args.p_id)
    .bind(conversation)
    .bind(cx.user_id)
    .bind(is_company(cx))
    .bind(starts.iter().map(|start| start.format(&Rfc3339).unwrap_or_default()).collect::<Vec<_>>())
    .bind(i32::try_from(duration).unwrap_or_default())
    .bind(place);
    let Json(interview): Json<ScheduledInterview> = cx.tx.value(&insert).await?;
    let post = Sql::new(
        "insert into public.messages
             (id, conversation_id, sender_id, sequence, kind, body, scheduled_interview_id, created_at)
         values ($1, $2, $3, $4, 'interview', 'Interview', $5, $6)",
    )
    .bind(Uuid::new_v4())
    .bind(conversation)
    .bind(cx.user_id)
    .bind(next.sequence)
    .bind(interview.id)
    .bind(next.created_at);
    cx.tx.execute(&post).await?;

    let parties = Parties::of(cx, conversation).await?;
    let title = format!("{} proposes an interview", parties.caller(cx));
    let times: Vec<String> = starts.iter().map(|start| in_email(*start)).collect();
    let paragraph = format!("{} minutes, at one of these times: {}.", duration, times.join("; "));
    parties.tell(cx, &interview, NotificationKind::InterviewProposed, &title, &paragraph).await?;
    Ok(interview)
}

/// The times in their order, each once and in the future.
fn starts(check: &mut Check, now: OffsetDateTime, texts: &[String]) -> Vec<OffsetDateTime> {
    if texts.is_empty() || texts.len() > MAX_STARTS {
        check.problem("p_starts", format!("must be one to {MAX_STARTS} times"));
        return Vec::new();
    }
    let mut starts = Vec::new();
    for (index, text) in texts.iter().enumerate() {
        let start = OffsetDateTime::parse(text, &Rfc3339).ok();
        let Some(start) = start.filter(|start| *start > now && *start <= now + LATEST) else {
            check.problem(&format!("p_starts/{index}"), "must be a time in the next 366 days, as in RFC 3339");
            continue;
        };
        if starts.contains(&start) {
            check.problem(&format!("p_starts/{index}"), "is proposed twice");
        }
        starts.push(start);
    }
    starts.sort_unstable();
    starts
}

/// The interview, when it is the caller's in this conversation. Of another's, a conflict.
fn own_interview(answer: &[Row]) -> Result<Option<ScheduledInterview>, CommandError> {
    match rows::row_opt(answer)? {
        None => Ok(None),
        Some(StoredInterview { is_own: true, interview: Json(interview) }) => Ok(Some(interview)),
        Some(_) => Err(CommandError::Conflict),
    }
}
