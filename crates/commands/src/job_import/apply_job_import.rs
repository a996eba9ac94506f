//! `apply_job_import`: makes one posting of a document a draft, or brings the job up to date that it became before.

use super::posting::{self, PlannedPosting};
use crate::{
    CommandError,
    jobs::{
        input::JobInput,
        save_job::{self, MissingForPublish},
        status,
    },
    rpc::{
        arguments::{answer, arguments, decode},
        context::CommandContext,
        context::Lock,
    },
};
use devproof_vocabulary::Permission;
use serde::Deserialize;
use serde_json::{Map, Value};
use uuid::Uuid;

arguments! {
    required { p_document: Value, p_choices: Value }
    optional { p_base_version: i64 }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Choices {
    /// Which posting of the document.
    index: usize,
    /// Fields to write instead of the posting's.
    #[serde(default)]
    draft: Map<String, Value>,
}

answer! { id: Uuid, missing_for_publish: Vec<MissingForPublish> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let choices: Choices = decode("/p_choices", args.p_choices)?;
    let company = cx.member_with(Permission::ManageJobs).await?;
    let plan = posting::plan(cx, company, args.p_document).await?;
    let chosen = plan.postings.into_iter().nth(choices.index);
    let PlannedPosting { mut draft, existing_job_id, .. } = chosen
        .ok_or_else(|| CommandError::invalid("/p_choices/index", "isn't the index of a posting in this document"))?;
    draft.extend(choices.draft);
    let input = JobInput::read("/p_choices/draft", Value::Object(draft))?;
    let saved = match existing_job_id {
        None => save_job::create(cx, company, "/p_choices/draft", input).await?,
        Some(id) => {
            cx.lock(Lock::Job, id).await?;
            let version = status::load(cx, company, id).await?.version;
            if args.p_base_version.is_some_and(|base| base != version) {
                return Err(CommandError::VersionConflict(version.into()));
            }
            save_job::update(cx, id, "/p_choices/draft", input).await?
        }
    };
    Ok(Answer { id: saved.id, missing_for_publish: saved.missing_for_publish })
}
