//! `jobLocation`, `jobLocationType` and `applicantLocationRequirements`.

use super::{employment::remote_policy, node::Node};
use crate::{countries, import::Report, rpc::check::one_line};
use serde_json::Value;

/// Places of one job.
const MOST: usize = 20;

/// Where the work is done, and where those who do it may live.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Locations {
    pub(super) places: Vec<String>,
    pub(super) countries: Vec<String>,
    pub(super) remote_policy: Option<&'static str>,
}

/// Reads all three properties.
pub(super) fn locations(posting: &Node<'_>, report: &mut Report) -> Locations {
    let mut read = Locations::default();
    let mut countries_of_places = Vec::new();
    for location in posting.all("jobLocation") {
        if let Some((place, country)) = place(&location, report) {
            push(&mut read.places, place);
            country.into_iter().for_each(|code| push(&mut countries_of_places, code.to_owned()));
        }
    }
    read.places.truncate(MOST);
    for kind in posting.all("jobLocationType") {
        let word = kind.as_line(report, 60).unwrap_or_default();
        match remote_policy(&word) {
            Some(policy) => read.remote_policy = read.remote_policy.or(Some(policy)),
            None => report.warn(&kind.place.pointer, "isn't a known kind of place and was ignored"),
        }
    }
    for area in posting.all("applicantLocationRequirements") {
        let name = area.as_line(report, 120).unwrap_or_default();
        match countries::code(&name) {
            Some(code) => push(&mut read.countries, code.to_owned()),
            None => report.warn(&area.place.pointer, "isn't a known country and was ignored"),
        }
    }
    if read.countries.is_empty() {
        read.countries = countries_of_places;
    }
    read
}

/// A place as "City, Region, Country", and its country.
fn place(location: &Node<'_>, report: &mut Report) -> Option<(String, Option<&'static str>)> {
    let address = location.one("address").unwrap_or_else(|| location.clone());
    if !address.place.value.is_object() {
        let text = address.as_line(report, 120)?;
        let country = text.rsplit(',').next().and_then(countries::code);
        return Some((text, country));
    }
    let mut part = |name: &str| address.line(name, report, 60);
    let (city, region) = (part("addressLocality"), part("addressRegion"));
    let named = part("addressCountry");
    let country = named.as_deref().and_then(countries::code);
    let mut words: Vec<String> = Vec::new();
    city.into_iter().chain(region).for_each(|word| push(&mut words, word));
    let country_name = country.and_then(countries::name).map(str::to_owned).or(named);
    country_name.into_iter().for_each(|word| push(&mut words, word));
    if words.is_empty() {
        words.extend(location.as_line(report, 120));
    }
    if words.is_empty() {
        if !matches!(address.place.value, Value::Object(map) if map.is_empty()) {
            report.warn(&address.place.pointer, "has no place name and was ignored");
        }
        return None;
    }
    Some((one_line(&words.join(", ")).chars().take(120).collect(), country))
}

fn push(list: &mut Vec<String>, word: String) {
    if !list.contains(&word) {
        list.push(word);
    }
}
