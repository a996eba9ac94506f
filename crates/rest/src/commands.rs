//! Where the product's decisions are plugged in: functions by name that look to a client like SQL functions.

use async_trait::async_trait;
use devproof_claims::Caller;
use serde_json::{Map, Value, value::RawValue};

/// Why a command refuses, ready for the wire.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommandError {
    /// HTTP status.
    pub status: u16,
    /// Stable code.
    pub code: String,
    /// For people.
    pub message: String,
    /// More about it.
    pub details: Option<String>,
    /// What to do.
    pub hint: Option<String>,
}

/// What is known of a command without calling it.
#[derive(Debug, Clone, Copy)]
pub struct CommandInfo {
    /// Names of parameters, and whether each must be given.
    pub params: &'static [(&'static str, bool)],
}

/// The table of commands.
#[async_trait]
pub trait Commands: Send + Sync {
    /// What is known of the command, or `None` if there is none of this name.
    fn get(&self, name: &str) -> Option<CommandInfo>;

    /// All names.
    fn names(&self) -> Vec<&'static str>;

    /// Carries out one command in one transaction, to its end even when the client has gone. The arguments' names
    /// are checked before; their types are the command's own affair. The answer is JSON text.
    async fn call(
        &self,
        name: &str,
        caller: &Caller,
        args: Map<String, Value>,
    ) -> Result<Box<RawValue>, CommandError>;
}

/// A server without commands.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoCommands;

#[async_trait]
impl Commands for NoCommands {
    fn get(&self, _: &str) -> Option<CommandInfo> {
        None
    }

    fn names(&self) -> Vec<&'static str> {
        Vec::new()
    }

    async fn call(&self, _: &str, _: &Caller, _: Map<String, Value>) -> Result<Box<RawValue>, CommandError> {
        Err(CommandError {
            status: 404,
            code: "PGRST202".into(),
            message: "there are no commands".into(),
            details: None,
            hint: None,
        })
    }
}
