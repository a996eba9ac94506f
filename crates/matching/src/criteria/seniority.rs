//! Criterion "seniority".

use super::State;
use crate::words::capitalize;
use devproof_vocabulary::Seniority;

/// One level above or below is partly, more is missing: a job two steps down is as wrong as one two steps up.
pub fn state(asked: Seniority, level: Option<Seniority>) -> State {
    match level.map(|level| (level as u8).abs_diff(asked as u8)) {
        None => State::Unknown,
        Some(0) => State::Met,
        Some(1) => State::Partly,
        Some(_) => State::Missing,
    }
}

pub(super) fn detail(asked: Seniority, level: Option<Seniority>) -> String {
    let Some(level) = level else { return "Not said; left out of the score".to_owned() };
    format!("{}, {asked} asked", capitalize(level.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_in_the_order_of_the_levels() {
        use Seniority::{Intern, Junior, Mid, Principal, Senior, Staff};
        assert_eq!(Seniority::ALL, [Intern, Junior, Mid, Senior, Staff, Principal]);
    }
}
