//! Figures of the demo world beside its raw rows.

use super::{calendar, company, profile, world::World};

#[tokio::test(flavor = "multi_thread")]
async fn figures_of_the_demo_world_are_those_of_its_rows() {
    let world = World::demo().await;
    let raw = company::Raw::read(&world).await;
    assert!(raw.is_full(), "something to count");
    for periods in calendar::until(world.today()) {
        company::holds(&world, &raw, &periods).await;
        profile::holds(&world, &periods).await;
    }
}
