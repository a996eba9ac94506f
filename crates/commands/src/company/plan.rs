//! What a company's plan allows, and which plan allows more.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Sql, columns};
use serde_json::Value;
use uuid::Uuid;

columns! {
    /// What one plan says of a limit.
    struct Plan {
        tier: String,
        name: String,
        value: Option<Value>,
        is_current: bool,
    }
}

/// Refuses while the company's plan lacks a feature, and names the smallest plan that has it.
pub(crate) async fn must_include(
    cx: &CommandContext<'_>,
    company: Uuid,
    feature: &'static str,
) -> Result<(), CommandError> {
    let sql = Sql::new("select p.tier, p.name, p.value, p.is_current from private.employer_plans($1, $2) p")
        .bind(company)
        .bind(feature);
    let plans: Vec<Plan> = cx.tx.read_all(&sql).await?;
    let includes = |plan: &&Plan| plan.value.as_ref().and_then(Value::as_bool).unwrap_or(false);
    if plans.iter().filter(|plan| plan.is_current).any(|plan| includes(&plan)) {
        return Ok(());
    }
    let needed = plans.iter().find(includes);
    Err(CommandError::PlanNeeded {
        feature,
        tier: needed.map(|plan| plan.tier.clone()),
        name: needed.map(|plan| plan.name.clone()),
    })
}
