//! `create_company`: an employer without a company founds one, becomes its admin and waits for approval.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
        rows,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{CompanyRole, Role};
use uuid::Uuid;

arguments! {
    required { p_name: String, p_full_name: String }
    optional { p_website: String }
}

answer! { company_id: Uuid, slug: String }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let name = check.name("p_name", &args.p_name, 120);
    let full_name = check.name("p_full_name", &args.p_full_name, 120);
    let website = check.url("p_website", args.p_website);
    check.finish()?;
    if cx.profile.role != Some(Role::Employer) {
        return Err(CommandError::NotEmployer);
    }

    // Under the lock: a second company asked for at once finds the first.
    let lock = Sql::new("select private.lock_me()");
    let employed =
        Sql::new("select p.company_id is not null from public.profiles p where p.id = $1::uuid").bind(cx.user_id);
    let [_, employed] = cx.tx.query_together([&lock, &employed]).await?;
    if rows::value(&employed)? {
        return Err(CommandError::AlreadyInCompany);
    }
    let company_id = Uuid::new_v4();
    let write = Sql::new("select private.write_company($1, $2, $3)").bind(company_id).bind(name).bind(website);
    let join = Sql::new("select private.join_company($1, $2, $3, $4, private.unique_slug('profiles', $4))")
        .bind(cx.user_id)
        .bind(company_id)
        .bind(CompanyRole::Admin.as_str())
        .bind(full_name);
    let [slug, _] = cx.tx.query_together([&write, &join]).await?;
    Ok(Answer { company_id, slug: rows::value(&slug)? })
}
