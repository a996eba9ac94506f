//! Criterion "projects": featured ones that use what the job asks.

use super::State;

/// How many projects are enough: more make no difference.
pub const ENOUGH: usize = 2;

/// Two that use a skill of the job are met, one is partly. They are counted only when there are projects at all.
pub fn state(projects: u8, using: impl FnOnce() -> u32) -> State {
    if projects == 0 {
        return State::Unknown;
    }
    match using() {
        0 => State::Missing,
        1 => State::Partly,
        _ => State::Met,
    }
}

pub(super) const fn detail(state: State) -> &'static str {
    match state {
        State::ProvedWell | State::Proved | State::Shown | State::Met => {
            "At least two featured projects use what the job asks"
        }
        State::Partly => "One featured project uses what the job asks",
        State::Missing => "No featured project uses what the job asks",
        State::Unknown => "No featured project; left out of the score",
    }
}
