//! What the commands about notes have in common: limits, and whom a note can name.

use crate::{
    CommandError,
    rpc::{check::Check, context::CommandContext},
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::Permission;
use std::collections::BTreeSet;
use uuid::Uuid;

/// Longest note, in characters.
const MAX_BODY: usize = 4000;
/// Colleagues whom one note names.
const MAX_MENTIONS: usize = 20;

/// A note as it was sent, checked.
pub(super) struct Words {
    pub(super) body: String,
    pub(super) mentions: Vec<Uuid>,
}

/// Checks what was sent.
pub(super) fn checked(body: &str, mentions: Option<Vec<Uuid>>) -> Result<Words, CommandError> {
    let mut check = Check::at("");
    let body = check.text("p_body", body, MAX_BODY);
    let mentions: BTreeSet<Uuid> = mentions.unwrap_or_default().into_iter().collect();
    if mentions.len() > MAX_MENTIONS {
        check.problem("p_mentions", format!("can name at most {MAX_MENTIONS} colleagues"));
    }
    check.finish()?;
    Ok(Words { body, mentions: mentions.into_iter().collect() })
}

/// Someone of an approved company who may view candidates; the company.
pub(super) async fn member(cx: &CommandContext<'_>) -> Result<Uuid, CommandError> {
    cx.approved_company().await?;
    cx.member_with(Permission::ViewCandidates).await
}

columns! {
    /// Who is named for the first time, and whether they see the candidate.
    struct Mention {
        person: Uuid,
        sees_candidate: bool,
    }
}

/// Names colleagues in the caller's note, and no one else any more. Whom it names for the first time. Somebody without the
/// right and a person who isn't there are refused alike.
pub(super) async fn mention(
    cx: &CommandContext<'_>,
    note: Uuid,
    interaction: Uuid,
    people: &[Uuid],
) -> Result<Vec<Uuid>, CommandError> {
    let added = Sql::new(
        "select m as person, m = any (private.candidate_viewers($2)) as sees_candidate
         from unnest($3::uuid[]) m
         where not exists (
             select from public.candidate_note_mentions x where x.note_id = $1::uuid and x.profile_id = m)",
    )
    .bind(note)
    .bind(interaction)
    .bind(people.to_vec());
    let take_back = Sql::new(
        "delete from public.candidate_note_mentions m where m.note_id = $1::uuid and m.profile_id <> all ($2::uuid[])",
    )
    .bind(note)
    .bind(people.to_vec());
    let added: Vec<Mention> = cx.tx.read_all(&added).await?;
    if added.iter().any(|mention| !mention.sees_candidate) {
        return Err(CommandError::invalid("/p_mentions", "can only name colleagues who see this candidate"));
    }
    let added: Vec<Uuid> = added.into_iter().map(|mention| mention.person).collect();
    let insert = Sql::new(
        "insert into public.candidate_note_mentions (note_id, profile_id) select $1::uuid, unnest($2::uuid[])",
    )
    .bind(note)
    .bind(added.clone());
    cx.tx.query_together([&take_back, &insert]).await?;
    Ok(added)
}
