//! The rubric: phases, dimensions with their anchors and weights, caps. Published as it stands.

mod caps;

use crate::Fault;
use crate::document;
use crate::words::{Dimension, Phase, Seniority};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// The rubric, checked.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rubric {
    /// The parts of the 45 minutes
    pub phases: Vec<PhaseRow>,
    /// What is scored
    pub dimensions: Vec<DimensionRow>,
    /// What keeps a level or the whole low
    pub caps: Vec<Cap>,
    #[serde(skip)]
    edition: String,
}

/// A part of the 45 minutes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RubricPhase"))]
pub struct PhaseRow {
    /// Which
    pub id: Phase,
    /// Its name for people
    pub title: String,
    /// How long it should take
    pub minutes: u32,
    /// What to do in it
    pub hint: String,
}

/// What is scored from 0 to 4.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RubricDimension"))]
pub struct DimensionRow {
    /// Which
    pub id: Dimension,
    /// Its name for people
    pub title: String,
    /// Its share of 100, by seniority
    pub weights: Weights,
    /// What counts as evidence
    pub evidence: String,
    /// What each level from 0 to 4 means
    pub anchors: Vec<String>,
}

/// Shares of 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RubricWeights"))]
pub struct Weights {
    /// For juniors
    pub junior: u32,
    /// For mid-level engineers
    pub mid: u32,
    /// For seniors
    pub senior: u32,
    /// For staff engineers
    pub staff: u32,
}

impl Weights {
    /// The share at this level.
    pub fn of(self, seniority: Seniority) -> u32 {
        match seniority {
            Seniority::Junior => self.junior,
            Seniority::Mid => self.mid,
            Seniority::Senior => self.senior,
            Seniority::Staff => self.staff,
        }
    }
}

/// What keeps a dimension or the whole low.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RubricCap"))]
pub struct Cap {
    /// Its name: the scorer knows when it holds
    pub id: String,
    /// The dimension it keeps low; none: the whole
    pub dimension: Option<Dimension>,
    /// The highest level, in tenths; the document says it from 0 to 4
    #[serde(default, deserialize_with = "tenths", serialize_with = "level", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub level: Option<u32>,
    /// The highest total
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub total: Option<u32>,
    /// Its name for people
    pub title: String,
    /// Why it holds
    pub reason: String,
}

fn tenths<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u32>, D::Error> {
    let level = Option::<f64>::deserialize(from)?;
    Ok(level.map(|level| (level * 10.0).round().clamp(0.0, 40.0) as u32))
}

fn level<S: Serializer>(tenths: &Option<u32>, to: S) -> Result<S::Ok, S::Error> {
    tenths.map(|tenths| f64::from(tenths) / 10.0).serialize(to)
}

impl Rubric {
    /// Reads and checks the document.
    ///
    /// # Errors
    /// What is wrong with it: its form first, else weights that are not 100, anchors that are not five, dimensions or
    /// phases that are not all there once, caps that no rule knows.
    pub fn parse(document: &Value) -> Result<Self, Vec<Fault>> {
        let mut rubric: Self =
            serde_json::from_value(document.clone()).map_err(|error| vec![Fault::new("", error.to_string())])?;
        rubric.edition = document::edition(document);
        let faults = rubric.faults();
        if faults.is_empty() { Ok(rubric) } else { Err(faults) }
    }

    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        if !self.phases.iter().map(|row| row.id).eq(Phase::ALL.iter().copied()) {
            faults.push(Fault::new("/phases", "must be all phases, once and in their order"));
        }
        if !self.dimensions.iter().map(|row| row.id).eq(Dimension::ALL.iter().copied()) {
            faults.push(Fault::new("/dimensions", "must be all dimensions, once and in their order"));
        }
        for (at, row) in self.dimensions.iter().enumerate() {
            if row.anchors.len() != 5 {
                faults.push(Fault::new(format!("/dimensions/{at}/anchors"), "must be five: for the levels 0 to 4"));
            }
        }
        for seniority in Seniority::ALL {
            let sum: u32 = self.dimensions.iter().map(|row| row.weights.of(*seniority)).sum();
            if sum != 100 {
                faults.push(Fault::new("/dimensions", format!("weights of {seniority} must sum to 100, not {sum}")));
            }
        }
        for (at, cap) in self.caps.iter().enumerate() {
            if !caps::KNOWN.contains(&cap.id.as_str()) {
                faults.push(Fault::new(format!("/caps/{at}/id"), "is no cap that the scorer knows"));
            }
            if cap.dimension.is_some() != cap.level.is_some() || cap.dimension.is_none() != cap.total.is_some() {
                let message = "must have a level with a dimension, a total without";
                faults.push(Fault::new(format!("/caps/{at}"), message));
            }
        }
        faults
    }

    /// Which document this is: a hash of all that it says, as hexadecimal digits.
    pub fn edition(&self) -> &str {
        &self.edition
    }

    /// The share of 100 that a dimension has at a level.
    pub fn weight(&self, dimension: Dimension, seniority: Seniority) -> u32 {
        self.dimensions.iter().find(|row| row.id == dimension).map_or(0, |row| row.weights.of(seniority))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_published_says_what_the_document_says() {
        let document: Value =
            serde_json::from_str(include_str!("../../../content/interview/rubric.json")).expect("JSON");
        let published = serde_json::to_value(Rubric::parse(&document).expect("a rubric")).expect("JSON");
        assert_eq!((&published["phases"], &published["dimensions"]), (&document["phases"], &document["dimensions"]));
        let members = |rubric: &Value| -> Vec<Vec<(String, Value)>> {
            let caps = rubric["caps"].as_array().expect("caps").iter();
            // A level of 2 is 2.0 as well.
            let plain = |value: &Value| value.as_f64().map_or_else(|| value.clone(), Value::from);
            let member = |(name, value): (&String, &Value)| (name.clone(), plain(value));
            caps.map(|cap| cap.as_object().expect("a cap").iter().map(member).collect()).collect()
        };
        assert_eq!(members(&published), members(&document));
    }
}
