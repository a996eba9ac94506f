//! `run_practice_design`: a board's day, and whether it meets the targets. It is computed between two transactions, so that
//! it holds no connection to the database. The same board and seed give the same answer, and nothing of it is kept.

use super::{
    problems, quota,
    simulation::{self, PracticeQuery},
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments, decode},
        check::Check,
        context::CommandContext,
        external::{ExternalAnswer, ExternalQuery},
    },
};
use devproof_db::DbError;
use devproof_simulator::{
    series::{ComponentSeries, FlowSeries, STEP_MINUTES},
    targets::Outcome,
};
use serde_json::{Map, Value};
use std::sync::Arc;

arguments! {
    required { p_slug: String, p_board: Value }
    optional { p_seed: i64 }
}

answer! {
    seed: i64,
    targets: Vec<Outcome>,
    /// Euros a month.
    cost_month: f64,
    /// Minutes of a point of the series.
    step_minutes: usize,
    flows: Vec<FlowSeries>,
    components: Vec<ComponentSeries>,
}

/// Before the transaction: the caller's right, the board's faults, and the limit.
pub(crate) async fn prepare_query(
    cx: &CommandContext<'_>,
    args: Map<String, Value>,
) -> Result<ExternalQuery, CommandError> {
    let args: Args = decode("", Value::Object(args))?;
    cx.seeker()?;
    let found = problems::find(&args.p_slug)?;
    let mut check = Check::at("");
    // What JavaScript counts exactly.
    check.range("p_seed", args.p_seed, 0, (1 << 53) - 1);
    check.finish()?;
    let board = simulation::read_board(&found.problem, args.p_board)?;
    // A board that can't run costs no run.
    quota::count(cx).await?;
    let seed = args.p_seed.and_then(|seed| u64::try_from(seed).ok()).unwrap_or(found.problem.seed);
    Ok(ExternalQuery::Practice(Box::new(PracticeQuery { problem: Arc::clone(&found.problem), board, seed })))
}

pub(crate) async fn run(cx: &CommandContext<'_>, _args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    let ExternalAnswer::Practice(day) = cx.external else {
        return Err(DbError::Decode("no day was simulated".to_owned()).into());
    };
    Ok(Answer {
        seed: i64::try_from(day.seed).unwrap_or(i64::MAX),
        targets: day.targets.clone(),
        cost_month: day.cost_month,
        step_minutes: STEP_MINUTES,
        flows: day.flows.clone(),
        components: day.components.clone(),
    })
}
