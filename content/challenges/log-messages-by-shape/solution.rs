use std::{cmp::Reverse, collections::HashMap};

pub fn message_shapes(messages: Vec<String>) -> Vec<(String, i64)> {
    let mut counts: Vec<(String, i64)> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for message in &messages {
        let shape = shape_of(message);
        match places.get(&shape) {
            Some(&place) => counts[place].1 += 1,
            None => {
                places.insert(shape.clone(), counts.len());
                counts.push((shape, 1));
            }
        }
    }
    // Stable: equal counts stay in the order in which they appeared.
    counts.sort_by_key(|&(_, count)| Reverse(count));
    counts
}

fn shape_of(message: &str) -> String {
    let mut shape = String::with_capacity(message.len());
    let mut rest = message.trim_matches(' ');
    while let Some(first) = rest.chars().next() {
        let length = match first {
            ' ' => {
                shape.push(' ');
                rest.len() - rest.trim_start_matches(' ').len()
            }
            '"' if rest[1..].contains('"') => {
                shape.push_str("<str>");
                rest[1..].find('"').map_or(1, |end| end + 2)
            }
            _ if first.is_ascii_alphanumeric() => {
                let length = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
                shape.push_str(shape_of_word(&rest[..length]));
                length
            }
            _ => {
                shape.push(first);
                first.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    shape
}

fn shape_of_word(word: &str) -> &str {
    let has_digit = word.bytes().any(|byte| byte.is_ascii_digit());
    if word.bytes().all(|byte| byte.is_ascii_digit()) {
        "<num>"
    } else if word.len() >= 8 && has_digit && word.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        "<hex>"
    } else {
        word
    }
}
