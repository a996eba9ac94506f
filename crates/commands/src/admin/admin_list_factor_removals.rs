//! `admin_list_factor_removals`: second factors that wait for another member of staff, the oldest first.

use super::{
    Entry,
    person::{FactorRemoval, StaffName},
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::FactorType;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

arguments! { required { p_reason: String } }

answer! { removals: Vec<WaitingRemoval> }

/// A factor that waits to be taken off.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct WaitingRemoval {
    factor_id: Uuid,
    factor_type: FactorType,
    /// Whose it is.
    person: StaffName,
    removal: FactorRemoval,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let entry = Entry::new("factor.list", "profile", None);
    let sql = Sql::new("select private.staff_factor_removals($1)").bind(cx.now);
    Ok(Answer { removals: cx.staff_for(&args.p_reason)?.read(entry, &sql).await? })
}
