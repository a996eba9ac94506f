//! `list_public_challenges`: the published challenges, the easiest first, without their statements and tests.

use super::{Place, count, lines, lines::PublicChallengeLine};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{Difficulty, Language, Topic};

arguments! {
    optional { p_difficulty: Difficulty, p_language: Language, p_topic: Topic, p_page: i64, p_limit: i64 }
}

answer! {
    challenges: Vec<PublicChallengeLine>,
    /// Of the whole list.
    total: i64,
    pages: i64,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let place = Place::read(&mut check, args.p_page, args.p_limit);
    check.finish()?;
    let narrowed = |sql: &str| {
        Sql::new(sql.to_owned())
            .bind(args.p_difficulty.map(Difficulty::as_str))
            .bind(args.p_language.map(Language::as_str))
            .bind(args.p_topic.map(Topic::as_str))
    };
    // Visitors hold nothing on the table: what anyone may see of it is this function's.
    let page = narrowed(
        "select coalesce(jsonb_agg(to_jsonb(c) - 'place' order by c.place), '[]') from (
             select c.* from private.public_challenges($1, $2, $3) c order by c.place limit $4 offset $5) c",
    )
    .bind(place.limit)
    .bind(place.offset());
    let counted = narrowed("select count(*) from private.public_challenges($1, $2, $3)");
    let [page, total] = cx.query_last([&page, &counted]).await?;
    let total = count(&total)?;
    Ok(Answer { challenges: lines(&page)?, total, pages: place.pages(total) })
}
