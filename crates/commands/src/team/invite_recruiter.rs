//! `invite_recruiter`: mails someone a link that makes them a recruiter of the caller's company, once, within a week.
//!
//! The answer is the same for every address. The link goes by mail alone. A company that staff did not
//! approve yet invites three people of its own mail domain at most.

use super::{
    member::{may_give, members_reached, names, permissions},
    token_hash,
};
use crate::{
    CommandError,
    company::{sso::is_mail_provider, tier},
    mail,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
        rows,
    },
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use devproof_claims::{mail_address, random_bytes};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{ApprovalStatus, Permission};
use serde_json::json;
use time::{Duration, format_description::well_known::Rfc3339};
use uuid::Uuid;

/// Whether an address is at the caller's own mail domain. Before anyone approved a company its members write to their
/// own people alone: the mail goes out in our name, with names of their choice.
async fn is_own_domain(cx: &CommandContext<'_>, email: &str) -> Result<bool, CommandError> {
    let own = Sql::new("select private.team_address($1)").bind(cx.user_id);
    let own: Option<String> = cx.tx.value(&own).await?;
    let domain = |address: &str| address.rsplit_once('@').map(|(_, domain)| domain.to_ascii_lowercase());
    let own = own.as_deref().and_then(domain).filter(|own| !is_mail_provider(own));
    Ok(own.is_some() && own == domain(email))
}

/// How long an invitation can be accepted.
const LIFETIME: Duration = Duration::days(7);
/// Invitations of a company that staff did not approve yet, in all.
const MAX_BEFORE_APPROVAL: i64 = 3;
/// Open invitations of a company.
const MAX_OPEN: i64 = 50;
/// Invitations of a company in a day.
const MAX_A_DAY: i64 = 100;
/// The same to one address.
const MAX_A_DAY_TO_ADDRESS: i64 = 5;

arguments! { required { p_email: String, p_permissions: Vec<String> } }

answer! { id: Uuid, email: String, permissions: Vec<Permission>, expires_at: String }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let email = mail_address(&args.p_email);
    if email.is_none() {
        check.problem("p_email", "must be an email address");
    }
    let wanted = permissions(&mut check, &args.p_permissions);
    check.finish()?;
    let email = email.unwrap_or_default();
    let company = cx.member_with(Permission::ManageTeam).await?;
    cx.company_may_grow().await?;
    may_give(cx, &wanted).await?;
    if !cx.company_is_approved() && !is_own_domain(cx, &email).await? {
        cx.approved_company().await?;
    }

    check_limits(cx, company, &email).await?;

    let token = URL_SAFE_NO_PAD.encode(random_bytes::<32>());
    let (id, expires_at) = (Uuid::new_v4(), cx.now + LIFETIME);
    let write = Sql::new(
        "select private.write_team_invitation($1, $2, $3, $4::text[], $5, $6::bytea, $7::timestamptz, $8::timestamptz)",
    )
    .bind(id)
    .bind(company)
    .bind(&email)
    .bind(names(&wanted))
    .bind(cx.user_id)
    .bind(token_hash(&token))
    .bind(cx.now)
    .bind(expires_at);
    let event = Sql::new("select private.record_event('invitation_created', null, $1::jsonb)")
        .bind(json!({ "invitation": id, "company": company }));
    cx.tx.query_together([&write, &event]).await?;
    mail::invited(cx, company, id, &email, &token).await?;
    Ok(Answer { id, email, permissions: wanted, expires_at: expires_at.format(&Rfc3339).unwrap_or_default() })
}

columns! {
    /// What the limits of invitations look at.
    struct Written {
        approval_status: ApprovalStatus,
        ever: i64,
        open_to_others: i64,
        today: i64,
        today_to_address: i64,
        members: i64,
        members_allowed: Option<i32>,
    }
}

/// Mail goes to strangers, so there are limits to it. The company stays held: those who invite at once are counted one
/// after the other.
async fn check_limits(cx: &CommandContext<'_>, company: Uuid, email: &str) -> Result<(), CommandError> {
    let lock = Sql::new("select private.lock_company($1)").bind(company);
    let counts = Sql::new(
        "select c.approval_status, n.*, private.company_members(c.id) as members,
             private.company_limit(c.id, 'members') as members_allowed
         from public.companies c
         cross join private.team_invitation_counts(c.id, $2, $3::timestamptz) n where c.id = $1::uuid",
    )
    .bind(company)
    .bind(email)
    .bind(cx.now);
    let [_, counts] = cx.tx.query_together([&lock, &counts]).await?;
    let written: Written = rows::row(&counts)?;
    // Who makes companies to write to strangers gets no further than this.
    if written.approval_status != ApprovalStatus::Approved && written.ever >= MAX_BEFORE_APPROVAL {
        cx.approved_company().await?;
        return Err(CommandError::NotAllowed);
    }
    // An open invitation keeps a place, except one to this address, which is replaced.
    if tier::room(written.members_allowed, written.members + written.open_to_others) == Some(0) {
        return Err(members_reached(written.members_allowed, written.members));
    }
    if written.open_to_others >= MAX_OPEN {
        return Err(CommandError::InvitationLimit("too_many_open".to_owned()));
    }
    if written.today >= MAX_A_DAY || written.today_to_address >= MAX_A_DAY_TO_ADDRESS {
        return Err(CommandError::InvitationLimit("too_many_today".to_owned()));
    }
    Ok(())
}
