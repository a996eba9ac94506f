//! `mark_viewed`: resets a badge, by the server's clock, so that a second device agrees.

use crate::{CommandError, arguments::arguments, check::Check, command::Cx, vocabulary::VIEWS};
use devproof_db::Sql;
use serde_json::{Value, json};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

arguments! { required { p_view: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let view = check.one_of("p_view", Some(args.p_view), VIEWS);
    check.finish()?;
    let sql = Sql::new(
        "insert into public.view_marks as v (user_id, view, viewed_at) values ($1, $2, clock_timestamp())
         on conflict (user_id, view) do update set viewed_at = greatest(v.viewed_at, excluded.viewed_at)
         returning v.viewed_at",
    )
    .bind(cx.user_id)
    .bind(view.clone());
    let viewed_at: OffsetDateTime = cx.tx.query_one(&sql).await?.get(0);
    Ok(json!({ "view": view, "viewed_at": viewed_at.format(&Rfc3339).unwrap_or_default() }))
}
