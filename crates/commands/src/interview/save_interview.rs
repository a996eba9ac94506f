//! `save_interview`: keeps one part of what the candidate has, by itself and as it changes. A part that another device
//! has changed since is not overwritten; a save that came before, once more, is none.

use super::{case::Case, documents::From, part::Part};
use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_db::Sql;
use devproof_scorer::{EstimateRow, estimates, interviewer};
use serde_json::{Value, json};
use time::format_description::well_known::Rfc3339;
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid, p_part: String, p_value: Value, p_revision: i32 } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let part = Part::named(&args.p_part)?;
    let value = part.checked(args.p_value)?;
    let sql = Sql::new("select private.keep_interview_part($1, $2, $3::jsonb, $4::integer, $5::timestamptz)")
        .bind(args.p_attempt_id)
        .bind(&args.p_part)
        .bind(&value)
        .bind(args.p_revision)
        .bind(cx.now);
    let kept: Value = cx.tx.query_one(&sql).await?.get(0);
    match kept["state"].as_str() {
        Some("kept") => {}
        Some("outdated") => {
            let now = json!({ "part": args.p_part, "revision": kept["revision"], "value": kept["value"] });
            return Err(CommandError::PartChanged(now));
        }
        Some("over") => {
            let state = kept["attempt"].as_str().unwrap_or("running");
            return Err(CommandError::InterviewOver(state.to_owned()));
        }
        _ => return Err(CommandError::NotFound),
    }
    let mut saved = json!({ "revision": kept["revision"], "saved_at": cx.now.format(&Rfc3339).unwrap_or_default() });
    if part == Part::Phase && kept["changed"] == true {
        saved["turns"] = come_to_phase(cx, args.p_attempt_id).await?;
    }
    if part == Part::Estimates {
        let problem = From::Command(cx.tx).problem(kept["problem"].as_str().unwrap_or_default()).await?;
        let rows: Vec<EstimateRow> = serde_json::from_value(value).unwrap_or_default();
        saved["computed"] = json!(estimates::rows(&rows, &problem));
    }
    Ok(saved)
}

/// Notes that the candidate came to a phase, with what the interviewer says to it.
async fn come_to_phase(cx: &Cx<'_>, id: Uuid) -> Result<Value, CommandError> {
    let case = Case::running(cx, id, None).await?;
    let mut events = vec![("phase", json!({ "phase": case.phase }))];
    if case.must_have_room().is_ok() {
        let turn = interviewer::phase(&*case.bank(cx).await?, &case.answer, case.phase);
        events.extend(turn.map(|turn| ("turn", json!(turn))));
    }
    case.add(cx, None, &events).await
}
