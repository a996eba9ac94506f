//! A command as a row of the table: its name, who can call it, the function behind it.

use crate::{
    CommandError,
    rpc::{context::CommandContext, external::ExternalQuery, signature::Signature},
};
use devproof_db::Sql;
use futures::future::BoxFuture;
use serde_json::{Map, Value, value::RawValue};
use uuid::Uuid;

/// The state that the caller's account must be in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AccountState {
    /// Active, with onboarding completed.
    Onboarded,
    /// None: visitors too. Such a command reads nothing of anybody's.
    Anyone,
    /// Active, if there is an account: visitors too. Such a command reads what its caller may.
    ActiveOrVisitor,
    /// Active: for onboarding itself, and for staff, whose rights `CommandContext::staff` checks.
    Active,
}

type Run =
    for<'a> fn(&'a CommandContext<'a>, Map<String, Value>) -> BoxFuture<'a, Result<Box<RawValue>, CommandError>>;

/// Builds what a command asks an external service before it runs. It has a transaction of its own, in which it checks
/// the caller's rights.
pub(crate) type PrepareQuery =
    for<'a> fn(&'a CommandContext<'a>, Map<String, Value>) -> BoxFuture<'a, Result<ExternalQuery, CommandError>>;

/// What a command writes when the external service failed it, which has a transaction of its own: the command never runs.
pub(crate) type AfterFailedQuery = for<'a> fn(
    &'a CommandContext<'a>,
    Map<String, Value>,
    &'a CommandError,
) -> BoxFuture<'a, Result<(), CommandError>>;

/// What a command asks of the database whatever it finds, from its caller's id and its arguments; nothing where these can't
/// be read, which is refused later. These statements go with the opening of its transaction, so they run before the state of
/// the account is checked: only what answers nothing to someone without the right, and what writes nothing.
pub(crate) type FirstReads = fn(Uuid, &Map<String, Value>) -> Vec<Sql>;

/// One command of the table.
pub struct Command {
    /// The name it is called by.
    pub name: &'static str,
    /// Names of parameters, and whether each must be given.
    pub params: &'static [(&'static str, bool)],
    pub(crate) required_state: AccountState,
    pub(crate) run: Run,
    pub(crate) prepare_query: Option<PrepareQuery>,
    pub(crate) after_failed_query: Option<AfterFailedQuery>,
    pub(crate) first_reads: Option<FirstReads>,
    /// The types of its arguments and its answer.
    pub signature: fn() -> Signature,
}

/// A line of the table: `command!("save_job", Onboarded, jobs::save_job)`, for a module with `Args` and `run`. With
/// `queries_outside` at its end the module has `prepare_query` too, with `undoes_failed_query` also `after_failed_query`, and
/// with `reads_first` it has `first_reads`.
macro_rules! command {
    ($name:literal, $required_state:ident, $($module:ident)::+) => {
        $crate::rpc::command::command!(@ $name, $required_state, $($module)::+, None, None, None)
    };
    ($name:literal, $required_state:ident, $($module:ident)::+, queries_outside) => {
        $crate::rpc::command::command!(@ $name, $required_state, $($module)::+, Some(|cx, args| Box::pin($($module)::+::prepare_query(cx, args))), None, None)
    };
    ($name:literal, $required_state:ident, $($module:ident)::+, undoes_failed_query) => {
        $crate::rpc::command::command!(
            @ $name, $required_state, $($module)::+,
            Some(|cx, args| Box::pin($($module)::+::prepare_query(cx, args))),
            Some(|cx, args, error| Box::pin($($module)::+::after_failed_query(cx, args, error))), None)
    };
    ($name:literal, $required_state:ident, $($module:ident)::+, reads_first) => {
        $crate::rpc::command::command!(@ $name, $required_state, $($module)::+, None, None, Some(|caller, args| {
            let args = $crate::rpc::arguments::decode("", serde_json::Value::Object(args.clone()));
            args.map_or_else(|_| Vec::new(), |args| $($module)::+::first_reads(caller, &args))
        }))
    };
    (@ $name:literal, $required_state:ident, $($module:ident)::+, $prepare_query:expr, $after_failed_query:expr, $first_reads:expr) => {
        $crate::rpc::command::Command {
            name: $name,
            params: <$($module)::+::Args as $crate::rpc::arguments::Arguments>::PARAMS,
            required_state: $crate::rpc::command::AccountState::$required_state,
            run: |cx, args| Box::pin(async move {
                let args = $crate::rpc::arguments::decode("", serde_json::Value::Object(args))?;
                $crate::rpc::signature::to_text(&$($module)::+::run(cx, args).await?)
            }),
            prepare_query: $prepare_query,
            after_failed_query: $after_failed_query,
            first_reads: $first_reads,
            signature: || $crate::rpc::signature::of($($module)::+::run),
        }
    };
}
pub(crate) use command;
