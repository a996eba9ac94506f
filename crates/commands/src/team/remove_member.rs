//! `remove_member`: a recruiter leaves the company, by a colleague's decision or by their own. Their jobs and
//! conversations pass to another member: the one that is named, else the admin.

use super::member;
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::Permission;
use serde_json::json;
use uuid::Uuid;

arguments! {
    required { p_profile_id: Uuid }
    optional { p_jobs_to: Uuid }
}

answer! { profile_id: Uuid, jobs_to: Uuid, jobs: i32 }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let leaver = args.p_profile_id;
    let own = leaver == cx.user_id;
    let company = if own { cx.employer()? } else { cx.member_with(Permission::ManageTeam).await? };
    let colleague = member::hold(cx, leaver).await?;
    if !own {
        cx.member_with(Permission::ManageTeam).await?;
    }
    if colleague.is_admin() {
        return Err(if own { CommandError::LastAdmin(json!({})) } else { CommandError::NotAllowed });
    }
    let jobs_to = match args.p_jobs_to {
        Some(id) if id == leaver => return Err(CommandError::invalid("/p_jobs_to", "can't be the leaving member")),
        Some(id) if !member::hold(cx, id).await?.active => {
            return Err(CommandError::invalid("/p_jobs_to", "isn't active"));
        }
        Some(id) => id,
        None => {
            let sql = Sql::new("select private.team_successor($1)").bind(leaver);
            cx.tx.value::<Option<Uuid>>(&sql).await?.ok_or(CommandError::NotFound)?
        }
    };
    mail::removed(cx, company, leaver).await?;
    let sql = Sql::new("select private.remove_from_team($1, $2)").bind(leaver).bind(jobs_to);
    let jobs: i32 = cx.tx.value(&sql).await?;
    if jobs_to != cx.user_id {
        mail::plan_work_passed_on(cx, jobs_to, jobs).await?;
    }
    Ok(Answer { profile_id: leaver, jobs_to, jobs })
}
