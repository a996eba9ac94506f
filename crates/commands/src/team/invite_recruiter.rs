//! `invite_recruiter`: mails somebody a link that makes them a recruiter of the caller's company, once, within a week.
//!
//! The answer is the same whoever the address belongs to. The link goes by mail alone. A company that staff did not
//! approve yet invites three people of its own mail domain at most.

use super::{
    member::{may_give, permissions},
    token_hash,
};
use crate::{
    CommandError,
    arguments::{answer, arguments},
    check::Check,
    command::Cx,
    company::sso::is_mail_provider,
    mail,
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use devproof_claims::{mail_address, random_bytes};
use devproof_db::Sql;
use devproof_vocabulary::Permission;
use time::{Duration, format_description::well_known::Rfc3339};
use uuid::Uuid;

/// Whether an address is at the caller's own mail domain. Before anybody approved a company its members write to their
/// own people alone: the mail goes out in our name, with names of their choice.
async fn is_own_domain(cx: &Cx<'_>, email: &str) -> Result<bool, CommandError> {
    let own: Option<String> =
        cx.tx.query_one(&Sql::new("select private.team_address($1)").bind(cx.user_id)).await?.get(0);
    let domain = |address: &str| address.rsplit_once('@').map(|(_, domain)| domain.to_ascii_lowercase());
    let own = own.as_deref().and_then(domain).filter(|own| !is_mail_provider(own));
    Ok(own.is_some() && own == domain(email))
}

/// How long an invitation can be accepted.
const LIFETIME: Duration = Duration::days(7);

arguments! { required { p_email: String, p_permissions: Vec<String> } }

answer! { id: Uuid, email: String, permissions: Vec<Permission>, expires_at: String }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Answer, CommandError> {
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

    let token = URL_SAFE_NO_PAD.encode(random_bytes::<32>());
    let (id, expires_at) = (Uuid::new_v4(), cx.now + LIFETIME);
    let names: Vec<String> = wanted.iter().map(|permission| permission.to_string()).collect();
    let sql =
        Sql::new("select private.invite_to_team($1, $2, $3::text[], $4::bytea, $5::timestamptz, $6::timestamptz)")
            .bind(id)
            .bind(&email)
            .bind(names)
            .bind(token_hash(&token))
            .bind(cx.now)
            .bind(expires_at);
    let state: String = cx.tx.query_one(&sql).await?.get(0);
    match state.as_str() {
        "invited" => {}
        "not_allowed" => return Err(CommandError::NotAllowed),
        "not_approved" => {
            cx.approved_company().await?;
        }
        _ => return Err(CommandError::InvitationLimit(state)),
    }
    mail::invited(cx, company, id, &email, &token).await?;
    Ok(Answer { id, email, permissions: wanted, expires_at: expires_at.format(&Rfc3339).unwrap_or_default() })
}
