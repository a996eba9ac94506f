//! The letters about an interview: its score is there, it could not be scored, a person has looked at it. None names the
//! number: that is for its owner alone until they show it.

use super::{background::put, letter};
use devproof_db::{Access, Actor, Db, FromRow, Settings, Sql};
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_vocabulary::{AttemptState, ReviewState};
use serde::Deserialize;
use uuid::Uuid;

/// Writes the planned letters.
pub(crate) struct InterviewMail {
    pub(crate) db: Db,
    pub(crate) site_url: String,
}

devproof_db::columns! {
    /// Whom to tell, and what the letter names.
    struct Facts {
        address: Option<String>,
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
        let Payload { attempt_id, what } =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let sql = Sql::new("select l.address, l.state, l.problem, l.review from private.interview_letter($1) l");
        let rows = self.db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &sql.bind(attempt_id)).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let Facts { address: Some(to), state, problem, review } = Facts::from_row(row)? else { return Ok(()) };
        let Some((subject, paragraphs)) = said(&what, state, review, &problem) else { return Ok(()) };
        let link = format!("{}/dashboard/interview/{attempt_id}", self.site_url);
        let paragraphs: Vec<&str> = paragraphs.iter().map(String::as_str).collect();
        let letter = letter(&to, &subject, &paragraphs, ("View result", &link));
        put(&self.db, letter, &format!("interview:{attempt_id}:{what}")).await?;
        Ok(())
    }
}

/// Subject and paragraphs; none when what was planned no longer holds.
fn said(
    what: &str,
    state: AttemptState,
    review: Option<ReviewState>,
    problem: &str,
) -> Option<(String, Vec<String>)> {
    match what {
        "scored" if state == AttemptState::Scored => Some((
            format!("Your interview “{problem}” is scored"),
            vec![
                "Your score is ready, with a receipt for every point.".to_owned(),
                "No one else sees it until you show it.".to_owned(),
            ],
        )),
        "unscored" if state == AttemptState::Unscored => Some((
            format!("Your interview “{problem}” could not be scored"),
            vec![
                "This was our fault. No one sees a score, and the attempt doesn't count for this month.".to_owned(),
                "Your answers are saved.".to_owned(),
            ],
        )),
        "reviewed" if review == Some(ReviewState::Done) => Some((
            format!("Your interview “{problem}” was reviewed"),
            vec![
                "A reviewer scored it without seeing your name or the earlier score. Their score counts from now on."
                    .to_owned(),
                "The score receipt shows both.".to_owned(),
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
        assert!(said("scored", AttemptState::Scored, None, "P").is_some());
        assert!(said("scored", AttemptState::Unscored, None, "P").is_none());
        assert!(said("unscored", AttemptState::Scored, None, "P").is_none());
        assert!(said("reviewed", AttemptState::Scored, Some(ReviewState::Asked), "P").is_none());
        assert!(said("other", AttemptState::Scored, None, "P").is_none());
    }
}
