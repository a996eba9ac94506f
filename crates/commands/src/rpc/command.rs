//! What a command is, and what it is given.

use crate::{
    CommandError, CommandSettings,
    rpc::{
        caller::CallerProfile,
        external::{ExternalAnswer, ExternalQuery},
        signature::Signature,
    },
};
use devproof_claims::Caller;
use devproof_db::Tx;
use futures::future::BoxFuture;
use serde_json::{Map, Value};
use time::OffsetDateTime;
use uuid::Uuid;

/// What a command works with: one open transaction that runs as `app_command` with the caller's claims.
pub(crate) struct CommandContext<'a> {
    /// The transaction. Dropped without a commit when the command refuses.
    pub(crate) tx: &'a Tx,
    /// Who asks.
    pub(crate) caller: &'a Caller,
    /// The caller's id.
    pub(crate) user_id: Uuid,
    /// The caller's profile as it was at the start.
    pub(crate) profile: CallerProfile,
    /// The time at the start.
    pub(crate) now: OffsetDateTime,
    /// This installation.
    pub(crate) settings: &'a CommandSettings,
    /// What the outside said, to a command that asks.
    pub(crate) external: &'a ExternalAnswer,
}

/// Who may come in at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AccountState {
    /// People who are through with onboarding.
    Onboarded,
    /// Every active account: onboarding itself, and staff (whose rights are asked for by the helper they call).
    Active,
}

type Run = for<'a> fn(&'a CommandContext<'a>, Map<String, Value>) -> BoxFuture<'a, Result<Value, CommandError>>;

/// What a command asks of the outside before it runs: in a transaction of its own, in which the caller's right to ask
/// is looked at.
pub(crate) type PrepareQuery =
    for<'a> fn(&'a CommandContext<'a>, Map<String, Value>) -> BoxFuture<'a, Result<ExternalQuery, CommandError>>;

/// One command of the table.
pub struct Command {
    /// The name it is called by.
    pub name: &'static str,
    /// Names of parameters, and whether each must be given.
    pub params: &'static [(&'static str, bool)],
    pub(crate) required_state: AccountState,
    pub(crate) run: Run,
    pub(crate) prepare_query: Option<PrepareQuery>,
    /// The types of its arguments and its answer.
    pub signature: fn() -> Signature,
}

/// A line of the table: `command!("save_job", Onboarded, jobs::save_job)`, for a module with `Args` and `run`; with `asks` at
/// its end also with `ask`.
macro_rules! command {
    ($name:literal, $required_state:ident, $($module:ident)::+) => {
        $crate::rpc::command::command!(@ $name, $required_state, $($module)::+, None)
    };
    ($name:literal, $required_state:ident, $($module:ident)::+, queries_outside) => {
        $crate::rpc::command::command!(@ $name, $required_state, $($module)::+, Some(|cx, args| Box::pin($($module)::+::prepare_query(cx, args))))
    };
    (@ $name:literal, $required_state:ident, $($module:ident)::+, $prepare_query:expr) => {
        $crate::rpc::command::Command {
            name: $name,
            params: <$($module)::+::Args as $crate::rpc::arguments::Arguments>::PARAMS,
            required_state: $crate::rpc::command::AccountState::$required_state,
            run: |cx, args| Box::pin(async move {
                let args = $crate::rpc::arguments::decode("", serde_json::Value::Object(args))?;
                $crate::rpc::signature::sent($($module)::+::run(cx, args).await?)
            }),
            prepare_query: $prepare_query,
            signature: || $crate::rpc::signature::of($($module)::+::run),
        }
    };
}
pub(crate) use command;
