//! What every command is built on: its row in the table, its arguments and answer as types, the transaction it runs in, who
//! calls it and what they may do, the checks of what was typed, the errors, and what is asked of other services first.

pub(crate) mod arguments;
pub(crate) mod batches;
pub(crate) mod blocking;
pub(crate) mod caller;
pub(crate) mod check;
pub(crate) mod code;
pub(crate) mod columns;
pub(crate) mod command;
pub(crate) mod context;
pub(crate) mod dispatch;
pub(crate) mod error;
pub(crate) mod external;
mod lifted;
pub(crate) mod names;
pub(crate) mod patch;
pub(crate) mod rows;
pub(crate) mod selection;
pub(crate) mod settings;
pub(crate) mod signature;
pub(crate) mod tier_limit;
pub(crate) mod timestamp;
