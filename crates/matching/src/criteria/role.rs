//! Criterion "role": the family of work.

use super::State;
use crate::{PersonFamilies, Role};

/// The same family is met. A neighbour is partly, and so is what the person did in an earlier role: both are known work,
/// but not the trade of today.
pub fn state(asked: Role, families: PersonFamilies) -> State {
    let PersonFamilies { current, past } = families;
    if current.contains(asked.family) {
        State::Met
    } else if current.intersects(asked.neighbours) || past.contains(asked.family) {
        State::Partly
    } else if current.is_empty() && past.is_empty() {
        State::Unknown
    } else {
        State::Missing
    }
}

pub(super) fn detail(asked: Role, state: State, families: PersonFamilies) -> String {
    let wanted = asked.family.label();
    let current = families.current.iter().map(|family| family.label()).collect::<Vec<_>>().join(", ");
    match state {
        State::Unknown => "Not known; left out of the score".to_owned(),
        State::Partly if families.past.contains(asked.family) => format!("{wanted} in an earlier role"),
        State::Partly => format!("{current}, close to {wanted}"),
        State::Missing => format!("{current}, not {wanted}"),
        _ => wanted.to_owned(),
    }
}
