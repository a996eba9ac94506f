use std::collections::HashMap;

pub fn traffic_under(operations: Vec<(String, String)>) -> Vec<i64> {
    let mut hits: HashMap<String, i64> = HashMap::new();
    let mut answers = Vec::new();
    for (kind, path) in operations {
        let path = normalized(&path);
        if kind == "count" {
            answers.push(hits.get(&path).copied().unwrap_or(0));
            continue;
        }
        let parents = path.match_indices('/').map(|(slash, _)| &path[..slash]);
        for place in parents.chain([path.as_str()]) {
            match hits.get_mut(place) {
                Some(count) => *count += 1,
                None => {
                    hits.insert(place.to_owned(), 1);
                }
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
