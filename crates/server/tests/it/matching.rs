//! The match index over rows of a database: what it is filled with, and how it follows changes.
//!
//! `DEVPROOF_MATCH_SEED` asks for another world; the seed is printed.

mod facts;
mod fill;
mod follow;
pub mod random;
mod world;

use crate::kit::TestDatabase;
use facts::Facts;
use std::{env, str::FromStr};
use world::World;

pub fn from_env<T: FromStr>(name: &str, default: T) -> T {
    env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

fn seed() -> u64 {
    let seed = from_env("DEVPROOF_MATCH_SEED", 20_261_123);
    println!("DEVPROOF_MATCH_SEED={seed}");
    seed
}

/// A random world in a database of its own, and its facts. `interactions` of a hundred pairs have an interaction.
async fn world(seed: u64, jobs: usize, people: usize, interactions: usize) -> (TestDatabase, Facts) {
    let database = TestDatabase::create().await;
    let admin = database.admin().await;
    // Few enough that people have what jobs ask for; those that a language proves among them.
    let skills = "(select id from skills where slug in ('python', 'sql', 'typescript', 'javascript'))
        union (select id from skills order by id limit 40) order by id";
    let skills: Vec<i32> =
        admin.query(skills, &[]).await.expect("the database answers").iter().map(|row| row.get(0)).collect();
    let mut world = World::new(seed, jobs, people, &skills);
    world.add_interactions(interactions);
    world.insert(&admin).await;
    let facts = Facts::load(&admin).await;
    assert_eq!((facts.jobs.len(), facts.people.len()), (jobs, people));
    (database, facts)
}
