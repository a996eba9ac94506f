//! Values for people's eyes: the beginning of what is large, and nothing that a database refuses.

use serde_json::Value;

/// Bytes, roughly, that are shown of one value.
const MAX_BYTES: usize = 8 * 1024;

/// Entries of one list that are shown.
const MAX_ENTRIES: usize = 200;

/// Characters of one text that are shown.
const MAX_CHARACTERS: usize = 4_000;

/// A value as it is shown: the same where it is small.
pub(super) fn for_display(value: Value) -> Value {
    truncate(value, &mut { MAX_BYTES })
}

fn truncate(value: Value, budget: &mut usize) -> Value {
    *budget = budget.saturating_sub(4);
    match value {
        Value::String(text) => Value::String(truncate_text(text, budget)),
        Value::Array(items) => {
            let count = items.len();
            let mut shortened = Vec::new();
            for item in items.into_iter().take(MAX_ENTRIES) {
                if *budget == 0 {
                    break;
                }
                shortened.push(truncate(item, budget));
            }
            if shortened.len() < count {
                shortened.push(format!("… {} more", count - shortened.len()).into());
            }
            Value::Array(shortened)
        }
        Value::Object(members) => {
            let count = members.len();
            let mut shortened = serde_json::Map::new();
            for (name, member) in members.into_iter().take(MAX_ENTRIES) {
                if *budget == 0 {
                    break;
                }
                shortened.insert(truncate_text(name, budget), truncate(member, budget));
            }
            if shortened.len() < count {
                shortened.insert("…".to_owned(), format!("{} more", count - shortened.len()).into());
            }
            Value::Object(shortened)
        }
        other => other,
    }
}

/// NUL is no text to PostgreSQL: its picture stands for it.
fn truncate_text(text: String, budget: &mut usize) -> String {
    let most = MAX_CHARACTERS.min(*budget);
    *budget = budget.saturating_sub(text.len());
    let text = if text.contains('\0') { text.replace('\0', "␀") } else { text };
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn small_values_stay_and_large_ones_begin() {
        let small = json!([1, "two", { "three": [null, true] }]);
        assert_eq!(for_display(small.clone()), small);
        let numbers = for_display(json!((0..100_000).collect::<Vec<_>>()));
        assert_eq!(numbers.as_array().map(Vec::len), Some(201));
        assert_eq!(numbers[200], "… 99800 more");
        let text = for_display(json!("é".repeat(50_000)));
        assert_eq!(text.as_str().map(|text| text.chars().count()), Some(4_001));
        let wide = for_display(json!(vec!["x".repeat(3_000); 100]));
        assert!(wide.to_string().len() < 3 * MAX_BYTES, "{}", wide.to_string().len());
        let named: serde_json::Map<_, _> = (0..5_000).map(|index| (format!("k{index}"), json!(index))).collect();
        assert!(for_display(named.into()).to_string().len() < 3 * MAX_BYTES);
    }

    #[test]
    fn nothing_of_it_is_refused_by_the_database() {
        assert_eq!(for_display(json!(["a\0b", { "\0": 1 }])), json!(["a␀b", { "␀": 1 }]));
    }
}
