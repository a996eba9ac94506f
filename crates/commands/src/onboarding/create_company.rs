//! `create_company`: an employer without a company founds one, becomes its admin and waits for approval.

use crate::{
    CommandError,
    arguments::{answer, arguments},
    check::Check,
    command::Cx,
};
use devproof_db::Sql;
use devproof_vocabulary::Role;
use uuid::Uuid;

arguments! {
    required { p_name: String, p_full_name: String }
    optional { p_website: String }
}

answer! { company_id: Uuid, slug: String }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let name = check.name("p_name", &args.p_name, 120);
    let full_name = check.name("p_full_name", &args.p_full_name, 120);
    let website = check.url("p_website", args.p_website);
    check.finish()?;
    if cx.me.role != Some(Role::Employer) {
        return Err(CommandError::NotEmployer);
    }

    let sql = Sql::new("select f.company_id, f.slug from private.found_company($1, $2, $3) f")
        .bind(name)
        .bind(full_name)
        .bind(website);
    // The helper locks the profile and gives no row to somebody who is in a company by then.
    let founded = cx.tx.query_opt(&sql).await?.ok_or(CommandError::AlreadyInCompany)?;
    Ok(Answer { company_id: founded.get(0), slug: founded.get(1) })
}
