//! What results are narrowed to.

use crate::{
    document::Kind,
    skills::Skills,
    words::{clean, cut},
};
use serde_json::{Map, Value};

/// Values of one filter that count.
const MAX_VALUES: usize = 20;
/// Characters of a value that count.
const MAX_VALUE: usize = 60;
/// Characters of a place that count.
const MAX_PLACE: usize = 120;
/// The number of no skill: asked for by no one.
const NO_SKILL: u64 = u64::MAX;

/// A filter of a kind, as terms of the index.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    pub(crate) all_of: Vec<String>,
    pub(crate) any_of: Vec<Vec<String>>,
    pub(crate) beginnings: Vec<String>,
    pub(crate) skills: Vec<u64>,
    pub(crate) pay_min: Option<i64>,
}

/// Why a filter is none.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FilterError {
    /// Not an object.
    #[error("must be an object")]
    NotAnObject,
    /// No filter of this kind; those there are.
    #[error("\"{name}\" is not a filter here; filters are: {known}")]
    Unknown {
        /// As it was given.
        name: String,
        /// Those of the kind.
        known: String,
    },
    /// A value of another type.
    #[error("the filter \"{0}\" has an invalid value")]
    Value(&'static str),
}

const fn known(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Jobs => &["remote", "place", "seniority", "skills", "pay_min", "currency"],
        Kind::People => &["skills", "seniority", "place", "availability"],
        Kind::Companies => &["size", "badges", "place"],
        Kind::Challenges => &[],
    }
}

/// A facet's term.
pub(crate) fn facet(name: &str, value: &str) -> String {
    format!("{name}={value}")
}

fn values(name: &'static str, value: &Value) -> Result<Vec<String>, FilterError> {
    let values = value.as_array().ok_or(FilterError::Value(name))?.iter().take(MAX_VALUES);
    let texts = values.map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_owned));
    Ok(texts.map(|text| cut(&text, MAX_VALUE).to_owned()).collect())
}

impl Filter {
    /// Reads the filters of a kind. Several values of one filter: any of them, but of skills and badges all.
    ///
    /// # Errors
    /// When there is no such filter, or its value is of another type.
    pub fn read(kind: Kind, filters: &Value, skills: &Skills) -> Result<Self, FilterError> {
        let empty = Map::new();
        let filters = match filters {
            Value::Null => &empty,
            Value::Object(filters) => filters,
            _ => return Err(FilterError::NotAnObject),
        };
        let mut read = Self::default();
        for (name, value) in filters.iter().filter(|(_, value)| !value.is_null()) {
            let Some(name) = known(kind).iter().find(|known| *known == name) else {
                let name = cut(name, 40).to_owned();
                return Err(FilterError::Unknown { name, known: known(kind).join(", ") });
            };
            read.add(name, value, skills)?;
        }
        Ok(read)
    }

    fn add(&mut self, name: &'static str, value: &Value, skills: &Skills) -> Result<(), FilterError> {
        let wrong = FilterError::Value(name);
        match name {
            "pay_min" => self.pay_min = Some(whole(value.as_f64().ok_or(wrong)?)),
            "currency" => self.all_of.push(facet(name, value.as_str().ok_or(wrong)?)),
            "place" => {
                let place = clean(cut(value.as_str().ok_or(wrong)?, MAX_PLACE));
                self.beginnings.extend(place.split_whitespace().map(|word| facet(name, word)));
            }
            "skills" => {
                let slugs = values(name, value)?;
                self.skills.extend(slugs.iter().map(|slug| skills.with_slug(slug).unwrap_or(NO_SKILL)));
            }
            "badges" => self.all_of.extend(values(name, value)?.iter().map(|badge| facet("badge", badge))),
            _ => {
                let values = values(name, value)?;
                if !values.is_empty() {
                    self.any_of.push(values.iter().map(|value| facet(name, value)).collect());
                }
            }
        }
        Ok(())
    }

    /// Whether it narrows nothing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The least whole number that is not less.
fn whole(number: f64) -> i64 {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "what is out of range becomes the nearest number that is not"
    )]
    let whole = number.ceil() as i64;
    whole
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(kind: Kind, filters: &Value) -> Result<Filter, FilterError> {
        Filter::read(kind, filters, &Skills::new([], [("rust".to_owned(), 7)]))
    }

    #[test]
    fn filters_are_terms() {
        let filter = read(
            Kind::Jobs,
            &json!({ "remote": ["onsite", "hybrid"], "place": "Zürich, CH", "skills": ["rust", "none"],
                "pay_min": 1.5, "currency": "EUR", "seniority": null }),
        );
        assert_eq!(
            filter.expect("filters of jobs"),
            Filter {
                all_of: vec!["currency=EUR".to_owned()],
                any_of: vec![vec!["remote=onsite".to_owned(), "remote=hybrid".to_owned()]],
                beginnings: vec!["place=zurich".to_owned(), "place=ch".to_owned()],
                skills: vec![7, NO_SKILL],
                pay_min: Some(2),
            }
        );
        assert!(read(Kind::Companies, &json!({ "size": [], "place": "" })).expect("filters").is_empty());
        assert_eq!(whole(1e300), i64::MAX);
    }

    #[test]
    fn others_are_refused() {
        for (kind, filters) in [
            (Kind::Jobs, json!({ "badges": [] })),
            (Kind::Challenges, json!({ "place": "x" })),
            (Kind::Jobs, json!({ "remote": "remote" })),
            (Kind::Jobs, json!({ "pay_min": "1" })),
            (Kind::Jobs, json!([])),
            (Kind::Jobs, json!("x")),
        ] {
            assert!(read(kind, &filters).is_err(), "{filters}");
        }
    }
}
