#![doc = include_str!("../README.md")]

mod challenges;
mod companies;
mod company_challenges;
mod copies;
mod dice;
mod figures;
mod files;
mod interviews;
mod jobs;
mod logins;
mod marks;
mod meetings;
mod notes;
mod own_company;
mod people;
mod pipeline;
mod receipts;
mod rows;
mod skills;
mod views;
mod vocabulary;
mod words;

use copies::{Copies, Source};
use devproof_claims::MasterSecret;
use dice::Dice;
use interviews::Interviews;
use rows::Rows;
use std::sync::Arc;
use time::{Duration, OffsetDateTime};
use tokio_postgres::{NoTls, Transaction};
use words::Words;

pub use logins::{LOGINS, Login, PASSWORD, STAFF_SECRET};
pub use marks::hang as hang_marks;
pub use own_company::OWN_COMPANY;

/// The domain of every address in the demo world.
pub const DOMAIN: &str = "demo.devproof.test";

/// What the parts of the world share while it is made.
struct World {
    words: Arc<Words>,
    now: OffsetDateTime,
    rows: Rows,
    interviews: Arc<Interviews>,
}

impl World {
    /// A time between `least` and `most` hours ago.
    fn ago(&self, dice: &mut Dice, least: i64, most: i64) -> OffsetDateTime {
        self.now - Duration::minutes(dice.between(least * 60, most * 60))
    }
}

/// What is counted once at the end, not at every row; and no one gets mail about old ranks.
const COUNTS: &str = "
    update public.challenges c set solved_by = s.people
    from (select challenge_id, count(*) as people from public.challenge_completions group by challenge_id) s
    where s.challenge_id = c.id;
    update public.rank_moments set seen_at = reached_at;
    -- The jobs came with the states that they have: their histories begin at their own times, by their recruiters.
    with loaded as (
        delete from private.job_status_changes h where h.created_at >= now() returning h.job_opening_id
    )
    insert into private.job_status_changes (job_opening_id, from_status, to_status, changed_by, created_at)
    select h.id, h.from_status, h.to_status, h.recruiter, h.at from public.job_openings j
    -- Some of those that have been open for weeks rested in between.
    left join lateral (
        select j.published_at + (now() - j.published_at) * 0.4 as paused_at,
               least((now() - j.published_at) * 0.3, interval '17 days') as rest
        where j.status = 'open' and j.published_at < now() - interval '21 days' and hashtext(j.id::text) % 3 = 0) p on true
    cross join lateral (values
        (j.id, null, 'draft', j.recruiter_profile_id, j.created_at, 1),
        (j.id, 'draft', 'open', j.recruiter_profile_id, j.published_at, 2),
        (j.id, 'open', 'paused', j.recruiter_profile_id, p.paused_at, 3),
        (j.id, 'paused', 'open', j.recruiter_profile_id, p.paused_at + p.rest, 4),
        (j.id, 'open', j.status, j.recruiter_profile_id, coalesce(j.ended_at, j.updated_at), 5))
        h (id, from_status, to_status, recruiter, at, place)
    where j.id in (select l.job_opening_id from loaded l) and h.at is not null and (h.place < 5 or j.status not in ('draft', 'open'))
    order by h.at, h.id, h.place";

/// Lines that say how far the writing is, at the most.
const PROGRESS_LINES: u32 = 20;

/// What is loaded.
pub struct WorldOptions {
    /// Now: the world happened before it.
    pub now: OffsetDateTime,
    /// How many copies, at least one.
    pub scale: u32,
    /// The hash of [`PASSWORD`].
    pub password_hash: String,
    /// Seals the second factor of the staff's log-in.
    pub master: MasterSecret,
}

/// What became of loading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Everything is written.
    Loaded,
    /// Nothing is.
    Interrupted,
}

/// Gives back the space of rows that one transaction wrote several times: nothing could be reused before its end, and a world
/// that came to be over years has been vacuumed often.
const TIDY: &str =
    "vacuum full public.profiles, public.job_openings, public.job_interactions, public.challenge_completions,
    private.company_promises";

/// Writes the world in one transaction, and gives up when `interrupted` ends before it is whole. `step` is called for
/// each long step.
///
/// # Errors
/// When the vocabulary is damaged or the database refuses a row.
pub async fn load(
    owner: &tokio_postgres::Config,
    options: WorldOptions,
    step: impl Fn(&str),
    interrupted: impl Future<Output = ()>,
) -> anyhow::Result<Outcome> {
    let (mut client, driver) = owner.connect(NoTls).await?;
    tokio::spawn(driver);
    let cancel = client.cancel_token();
    let transaction = client.transaction().await?;
    let filled = tokio::select! {
        filled = fill(&transaction, options, &step) => Some(filled?),
        () = interrupted => None,
    };
    if filled.is_none() {
        // The rollback would wait for the statement that runs. Should it fail, the end of the connection does the same.
        let _ = cancel.cancel_query(NoTls).await;
        let _ = transaction.rollback().await;
        return Ok(Outcome::Interrupted);
    }
    transaction.commit().await?;
    client.batch_execute("set client_min_messages = error").await?;
    client.batch_execute(TIDY).await?;
    client.batch_execute("analyze").await?;
    Ok(Outcome::Loaded)
}

async fn fill(transaction: &Transaction<'_>, options: WorldOptions, step: &impl Fn(&str)) -> anyhow::Result<()> {
    let (now, scale) = (options.now, options.scale);
    let catalog = receipts::catalog(transaction).await?;
    let mut copies = Copies::of(Source::load(transaction, options).await?);
    // Who solved what is counted once at the end, not at every row. Tables that `analyze` has to
    // skip, because they belong to others, are no news.
    let settings = "set local devproof.load = 'bulk'; set local client_min_messages = error";
    transaction.batch_execute(settings).await?;
    while let Some((copy, rows)) = copies.next().await? {
        if let Some(words) = progress(copy, scale) {
            step(&words);
        }
        let interests = rows.interests();
        rows.write(transaction).await?;
        // What is checked at the end of a transaction would wait in memory for all copies.
        transaction.batch_execute("set constraints all immediate; set constraints all deferred").await?;
        // Plans made without statistics take minutes where seconds do, and triggers keep theirs until there are new ones.
        if (copy + 1).is_power_of_two() {
            transaction.batch_execute("analyze").await?;
        }
        receipts::freeze(transaction, &catalog, &interests).await?;
    }
    pipeline::spread(transaction).await?;
    transaction.batch_execute(COUNTS).await?;
    transaction.batch_execute("analyze").await?;
    meetings::choose_featured(transaction, now).await?;
    views::write(transaction, now).await?;
    figures::count(transaction, now).await?;
    Ok(())
}

/// What is said before a copy is written: for large worlds not at every one.
fn progress(copy: u32, scale: u32) -> Option<String> {
    let line = |copy: u32| u64::from(copy) * u64::from(PROGRESS_LINES) / u64::from(scale);
    match scale {
        1 => Some("Writing the demo world".to_owned()),
        _ if copy == 0 || line(copy) > line(copy - 1) => {
            Some(format!("Writing the demo world: copy {} of {scale}", copy + 1))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_said_a_few_times() {
        let lines = |scale: u32| (0..scale).filter_map(|copy| progress(copy, scale)).collect::<Vec<_>>();
        assert_eq!(lines(1), ["Writing the demo world"]);
        assert_eq!(lines(2), ["Writing the demo world: copy 1 of 2", "Writing the demo world: copy 2 of 2"]);
        assert_eq!(lines(20).len(), 20);
        assert_eq!(lines(100).len(), 20);
        assert_eq!(lines(100)[1], "Writing the demo world: copy 6 of 100");
    }
}
