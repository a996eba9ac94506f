//! The mail about a company's decision on a candidate. It waits until the decision can no longer be undone; an undo takes
//! it out of the queue.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Actor, Db, Sql, columns};
use devproof_mail::{Email, Part};
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_vocabulary::InterestDecision;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::HashMap;
use time::Duration;
use uuid::Uuid;

const KIND: &str = "mail_candidate_decision";
/// Longer than the ten seconds in which a decision can be undone.
const WAIT: Duration = Duration::seconds(15);

/// What the task carries. The address is looked up by the command: a task has no caller whose decision it would be.
#[derive(Debug, Serialize, Deserialize)]
struct Payload {
    interaction_id: Uuid,
    decision: InterestDecision,
    to: String,
    subject: String,
    text: String,
    html: Option<String>,
}

columns! {
    /// To whom, and what they asked to know of a rejection.
    struct DecisionEmail {
        interaction_id: Uuid,
        address: String,
        title: String,
        company: String,
        label: Option<String>,
        challenge_slug: Option<String>,
        challenge_title: Option<String>,
    }
}

/// Plans the mails about decisions of the caller's, which are one of them for all. Approvals lead to their conversation.
pub(crate) async fn decided(
    cx: &CommandContext<'_>,
    decision: InterestDecision,
    ids: &[Uuid],
    conversations: &HashMap<Uuid, Uuid>,
) -> Result<(), CommandError> {
    let read = Sql::new(
        "select e.interaction_id, e.address, e.title, e.company, e.label, e.challenge_slug, e.challenge_title
         from private.decision_emails($1::uuid[]) e",
    )
    .bind(ids);
    let emails: Vec<DecisionEmail> = cx.tx.read_all(&read).await?;
    let site = &cx.settings.site_url;
    let tasks: Vec<Value> = (emails.iter())
        .map(|one| {
            let email = match conversations.get(&one.interaction_id) {
                Some(conversation) => approval(one, *conversation, site),
                None => rejection(one, site),
            };
            let payload = Payload {
                interaction_id: one.interaction_id,
                decision,
                to: email.to().to_owned(),
                subject: email.subject().to_owned(),
                text: email.text().to_owned(),
                html: email.html().map(str::to_owned),
            };
            json!({ "payload": payload, "dedupe": one.interaction_id })
        })
        .collect();
    let enqueue = Sql::new(
        "select queue.enqueue($1, t.payload, $2::timestamptz, t.dedupe)
         from jsonb_to_recordset($3::jsonb) t (payload jsonb, dedupe text)",
    )
    .bind(KIND)
    .bind(cx.now + WAIT)
    .bind(Value::from(tasks));
    cx.tx.query(&enqueue).await?;
    Ok(())
}

/// Takes the mails of decisions that are undone out of the queue.
pub(crate) fn cancel_decided(ids: &[Uuid]) -> Sql {
    let keys: Vec<String> = ids.iter().map(Uuid::to_string).collect();
    Sql::new("select queue.cancel_tasks($1, $2::text[])").bind(KIND).bind(keys)
}

fn approval(one: &DecisionEmail, conversation: Uuid, site: &str) -> Email {
    let DecisionEmail { address, title, company, .. } = one;
    Email::new(
        address,
        &format!("{company} wants to talk to you"),
        &[
            Part::Paragraph(&format!("{company} approved you for “{title}”. You can message each other now.")),
            Part::Button("Open conversation", &format!("{site}/dashboard/messages?conversation={conversation}")),
        ],
    )
}

fn rejection(one: &DecisionEmail, site: &str) -> Email {
    let DecisionEmail { address, title, company, label, challenge_slug, challenge_title, .. } = one;
    let subject = format!("{company} answered your interest in “{title}”");
    let answer = format!("{company} decided not to continue with you for “{title}”.");
    let criterion = label.as_ref().map(|label| format!("What decided it: {label}."));
    let proof = (challenge_slug.as_ref().zip(challenge_title.as_ref()))
        .map(|(slug, title)| (format!("Pass the challenge “{title}” to prove it to the next company."), slug));
    let mut parts = vec![Part::Paragraph(&answer)];
    parts.extend(criterion.as_deref().map(Part::Paragraph));
    let link = match &proof {
        Some((sentence, slug)) => {
            parts.push(Part::Paragraph(sentence));
            ("Open challenge", format!("{site}/dashboard/challenges/{slug}"))
        }
        None => ("Browse jobs", format!("{site}/dashboard/browse-jobs")),
    };
    parts.push(Part::Button(link.0, &link.1));
    Email::new(address, &subject, &parts)
}

/// Puts the planned mails into the outbox, if the decision still stands.
pub(crate) struct DecisionMail {
    pub(crate) db: Db,
}

#[async_trait::async_trait]
impl Handler for DecisionMail {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let payload: Payload =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let tx = self.db.begin(Actor::Service).await?;
        // The same key when it runs again after a crash: one mail for one decision.
        let sql = Sql::new(
            "select queue.put_mail($3, $4, $5, $6, '{}', $2 || ':' || $1)
             where exists (
                 select from public.job_interactions i where i.id::text = $1 and i.decision = $2)",
        )
        .bind(payload.interaction_id)
        .bind(payload.decision.as_str())
        .bind(payload.to)
        .bind(payload.subject)
        .bind(payload.text)
        .bind(payload.html);
        tx.query(&sql).await?;
        tx.commit().await?;
        Ok(())
    }
}
