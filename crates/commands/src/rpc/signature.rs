//! What a command takes and answers, as TypeScript: for the web app's types and the reference.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::DbError;
use serde::Serialize;
use serde_json::{Value, value::RawValue};
use std::{any::TypeId, collections::BTreeMap};
use ts_rs::{Config, TS, TypeVisitor};

/// The types of one command.
#[derive(Debug)]
pub struct Signature {
    /// Its arguments: an object.
    pub arguments: String,
    /// Its answer; `None` while it is JSON without a type.
    pub answer: Option<String>,
    /// The declarations of the types that both name, by name.
    pub types: BTreeMap<String, String>,
}

/// Reads it off the function that carries the command out.
pub(crate) fn of<A: TS + 'static, T: TS + 'static>(
    _run: impl for<'a> AsyncFn(&'a CommandContext<'a>, A) -> Result<T, CommandError>,
) -> Signature {
    let config = Config::new().with_large_int("number");
    let mut named = Named { config: &config, types: BTreeMap::new() };
    A::visit_dependencies(&mut named);
    let is_typed = ![TypeId::of::<SchemaAnswer>(), TypeId::of::<Value>()].contains(&TypeId::of::<T>());
    if is_typed {
        T::visit_dependencies(&mut named);
        T::visit_generics(&mut named);
    }
    let types = named.types;
    Signature { arguments: A::inline(&config), answer: is_typed.then(|| T::inline(&config)), types }
}

/// The answer of a command whose type a schema file beside it describes, as JSON text. A `Value` can be one too: that costs
/// more, which only long answers feel.
#[derive(Debug, Serialize, TS)]
#[serde(transparent)]
pub(crate) struct SchemaAnswer(#[ts(type = "unknown")] Box<RawValue>);

impl SchemaAnswer {
    /// Of any value.
    ///
    /// # Errors
    /// As [`to_text`].
    pub(crate) fn new(answer: &impl Serialize) -> Result<Self, CommandError> {
        to_text(answer).map(Self)
    }
}

/// An answer as it is sent.
///
/// # Errors
/// When it has no form in JSON, which only a map with other keys than text has not.
pub(crate) fn to_text(answer: &impl Serialize) -> Result<Box<RawValue>, CommandError> {
    serde_json::value::to_raw_value(answer).map_err(|error| no_json(&error))
}

/// A part of an answer, to be changed.
///
/// # Errors
/// As [`to_text`].
pub(crate) fn to_json(part: impl Serialize) -> Result<Value, CommandError> {
    serde_json::to_value(part).map_err(|error| no_json(&error))
}

pub(crate) fn no_json(error: &serde_json::Error) -> CommandError {
    DbError::Decode(error.to_string()).into()
}

/// Collects the declarations of named types.
struct Named<'a> {
    config: &'a Config,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for Named<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // JSON has a name of the generator's own; what has no place of its own is written where it is used.
        if T::output_path().is_none() || TypeId::of::<T>() == TypeId::of::<Value>() {
            return;
        }
        let declared = T::decl(self.config);
        if self.types.insert(T::ident(self.config), declared).is_none() {
            T::visit_dependencies(self);
        }
    }
}
