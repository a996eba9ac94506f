use std::collections::HashMap;

#[derive(Default)]
struct Record<'a> {
    saves: i64,
    /// By user: how many of the saves that user has seen.
    seen: HashMap<&'a str, i64>,
}

pub fn find_lost_saves(events: Vec<(String, String, String)>) -> Vec<(i64, i64)> {
    let mut records: HashMap<&str, Record<'_>> = HashMap::new();
    let mut lost = Vec::new();
    for (position, (user, action, name)) in events.iter().enumerate() {
        let record = records.entry(name).or_default();
        if action == "close" {
            record.seen.remove(user.as_str());
            continue;
        }
        if action == "save" {
            let overwritten = record.saves - record.seen.get(user.as_str()).unwrap_or(&0);
            if overwritten > 0 {
                lost.push((position as i64, overwritten));
            }
            record.saves += 1;
        }
        record.seen.insert(user, record.saves);
    }
    lost
}
