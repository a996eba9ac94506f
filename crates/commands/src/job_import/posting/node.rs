//! Reading properties of a JSON-LD object: with or without a prefix, single or listed, given or referred to.

use crate::import::{Place, Report};
use serde_json::Value;
use std::{collections::HashMap, rc::Rc};

/// An object of the graph.
#[derive(Debug, Clone)]
pub(crate) struct Node<'a> {
    pub(super) place: Place<'a>,
    ids: Rc<HashMap<&'a str, Place<'a>>>,
}

/// A term of schema.org without its prefix or address.
pub(super) fn term(name: &str) -> &str {
    ["schema:", "sdo:", "http://schema.org/", "https://schema.org/", "http://www.schema.org/"]
        .iter()
        .find_map(|prefix| name.strip_prefix(prefix))
        .unwrap_or(name)
}

/// The types of an object, without prefixes.
pub(super) fn types(value: &Value) -> Vec<&str> {
    let types = value.get("@type").or_else(|| value.get("type"));
    match types {
        Some(Value::String(one)) => vec![term(one)],
        Some(Value::Array(list)) => list.iter().filter_map(Value::as_str).map(term).collect(),
        _ => Vec::new(),
    }
}

impl<'a> Node<'a> {
    pub(super) fn new(place: Place<'a>, ids: Rc<HashMap<&'a str, Place<'a>>>) -> Self {
        Self { place, ids }
    }

    /// All values of a property.
    pub(crate) fn all(&self, name: &str) -> Vec<Self> {
        let property = self.place.value.as_object().and_then(|map| map.iter().find(|(key, _)| term(key) == name));
        let Some((key, value)) = property else { return Vec::new() };
        let place = self.place.child(key, value);
        match value {
            Value::Array(list) => {
                let items = list.iter().enumerate().map(|(i, value)| place.child(&i.to_string(), value));
                items.filter(|item| !item.value.is_null()).map(|item| self.resolved(item)).collect()
            }
            Value::Null => Vec::new(),
            _ => vec![self.resolved(place)],
        }
    }

    /// What the object is called in the graph.
    pub(crate) fn id(&self) -> Option<&'a str> {
        self.place.value.get("@id").and_then(Value::as_str)
    }

    /// The first value of a property.
    pub(super) fn one(&self, name: &str) -> Option<Self> {
        self.all(name).into_iter().next()
    }

    /// The value of `{"@value": …}`, and the object that `{"@id": …}` alone refers to.
    fn resolved(&self, place: Place<'a>) -> Self {
        let target = match place.value.as_object() {
            Some(map) if map.contains_key("@value") => map.get("@value").map(|value| place.child("@value", value)),
            Some(map) if map.len() == 1 => {
                map.get("@id").and_then(Value::as_str).and_then(|id| self.ids.get(id)).cloned()
            }
            _ => None,
        };
        Self { place: target.unwrap_or(place), ids: Rc::clone(&self.ids) }
    }

    /// One line, HTML entities decoded.
    pub(super) fn line(&self, name: &str, report: &mut Report, max: usize) -> Option<String> {
        self.one(name).and_then(|node| node.as_line(report, max))
    }

    /// This value as one line: its text, or the name of the object that it is.
    pub(super) fn as_line(&self, report: &mut Report, max: usize) -> Option<String> {
        let place = match self.place.value {
            Value::Object(_) => {
                let name = self.one("name")?;
                return if name.place.value.is_object() { None } else { name.as_line(report, max) };
            }
            _ => &self.place,
        };
        place.line(report, max).map(|text| super::html::decode_entities(&text)).filter(|text| !text.is_empty())
    }
}
