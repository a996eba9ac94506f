//! The import of a JSON Resume (the schema of <https://jsonresume.org/schema>), in three steps: the document is read
//! into rows, the rows are planned against what the profile has, and the plan is shown or carried out. Both
//! commands make the same plan, so what was shown is what happens.

mod choices;
mod current;
mod document;
mod export;
mod parts;
mod plan;
mod section;
#[cfg(test)]
mod tests;
mod write;

pub(super) use choices::Choices;
pub(crate) use export::resume;
pub(super) use plan::{Plan, Preview};
pub(super) use write::{Written, write};

use crate::{CommandError, import::check_document, rpc::context::CommandContext};
use serde_json::Value;

/// Reads the document and the profile, and plans.
pub(super) async fn plan(cx: &CommandContext<'_>, document: &Value) -> Result<Plan, CommandError> {
    check_document(document)?;
    let (mut resume, warnings) = document::read(document)?;
    let current = current::load(cx).await?;
    let aliases = crate::skills::known_skills(cx, resume.skill_names()).await?;
    resume.name_skills(&aliases);
    Ok(plan::plan(resume, &current, warnings))
}
