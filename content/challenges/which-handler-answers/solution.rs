use crate::challenge::*;
use std::collections::BTreeMap;

/// In the order in which they win.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Literal,
    Parameter,
    Rest,
}

/// A pattern's parts: their kinds, and their texts or names.
struct Pattern<'a> {
    kinds: Vec<Kind>,
    texts: Vec<&'a str>,
}

impl<'a> Pattern<'a> {
    fn new(pattern: &'a str) -> Self {
        let parts = pattern[1..].split('/').map(|part| match part.as_bytes().first() {
            Some(b':') => (Kind::Parameter, &part[1..]),
            Some(b'*') => (Kind::Rest, &part[1..]),
            _ => (Kind::Literal, part),
        });
        let (kinds, texts) = parts.unzip();
        Self { kinds, texts }
    }

    /// What its names stand for, if it matches.
    fn parameters(&self, path: &str) -> Option<BTreeMap<String, Json>> {
        let mut parameters = BTreeMap::new();
        let mut rest = Some(&path[1..]);
        for (kind, text) in self.kinds.iter().zip(&self.texts) {
            let path = rest.take()?;
            let part = match path.split_once('/') {
                Some((part, after)) if *kind != Kind::Rest => {
                    rest = Some(after);
                    part
                }
                _ => path,
            };
            match kind {
                Kind::Literal if part != *text => return None,
                Kind::Parameter | Kind::Rest if part.is_empty() || part.starts_with('/') => return None,
                Kind::Literal => {}
                Kind::Parameter | Kind::Rest => {
                    parameters.insert(text.to_string(), Json::from(part));
                }
            }
        }
        rest.is_none().then_some(parameters)
    }
}

pub fn match_routes(routes: Vec<(String, String)>, requests: Vec<(String, String)>) -> Vec<Json> {
    let mut table: Vec<(usize, &str, Pattern<'_>)> =
        routes.iter().enumerate().map(|(index, (method, pattern))| (index, method.as_str(), Pattern::new(pattern))).collect();
    table.sort_by(|(_, _, a), (_, _, b)| a.kinds.cmp(&b.kinds));

    let answer = |method: &str, path: &str| {
        let mut status = 404;
        for (index, route_method, pattern) in &table {
            let parameters = match pattern.parameters(path) {
                Some(parameters) => parameters,
                None => continue,
            };
            if *route_method == method {
                return Json::List(vec![Json::from(*index as i64), Json::Object(parameters)]);
            }
            status = 405;
        }
        Json::from(status)
    };
    requests.iter().map(|(method, path)| answer(method, path)).collect()
}
