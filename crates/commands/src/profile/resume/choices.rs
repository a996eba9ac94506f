//! What a person chose of a plan.

use super::plan::Plan;
use crate::{CommandError, rpc::check::Check};
use serde::Deserialize;
use std::collections::HashSet;
use uuid::Uuid;

/// Everything that is not named here is done, and nothing is deleted.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Choices {
    /// Keys of entries to leave alone.
    pub(super) skip: HashSet<String>,
    /// Rows to delete, of those that the plan names.
    pub(super) delete: Vec<Delete>,
    /// Columns of the profile itself to take over; all of them unless given.
    pub(super) basics: Option<Vec<String>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Delete {
    pub(super) table: String,
    pub(super) id: Uuid,
}

impl Choices {
    /// Refuses choices that are not in the plan: they were made on another one.
    pub(super) fn check(&self, plan: &Plan) -> Result<(), CommandError> {
        let mut check = Check::at("/p_choices");
        let keys: HashSet<&str> = plan.items.iter().flatten().map(|item| item.key.as_str()).collect();
        if self.skip.iter().any(|key| !keys.contains(key.as_str())) {
            check.problem("skip", "names an entry that this document does not have");
        }
        for (i, delete) in self.delete.iter().enumerate() {
            if !plan.deletable.iter().any(|known| known.id == delete.id && known.table == delete.table) {
                check.problem(&format!("delete/{i}"), "isn't an entry that can be deleted");
            }
        }
        for (i, column) in self.basics.iter().flatten().enumerate() {
            if !plan.basics.contains_key(column) {
                check.problem(&format!("basics/{i}"), "isn't a field that would change");
            }
        }
        check.finish()
    }
}
