//! `set_company_badges`: the up to five badges of a company's page, in order.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
        context::Lock,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::Permission;

const MAX_BADGES: usize = 5;

arguments! { required { p_badges: Vec<String> } }

answer! {}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let badges = check.lines("p_badges", args.p_badges, MAX_BADGES, 40);
    check.finish()?;
    let company = cx.member_with(Permission::ManageCompany).await?;

    cx.lock(Lock::Company, company).await?;
    let unknown = Sql::new(
        "select b.place - 1 from unnest($1::text[]) with ordinality b (key, place)
         where not exists (select from public.badge_labels l where l.key = b.key) order by b.place limit 1",
    )
    .bind(badges.as_slice());
    if let Some(place) = cx.tx.value_opt::<i64>(&unknown).await? {
        return Err(CommandError::invalid(format!("/p_badges/{place}"), "isn't a badge"));
    }
    let delete = Sql::new("delete from public.company_badges b where b.company_id = $1::uuid").bind(company);
    let sql = Sql::new(
        "insert into public.company_badges (company_id, badge, position)
         select $1::uuid, b.key, b.place - 1 from unnest($2::text[]) with ordinality b (key, place)",
    )
    .bind(company)
    .bind(badges);
    cx.tx.query_together([&delete, &sql]).await?;
    Ok(Answer {})
}
