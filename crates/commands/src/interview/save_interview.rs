//! `save_interview`: saves one part of what the candidate has, by itself and as it changes. A part that another device has
//! changed since is not overwritten; a save that came before, once more, changes nothing.

use super::{
    attempt::{Attempt, Event, SaidTurn, Work, add, read_turns},
    part::{Part, Value as PartValue},
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        timestamp::Timestamp,
    },
};
use devproof_db::Sql;
use devproof_scorer::{
    Phase,
    estimates::{self, Computed},
    interviewer,
};
use devproof_vocabulary::InterviewEventKind;
use serde_json::{Value, json};
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid, p_part: String, p_value: Value, p_revision: i32 } }

answer! {
    revision: i32,
    saved_at: Timestamp,
    /// What the interviewer says to a new phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    turns: Option<Vec<SaidTurn>>,
    /// What the estimates come to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    computed: Option<Vec<Computed>>,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let part = Part::named(&args.p_part)?;
    let value = part.checked(args.p_value)?;
    let attempt = Attempt::running(cx, args.p_attempt_id).await?;
    let mut revision = attempt.head.revisions.0.get(&args.p_part).copied().unwrap_or_default();
    let now = part.of(&attempt);
    let mut turns = None;
    if value != now {
        if revision != args.p_revision {
            let now = json!({ "part": args.p_part, "revision": revision, "value": now.to_json() });
            return Err(CommandError::PartChanged(now));
        }
        revision += 1;
        turns = write(cx, &attempt, &args.p_part, revision, &value).await?;
    }
    let computed = match &value {
        PartValue::Estimates(rows) => Some(estimates::rows(rows, &*attempt.problem(cx).await?)),
        PartValue::Board(_) | PartValue::Phase(_) | PartValue::Notes(..) => None,
    };
    Ok(Answer { revision, saved_at: Timestamp(cx.now), turns, computed })
}

/// Writes a part that has changed; what the interviewer says to it, if anything can be said.
async fn write(
    cx: &CommandContext<'_>,
    attempt: &Attempt,
    part: &str,
    revision: i32,
    value: &PartValue,
) -> Result<Option<Vec<SaidTurn>>, CommandError> {
    let head = |phase: Option<Phase>| {
        Sql::new(
            "update public.interview_attempts a
             set revisions = a.revisions || jsonb_build_object($2::text, $3::integer), phase = coalesce($4, a.phase)
             where a.id = $1",
        )
        .bind(attempt.head.id)
        .bind(part)
        .bind(revision)
        .bind(phase.map(Phase::as_str))
    };
    let work = match value {
        PartValue::Phase(phase) => {
            let events = add(cx, attempt.head.id, None, &come_to_phase(cx, attempt, *phase).await?);
            let [_, turns] = cx.tx.query_together([&head(Some(*phase)), &events]).await?;
            return Ok(Some(read_turns(&turns)?));
        }
        PartValue::Board(board) => Work { board: Some(json!(board)), ..Work::default() },
        PartValue::Estimates(rows) => Work { estimates: Some(json!(rows)), ..Work::default() },
        PartValue::Notes(phase, text) => Work { notes: Some(json!({ phase.as_str(): text })), ..Work::default() },
    };
    cx.tx.query_together([&head(None), &work.write(attempt.head.id)]).await?;
    Ok(None)
}

/// That the candidate came to a phase, with what the interviewer says to it.
async fn come_to_phase(cx: &CommandContext<'_>, attempt: &Attempt, phase: Phase) -> Result<Vec<Event>, CommandError> {
    let mut events = vec![Event::new(InterviewEventKind::Phase, json!({ "phase": phase }))];
    if attempt.must_have_room().is_ok() {
        let turn = interviewer::phase(&*attempt.bank(cx).await?, &attempt.answer, phase);
        events.extend(turn.as_ref().map(Event::turn));
    }
    Ok(events)
}
