//! `admin_list_disputes`: disputes in a state, oldest first, with what the references gave.

use super::{Entry, dispute::StaffDispute, reason};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
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
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    let state = args.p_state.map(DisputeState::as_str);
    let entry = Entry::new("dispute.list", "dispute", None).with_request(json!({ "state": state }));
    let sql = Sql::new("select private.staff_disputes($1)").bind(state);
    Ok(Answer { disputes: cx.staff(reason)?.read(entry, &sql).await? })
}
