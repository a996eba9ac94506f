//! `save_candidate_stages`: the company's stages in their new order: added, renamed, removed. It takes the whole list, and
//! names what it removes, so that a stage that a colleague has just added isn't lost. Needs `manage_company`: the stages
//! are those of every job, also of jobs whose candidates the caller can't see.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::{CommandContext, Lock},
    },
};
use devproof_db::{FromRow, Sql, columns};
use devproof_vocabulary::{Permission, StageKind};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::{HashMap, HashSet};
use ts_rs::TS;
use uuid::Uuid;

/// Stages of one company; the positions that the table allows.
const MOST: usize = 10;
/// Longest name, in characters.
const MAX_NAME: usize = 40;

/// A stage as it should be. Without an id it is a new one.
#[derive(Debug, Clone, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub(crate) struct StageInput {
    id: Option<Uuid>,
    name: String,
    /// Of a stage that exists it can't be changed: it says what became of those who were there.
    kind: StageKind,
}

arguments! {
    required { p_stages: Vec<StageInput> }
    optional { p_removed: Vec<Uuid> }
}

columns! {
    /// One of the company's stages.
    #[derive(Debug, Serialize, TS)]
    pub(crate) struct SavedStage {
        id: Uuid,
        kind: StageKind,
        name: String,
        position: i16,
    }
}

answer! { stages: Vec<SavedStage> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let removed = args.p_removed.unwrap_or_default();
    let stages = checked(args.p_stages, &removed)?;
    let company = cx.member_with(Permission::ManageCompany).await?;
    cx.lock(Lock::Company, company).await?;
    let read = Sql::new(
        "select s.id, s.kind, s.name, s.position from public.candidate_stages s where s.company_id = $1::uuid
         order by s.position",
    )
    .bind(company);
    // Held, so that a candidate who is being moved there is counted, or is refused.
    let hold =
        Sql::new("select s.id from public.candidate_stages s where s.id = any ($1::uuid[]) order by s.id for update")
            .bind(removed.as_slice());
    let used = Sql::new("select unnest(private.used_stages())");
    let [_, known, used] = cx.tx.query_together([&hold, &read, &used]).await?;
    let known: HashMap<Uuid, SavedStage> =
        known.iter().map(|row| SavedStage::from_row(row).map(|one| (one.id, one))).collect::<Result<_, _>>()?;
    let used: HashSet<Uuid> = used.iter().map(|row| row.only()).collect::<Result<_, _>>()?;
    fits(&stages, &removed, &known)?;
    if let Some(stage) = removed.iter().filter(|id| used.contains(id)).find_map(|id| known.get(id)) {
        return Err(CommandError::StageInUse(json!({ "id": stage.id, "name": stage.name })));
    }
    write(cx, company, &stages, &removed).await?;
    Ok(Answer { stages: cx.tx.read_all(&read).await? })
}

/// The names, their number, and that each kind of end is there.
fn checked(mut stages: Vec<StageInput>, removed: &[Uuid]) -> Result<Vec<StageInput>, CommandError> {
    let mut check = Check::at("");
    if stages.len() > MOST {
        check.problem("p_stages", format!("must have at most {MOST} stages (has {})", stages.len()));
    }
    if stages.first().is_none_or(|first| matches!(first.kind, StageKind::Hired | StageKind::Closed)) {
        check.problem("p_stages", "must begin with a stage of kind screening, interview or offer");
    }
    for kind in [StageKind::Hired, StageKind::Closed] {
        if !stages.iter().any(|stage| stage.kind == kind) {
            check.problem("p_stages", format!("must have a stage of kind {kind}"));
        }
    }
    let (mut names, mut ids) = (HashSet::new(), HashSet::new());
    for (place, stage) in stages.iter_mut().enumerate() {
        let field = format!("p_stages/{place}/name");
        stage.name = check.line(&field, &stage.name, MAX_NAME);
        if !names.insert(stage.name.to_lowercase()) {
            check.problem(&field, "is the name of another stage");
        }
        if stage.id.is_some_and(|id| !ids.insert(id) || removed.contains(&id)) {
            check.problem(&format!("p_stages/{place}/id"), "is named twice");
        }
    }
    check.finish()?;
    Ok(stages)
}

/// Whether the list is about the stages that there are now.
fn fits(stages: &[StageInput], removed: &[Uuid], known: &HashMap<Uuid, SavedStage>) -> Result<(), CommandError> {
    let mut check = Check::at("");
    let mut named: HashSet<Uuid> = removed.iter().copied().collect();
    for (place, stage) in stages.iter().enumerate() {
        let Some(id) = stage.id else { continue };
        named.insert(id);
        if known.get(&id).is_some_and(|known| known.kind != stage.kind) {
            check.problem(
                &format!("p_stages/{place}/kind"),
                "can't change. Add a new stage and move candidates there.",
            );
        }
    }
    check.finish()?;
    // A colleague has added or removed one meanwhile.
    let is_current = named.len() == known.len() && known.keys().all(|id| named.contains(id));
    if is_current { Ok(()) } else { Err(CommandError::Conflict) }
}

async fn write(
    cx: &CommandContext<'_>,
    company: Uuid,
    stages: &[StageInput],
    removed: &[Uuid],
) -> Result<(), CommandError> {
    let rows = stages.iter().zip(1..).map(
        |(stage, position)| json!({ "id": stage.id, "name": stage.name, "kind": stage.kind, "position": position }),
    );
    let rows = Value::from(rows.collect::<Vec<_>>());
    let delete = Sql::new("delete from public.candidate_stages s where s.id = any ($1::uuid[])").bind(removed);
    let update = Sql::new(
        "update public.candidate_stages s set name = n.name, position = n.position
         from jsonb_to_recordset($1::jsonb) n (id uuid, name text, position smallint)
         where s.id = n.id and (s.name, s.position) is distinct from (n.name, n.position)",
    )
    .bind(rows.clone());
    let insert = Sql::new(
        "insert into public.candidate_stages (company_id, kind, name, position)
         select $2::uuid, n.kind, n.name, n.position
         from jsonb_to_recordset($1::jsonb) n (id uuid, kind text, name text, position smallint)
         where n.id is null",
    )
    .bind(rows)
    .bind(company);
    cx.tx.query_together([&delete, &update, &insert]).await?;
    Ok(())
}
