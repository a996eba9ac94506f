//! The catalogue of challenges and what to do next: answers on their way to the judge, drafts, ranks, disputes, and what
//! visitors try.
//!
//! Nothing is judged here: a command puts a row into the queue, and the judge's workers take it from there.

mod asking;
pub(crate) mod dispute_challenge;
pub(crate) mod get_challenge;
pub(crate) mod get_challenges;
pub(crate) mod get_tryout;
pub(crate) mod get_tryout_challenge;
pub(crate) mod get_tryout_work;
mod input;
pub(crate) mod keep_tryout;
pub(crate) mod mark_rank_seen;
mod queue;
pub(crate) mod run_challenge;
pub(crate) mod save_challenge_draft;
pub(crate) mod set_code_shown;
pub(crate) mod start_tryout;
pub(crate) mod submit_challenge;
mod tryouts;
pub(crate) mod withdraw_dispute;

use crate::rpc::command::{Command, command};
use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{ChallengeKind, Language};
use uuid::Uuid;

pub use dispute_challenge::CHECK_DISPUTE;
pub(crate) use input::{Input, check_source};
pub(crate) use queue::{Queued, QueuedSubmission, Subject, queue, queue_for};
pub use tryouts::sweep_tryouts;

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("dispute_challenge", Onboarded, dispute_challenge),
    command!("get_challenge", Onboarded, get_challenge),
    command!("get_challenges", Onboarded, get_challenges),
    command!("get_tryout", Anyone, get_tryout),
    command!("get_tryout_challenge", Anyone, get_tryout_challenge),
    command!("get_tryout_work", Anyone, get_tryout_work),
    command!("keep_tryout", Onboarded, keep_tryout),
    command!("mark_rank_seen", Onboarded, mark_rank_seen),
    command!("run_challenge", Onboarded, run_challenge),
    command!("save_challenge_draft", Onboarded, save_challenge_draft),
    command!("set_code_shown", Onboarded, set_code_shown),
    command!("start_tryout", Anyone, start_tryout),
    command!("submit_challenge", Onboarded, submit_challenge),
    command!("withdraw_dispute", Onboarded, withdraw_dispute),
];

columns! {
    /// A challenge of the catalogue that can be answered now.
    struct Offered {
        version: Uuid,
        languages: Vec<String>,
        kind: ChallengeKind,
        /// How many arguments its function takes.
        parameters: i32,
    }
}

/// Finds it; what is not published, or retired, is not there.
async fn offered(cx: &CommandContext<'_>, challenge: Uuid) -> Result<Offered, CommandError> {
    let sql = Sql::new(
        "select v.id as version, c.languages, c.kind,
             coalesce(jsonb_array_length(v.function -> 'parameters'), 0) as parameters
         from public.challenges c join public.challenge_versions v on v.id = c.current_version_id
         where c.id = $1::uuid",
    )
    .bind(challenge);
    cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotFound)
}

impl Offered {
    /// Refuses a language that the challenge is not offered in.
    fn takes(&self, language: Language) -> Result<(), CommandError> {
        let offered = self.languages.iter().any(|one| one == language.as_str());
        if offered { Ok(()) } else { Err(CommandError::invalid("/p_language", "isn't available for this challenge")) }
    }
}
