//! `change_slug`: another public address for a seeker's page, or with `p_company` for the company of a member with
//! `manage_company`. The old one keeps leading here. The owner's row is held, so that the limit of 30 days holds under
//! parallel calls.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
        context::Lock,
        rows,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{Permission, SlugOwner};
use serde_json::json;

arguments! {
    required { p_slug: String }
    optional { p_company: bool }
}

answer! {
    slug: String,
    changes_left: i32,
    /// When the next change is possible; null while some are left.
    next_change_at: Option<String>,
}

devproof_db::columns! {
    /// What the address would be to this owner.
    struct Facts {
        is_valid: bool,
        is_reserved: bool,
        is_taken: bool,
        is_current: bool,
    }

    /// Changes that are left of 30 days.
    struct Budget {
        change_limit: i32,
        changes_left: i32,
        next_change_at: Option<String>,
    }
}

const FACTS: &str =
    "select f.is_valid, f.is_reserved, f.is_taken, f.is_current from private.slug_facts($1, $2, $3) f";
const BUDGET: &str = "select private.slug_limit() as change_limit, b.changes_left,
         to_jsonb(b.next_change_at) #>> '{}' as next_change_at
     from private.slug_budget($1, $2) b";

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    // People type names; an address has no capitals.
    let slug = check.line("p_slug", &args.p_slug, 60).to_lowercase();
    check.finish()?;
    let (kind, owner, update) = if args.p_company == Some(true) {
        let company = cx.member_with(Permission::ManageCompany).await?;
        cx.lock(Lock::Company, company).await?;
        (SlugOwner::Company, company, "update public.companies c set slug = $2 where c.id = $1::uuid")
    } else {
        cx.seeker()?;
        cx.lock_me().await?;
        (SlugOwner::Profile, cx.user_id, "update public.profiles p set slug = $2 where p.id = $1::uuid")
    };

    let budget = Sql::new(BUDGET).bind(kind.as_str()).bind(owner);
    let facts = Sql::new(FACTS).bind(kind.as_str()).bind(owner).bind(&slug);
    let [facts, left] = cx.tx.query_together([&facts, &budget]).await?;
    let facts: Facts = rows::row(&facts)?;
    let left: Budget = rows::row(&left)?;
    if !facts.is_valid {
        let rule = "must have 3 to 60 lowercase letters (a to z), digits and single hyphens between them";
        return Err(CommandError::invalid("/p_slug", rule));
    }
    if facts.is_reserved {
        return Err(CommandError::invalid("/p_slug", "is reserved; choose another address"));
    }
    if facts.is_current {
        return Err(CommandError::Unchanged);
    }
    if facts.is_taken {
        return Err(CommandError::AddressTaken);
    }
    if left.changes_left < 1 {
        let budget = json!({ "limit": left.change_limit, "next_change_at": left.next_change_at });
        return Err(CommandError::AddressChangeLimit(budget));
    }

    let update = Sql::new(update).bind(owner).bind(&slug);
    let [_, left] = cx.tx.query_together([&update, &budget]).await.map_err(|error| match error.sqlstate() {
        // Someone was faster.
        Some("23505") => CommandError::AddressTaken,
        _ => error.into(),
    })?;
    let Budget { changes_left, next_change_at, .. } = rows::row(&left)?;
    Ok(Answer { slug, changes_left, next_change_at })
}
