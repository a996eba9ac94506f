//! `admin_set_special_rank`: gives or takes a rank that no one reaches by count.

use super::Entry;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::Role;
use serde_json::json;
use uuid::Uuid;

arguments! {
    required { p_profile_id: Uuid, p_reason: String }
    optional { p_rank: String }
}

answer! { id: Uuid, special_rank: Option<String> }

devproof_db::columns! {
    /// Who is to have it.
    struct Person {
        role: Option<Role>,
        is_internal_admin: bool,
        special_rank: Option<String>,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let staff = cx.staff_for(&args.p_reason)?;
    let (id, rank) = (args.p_profile_id, args.p_rank);
    let sql = Sql::new("select p.role, p.is_internal_admin, p.special_rank from private.lock_ranked_person($1) p");
    let person: Person = cx.tx.read_opt(&sql.bind(id)).await?.ok_or(CommandError::NotFound)?;
    if person.role != Some(Role::JobSeeker) && !person.is_internal_admin {
        return Err(CommandError::NotFound);
    }
    if let Some(rank) = &rank {
        let sql = Sql::new("select exists (select from public.developer_ranks r where r.name = $1 and r.is_special)");
        if !cx.tx.value::<bool>(&sql.bind(rank)).await? {
            return Err(CommandError::NotFound);
        }
    }
    if person.special_rank == rank {
        return Err(CommandError::Unchanged);
    }
    let change = json!({ "from": person.special_rank, "to": rank });
    let entry = Entry::new("rank.special", "profile", Some(id.to_string())).with(change);
    staff.act(entry, &Sql::new("select private.put_special_rank($1, $2)").bind(id).bind(rank.clone())).await?;
    Ok(Answer { id, special_rank: rank })
}
