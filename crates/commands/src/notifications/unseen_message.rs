//! Messages that their reader has not seen for ten minutes: one notification for each conversation until it is read.

use super::notice::{Notice, notify_in_background};
use devproof_db::{Access, Actor, Db, FromRow, Settings, Sql, columns};
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_vocabulary::NotificationKind;
use serde::Deserialize;
use uuid::Uuid;

/// Tells the reader, unless they have read meanwhile.
pub(crate) struct NotifyUnseenMessage {
    pub(crate) db: Db,
    pub(crate) site_url: String,
}

#[derive(Debug, Deserialize)]
struct Payload {
    conversation_id: Uuid,
    person_id: Uuid,
    /// How far they had read.
    last_read_sequence: i64,
}

columns! {
    /// The newest message that they have not read.
    struct Unseen {
        last_read_sequence: i64,
        messages: i64,
        sender_id: Uuid,
        sender: String,
        company: Option<String>,
        title: Option<String>,
    }
}

#[async_trait::async_trait]
impl Handler for NotifyUnseenMessage {
    fn kind(&self) -> &'static str {
        "notify_unseen_message"
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Payload { conversation_id, person_id, last_read_sequence } =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let sql = Sql::new(
            "select u.last_read_sequence, u.messages, u.sender_id, u.sender, u.company, u.title
             from private.unseen_message($1::uuid, $2::uuid) u",
        )
        .bind(conversation_id)
        .bind(person_id);
        let rows = self.db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &sql).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let unseen = Unseen::from_row(row)?;
        // Read a little further since: what came after that has its own ten minutes.
        if unseen.last_read_sequence != last_read_sequence {
            return Ok(());
        }
        let Unseen { messages, sender_id, sender, company, title, .. } = unseen;
        let who = company.map_or_else(|| sender.clone(), |company| format!("{sender} ({company})"));
        let about = title.map(|title| format!(" about “{title}”")).unwrap_or_default();
        let said = match messages {
            1 => format!("{who} sent you a message{about}."),
            messages => format!("{who} sent you {messages} messages{about}."),
        };
        let notice = Notice {
            kind: NotificationKind::MessageUnseen,
            people: &[person_id],
            event: &format!("message:{conversation_id}:{last_read_sequence}"),
            thing: &format!("conversation:{conversation_id}"),
            about: Some(sender_id),
            title: &format!("{who} wrote to you"),
            paragraphs: &[&said, "You get one email for a conversation until you read it."],
            button: "Read and reply",
            path: &format!("/dashboard/messages?conversation={conversation_id}"),
            not_before: None,
        };
        notify_in_background(&self.db, &self.site_url, &notice).await?;
        Ok(())
    }
}
