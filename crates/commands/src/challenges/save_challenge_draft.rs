//! `save_challenge_draft`: keeps an unfinished answer, one a challenge and language. An empty one is thrown away.

use super::{input::source_fits, offered};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::Language;
use time::format_description::well_known::Rfc3339;
use uuid::Uuid;

arguments! { required { p_challenge_id: Uuid, p_language: Language, p_source: String } }

answer! { challenge_id: Uuid, language: Language, updated_at: String }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    source_fits(&mut check, &args.p_source);
    check.finish()?;
    cx.seeker()?;
    offered(cx, args.p_challenge_id).await?.takes(args.p_language)?;
    let sql = if args.p_source.is_empty() {
        Sql::new(
            "delete from public.challenge_drafts
             where profile_id = $1::uuid and challenge_id = $2::uuid and language = $3",
        )
        .bind(cx.user_id)
        .bind(args.p_challenge_id)
        .bind(args.p_language.as_str())
    } else {
        Sql::new(
            "insert into public.challenge_drafts (profile_id, challenge_id, language, source, updated_at)
             values ($1, $2, $3, $4, $5)
             on conflict (profile_id, challenge_id, language)
             do update set source = excluded.source, updated_at = excluded.updated_at",
        )
        .bind(cx.user_id)
        .bind(args.p_challenge_id)
        .bind(args.p_language.as_str())
        .bind(&args.p_source)
        .bind(cx.now)
    };
    cx.tx.execute(&sql).await?;
    let updated_at = cx.now.format(&Rfc3339).unwrap_or_default();
    Ok(Answer { challenge_id: args.p_challenge_id, language: args.p_language, updated_at })
}
