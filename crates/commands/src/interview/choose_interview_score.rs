//! `choose_interview_score`: of several shown scores, others see the best or the latest.

use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_db::Sql;
use devproof_vocabulary::ScoreChoice;
use serde_json::{Value, json};

arguments! { required { p_choice: ScoreChoice } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    cx.seeker()?;
    cx.tx.query(&Sql::new("select private.choose_interview_score($1)").bind(args.p_choice.as_str())).await?;
    Ok(json!({ "choice": args.p_choice }))
}
