//! Criterion "years" of experience.

use super::State;

/// Half of what is asked is partly. What is asked is a minimum: more years are never held against a person, because that
/// would count age. Whether a job is too small is the level's to say.
pub fn state(min: u8, years: Option<u8>) -> State {
    let (min, years) = (u16::from(min), years.map(u16::from));
    match years {
        None => State::Unknown,
        Some(years) if years >= min => State::Met,
        Some(years) if years * 2 >= min => State::Partly,
        Some(_) => State::Missing,
    }
}

pub(super) fn detail(min: u8, years: Option<u8>) -> String {
    years.map_or_else(|| "Not said; left out of the score".to_owned(), |years| format!("{years} of {min} asked"))
}
