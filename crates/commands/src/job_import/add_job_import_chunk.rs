//! `add_job_import_chunk`: takes in the next chunk of an import's file. The same chunk again changes nothing.

use super::bulk::{CHUNK_BYTES, Import};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use base64::{Engine, engine::general_purpose::STANDARD};
use devproof_db::Sql;
use devproof_vocabulary::{ImportStatus, Permission};
use uuid::Uuid;

arguments! {
    required { p_id: Uuid, p_position: i32, p_data: String }
}

answer! { received_bytes: i32 }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let data = STANDARD
        .decode(&args.p_data)
        .map_err(|error| CommandError::invalid("/p_data", format!("isn't base64: {error}")))?;
    if data.is_empty() || data.len() > CHUNK_BYTES {
        return Err(CommandError::invalid("/p_data", format!("must hold 1 to {CHUNK_BYTES} bytes")));
    }
    cx.member_with(Permission::ManageJobs).await?;
    let import = Import::hold(cx, args.p_id).await?;
    if import.status != ImportStatus::Uploading {
        return Err(CommandError::Conflict);
    }
    if args.p_position < import.received && is_stored(cx, &args, data.as_slice()).await? {
        return Ok(Answer { received_bytes: import.received });
    }
    let received = i32::try_from(data.len()).ok().and_then(|length| import.received.checked_add(length));
    let Some(received) = received.filter(|received| args.p_position == import.received && *received <= import.size)
    else {
        let message = "must be where the last chunk ended, and the chunk can't go beyond the size";
        return Err(CommandError::invalid("/p_position", message));
    };
    let insert = Sql::new("select private.insert_job_import_chunk($1, $2::int, $3::bytea)")
        .bind(args.p_id)
        .bind(args.p_position)
        .bind(data);
    let update = Sql::new(
        "update public.job_imports i set received_bytes = $2::int, updated_at = now() where i.id = $1::uuid",
    )
    .bind(args.p_id)
    .bind(received);
    cx.tx.query_together([&insert, &update]).await?;
    Ok(Answer { received_bytes: received })
}

/// Whether this chunk already exists.
async fn is_stored(cx: &CommandContext<'_>, args: &Args, data: &[u8]) -> Result<bool, CommandError> {
    let sql = Sql::new("select private.has_job_import_chunk($1, $2::int, $3::bytea)");
    Ok(cx.tx.value(&sql.bind(args.p_id).bind(args.p_position).bind(data)).await?)
}
