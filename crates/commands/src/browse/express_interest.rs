//! `express_interest`: tells a company that the caller wants the job. The match is frozen as both sides see it now.

use super::decide::{self, Decision, DecisionAnswer, read_quotas};
use crate::{
    CommandError, mail, matching,
    rpc::{arguments::arguments, check::Check, context::CommandContext, signature::to_json},
    webhooks::{CandidateEvent, plan_events},
};
use devproof_db::Sql;
use devproof_index::{job_facts, people_facts};
use devproof_matching::{Receipt, WeightForm};
use devproof_vocabulary::{DecisionSource, InteractionStatus, WebhookEvent};
use uuid::Uuid;

arguments! {
    required { p_job_opening_id: Uuid }
    optional { p_note: String, p_source: DecisionSource, p_use_bonus: bool }
}

pub(crate) fn first_reads(caller: Uuid, args: &Args) -> Vec<Sql> {
    let job = args.p_job_opening_id;
    let [lock, facts] = decide::facts(caller, job);
    vec![lock, facts, people_facts(&[caller]), job_facts(&[job])]
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<DecisionAnswer, CommandError> {
    let mut check = Check::at("");
    let note = check.optional_text("p_note", args.p_note, 1000);
    let source = args.p_source.unwrap_or(DecisionSource::Discover);
    check.finish()?;

    let job = args.p_job_opening_id;
    let use_bonus = args.p_use_bonus.unwrap_or(false);
    let status = InteractionStatus::Interested;
    cx.seeker()?;
    let index = matching::index(cx).await?;
    let [_, known, person, facts] = cx.first_reads()?;
    let allowed = decide::allow(cx, Decision { job, status, note, source, use_bonus }, known)?;
    let id = allowed.id;
    let person = matching::read_person(person, &index.catalog)?;
    let facts = matching::read_job(facts, &index.catalog)?;
    let receipt = |form| Receipt::new(&facts, &person, &index.catalog, form);
    let (shown, exact) = (receipt(WeightForm::Coarse), receipt(WeightForm::Exact));
    let freeze = Sql::new("select private.freeze_match($1, $2::jsonb, $3::jsonb)")
        .bind(id)
        .bind(to_json(&shown)?)
        .bind(to_json(&exact)?);
    let watchers = mail::interest_watchers(id, job);
    let webhooks = plan_events(cx, &CandidateEvent::plain(WebhookEvent::InterestReceived, &[id]));
    let [_, paid, _, watchers, _, quotas] = cx
        .tx
        .query_together([&allowed.insert, &allowed.pay, &freeze, &watchers, &webhooks, &decide::quotas()])
        .await?;
    allowed.check_paid(&paid)?;
    mail::interest_received(cx, id, job, &watchers).await?;
    Ok(DecisionAnswer { id, status, quotas: read_quotas(&quotas)?, match_score: exact.score.map(i32::from) })
}
