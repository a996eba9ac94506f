//! Where the postings of a document are: at the top, in a list, in a graph, or inside something else.

use super::node::{Node, types};
use crate::import::Place;
use serde_json::Value;
use std::{collections::HashMap, rc::Rc};

/// What was found.
#[derive(Debug)]
pub(crate) struct LocatedPosting<'a> {
    pub(crate) postings: Vec<Node<'a>>,
    /// Whether there were more than was asked for.
    pub(crate) more: bool,
}

/// Finds the objects of the type JobPosting, in the order of the document, up to `most`. A posting inside a posting is
/// part of it.
pub(crate) fn find<'a>(root: &Place<'a>, most: usize) -> LocatedPosting<'a> {
    let (mut places, mut ids) = (Vec::new(), HashMap::new());
    walk(root, &mut places, &mut ids, true);
    let more = places.len() > most;
    let ids = Rc::new(ids);
    let postings = places.into_iter().take(most).map(|place| Node::new(place, Rc::clone(&ids))).collect();
    LocatedPosting { postings, more }
}

/// The nesting was bounded before, so this may recurse.
fn walk<'a>(place: &Place<'a>, places: &mut Vec<Place<'a>>, ids: &mut HashMap<&'a str, Place<'a>>, outside: bool) {
    match place.value {
        Value::Array(list) => {
            for (i, value) in list.iter().enumerate() {
                walk(&place.child(&i.to_string(), value), places, ids, outside);
            }
        }
        Value::Object(map) => {
            if let Some(id) = map.get("@id").and_then(Value::as_str).filter(|_| map.len() > 1) {
                ids.insert(id, place.clone());
            }
            // One that holds nothing is only a reference to another.
            let is_posting =
                types(place.value).contains(&"JobPosting") && map.keys().any(|key| !key.starts_with('@'));
            if is_posting && outside {
                places.push(place.clone());
            }
            for (key, value) in map {
                walk(&place.child(key, value), places, ids, outside && !is_posting);
            }
        }
        _ => {}
    }
}
