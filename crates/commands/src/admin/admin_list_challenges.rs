//! `admin_list_challenges`: the catalogue as staff see it, with what is retired and what our judge failed at.

use super::{Entry, lines, was_written};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        rows,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{ChallengeKind, Difficulty, Retirer, Topic};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

arguments! { required { p_reason: String } }

answer! {
    challenges: Vec<StaffChallenge>,
    /// Submissions in the queue of the judges.
    waiting: i64,
}

/// A challenge with its numbers.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct StaffChallenge {
    id: Uuid,
    slug: String,
    title: String,
    kind: ChallengeKind,
    topic: Topic,
    difficulty: Difficulty,
    published_at: Option<String>,
    retired_at: Option<String>,
    retired_by: Option<Retirer>,
    version: Option<i32>,
    version_at: Option<String>,
    tests_total: Option<i32>,
    solved_by: i32,
    answered_by: i64,
    answers: i64,
    accepted: i64,
    internal_errors: i64,
    waiting: i64,
    open_disputes: i64,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let entry = cx.staff_for(&args.p_reason)?.entry(Entry::new("challenge.list", "challenge", None));
    let [written, challenges, waiting] = cx
        .tx
        .query_together([
            &entry,
            &Sql::new("select private.staff_challenges()"),
            &Sql::new("select private.waiting_submissions()"),
        ])
        .await?;
    was_written(&written)?;
    Ok(Answer { challenges: lines(&challenges)?, waiting: rows::value(&waiting)? })
}
