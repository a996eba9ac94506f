//! `basics`: who it is, and where else they are.

use super::{
    super::section::{Entry, Row},
    markdown, set,
};
use crate::import::{Place, Report};

const KNOWN: [&str; 9] = ["name", "label", "image", "email", "phone", "url", "summary", "location", "profiles"];
/// Networks by a part of their host: the kind of link, and where a user's page stands.
const NETWORKS: [(&str, &str, &str); 7] = [
    ("github", "github.com", "https://github.com/"),
    ("gitlab", "gitlab.com", "https://gitlab.com/"),
    ("linkedin", "linkedin.com", "https://www.linkedin.com/in/"),
    ("stackoverflow", "stackoverflow.com", ""),
    ("x", "twitter.com", "https://x.com/"),
    ("x", "x.com", "https://x.com/"),
    ("mastodon", "mastodon", ""),
];

/// Fills the profile's own columns, and gives the links.
pub(crate) fn basics(basics: &Place<'_>, report: &mut Report, row: &mut Row) -> Vec<Entry> {
    if basics.object(report).is_none() {
        return Vec::new();
    }
    basics.note_unknown(report, &[KNOWN.as_slice(), &["picture", "website"]].concat());
    for (field, column, max) in [("name", "full_name", 120), ("label", "headline", 160)] {
        set(row, column, basics.get(field).and_then(|place| place.line(report, max)));
    }
    set(row, "about", basics.get("summary").and_then(|place| markdown(&place, report, 10_000)));
    if let Some(location) = basics.get("location") {
        read_location(&location, report, row);
    }
    let mut links = Vec::new();
    if let Some(place) = super::either(basics, ["url", "website"], report)
        && let Some(url) = place.url(report)
    {
        links.push(link(&url, None, place.pointer));
    }
    let profiles = basics.get("profiles").map(|list| list.items(report)).unwrap_or_default();
    links.extend(profiles.iter().filter_map(|profile| read_profile(profile, report)));
    links
}

/// City, region and country as one line; the country's code apart.
fn read_location(location: &Place<'_>, report: &mut Report, row: &mut Row) {
    if location.value.is_string() {
        set(row, "location", location.line(report, 120));
        return;
    }
    if location.object(report).is_none() {
        return;
    }
    location.note_unknown(report, &["address", "postalCode", "city", "countryCode", "region"]);
    let mut line = |field: &str| location.get(field).and_then(|place| place.line(report, 60));
    let (city, region, code) = (line("city"), line("region"), line("countryCode"));
    let country = code.as_deref().map(str::to_uppercase);
    let is_code = |code: &String| code.len() == 2 && code.bytes().all(|byte| byte.is_ascii_uppercase());
    if country.as_ref().is_some_and(|code| !is_code(code)) {
        report.warn(&format!("{}/countryCode", location.pointer), "isn't a two-letter country code and was ignored");
    }
    let country = country.filter(is_code);
    let mut words: Vec<String> = city.into_iter().collect();
    words.extend(region.filter(|region| !words.contains(region)));
    words.extend(country.as_deref().map(|code| crate::countries::name(code).unwrap_or(code).to_owned()));
    words.dedup();
    set(row, "location", Some(words.join(", ")).filter(|words| !words.is_empty()));
    set(row, "country", country);
}

fn read_profile(profile: &Place<'_>, report: &mut Report) -> Option<Entry> {
    profile.object(report)?;
    profile.note_unknown(report, &["network", "username", "url"]);
    let network = profile.get("network").and_then(|place| place.line(report, 80));
    let username = profile.get("username").and_then(|place| place.line(report, 80));
    if let Some(place) = profile.get("url")
        && let Some(url) = place.url(report)
    {
        return Some(link(&url, network, profile.pointer.clone()));
    }
    // Without an address, a user name is enough where the network says how its pages are called.
    let name = network.as_deref().unwrap_or_default().to_lowercase();
    let base = NETWORKS.iter().find(|(kind, _, base)| *kind == name && !base.is_empty()).map(|(_, _, base)| base);
    let plain = |name: &&str| name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'));
    match (base, username.as_deref().map(|name| name.trim_start_matches('@')).filter(plain)) {
        (Some(base), Some(username)) => {
            report.warn(&profile.pointer, "has no address; it was made from the user name");
            Some(link(&format!("{base}{username}"), network, profile.pointer.clone()))
        }
        _ => {
            report.warn(&profile.pointer, "has no address and was ignored");
            None
        }
    }
}

fn link(url: &str, network: Option<String>, pointer: String) -> Entry {
    let host = url::Url::parse(url).ok().and_then(|url| url.host_str().map(str::to_lowercase)).unwrap_or_default();
    let name = network.as_deref().unwrap_or_default().to_lowercase();
    let is = |part: &str| {
        host == part || host.ends_with(&format!(".{part}")) || (part == "mastodon" && host.contains(part))
    };
    let kind = NETWORKS
        .iter()
        .find(|(kind, part, _)| is(part) || name == *kind || (*kind == "stackoverflow" && name == "stack overflow"))
        .map(|(kind, ..)| *kind);
    let kind = kind.unwrap_or(match (&network, name.as_str()) {
        (_, "blog") => "blog",
        (None, _) => "site",
        (Some(_), _) => "other",
    });
    let mut row = Row::new();
    set(&mut row, "kind", Some(kind));
    set(&mut row, "url", Some(url));
    // A label that says no more than the kind is noise.
    set(&mut row, "label", network.filter(|_| kind == "other" || kind == "site"));
    Entry { row, pointer }
}
