//! `accept_job_invitation`: a match. It opens the conversation, as an approval does, and costs no decision of the day.
//! Accepting twice is accepting once.

use super::step::JobInvitation;
use crate::{
    CommandError, mail, matching,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        rows,
        signature::to_json,
    },
    webhooks::{CandidateEvent, plan_events},
};
use devproof_db::{Sql, columns};
use devproof_index::{job_facts, people_facts};
use devproof_matching::{Receipt, WeightForm};
use devproof_vocabulary::{InterestDecision, JobInvitationStatus, JobStatus, WebhookEvent};
use serde_json::json;
use time::OffsetDateTime;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! { id: Uuid, status: JobInvitationStatus, conversation_id: Uuid }

columns! {
    /// The caller's invitation, its job, and the interest that it became.
    struct Acceptable {
        company_id: Uuid,
        status: JobInvitationStatus,
        expires_at: OffsetDateTime,
        job_opening_id: Uuid,
        job_status: Option<JobStatus>,
        is_listed: bool,
        interaction_id: Option<Uuid>,
        decision: Option<InterestDecision>,
    }
}

pub(crate) fn first_reads(caller: Uuid, args: &Args) -> Vec<Sql> {
    let invitation = Sql::new(
        "select i.company_id, i.status, i.expires_at, i.job_opening_id, j.status as job_status,
             coalesce(j.is_listed and (j.expires_at is null or j.expires_at > now()), false) as is_listed,
             i.job_interaction_id as interaction_id, x.decision
         from public.job_invitations i
         left join public.job_openings j on j.id = i.job_opening_id
         left join public.job_interactions x on x.job_opening_id = i.job_opening_id and x.profile_id = i.profile_id
         where i.id = $1::uuid and i.profile_id = $2::uuid",
    )
    .bind(args.p_id)
    .bind(caller);
    vec![Sql::new("select private.lock_me()"), invitation, people_facts(&[caller])]
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    let [_, invitation, person] = cx.first_reads()?;
    let known: Acceptable = rows::row_opt(invitation)?.ok_or(CommandError::NotFound)?;
    let Acceptable { company_id, status, expires_at, .. } = known;
    if let (JobInvitationStatus::Accepted, Some(interaction)) = (status, known.interaction_id) {
        return open_conversation(cx, args.p_id, interaction).await;
    }
    JobInvitation { company_id, status, expires_at }.must_be_open(cx.now)?;
    if !known.is_listed {
        // A job that the person may not read is one whose company is no longer approved.
        return Err(CommandError::WrongStatus(known.job_status.unwrap_or(JobStatus::Paused).to_string()));
    }
    if let Some(decision @ (InterestDecision::Rejected | InterestDecision::Expired)) = known.decision {
        return Err(CommandError::AlreadyDecided(json!({ "decision": decision })));
    }
    let index = matching::index(cx).await?;
    let person = matching::read_person(person, &index.catalog)?;
    let insert = Sql::new("select private.insert_invited_interaction($1, $2)").bind(args.p_id).bind(cx.now);
    let [interaction, facts] = cx.tx.query_together([&insert, &job_facts(&[known.job_opening_id])]).await?;
    let Some(interaction) = rows::value::<Option<Uuid>>(&interaction)? else {
        // The company has withdrawn it or decided at this moment.
        JobInvitation::mine(cx, args.p_id).await?.must_be_open(cx.now)?;
        return Err(CommandError::Conflict);
    };
    let facts = matching::read_job(&facts, &index.catalog)?;
    let receipt = |form| Receipt::new(&facts, &person, &index.catalog, form);
    let freeze = Sql::new("select private.freeze_match($1, $2::jsonb, $3::jsonb)")
        .bind(interaction)
        .bind(to_json(receipt(WeightForm::Coarse))?)
        .bind(to_json(receipt(WeightForm::Exact))?);
    let webhooks = plan_events(cx, &CandidateEvent::plain(WebhookEvent::CandidateApproved, &[interaction]));
    cx.tx.query_together([&freeze, &webhooks]).await?;
    let answer = open_conversation(cx, args.p_id, interaction).await?;
    mail::job_invitation_accepted(cx, args.p_id, known.job_opening_id, answer.conversation_id).await?;
    Ok(answer)
}

/// The one conversation of the match.
async fn open_conversation(cx: &CommandContext<'_>, id: Uuid, interaction: Uuid) -> Result<Answer, CommandError> {
    let open =
        Sql::new("select o.conversation_id from private.open_conversations(array[$1::uuid]) o").bind(interaction);
    let conversation_id: Option<Uuid> = cx.tx.value_opt(&open).await?;
    let conversation_id = conversation_id.ok_or(CommandError::NotFound)?;
    Ok(Answer { id, status: JobInvitationStatus::Accepted, conversation_id })
}
