//! `list_practice_designs`: the problems that a design can be tried on.

use super::problems;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use serde::Serialize;
use ts_rs::TS;

arguments! {}

answer! { designs: Vec<PracticeDesignName> }

/// A problem, in a list.
#[derive(Debug, Serialize, TS)]
struct PracticeDesignName {
    slug: &'static str,
    title: String,
    summary: String,
    minutes: u32,
    targets: usize,
}

pub(crate) async fn run(cx: &CommandContext<'_>, _args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    let designs = problems::all()?.iter().map(|one| PracticeDesignName {
        slug: one.slug,
        title: one.problem.title.clone(),
        summary: one.problem.summary.clone(),
        minutes: one.problem.minutes,
        targets: one.problem.targets.len(),
    });
    Ok(Answer { designs: designs.collect() })
}
