//! Interest that expires in two days: a company can still keep its promise.

use super::notice::{Notice, notify_in_background};
use devproof_db::{Access, Actor, Db, FromRow, Settings, Sql, columns};
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_vocabulary::NotificationKind;
use serde::Deserialize;
use uuid::Uuid;

/// Tells those who answer for a job, once for each day on which interest in it expires.
pub(crate) struct NotifyPromiseDue {
    pub(crate) db: Db,
    pub(crate) site_url: String,
}

#[derive(Debug, Deserialize)]
struct Payload {
    job_opening_id: Uuid,
    /// The day on which the interest expires.
    day: String,
}

columns! {
    /// Who still waits.
    struct Warning {
        members: Vec<Uuid>,
        title: String,
        people: i64,
        day: String,
    }
}

#[async_trait::async_trait]
impl Handler for NotifyPromiseDue {
    fn kind(&self) -> &'static str {
        "notify_promise_due"
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Payload { job_opening_id: job, day } =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let sql =
            Sql::new("select w.members, w.title, w.people, w.day from private.promise_warning($1::uuid, $2::date) w")
                .bind(job)
                .bind(&day);
        let rows = self.db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &sql).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let Warning { members, title, people, day: on } = Warning::from_row(row)?;
        let who = if people == 1 { "1 person".to_owned() } else { format!("{people} people") };
        let notice = Notice {
            kind: NotificationKind::PromiseDue,
            people: &members,
            event: &format!("promise_due:{job}:{day}"),
            thing: &format!("job:{job}"),
            about: None,
            title: &format!("Interest in “{title}” expires on {on}"),
            paragraphs: &[
                &format!("{who} waited 12 days for an answer on “{title}”. Their interest expires on {on}."),
                "Approve or reject them before, so that it doesn't count as a broken promise.",
            ],
            button: "View waiting candidates",
            path: &format!("/dashboard/interested-candidates?job={job}"),
            not_before: None,
        };
        notify_in_background(&self.db, &self.site_url, &notice).await?;
        Ok(())
    }
}
