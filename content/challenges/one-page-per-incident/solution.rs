use std::collections::HashMap;

pub fn alerts_to_page(alerts: Vec<(i64, String)>, cooldown: i64) -> Vec<i64> {
    let mut last_page: HashMap<String, i64> = HashMap::new();
    let mut pages = Vec::new();
    for (position, (time, check)) in alerts.into_iter().enumerate() {
        if matches!(last_page.get(&check), Some(last) if time - last < cooldown) {
            continue;
        }
        last_page.insert(check, time);
        pages.push(position as i64);
    }
    pages
}
