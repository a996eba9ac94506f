//! `choose_interview_score`: of several shown scores, others see the best or the latest.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::ScoreChoice;

arguments! { required { p_choice: ScoreChoice } }

answer! { choice: ScoreChoice }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    // The score on the profile follows from this and from what is shown: one after the other.
    let lock = Sql::new("select private.lock_me()");
    let set = Sql::new("select private.set_interview_choice($1)").bind(args.p_choice.as_str());
    cx.tx.query_together([&lock, &set]).await?;
    Ok(Answer { choice: args.p_choice })
}
