//! Criterion "rank": what completed challenges give.

use super::State;
use crate::{Catalog, Standing, words::challenges};

/// One rank below is partly. Who completed nothing has no rank that says anything.
pub fn state(min: u8, standing: Standing) -> State {
    match standing {
        Standing { completed: 0, .. } => State::Unknown,
        Standing { rank: Some(rank), .. } if rank >= min => State::Proved,
        Standing { rank: Some(rank), .. } if u16::from(rank) + 1 == u16::from(min) => State::Partly,
        Standing { .. } => State::Missing,
    }
}

pub(super) fn detail(state: State, standing: Standing, catalog: &Catalog) -> String {
    if state == State::Unknown {
        return "No challenge passed yet; left out of the score".to_owned();
    }
    let name = standing.rank.and_then(|rank| catalog.rank(rank)).map_or("", |rank| &rank.name);
    format!("{name}, {} passed", challenges(standing.completed))
}
