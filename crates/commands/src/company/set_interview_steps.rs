//! `set_interview_steps`: how a company interviews, step by step.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
        context::Lock,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::Permission;
use serde::{Deserialize, Serialize};
use serde_json::json;

const MAX_STEPS: usize = 12;

arguments! { required { p_steps: Vec<Step> } }

#[derive(Debug, Deserialize, Serialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "StepInput", optional_fields = nullable)]
pub(crate) struct Step {
    title: String,
    description: Option<String>,
    /// From five minutes to a week.
    duration_minutes: Option<i64>,
}

answer! {}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    if args.p_steps.len() > MAX_STEPS {
        check.problem("p_steps", format!("must have at most {MAX_STEPS} steps"));
    }
    let check_one = |(i, step): (usize, Step)| Step {
        title: check.line(&format!("p_steps/{i}/title"), &step.title, 120),
        description: check.optional_text(&format!("p_steps/{i}/description"), step.description, 1000),
        duration_minutes: check.range(&format!("p_steps/{i}/duration_minutes"), step.duration_minutes, 5, 10_080),
    };
    let steps: Vec<Step> = args.p_steps.into_iter().enumerate().map(check_one).collect();
    check.finish()?;
    let company = cx.member_with(Permission::ManageCompany).await?;

    cx.lock(Lock::Company, company).await?;
    let delete = Sql::new("delete from public.interview_steps s where s.company_id = $1::uuid").bind(company);
    let sql = Sql::new(
        "insert into public.interview_steps (company_id, position, title, description, duration_minutes)
         select $1::uuid, s.place - 1, s.value ->> 'title', s.value ->> 'description',
             (s.value ->> 'duration_minutes')::smallint
         from jsonb_array_elements($2::jsonb) with ordinality s (value, place)",
    )
    .bind(company)
    .bind(json!(steps));
    cx.tx.query_together([&delete, &sql]).await?;
    Ok(Answer {})
}
