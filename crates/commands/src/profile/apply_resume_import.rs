//! `apply_resume_import`: imports a JSON Resume as previewed, all of it or nothing.

use super::resume::{self, Choices, Written};
use crate::{
    CommandError,
    rpc::{
        arguments::{arguments, decode},
        context::CommandContext,
    },
};
use serde_json::{Value, json};

arguments! {
    required { p_document: Value, p_base_version: String }
    optional { p_choices: Value }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Written, CommandError> {
    cx.seeker()?;
    let choices: Choices = match args.p_choices {
        Some(choices) => decode("/p_choices", choices)?,
        None => Choices::default(),
    };
    cx.lock_me().await?;
    let plan = resume::plan(cx, &args.p_document).await?;
    if plan.base_version != args.p_base_version {
        return Err(CommandError::VersionConflict(json!(plan.base_version)));
    }
    resume::write(cx, &plan, &choices).await
}
