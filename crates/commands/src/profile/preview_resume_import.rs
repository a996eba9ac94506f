//! `preview_resume_import`: what importing a JSON Resume would change. Changes nothing.

use super::resume::{self, Preview};
use crate::{
    CommandError,
    rpc::{arguments::arguments, command::Cx},
};
use serde_json::Value;

arguments! { required { p_document: Value } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Preview, CommandError> {
    cx.seeker()?;
    Ok(resume::plan(cx, &args.p_document).await?.shown())
}
