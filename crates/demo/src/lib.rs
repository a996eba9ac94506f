#![doc = include_str!("../README.md")]

mod challenges;
mod companies;
mod company_challenges;
mod dice;
mod files;
mod interviews;
mod jobs;
mod logins;
mod marks;
mod meetings;
mod people;
mod rows;
mod skills;
mod vocabulary;
mod words;

use anyhow::Context;
use devproof_claims::MasterSecret;
use dice::Dice;
use interviews::Interviews;
use rows::Rows;
use std::sync::Arc;
use time::{Duration, OffsetDateTime};
use tokio_postgres::NoTls;
use words::Words;

pub use logins::{LOGINS, Login, PASSWORD, STAFF_SECRET};
pub use marks::hang as hang_marks;

/// The domain of every address in the demo world.
pub const DOMAIN: &str = "demo.devproof.test";

/// What the parts of the world share while it is made.
struct World {
    words: Words,
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
    update public.rank_moments set seen_at = reached_at";

/// Writes the world `scale` times over. `password_hash` is that of [`PASSWORD`]; `master` seals the second factor of
/// the staff's log-in.
///
/// # Errors
/// When the vocabulary is damaged or the database refuses a row.
pub async fn load(
    owner: &tokio_postgres::Config,
    now: OffsetDateTime,
    scale: u32,
    password_hash: &str,
    master: &MasterSecret,
    step: impl Fn(&str),
) -> anyhow::Result<()> {
    let (mut client, driver) = owner.connect(NoTls).await?;
    tokio::spawn(driver);
    let transaction = client.transaction().await?;
    let words = Words::load().context("db/seed")?;
    let known = skills::Known::load(&transaction).await?;
    let interviews = Interviews::load(&transaction).await?;
    let mut world = World { words, now, rows: Rows::default(), interviews };
    let catalogue = challenges::load(&transaction).await?;
    step("Making up the demo world");
    for copy in 0..scale {
        let mut dice = Dice::new(u64::from(copy) + 1);
        let companies = companies::make(&mut world, &mut dice, copy);
        let jobs = jobs::make(&mut world, &mut dice, &known, &companies);
        let seekers = people::seekers(&mut world, &mut dice, &catalogue, copy);
        let logins = (copy == 0).then(|| logins::make(&mut world, &companies, &catalogue, password_hash, master));
        meetings::make(&mut world, &mut dice, &companies, &jobs, &seekers, logins.as_ref());
        if copy == 0 {
            company_challenges::make(&mut world, &mut dice, &companies, &jobs)?;
            let people: Vec<_> = seekers.iter().map(|seeker| seeker.id).collect();
            interviews::for_staff(&mut world, &mut dice, &people);
        }
    }
    step("Writing it down");
    // Search is made, and who solved what is counted, once at the end, not at every row.
    transaction.batch_execute("set local devproof.search_index = 'later'").await?;
    world.rows.write(&transaction).await?;
    transaction.batch_execute(COUNTS).await?;
    // Plans made without statistics take minutes where seconds do.
    transaction.batch_execute("set local client_min_messages = error; analyze").await?;
    step("Scoring the matches");
    meetings::freeze_matches(&transaction).await?;
    meetings::choose_featured(&transaction, now).await?;
    step("Indexing for search");
    transaction.batch_execute("set local devproof.search_index = ''; select private.refresh_search()").await?;
    transaction.commit().await?;
    // Tables that belong to others are skipped, which is no news.
    client.batch_execute("set client_min_messages = error; analyze").await?;
    Ok(())
}
