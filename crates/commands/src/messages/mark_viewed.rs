//! `mark_viewed`: resets a badge, by the server's clock, so that a second device agrees.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::MarkedView;
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

arguments! { required { p_view: MarkedView } }

answer! { view: MarkedView, viewed_at: String }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let sql = Sql::new(
        "insert into public.view_marks as v (user_id, view, viewed_at) values ($1, $2, clock_timestamp())
         on conflict (user_id, view) do update set viewed_at = greatest(v.viewed_at, excluded.viewed_at)
         returning v.viewed_at",
    )
    .bind(cx.user_id)
    .bind(args.p_view.as_str());
    let viewed_at: OffsetDateTime = cx.tx.value(&sql).await?;
    Ok(Answer { view: args.p_view, viewed_at: viewed_at.format(&Rfc3339).unwrap_or_default() })
}
