use std::collections::HashMap;

pub fn traffic_under(operations: Vec<(String, String)>) -> Vec<i64> {
    let mut hits: HashMap<String, i64> = HashMap::new();
    let mut answers = Vec::new();
    for (kind, path) in operations {
        let mut path = normalized(&path);
        if kind == "count" {
            answers.push(hits.get(&path).copied().unwrap_or(0));
            continue;
        }
        loop {
            *hits.entry(path.clone()).or_default() += 1;
            match path.rfind('/') {
                Some(slash) => path.truncate(slash),
                None => break,
            }
        }
    }
    answers
}

/// `//docs///api/` as `/docs/api`; the root is empty.
fn normalized(path: &str) -> String {
    let mut result = String::with_capacity(path.len());
    for segment in path.split('/').filter(|segment| !segment.is_empty()) {
        result.push('/');
        result.push_str(segment);
    }
    result
}
