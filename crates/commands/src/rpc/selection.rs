//! One command for several things of one kind: each is judged by itself, and those that can't be done don't stop the others.

use crate::{CommandError, rpc::check::Check};
use serde::Serialize;
use serde_json::json;
use std::collections::HashSet;
use ts_rs::TS;
use uuid::Uuid;

/// Things that one command takes.
const MOST: usize = 50;

/// What became of each thing of a selection.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    /// Those with which it was done, in the order in which they were named.
    pub(crate) done: Vec<Uuid>,
    refused: Vec<(Uuid, CommandError)>,
}

/// One thing with which it could not be done, and why.
#[derive(Debug, Serialize, TS)]
pub(crate) struct Refusal {
    id: Uuid,
    /// As the command for one of them answers it.
    code: String,
    message: String,
}

impl Outcome {
    /// Keeps those that the check lets through; the others are refused with its reason.
    pub(crate) fn of(ids: &[Uuid], check: impl Fn(Uuid) -> Result<(), CommandError>) -> Self {
        let mut outcome = Self::default();
        for &id in ids {
            match check(id) {
                Ok(()) => outcome.done.push(id),
                Err(error) => outcome.refused.push((id, error)),
            }
        }
        outcome
    }

    /// Refuses some of those that were let through.
    pub(crate) fn refuse(&mut self, refused: impl Fn(Uuid) -> bool, error: impl Fn() -> CommandError) {
        let (out, rest): (Vec<Uuid>, Vec<Uuid>) = self.done.iter().copied().partition(|&id| refused(id));
        self.done = rest;
        self.refused.extend(out.into_iter().map(|id| (id, error())));
    }

    /// The answer for a command that takes one thing.
    pub(crate) fn of_one(self) -> Result<(), CommandError> {
        match self.refused.into_iter().next() {
            Some((_, error)) => Err(error),
            None if self.done.is_empty() => Err(CommandError::NotFound),
            None => Ok(()),
        }
    }

    /// The answer for a command that takes several: those with which it was done, and those that were refused. Where nothing
    /// was done, the command is refused.
    pub(crate) fn of_several(self) -> Result<(Vec<Uuid>, Vec<Refusal>), CommandError> {
        let refusal = |(id, error): (Uuid, CommandError)| Refusal {
            id,
            code: error.code().to_owned(),
            message: error.message(),
        };
        let refused: Vec<Refusal> = self.refused.into_iter().map(refusal).collect();
        if self.done.is_empty() { Err(CommandError::NothingDone(json!(refused))) } else { Ok((self.done, refused)) }
    }
}

/// A selection as a person made it: at least one, not too many, each once. `noun` is what one of them is called.
pub(crate) fn check_ids(field: &str, noun: &str, ids: &[Uuid]) -> Result<(), CommandError> {
    let mut check = Check::at("");
    if ids.is_empty() {
        check.problem(field, "must not be empty");
    }
    if ids.len() > MOST {
        check.problem(field, format!("must have at most {MOST} {noun}s (has {})", ids.len()));
    }
    if ids.iter().collect::<HashSet<_>>().len() < ids.len() {
        check.problem(field, format!("must name each {noun} once"));
    }
    check.finish()
}
