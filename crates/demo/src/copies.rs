//! Copies of the world. None needs another, so no more than two are in memory at a time.

use crate::{
    World, WorldOptions,
    challenges::{self, Challenge},
    companies, company_challenges,
    dice::Dice,
    interviews::{self, Interviews},
    jobs, logins, meetings, own_company, people, pipeline,
    rows::Rows,
    skills::Known,
    words::Words,
};
use anyhow::Context;
use std::sync::Arc;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio_postgres::Transaction;

/// What all copies are made from.
pub(crate) struct Source {
    words: Arc<Words>,
    interviews: Arc<Interviews>,
    known: Known,
    catalogue: Vec<Challenge>,
    options: WorldOptions,
}

impl Source {
    pub(crate) async fn load(transaction: &Transaction<'_>, options: WorldOptions) -> anyhow::Result<Self> {
        Ok(Self {
            words: Arc::new(Words::load().context("db/seed")?),
            interviews: Interviews::load(transaction).await?,
            known: Known::load(transaction).await?,
            catalogue: challenges::load(transaction).await?,
            options,
        })
    }

    /// The rows of a copy.
    pub(crate) fn copy(&self, copy: u32) -> anyhow::Result<Rows> {
        let mut world = self.world();
        self.add(&mut world, copy)?;
        Ok(world.rows)
    }

    fn world(&self) -> World {
        World {
            words: Arc::clone(&self.words),
            now: self.options.now,
            rows: Rows::default(),
            interviews: Arc::clone(&self.interviews),
        }
    }

    fn add(&self, world: &mut World, copy: u32) -> anyhow::Result<()> {
        let (options, is_first) = (&self.options, copy == 0);
        let mut dice = Dice::new(u64::from(copy) + 1);
        let companies = companies::make(world, &mut dice, copy);
        let jobs = jobs::make(world, &mut dice, &self.known, &companies);
        let seekers = people::seekers(world, &mut dice, &self.catalogue, copy);
        // Those whom a visitor can be, and what waits for them, are in the first copy alone.
        let logins = is_first
            .then(|| logins::make(world, &companies, &self.catalogue, &options.password_hash, &options.master));
        meetings::make(world, &mut dice, &companies, &jobs, &seekers, logins.as_ref());
        if let Some(logins) = &logins {
            pipeline::invite(world, &companies, &jobs, &seekers, logins);
        }
        if is_first {
            company_challenges::make(world, &mut dice, &companies, &jobs)?;
            let people: Vec<_> = seekers.iter().map(|seeker| seeker.id).collect();
            interviews::for_staff(world, &mut dice, &people);
            own_company::make(world, &self.known);
        }
        Ok(())
    }
}

/// All copies, one after the other: the next one is made while the caller writes the last.
pub(crate) struct Copies {
    source: Arc<Source>,
    coming: Option<(u32, JoinHandle<anyhow::Result<Rows>>)>,
}

impl Copies {
    pub(crate) fn of(source: Source) -> Self {
        let mut copies = Self { source: Arc::new(source), coming: None };
        copies.begin(0);
        copies
    }

    fn begin(&mut self, copy: u32) {
        let source = Arc::clone(&self.source);
        self.coming = (copy < source.options.scale).then(|| (copy, spawn_blocking(move || source.copy(copy))));
    }

    /// The number of the next copy, from 0, and its rows.
    pub(crate) async fn next(&mut self) -> anyhow::Result<Option<(u32, Rows)>> {
        let Some((copy, making)) = self.coming.take() else { return Ok(None) };
        let rows = making.await??;
        self.begin(copy + 1);
        Ok(Some((copy, rows)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use devproof_claims::MasterSecret;
    use serde_json::Value;
    use time::macros::datetime;

    fn source() -> Source {
        let words = Words::load().expect("the vocabulary is whole");
        let names = words.roles.iter().flat_map(|role| role.must.iter().chain(&role.nice));
        Source {
            known: Known::of(names),
            catalogue: ["Python", "SQL", "TypeScript"].map(challenges::example).into(),
            interviews: Arc::default(),
            words: Arc::new(words),
            options: WorldOptions {
                now: datetime!(2026-11-23 12:00 UTC),
                scale: 2,
                password_hash: "$argon2id$".to_owned(),
                master: MasterSecret::generate(),
            },
        }
    }

    /// All rows by table. The second factor is sealed with a number that is never the same.
    fn all(rows: &Rows) -> Vec<(&'static str, Vec<Value>)> {
        rows.all().into_iter().filter(|(table, _)| *table != "auth.mfa_factors").collect()
    }

    #[test]
    fn copies_made_alone_are_the_copies_of_one_world() {
        let source = source();
        let mut world = source.world();
        let mut alone: Vec<(&str, Vec<Value>)> = Vec::new();
        for copy in 0..2 {
            source.add(&mut world, copy).expect("a copy");
            for (nth, (table, rows)) in all(&source.copy(copy).expect("a copy")).into_iter().enumerate() {
                match alone.get_mut(nth) {
                    Some((_, before)) => before.extend(rows),
                    None => alone.push((table, rows)),
                }
            }
            for ((table, together), (_, alone)) in all(&world.rows).iter().zip(&alone) {
                assert!(together == alone, "{table} at scale {}", copy + 1);
            }
        }
        let count = |name: &str| alone.iter().find(|(table, _)| *table == name).map_or(0, |(_, rows)| rows.len());
        assert_eq!((count("companies"), count("job_openings")), (2 * 40 + 1, 2 * 600 + 3));
        assert!(count("submissions") > 0 && count("messages") > 0 && count("challenge_invitations") > 0);
    }
}
