//! `start_tryout`: a visitor's program on its way to the judge, in the lane that visitors share. It is paid for with a
//! proof of work, and known by the key that the browser made.

use super::tryouts::{self, DIFFICULTY, MAX_KEPT, MAX_SOURCE, MAX_WAITING, MAX_WAITING_OF_NETWORK};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        blocking::blocking,
        check::Check,
        context::CommandContext,
        rows,
    },
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{Language, SubmissionKind};
use uuid::Uuid;

arguments! {
    required {
        p_key: Uuid, p_challenge_id: Uuid, p_kind: SubmissionKind, p_language: Language, p_source: String, p_work: String,
    }
}

answer! {
    /// False when this key's program was sent before.
    is_new: bool,
}

columns! {
    /// The challenge as it is offered now.
    struct Offer {
        version: Uuid,
        languages: Vec<String>,
    }

    /// What visitors have at the judge.
    struct Load {
        is_judged: bool,
        waiting: i64,
        of_network: i64,
        kept: i64,
        knows_key: bool,
        knows_work: bool,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    check(&args)?;
    let (work, token, now) = (tryouts::work(cx), args.p_work, cx.now);
    let worked = blocking(move || work.check(&token, now)).await.map_err(|_| CommandError::WorkRefused)?;
    let (key, work, network) = (tryouts::key_hash(args.p_key), tryouts::hash(&worked.once), tryouts::network(cx));

    let offer = Sql::new("select o.version, o.languages from private.tryout_offer($1, $2) o")
        .bind(args.p_challenge_id)
        .bind(DIFFICULTY.as_str());
    // Held to the end: what is counted below stays true until the row is written.
    let lock = Sql::new("select private.lock_tryouts()");
    let load = Sql::new(
        "select l.is_judged, l.waiting, l.of_network, l.kept, l.knows_key, l.knows_work
         from private.tryout_load($1, $2, $3, $4, $5) l",
    )
    .bind(args.p_language.as_str())
    .bind(key.clone())
    .bind(work.clone())
    .bind(network.clone())
    .bind(MAX_KEPT);
    let [offer, _, load] = cx.tx.query_together([&offer, &lock, &load]).await?;
    let offer: Offer = rows::row_opt(&offer)?.ok_or(CommandError::NotFound)?;
    if !offer.languages.iter().any(|one| one == args.p_language.as_str()) {
        return Err(CommandError::invalid("/p_language", "isn't available for this challenge"));
    }
    let load: Load = rows::row(&load)?;
    if load.knows_key {
        return Ok(Answer { is_new: false });
    }
    load.check(args.p_language)?;
    let insert = Sql::new("select private.insert_tryout($1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz)")
        .bind(key)
        .bind(work)
        .bind(network)
        .bind(args.p_challenge_id)
        .bind(offer.version)
        .bind(args.p_kind.as_str())
        .bind(args.p_language.as_str())
        .bind(args.p_source)
        .bind(cx.now);
    cx.query_last([&insert]).await?;
    Ok(Answer { is_new: true })
}

fn check(args: &Args) -> Result<(), CommandError> {
    let mut check = Check::at("");
    super::check_source(&mut check, &args.p_source);
    if args.p_source.len() > MAX_SOURCE {
        check.problem("p_source", format!("must have at most {MAX_SOURCE} bytes (has {})", args.p_source.len()));
    }
    if !matches!(args.p_kind, SubmissionKind::Run | SubmissionKind::Submit) {
        check.problem("p_kind", "must be run or submit");
    }
    check.finish()
}

impl Load {
    /// Refuses one more.
    fn check(&self, language: Language) -> Result<(), CommandError> {
        if self.knows_work {
            Err(CommandError::WorkRefused)
        } else if !self.is_judged {
            Err(CommandError::LanguageNotJudged(language.to_string()))
        } else if self.of_network >= MAX_WAITING_OF_NETWORK {
            Err(CommandError::TryoutWaiting(MAX_WAITING_OF_NETWORK))
        } else if self.waiting >= MAX_WAITING || self.kept >= MAX_KEPT {
            Err(tryouts::busy(self.waiting))
        } else {
            Ok(())
        }
    }
}
