//! The emails about a company's team: invitations, new members, permissions, handovers.

use super::{
    background::{payload, read, tell},
    contact::whom_to_ask,
};
use crate::{
    CommandError,
    notifications::{Notice, notify},
    rpc::context::CommandContext,
};
use devproof_db::{Db, FromRow, Sql, columns};
use devproof_mail::{Email, Part};
use devproof_queue::{Handler, TaskError, TaskRun, outbox};
use devproof_vocabulary::{NotificationKind, Permission};
use serde::Deserialize;
use serde_json::json;
use uuid::Uuid;

/// The name by which the caller signs.
fn signed<'a>(cx: &'a CommandContext<'_>) -> &'a str {
    cx.name_or("A colleague")
}

async fn company_name(cx: &CommandContext<'_>, company: Uuid) -> Result<String, CommandError> {
    let sql = Sql::new("select c.name from public.companies c where c.id = $1::uuid").bind(company);
    Ok(cx.tx.value_opt(&sql).await?.unwrap_or_else(|| "your company".to_owned()))
}

async fn address(cx: &CommandContext<'_>, member: Uuid) -> Result<Option<String>, CommandError> {
    let sql = Sql::new("select private.team_address($1)").bind(member);
    Ok(cx.tx.value(&sql).await?)
}

/// The invitation itself: its link is the only place that has the secret.
pub(crate) async fn invited(
    cx: &CommandContext<'_>,
    company: Uuid,
    invitation: Uuid,
    to: &str,
    token: &str,
) -> Result<(), CommandError> {
    let (name, company) = (signed(cx), company_name(cx, company).await?);
    let email = Email::new(
        to,
        &format!("“{name}” invites you to “{company}” on Devproof"),
        &[
            Part::Paragraph(&format!("“{name}” invites you to join “{company}” on Devproof as a recruiter.")),
            Part::Paragraph("The sender chose these names. If you don't know them, ignore this email."),
            Part::Paragraph(
                "The link is valid for 7 days, works once, and only for an account with this address. You can create an \
             account when you open it.",
            ),
            Part::Button("View invitation", &format!("{}/accept-invite?token={token}", cx.settings.site_url)),
        ],
    );
    outbox::put(cx.tx, &email, Some(&format!("invited:{invitation}"))).await?;
    Ok(())
}

/// Tells a member what changed in their team. Nothing can trigger the same change twice, so each is an event of its own.
async fn changed(
    cx: &CommandContext<'_>,
    member: Uuid,
    company: Uuid,
    title: &str,
    paragraphs: &[&str],
    (button, path): (&'static str, &str),
) -> Result<(), CommandError> {
    let notice = Notice {
        kind: NotificationKind::TeamChanged,
        people: &[member],
        event: &format!("team:{}", Uuid::new_v4()),
        thing: &format!("company:{company}"),
        about: (member != cx.user_id).then_some(cx.user_id),
        title,
        paragraphs,
        button,
        path,
        not_before: None,
    };
    Ok(notify(cx.tx, &cx.settings.site_url, &notice).await?)
}

/// Where the team is.
const TEAM: (&str, &str) = ("View team", "/dashboard/team");

/// Tells the inviter that the person joined.
pub(crate) async fn joined(cx: &CommandContext<'_>, company: Uuid, inviter: Uuid) -> Result<(), CommandError> {
    // The name may have come with this very command.
    let sql = Sql::new("select p.full_name from public.profiles p where p.id = $1::uuid").bind(cx.user_id);
    let name: String = cx.tx.value(&sql).await?;
    let said = format!("{name} accepted your invitation and is now a recruiter of your company.");
    changed(cx, inviter, company, &format!("{name} has joined your team"), &[&said], TEAM).await
}

/// Tells a colleague what they can do from now on.
pub(crate) async fn permissions_changed(
    cx: &CommandContext<'_>,
    company: Uuid,
    member: Uuid,
    now: &[Permission],
) -> Result<(), CommandError> {
    let may: Vec<&str> = now.iter().map(|permission| permission.label()).collect();
    let list = if may.is_empty() { "view the team and the company page".to_owned() } else { may.join(", ") };
    let said = format!("{} changed your permissions. You can now: {list}.", signed(cx));
    changed(cx, member, company, "Your permissions have changed", &[&said], TEAM).await
}

/// Tells a member who leaves the company. While they are on the team, so that the company's name can be read.
pub(crate) async fn removed(cx: &CommandContext<'_>, company: Uuid, member: Uuid) -> Result<(), CommandError> {
    let name = company_name(cx, company).await?;
    let happened = if member == cx.user_id {
        format!("You left {name}.")
    } else {
        format!("{} removed you from {name}.", signed(cx))
    };
    let next = "You keep your account. You can create or join another company, or delete your account in Settings.";
    let title = format!("You are no longer a member of {name}");
    changed(cx, member, company, &title, &[&happened, next], ("Open Devproof", "/dashboard")).await
}

/// Tells the new admin, and confirms it to the caller, who can't switch that off.
pub(crate) async fn admin_handed_over(
    cx: &CommandContext<'_>,
    company: Uuid,
    member: Uuid,
) -> Result<(), CommandError> {
    let name = company_name(cx, company).await?;
    let text = format!(
        "{} made you the admin of {name}. You can now manage everything, including the team, the tier and the \
         company page.",
        signed(cx)
    );
    changed(cx, member, company, &format!("You are now the admin of {name}"), &[&text], TEAM).await?;
    if let Some(to) = address(cx, cx.user_id).await? {
        let text = format!(
            "You handed over the admin role of {name} and are now a recruiter with all permissions. If it wasn't \
             you, change your password."
        );
        let team = format!("{}/dashboard/team", cx.settings.site_url);
        let contact = whom_to_ask(cx, "Then write to us at once", "Then contact us at once.");
        let email = Email::new(
            &to,
            &format!("You are no longer the admin of {name}"),
            &[Part::Paragraph(&text), contact, Part::Button("View team", &team)],
        );
        outbox::put(cx.tx, &email, None).await?;
    }
    Ok(())
}

/// Plans the email to the member who takes over a colleague's work. Deleting an account plans it too.
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

/// Tells a member that a colleague's work is theirs now. Names no one: the colleague's account may be gone.
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
        let PassedOn { member, jobs } = payload(task)?;
        let sql = Sql::new("select l.company, l.is_admin from private.passed_on_work_email($1) l").bind(member);
        let rows = read(&self.db, &sql).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let NewOwner { company, is_admin: admin } = NewOwner::from_row(row)?;
        let jobs = match jobs {
            0 => "They had no jobs of their own.".to_owned(),
            1 => "You now manage their job, with its candidates and conversations.".to_owned(),
            jobs => format!("You now manage their {jobs} jobs, with candidates and conversations."),
        };
        let role = if admin { " You're the company's admin." } else { "" };
        let notice = Notice {
            kind: NotificationKind::TeamChanged,
            people: &[member],
            event: &format!("work_passed_on:{}", task.id),
            thing: "work_passed_on",
            about: None,
            title: &format!("A colleague has left {company}"),
            paragraphs: &[&format!("A member of {company} has left. {jobs}{role}")],
            button: "View jobs",
            path: "/dashboard/jobs",
            not_before: None,
        };
        tell(&self.db, &self.site_url, &notice).await?;
        Ok(())
    }
}
