//! `choose_interview_score`: of several shown scores, others see the best or the latest.

use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_db::Sql;
use serde_json::{Value, json};

arguments! { required { p_choice: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let choice = check.one_of("p_choice", Some(args.p_choice), &["best", "latest"]);
    check.finish()?;
    cx.seeker()?;
    cx.tx.query(&Sql::new("select private.choose_interview_score($1)").bind(choice.clone())).await?;
    Ok(json!({ "choice": choice }))
}
