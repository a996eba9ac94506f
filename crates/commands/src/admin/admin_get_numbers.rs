//! `admin_get_numbers`: what happened on each of the last UTC days, today as it is so far.

use super::{Entry, reason};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::DayFigure;
use serde::{Deserialize, Serialize};
use serde_json::json;
use ts_rs::TS;

/// Days, unless the caller says how many.
const DAYS: i64 = 30;

arguments! { required { p_reason: String } optional { p_days: i64 } }

answer! { figures: Vec<FigureByDay> }

/// One number of each day, the oldest first.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct FigureByDay {
    figure: DayFigure,
    days: Vec<CountOfDay>,
}

/// How many there were.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct CountOfDay {
    day: String,
    /// Null for a day that isn't counted yet.
    count: Option<i64>,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let days = check.range("p_days", args.p_days, 7, 90).unwrap_or(DAYS);
    check.finish()?;
    let entry = Entry::new("numbers.read", "numbers", None).with(json!({ "days": days }));
    let sql = Sql::new("select private.staff_numbers($1::integer, $2)").bind(days).bind(cx.now);
    Ok(Answer { figures: cx.staff(reason)?.read(entry, &sql).await? })
}
