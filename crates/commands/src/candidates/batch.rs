//! One command for several candidates: each is judged by itself, and those that can't be done don't stop the others.

use crate::{CommandError, rpc::check::Check};
use serde::Serialize;
use serde_json::json;
use std::collections::HashSet;
use ts_rs::TS;
use uuid::Uuid;

/// Candidates that one command takes.
const MOST: usize = 50;

/// What became of each candidate of a list.
#[derive(Debug, Default)]
pub(super) struct Outcome {
    /// Those for whom it was done, in the order in which they were named.
    pub(super) done: Vec<Uuid>,
    refused: Vec<(Uuid, CommandError)>,
}

/// One candidate for whom it could not be done, and why.
#[derive(Debug, Serialize, TS)]
pub(crate) struct Refusal {
    id: Uuid,
    /// As the command for one candidate answers it.
    code: String,
    message: String,
}

impl Outcome {
    /// Keeps those that the check lets through; the others are refused with its reason.
    pub(super) fn of(ids: &[Uuid], check: impl Fn(Uuid) -> Result<(), CommandError>) -> Self {
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
    pub(super) fn refuse(&mut self, refused: impl Fn(Uuid) -> bool, error: impl Fn() -> CommandError) {
        let (out, rest): (Vec<Uuid>, Vec<Uuid>) = self.done.iter().copied().partition(|&id| refused(id));
        self.done = rest;
        self.refused.extend(out.into_iter().map(|id| (id, error())));
    }

    /// The answer for a command that takes one candidate.
    pub(super) fn of_one(self) -> Result<(), CommandError> {
        match self.refused.into_iter().next() {
            Some((_, error)) => Err(error),
            None if self.done.is_empty() => Err(CommandError::NotFound),
            None => Ok(()),
        }
    }

    /// The answer for a command that takes several: those for whom it was done, and those who were refused. Where nothing
    /// was done, the command is refused.
    pub(super) fn of_several(self) -> Result<(Vec<Uuid>, Vec<Refusal>), CommandError> {
        let refusal = |(id, error): (Uuid, CommandError)| Refusal {
            id,
            code: error.code().to_owned(),
            message: error.message(),
        };
        let refused: Vec<Refusal> = self.refused.into_iter().map(refusal).collect();
        if self.done.is_empty() { Err(CommandError::NothingDone(json!(refused))) } else { Ok((self.done, refused)) }
    }
}

/// A list of candidates as a person selected it: at least one, not too many, each once.
pub(super) fn check_ids(field: &str, ids: &[Uuid]) -> Result<(), CommandError> {
    let mut check = Check::at("");
    if ids.is_empty() {
        check.problem(field, "must not be empty");
    }
    if ids.len() > MOST {
        check.problem(field, format!("must have at most {MOST} candidates (has {})", ids.len()));
    }
    if ids.iter().collect::<HashSet<_>>().len() < ids.len() {
        check.problem(field, "must name each candidate once");
    }
    check.finish()
}
