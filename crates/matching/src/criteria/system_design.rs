//! Criterion "system design": the interview's points.

use super::State;

/// So many points below what is asked are partly.
const NEAR: u8 = 15;

/// A score that is shown is proved when it reaches what is asked.
pub fn state(min: u8, points: Option<u8>) -> State {
    match points {
        None => State::Unknown,
        Some(points) if points >= min => State::Proved,
        Some(points) if points.saturating_add(NEAR) >= min => State::Partly,
        Some(_) => State::Missing,
    }
}

pub(super) fn detail(min: u8, points: Option<u8>) -> String {
    points.map_or_else(
        || "No interview shown; left out of the score".to_owned(),
        |points| format!("{points} of 100, {min} asked"),
    )
}
