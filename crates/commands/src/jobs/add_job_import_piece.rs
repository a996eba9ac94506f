//! `add_job_import_piece`: takes in the next piece of an import's file. The same piece again changes nothing.

use super::staged::PIECE_BYTES;
use crate::{
    CommandError,
    arguments::{answer, arguments},
    command::Cx,
};
use base64::{Engine, engine::general_purpose::STANDARD};
use devproof_db::Sql;
use devproof_vocabulary::Permission;
use uuid::Uuid;

arguments! {
    required { p_id: Uuid, p_position: i32, p_data: String }
}

answer! { received_bytes: i32 }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Answer, CommandError> {
    let data = STANDARD
        .decode(&args.p_data)
        .map_err(|error| CommandError::invalid("/p_data", format!("isn't base64: {error}")))?;
    if data.is_empty() || data.len() > PIECE_BYTES {
        return Err(CommandError::invalid("/p_data", format!("must hold 1 to {PIECE_BYTES} bytes")));
    }
    cx.member_with(Permission::ManageJobs).await?;
    let sql = Sql::new("select private.keep_job_import_piece($1, $2::int, $3::bytea)");
    let received: i32 = cx.tx.query_one(&sql.bind(args.p_id).bind(args.p_position).bind(data)).await?.get(0);
    if received < 0 {
        return Err(CommandError::invalid(
            "/p_position",
            "does not follow on what is there, or goes beyond the size",
        ));
    }
    Ok(Answer { received_bytes: received })
}
