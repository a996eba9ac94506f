//! The emails about an interview: it is scored, it could not be scored, a person reviewed it. None names the score: only
//! its owner sees it until they show it.

use super::background::{payload, read, tell};
use crate::notifications::Notice;
use devproof_db::{Db, FromRow, Sql};
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_vocabulary::{AttemptState, NotificationKind, ReviewState};
use serde::Deserialize;
use uuid::Uuid;

/// Writes the planned emails.
pub(crate) struct InterviewMail {
    pub(crate) db: Db,
    pub(crate) site_url: String,
}

devproof_db::columns! {
    /// The recipient, and what the email names.
    struct Facts {
        person_id: Uuid,
        state: AttemptState,
        problem: String,
        review: Option<ReviewState>,
    }
}

#[derive(Debug, Deserialize)]
struct Payload {
    attempt_id: Uuid,
    what: String,
}

#[async_trait::async_trait]
impl Handler for InterviewMail {
    fn kind(&self) -> &'static str {
        "mail_interview"
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Payload { attempt_id, what } = payload(task)?;
        let sql = Sql::new("select l.person_id, l.state, l.problem, l.review from private.interview_email($1) l");
        let rows = read(&self.db, &sql.bind(attempt_id)).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let Facts { person_id, state, problem, review } = Facts::from_row(row)?;
        let Some((subject, paragraphs)) = content(&what, state, review, &problem) else { return Ok(()) };
        let notice = Notice {
            kind: NotificationKind::InterviewScored,
            people: &[person_id],
            event: &format!("interview:{attempt_id}:{what}"),
            thing: &format!("interview:{attempt_id}"),
            about: None,
            title: &subject,
            paragraphs: &paragraphs,
            button: "View result",
            path: &format!("/dashboard/interview/{attempt_id}"),
            not_before: None,
        };
        tell(&self.db, &self.site_url, &notice).await?;
        Ok(())
    }
}

/// Subject and paragraphs; none when what was planned no longer holds.
fn content(
    what: &str,
    state: AttemptState,
    review: Option<ReviewState>,
    problem: &str,
) -> Option<(String, [&'static str; 2])> {
    match what {
        "scored" if state == AttemptState::Scored => Some((
            format!("Your interview “{problem}” is scored"),
            ["Your score is ready, with a receipt for every point.", "No one else sees it until you show it."],
        )),
        "unscored" if state == AttemptState::Unscored => Some((
            format!("Your interview “{problem}” could not be scored"),
            [
                "This was our fault. No one sees a score, and the attempt doesn't count for this month.",
                "Your answers are saved.",
            ],
        )),
        "reviewed" if review == Some(ReviewState::Done) => Some((
            format!("Your interview “{problem}” was reviewed"),
            [
                "A reviewer scored it without seeing your name or the earlier score. Their score counts from now on.",
                "The score receipt shows both.",
            ],
        )),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_longer_holds_is_not_written() {
        assert!(content("scored", AttemptState::Scored, None, "P").is_some());
        assert!(content("scored", AttemptState::Unscored, None, "P").is_none());
        assert!(content("unscored", AttemptState::Scored, None, "P").is_none());
        assert!(content("reviewed", AttemptState::Scored, Some(ReviewState::Asked), "P").is_none());
        assert!(content("other", AttemptState::Scored, None, "P").is_none());
    }
}
