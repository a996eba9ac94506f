//! `preview_resume_import`: what importing a JSON Resume would change. Changes nothing.

use super::resume::{self, Preview};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use serde_json::Value;

arguments! { required { p_document: Value } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Preview, CommandError> {
    cx.seeker()?;
    Ok(resume::plan(cx, &args.p_document).await?.into_preview())
}
