//! The letters about a company's team: an invitation, who came, what changed, who takes over.

use super::{background, letter};
use crate::{CommandError, rpc::command::CommandContext};
use devproof_db::{Access, Actor, Db, FromRow, Settings, Sql, columns};
use devproof_queue::{
    Handler, TaskError, TaskRun,
    outbox::{self, Letter},
};
use devproof_vocabulary::Permission;
use serde::Deserialize;
use serde_json::json;
use uuid::Uuid;

/// The name by which the caller signs.
fn signed<'a>(cx: &'a CommandContext<'_>) -> &'a str {
    if cx.profile.full_name.is_empty() { "A colleague" } else { cx.profile.full_name.as_str() }
}

async fn company_name(cx: &CommandContext<'_>, company: Uuid) -> Result<String, CommandError> {
    let sql = Sql::new("select c.name from public.companies c where c.id = $1::uuid").bind(company);
    Ok(cx.tx.value_opt(&sql).await?.unwrap_or_else(|| "your company".to_owned()))
}

async fn address(cx: &CommandContext<'_>, member: Uuid) -> Result<Option<String>, CommandError> {
    let sql = Sql::new("select private.team_address($1)").bind(member);
    Ok(cx.tx.value(&sql).await?)
}

/// The invitation itself: its link is the only place where the secret stands.
pub(crate) async fn invited(
    cx: &CommandContext<'_>,
    company: Uuid,
    invitation: Uuid,
    to: &str,
    token: &str,
) -> Result<(), CommandError> {
    let (name, company) = (signed(cx), company_name(cx, company).await?);
    let letter = letter(
        to,
        &format!("“{name}” invites you to “{company}” on Devproof"),
        &[
            &format!("“{name}” invites you to join “{company}” on Devproof as a recruiter."),
            "The sender chose these names. If you don't know them, ignore this email.",
            "The link is valid for 7 days, works once, and only for an account with this address. You can create an \
             account when you open it.",
        ],
        ("View invitation", &format!("{}/accept-invite?token={token}", cx.settings.site_url)),
    );
    outbox::put(cx.tx, &letter, Some(&format!("invited:{invitation}"))).await?;
    Ok(())
}

/// Tells whoever invited that the person came.
pub(crate) async fn joined(cx: &CommandContext<'_>, inviter: Uuid) -> Result<(), CommandError> {
    let Some(to) = address(cx, inviter).await? else { return Ok(()) };
    // The name may have come with this very command.
    let sql = Sql::new("select p.full_name from public.profiles p where p.id = $1::uuid").bind(cx.user_id);
    let name: String = cx.tx.value(&sql).await?;
    let letter = letter(
        &to,
        &format!("{name} has joined your team"),
        &[&format!("{name} accepted your invitation and is now a recruiter of your company.")],
        ("View team", &format!("{}/dashboard/team", cx.settings.site_url)),
    );
    outbox::put(cx.tx, &letter, None).await?;
    Ok(())
}

/// Tells a colleague what they may do from now on.
pub(crate) async fn permissions_changed(
    cx: &CommandContext<'_>,
    member: Uuid,
    now: &[Permission],
) -> Result<(), CommandError> {
    let Some(to) = address(cx, member).await? else { return Ok(()) };
    let may: Vec<&str> = now.iter().map(|permission| permission.label()).collect();
    let list = if may.is_empty() { "view the team and the company page".to_owned() } else { may.join(", ") };
    let letter = letter(
        &to,
        "Your permissions have changed",
        &[&format!("{} changed your permissions. You can now: {list}.", signed(cx))],
        ("View team", &format!("{}/dashboard/team", cx.settings.site_url)),
    );
    outbox::put(cx.tx, &letter, None).await?;
    Ok(())
}

/// The letter to somebody who leaves the company, written while they are still of the team.
pub(crate) async fn removed(
    cx: &CommandContext<'_>,
    company: Uuid,
    member: Uuid,
) -> Result<Option<Letter>, CommandError> {
    let Some(to) = address(cx, member).await? else { return Ok(None) };
    let company = company_name(cx, company).await?;
    let happened = if member == cx.user_id {
        format!("You left {company}.")
    } else {
        format!("{} removed you from {company}.", signed(cx))
    };
    Ok(Some(letter(
        &to,
        &format!("You are no longer a member of {company}"),
        &[
            &happened,
            "You keep your account. You can create or join another company, or delete your account in Settings.",
        ],
        ("Open Devproof", &format!("{}/dashboard", cx.settings.site_url)),
    )))
}

/// Sends it.
pub(crate) async fn put_removed(cx: &CommandContext<'_>, letter: Option<Letter>) -> Result<(), CommandError> {
    if let Some(letter) = letter {
        outbox::put(cx.tx, &letter, None).await?;
    }
    Ok(())
}

/// Tells the new admin, and confirms it to the caller.
pub(crate) async fn admin_handed_over(
    cx: &CommandContext<'_>,
    company: Uuid,
    member: Uuid,
) -> Result<(), CommandError> {
    let company = company_name(cx, company).await?;
    let team = format!("{}/dashboard/team", cx.settings.site_url);
    if let Some(to) = address(cx, member).await? {
        let text = format!(
            "{} made you the admin of {company}. You can now manage everything, including the team, the plan and the \
             company page.",
            signed(cx)
        );
        let letter = letter(&to, &format!("You are now the admin of {company}"), &[&text], ("View team", &team));
        outbox::put(cx.tx, &letter, None).await?;
    }
    if let Some(to) = address(cx, cx.user_id).await? {
        let text = format!(
            "You handed over the admin role of {company} and are now a recruiter with all permissions. If it wasn't \
             you, change your password and contact us."
        );
        let letter =
            letter(&to, &format!("You are no longer the admin of {company}"), &[&text], ("View team", &team));
        outbox::put(cx.tx, &letter, None).await?;
    }
    Ok(())
}

/// Plans the letter to whoever takes over a colleague's work; the end of an account plans it too.
pub(crate) async fn plan_work_passed_on(
    cx: &CommandContext<'_>,
    member: Uuid,
    jobs: i32,
) -> Result<(), CommandError> {
    let sql = Sql::new("select queue.enqueue('mail_work_passed_on', $1::jsonb, null, $2)")
        .bind(json!({ "member": member, "jobs": jobs }))
        .bind(Uuid::new_v4().to_string());
    cx.tx.query(&sql).await?;
    Ok(())
}

/// Tells a member that a colleague's work is theirs now. Names nobody: the colleague's account may be gone.
pub(crate) struct WorkPassedOnMail {
    pub(crate) db: Db,
    pub(crate) site_url: String,
}

#[derive(Debug, Deserialize)]
struct PassedOn {
    member: Uuid,
    jobs: i32,
}

columns! {
    /// Whose work it is now.
    struct NewOwner {
        address: String,
        company: String,
        is_admin: bool,
    }
}

#[async_trait::async_trait]
impl Handler for WorkPassedOnMail {
    fn kind(&self) -> &'static str {
        "mail_work_passed_on"
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let PassedOn { member, jobs } =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let sql = Sql::new("select l.address, l.company, l.is_admin from private.work_letter($1) l").bind(member);
        let rows = self.db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &sql).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let NewOwner { address: to, company, is_admin: admin } = NewOwner::from_row(row)?;
        let jobs = match jobs {
            0 => "They had no jobs of their own.".to_owned(),
            1 => "You now manage their job, with its candidates and conversations.".to_owned(),
            jobs => format!("You now manage their {jobs} jobs, with candidates and conversations."),
        };
        let role = if admin { " You're the company's admin." } else { "" };
        let letter = letter(
            &to,
            &format!("A colleague has left {company}"),
            &[&format!("A member of {company} has left. {jobs}{role}")],
            ("View jobs", &format!("{}/dashboard/jobs", self.site_url)),
        );
        background::put(&self.db, letter, &format!("work_passed_on:{}", task.id)).await?;
        Ok(())
    }
}
