//! `admin_list_disputes`: disputes in a state, oldest first, with what the references gave.

use super::{Entry, dispute::StaffDispute};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::DisputeState;
use serde_json::json;

arguments! {
    required { p_reason: String }
    optional { p_state: DisputeState }
}

answer! { disputes: Vec<StaffDispute> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let state = args.p_state.map(DisputeState::as_str);
    let entry = Entry::new("dispute.list", "dispute", None).with_request(json!({ "state": state }));
    let sql = Sql::new("select private.staff_disputes($1)").bind(state);
    Ok(Answer { disputes: cx.staff_for(&args.p_reason)?.read(entry, &sql).await? })
}
