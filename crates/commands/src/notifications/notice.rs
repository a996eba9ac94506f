//! What happened, whom to tell, and the two ways of telling them.

use devproof_db::{Actor, Db, DbError, Sql, Tx};
use devproof_mail::{Email, Part};
use devproof_queue::{Task, enqueue};
use devproof_vocabulary::{EmailedNotification, NotificationKind, ShownNotification};
use serde::{Deserialize, Serialize};
use serde_json::json;
use time::OffsetDateTime;
use uuid::Uuid;

/// The task that holds a notice until its time.
pub(super) const PLANNED: &str = "notify";
/// The task that decides about an email when it is due.
pub(super) const DELIVER: &str = "deliver_notification";
/// Longest title in the app, in characters.
const MAX_TITLE: usize = 300;

/// Something that people are told.
pub(crate) struct Notice<'a> {
    pub(crate) kind: NotificationKind,
    pub(crate) people: &'a [Uuid],
    /// What happened: a person is told of the same event once. [`cancel`] and [`settle`] know it by this name.
    pub(crate) event: &'a str,
    /// What it is about: notifications of one kind about one thing are one entry in the app.
    pub(crate) thing: &'a str,
    /// The person whom the words name. What names someone goes with their account.
    pub(crate) about: Option<Uuid>,
    /// The entry in the app, and the subject of the email.
    pub(crate) title: &'a str,
    pub(crate) paragraphs: &'a [&'a str],
    pub(crate) button: &'static str,
    /// Where in the app the thing is.
    pub(crate) path: &'a str,
    /// Until then nothing is written, and [`cancel`] leaves no trace.
    pub(crate) not_before: Option<OffsetDateTime>,
}

/// A notice with its email as the email will be: what waits in the queue until its time.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Planned {
    kind: NotificationKind,
    people: Vec<Uuid>,
    event: String,
    thing: String,
    about: Option<Uuid>,
    title: String,
    path: String,
    mail: Content,
}

/// An email without its recipient.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Content {
    pub(super) subject: String,
    pub(super) text: String,
    pub(super) html: Option<String>,
}

/// Whether the app shows a kind to people who chose nothing.
pub(super) fn is_shown_by_default(kind: NotificationKind) -> bool {
    ShownNotification::ALL.iter().any(|shown| NotificationKind::from(*shown) == kind)
}

/// Whether a kind is emailed to people who chose nothing.
pub(super) fn is_emailed_by_default(kind: NotificationKind) -> bool {
    EmailedNotification::ALL.iter().any(|emailed| NotificationKind::from(*emailed) == kind)
}

impl Planned {
    /// Of a notice whose time is said apart from it.
    pub(crate) fn new(notice: &Notice<'_>, site_url: &str) -> Self {
        let link = format!("{site_url}{}", notice.path);
        let paragraphs = notice.paragraphs.iter().map(|text| Part::Paragraph(text));
        let parts: Vec<Part<'_>> = paragraphs.chain([Part::Button(notice.button, &link)]).collect();
        let settings = format!("{site_url}/dashboard/settings?tab=notifications");
        let email = Email::switchable(notice.title, &parts, &settings);
        Self {
            kind: notice.kind,
            people: notice.people.to_vec(),
            event: notice.event.to_owned(),
            thing: notice.thing.to_owned(),
            about: notice.about,
            title: notice.title.chars().take(MAX_TITLE).collect(),
            path: notice.path.to_owned(),
            mail: Content {
                subject: email.subject().to_owned(),
                text: email.text().to_owned(),
                html: email.html().map(str::to_owned),
            },
        }
    }
}

/// Writes a row for everyone who was not told yet, and plans an email for each of them who wants one: at once, or at
/// `email_at`.
pub(super) fn tell(plans: &[Planned], email_at: Option<OffsetDateTime>) -> Sql {
    let plan = |plan: &Planned| {
        json!({
            "people": plan.people, "kind": plan.kind, "shown": is_shown_by_default(plan.kind),
            "emailed": is_emailed_by_default(plan.kind), "event": plan.event, "thing": plan.thing, "about": plan.about,
            "title": plan.title, "path": plan.path,
            "payload": { "kind": plan.kind, "mail": plan.mail, "about": plan.about },
        })
    };
    Sql::new(
        "select queue.enqueue($3, p.payload || jsonb_build_object('notification_id', n.notification_id),
             $2::timestamptz, n.notification_id::text)
         from jsonb_to_recordset($1::jsonb) p (people uuid[], kind text, shown boolean, emailed boolean, event text,
             thing text, about uuid, title text, path text, payload jsonb)
         cross join lateral private.put_notification(p.people, p.kind, p.shown, p.emailed, p.event, p.thing, p.about,
             p.title, p.path) n",
    )
    .bind(json!(plans.iter().map(plan).collect::<Vec<_>>()))
    .bind(email_at)
    .bind(DELIVER)
}

/// Tells people, inside the caller's transaction: the rows of the app and the plans of the emails exist exactly if it
/// commits. With `not_before`, both come at that time.
pub(crate) async fn notify(tx: &Tx, site_url: &str, notice: &Notice<'_>) -> Result<(), DbError> {
    if notice.people.is_empty() {
        return Ok(());
    }
    let planned = Planned::new(notice, site_url);
    match notice.not_before {
        None => drop(tx.query(&tell(&[planned], None)).await?),
        run_at => {
            let dedupe = Some(planned.event.clone());
            enqueue(tx, &Task { kind: PLANNED, payload: json!(planned), run_at, dedupe }).await?;
        }
    }
    Ok(())
}

/// Tells of several things that can still be taken back, in one statement: the app says so at once, and the emails wait until
/// then. [`cancel`] takes both back.
pub(crate) async fn notify_undoable(tx: &Tx, email_at: OffsetDateTime, plans: &[Planned]) -> Result<(), DbError> {
    tx.query(&tell(plans, Some(email_at))).await?;
    Ok(())
}

/// The same for background work, which has no transaction of its own.
pub(crate) async fn notify_in_background(db: &Db, site_url: &str, notice: &Notice<'_>) -> Result<(), DbError> {
    let tx = db.begin(Actor::Service).await?;
    notify(&tx, site_url, notice).await?;
    tx.commit().await
}

/// Takes events back: what people were told of them is gone, and emails that were not sent yet are not sent. One statement,
/// to go with others.
pub(crate) fn cancel(events: &[String]) -> Sql {
    Sql::new("select private.cancel_notification(e.event) from unnest($1::text[]) e (event)").bind(events)
}

/// Says that events were dealt with: they count as read by everyone, and emails that were not sent yet are not sent. One
/// statement, to go with others.
pub(crate) fn settle(events: &[String]) -> Sql {
    Sql::new("select private.settle_notification(e.event) from unnest($1::text[]) e (event)").bind(events)
}
