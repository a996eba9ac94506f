//! Inputs near those of the tests: an answer that differs from the reference on one of them is wrong there, although no
//! test says so. They can leave what the statement promises; the author decides.

use serde_json::{Number, Value};

/// A plain generator: the same inputs in every run.
pub(super) struct Dice(u64);

impl Dice {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(end.max(1)).unwrap_or(1)).unwrap_or_default()
    }
}

/// The arguments with one to three small changes.
pub(super) fn near(arguments: &[Value], dice: &mut Dice) -> Vec<Value> {
    let mut changed = arguments.to_vec();
    for _ in 0..=dice.below(3) {
        let place = dice.below(changed.len());
        if let Some(value) = changed.get_mut(place) {
            change(value, dice);
        }
    }
    changed
}

fn change(value: &mut Value, dice: &mut Dice) {
    match value {
        Value::Null => {}
        Value::Bool(bool) => *bool = !*bool,
        Value::Number(number) => *number = other_number(number, dice),
        Value::String(text) => *text = other_text(text, dice),
        Value::Array(list) => change_list(list, dice),
        Value::Object(members) => {
            let place = dice.below(members.len());
            if let Some((_, member)) = members.iter_mut().nth(place) {
                change(member, dice);
            }
        }
    }
}

/// Of the same sign: most statements promise that.
fn other_number(number: &Number, dice: &mut Dice) -> Number {
    match number.as_i64() {
        Some(whole) => {
            let others = [whole.saturating_add(1), whole.saturating_sub(1), whole.saturating_mul(2), whole / 2];
            let other = others[dice.below(others.len())];
            Number::from(if other.signum() == whole.signum() || whole == 0 && other > 0 { other } else { whole })
        }
        None => number.as_f64().and_then(|real| Number::from_f64(real + 0.5)).unwrap_or_else(|| number.clone()),
    }
}

fn other_text(text: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let place = dice.below(letters.len());
    match dice.below(4) {
        0 if !letters.is_empty() => drop(letters.remove(place)),
        1 if !letters.is_empty() => letters.insert(place, letters[place]),
        2 if letters.len() > 1 => letters.swap(0, place),
        _ => letters.push('a'),
    }
    letters.into_iter().collect()
}

fn change_list(list: &mut Vec<Value>, dice: &mut Dice) {
    let place = dice.below(list.len());
    match dice.below(6) {
        0 if !list.is_empty() => drop(list.remove(place)),
        1 if !list.is_empty() => list.insert(place, list[place].clone()),
        2 if list.len() > 1 => list.swap(0, place),
        _ => {
            if let Some(member) = list.get_mut(place) {
                change(member, dice);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn inputs_are_near_and_the_same_each_time() {
        let arguments = [json!([1, [2, "ab"], { "c": true }]), json!("text"), json!(null)];
        let all = |seed| {
            let mut dice = Dice::new(seed);
            (0..200).map(|_| near(&arguments, &mut dice)).collect::<Vec<_>>()
        };
        assert_eq!(all(7), all(7));
        assert_ne!(all(7), all(8));
        let changed = all(7).iter().filter(|near| **near != arguments).count();
        assert!(changed > 120, "{changed} of 200 differ");
        assert!(all(7).iter().all(|near| near.len() == 3 && near[0].is_array() && near[2].is_null()));
        assert_eq!(near(&[], &mut Dice::new(1)), Vec::<Value>::new());
    }
}
