//! `get_challenge`: one challenge as its page shows it, with how many jobs ask for what it proves. Null when there is
//! none of this name.

use super::asking::{count_jobs, skills};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::{Rows, Sql};
use serde_json::{Value, json};

arguments! {
    required { p_slug: String }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Value, CommandError> {
    let page = Sql::new("select private.challenge_page($1)").bind(&args.p_slug);
    let proved = Sql::new(
        "select s.skill_id from public.challenge_skills s join public.challenges c on c.id = s.challenge_id
         where c.slug = $1",
    )
    .bind(&args.p_slug);
    let [page, proved] = cx.tx.query_together([&page, &proved]).await?;
    let Some(mut page) = page.values::<Option<Value>>()?.pop().flatten() else { return Ok(Value::Null) };
    let counts = count_jobs(cx, vec![skills(&proved.values::<i32>()?)]).await?;
    page["jobs"] = json!(counts.and_then(|counts| counts.first().copied()));
    Ok(page)
}
