//! `search_conversations`: the caller's conversations with a person, company or job of these names, and the messages in them
//! that have all of these words, the newest first. The last word may be a beginning. Hidden conversations are included;
//! deleted messages, and those that the caller hid, are not.

use crate::{
    CommandError,
    rpc::{
        arguments::arguments,
        check::{Check, one_line},
        context::CommandContext,
        signature::SchemaAnswer,
        timestamp::Timestamp,
    },
};
use devproof_db::{Json, Sql, columns};
use devproof_search::{clean, part};
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::BTreeSet;
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

/// Longest query, in characters.
const MAX_QUERY: usize = 120;
/// Words of a query that count.
const MAX_WORDS: usize = 8;
/// Conversations that are found by a name; only the first page has them.
const MAX_CONVERSATIONS: usize = 20;
/// Messages of a page, unless the caller says so.
const PAGE: i64 = 20;
/// Characters of an excerpt of a message in whose beginning none of the words is.
const BEGINNING: usize = 200;
/// Characters with which a word counts in the index.
const MAX_WORD: usize = 40;

arguments! {
    required { p_query: String }
    optional { p_limit: i64, p_cursor: String }
}

columns! {
    /// What a conversation is called by.
    struct Names {
        id: Uuid,
        names: String,
    }

    /// A message that has the words, and what its conversation is called by.
    struct MessageRow {
        id: Uuid, conversation_id: Uuid, sequence: i64, sender_id: Option<Uuid>, body: String,
        created_at: OffsetDateTime, company_name: String, company_logo_url: Option<String>, job_title: Option<String>,
        seeker_name: Option<String>, seeker_avatar_url: Option<String>, sender_name: Option<String>,
    }
}

/// A message that was found.
#[derive(Debug, Serialize)]
struct MessageFound {
    id: Uuid,
    conversation_id: Uuid,
    sequence: i64,
    sender_id: Option<Uuid>,
    sender_name: Option<String>,
    excerpt: String,
    created_at: Timestamp,
    company_name: String,
    company_logo_url: Option<String>,
    job_title: Option<String>,
    seeker_name: Option<String>,
    seeker_avatar_url: Option<String>,
}

#[derive(Debug, Serialize)]
struct ConversationSearch {
    conversations: Box<RawValue>,
    messages: Vec<MessageFound>,
    marks: BTreeSet<String>,
    next_cursor: Option<String>,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<SchemaAnswer, CommandError> {
    let mut check = Check::at("");
    let query = check.optional_line("p_query", Some(args.p_query), MAX_QUERY).unwrap_or_default();
    let limit = check.range("p_limit", args.p_limit, 1, 50).unwrap_or(PAGE);
    let after = check.cursor(args.p_cursor.as_deref());
    check.finish()?;
    let words = Words::of(&query);
    let mut marks = BTreeSet::new();

    let mut conversations = Vec::new();
    if after.is_none() && !words.0.is_empty() {
        let all: Vec<Names> =
            cx.tx.read_all(&Sql::new("select n.id, n.names from private.conversation_names() n")).await?;
        for Names { id, names } in all {
            let Some(found) = words.all_in(&names) else { continue };
            marks.extend(found);
            conversations.push(id);
            if conversations.len() == MAX_CONVERSATIONS {
                break;
            }
        }
    }
    let lines = Sql::new("select private.conversation_lines($1::uuid[])").bind(conversations);
    let Json(conversations) = cx.tx.value::<Json<Box<RawValue>>>(&lines).await?;

    let mut rows = if words.find_messages() { messages(cx, &words, after, limit + 1).await? } else { Vec::new() };
    let page = usize::try_from(limit).unwrap_or_default();
    let has_more = rows.len() > page;
    rows.truncate(page);
    let next_cursor = rows.last().filter(|_| has_more).map(|last| cursor(last.created_at, last.id));
    let messages = rows
        .into_iter()
        .map(|row| {
            let found = words.all_in(&row.body).unwrap_or_default();
            let found: Vec<String> = found.into_iter().collect();
            let excerpt =
                part(&row.body, &found).unwrap_or_else(|| one_line(&row.body).chars().take(BEGINNING).collect());
            marks.extend(found);
            MessageFound {
                id: row.id,
                conversation_id: row.conversation_id,
                sequence: row.sequence,
                sender_id: row.sender_id,
                sender_name: row.sender_name,
                excerpt,
                created_at: Timestamp(row.created_at),
                company_name: row.company_name,
                company_logo_url: row.company_logo_url,
                job_title: row.job_title,
                seeker_name: row.seeker_name,
                seeker_avatar_url: row.seeker_avatar_url,
            }
        })
        .collect();
    SchemaAnswer::new(&ConversationSearch { conversations, messages, marks, next_cursor })
}

async fn messages(
    cx: &CommandContext<'_>,
    words: &Words,
    after: Option<(OffsetDateTime, Uuid)>,
    limit: i64,
) -> Result<Vec<MessageRow>, CommandError> {
    let (before, before_id) = after.unzip();
    let sql = Sql::new(
        "select m.id, m.conversation_id, m.sequence, m.sender_id, m.body, m.created_at, m.company_name,
             m.company_logo_url, m.job_title, m.seeker_name, m.seeker_avatar_url, m.sender_name
         from private.find_messages($1::text[], $2::timestamptz, $3::uuid, $4::int) m",
    )
    .bind(words.0.clone())
    .bind(before)
    .bind(before_id)
    .bind(i32::try_from(limit).unwrap_or(i32::MAX));
    Ok(cx.tx.read_all(&sql).await?)
}

/// The words of a query, folded; the last one may be a beginning.
struct Words(Vec<String>);

impl Words {
    fn of(query: &str) -> Self {
        let words = clean(query);
        Self(words.split_whitespace().take(MAX_WORDS).map(|word| word.chars().take(MAX_WORD).collect()).collect())
    }

    /// Whether they say enough to look for messages: one letter is in nearly all of them.
    fn find_messages(&self) -> bool {
        match self.0.as_slice() {
            [] => false,
            [word] => word.chars().count() > 1 || !word.is_ascii(),
            _ => true,
        }
    }

    /// The words of a text that these find, when it has all of them.
    fn all_in(&self, text: &str) -> Option<BTreeSet<String>> {
        let cleaned = clean(text);
        let mut found = BTreeSet::new();
        for (index, wanted) in self.0.iter().enumerate() {
            let is_last = index + 1 == self.0.len();
            let finds = |word: &&str| {
                let is_cut = wanted.chars().count() == MAX_WORD;
                if is_last || is_cut { word.starts_with(wanted.as_str()) } else { *word == wanted.as_str() }
            };
            let mut matching = cleaned.split_whitespace().filter(finds).peekable();
            matching.peek()?;
            found.extend(matching.map(str::to_owned));
        }
        Some(found)
    }
}

/// The time and the id of a page's last message.
fn cursor(at: OffsetDateTime, id: Uuid) -> String {
    format!("{} {id}", at.format(&Rfc3339).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::Words;

    fn found(query: &str, text: &str) -> Option<Vec<String>> {
        Words::of(query).all_in(text).map(|words| words.into_iter().collect())
    }

    #[test]
    fn all_words_are_needed_and_the_last_may_be_a_beginning() {
        assert_eq!(found("zoe ang", "Zoë Ångström"), Some(vec!["angstrom".to_owned(), "zoe".to_owned()]));
        assert_eq!(found("zo angstrom", "Zoë Ångström"), None);
        assert_eq!(
            found("rust c++", "We write C++ and **Rust**"),
            Some(vec!["cplusplus".to_owned(), "rust".to_owned()])
        );
        assert_eq!(found("go", "gopher, Go"), Some(vec!["go".to_owned(), "gopher".to_owned()]));
    }

    #[test]
    fn one_letter_says_too_little_to_look_for_messages() {
        assert!(!Words::of("").find_messages() && !Words::of(" a ").find_messages());
        assert!(
            Words::of("ab").find_messages() && Words::of("日").find_messages() && Words::of("a b").find_messages()
        );
    }
}
