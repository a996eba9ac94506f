use std::collections::HashMap;

pub fn count_pages(alerts: Vec<(i64, String)>, quiet_seconds: i64) -> i64 {
    let mut last_page: HashMap<String, i64> = HashMap::new();
    let mut pages = 0;
    for (second, fingerprint) in alerts {
        if matches!(last_page.get(&fingerprint), Some(last) if second - last < quiet_seconds) {
            continue;
        }
        last_page.insert(fingerprint, second);
        pages += 1;
    }
    pages
}
