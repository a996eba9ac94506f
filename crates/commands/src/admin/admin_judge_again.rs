//! `admin_judge_again`: an answer whose judging failed by our fault is judged again.

use super::Entry;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::{Sql, columns};
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_reason: String } }

answer! { id: Uuid }

columns! {
    /// An answer that ended with an error of ours.
    struct Failed {
        is_of_catalogue: bool,
        is_judged_again: bool,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_id;
    let staff = cx.staff_for(&args.p_reason)?;
    let sql = Sql::new("select s.is_of_catalogue, s.is_judged_again from private.lock_failed_submission($1) s");
    let failed: Failed = cx.tx.read_opt(&sql.bind(id)).await?.ok_or(CommandError::NotFound)?;
    if failed.is_judged_again {
        return Err(CommandError::Unchanged);
    }
    // An answer to a company is one row to it; of the catalogue, each judging is one.
    let again = if failed.is_of_catalogue {
        Sql::new("select private.queue_rejudge($1)")
    } else {
        Sql::new("select private.requeue_submission($1)")
    };
    staff.act(Entry::new("submission.rejudge", "submission", Some(id.to_string())), &again.bind(id)).await?;
    Ok(Answer { id })
}
