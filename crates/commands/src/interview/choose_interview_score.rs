//! `choose_interview_score`: of several shown scores, others see the best or the latest.

use crate::{
    CommandError,
    arguments::{answer, arguments},
    command::Cx,
};
use devproof_db::Sql;
use devproof_vocabulary::ScoreChoice;

arguments! { required { p_choice: ScoreChoice } }

answer! { choice: ScoreChoice }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    cx.tx.query(&Sql::new("select private.choose_interview_score($1)").bind(args.p_choice.as_str())).await?;
    Ok(Answer { choice: args.p_choice })
}
