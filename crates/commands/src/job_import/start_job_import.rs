//! `start_job_import`: begins an import of many jobs. Its file follows in chunks.

use super::bulk::{CHUNK_BYTES, MAX_BYTES};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{ImportKind, Permission};
use uuid::Uuid;

/// Imports of one person that are kept at the same time.
const KEPT: i64 = 5;

arguments! {
    required { p_kind: ImportKind, p_name: String, p_size: i64 }
}

answer! { id: Uuid, chunk_bytes: usize }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let name = check.line("p_name", &args.p_name.chars().take(200).collect::<String>(), 200);
    if args.p_size < 1 {
        check.problem("p_size", "The file is empty.");
    } else if args.p_size > MAX_BYTES {
        check.problem("p_size", "The file is larger than 10 MB. Split it and import the parts one by one.");
    }
    check.finish()?;
    let company = cx.member_with(Permission::ManageJobs).await?;
    cx.lock_me().await?;
    // The oldest make room; one that is being applied stays.
    let room = Sql::new(
        "delete from public.job_imports i where i.status <> 'applying' and i.id in (
             select o.id from public.job_imports o where o.profile_id = $1::uuid
             order by o.created_at desc, o.id offset $2::bigint - 1)",
    );
    cx.tx.execute(&room.bind(cx.user_id).bind(KEPT)).await?;
    let count = Sql::new("select count(*) from public.job_imports i where i.profile_id = $1::uuid").bind(cx.user_id);
    if cx.tx.value::<i64>(&count).await? >= KEPT {
        return Err(CommandError::TooMany(format!("{KEPT} imports are in progress. Wait for one to finish.")));
    }
    let id = Uuid::new_v4();
    let add = Sql::new(
        "insert into public.job_imports (id, company_id, profile_id, kind, name, size_bytes)
         values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6::int)",
    );
    let add = add.bind(id).bind(company).bind(cx.user_id).bind(args.p_kind.as_str()).bind(&name).bind(args.p_size);
    cx.tx.execute(&add).await?;
    Ok(Answer { id, chunk_bytes: CHUNK_BYTES })
}
