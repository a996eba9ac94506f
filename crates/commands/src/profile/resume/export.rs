//! A person's page as a JSON Resume (version 1 of the schema): the import, the other way round. What the page doesn't show
//! isn't in it; contact details are none of a page's.

use super::parts::{CHALLENGE_ISSUER, level_word};
use devproof_vocabulary::{Fluency, LinkKind};
use serde_json::{Map, Value, json};
use url::Url;

/// Which edition of the schema the document follows.
const VERSION: &str = "v1.0.0";

/// The document of a page as `private.person_page` gives it. `canonical` is where the page is, if others find it.
pub(crate) fn resume(page: &Value, site_url: &str, canonical: Option<&str>) -> Value {
    let mut resume = Map::new();
    let mut set = |name: &str, value: Option<Value>| {
        resume.extend(value.map(|value| (name.to_owned(), value)));
    };
    set("basics", Some(basics(page, site_url)));
    set("work", list(page, "experiences", work));
    set("education", list(page, "educations", education));
    let certificates: Vec<Value> = rows(page, "certificates")
        .map(certificate)
        .chain(rows(page, "challenges").map(|row| challenge(row, site_url)))
        .collect();
    set("certificates", Some(certificates).filter(|list| !list.is_empty()).map(Value::from));
    set("skills", list(page, "skills", skill));
    set("languages", list(page, "languages", language));
    set("projects", list(page, "projects", project));
    let mut meta = object([("canonical", canonical.map(str::to_owned))]);
    meta.insert("version".to_owned(), VERSION.into());
    set("meta", Some(Value::Object(meta)));
    Value::Object(resume)
}

/// An address of this site is whole elsewhere too.
fn absolute(address: &str, site_url: &str) -> String {
    if address.starts_with('/') { format!("{site_url}{address}") } else { address.to_owned() }
}

fn basics(page: &Value, site_url: &str) -> Value {
    let links: Vec<&Value> = page["links"].as_array().into_iter().flatten().collect();
    let site = links.iter().find(|link| kind(link) == Some(LinkKind::Site));
    let profiles: Vec<Value> =
        links.iter().filter(|link| kind(link) != Some(LinkKind::Site)).filter_map(profile).collect();
    object([
        ("name", text(page, "full_name")),
        ("label", text(page, "headline")),
        ("image", text(page, "avatar_url").map(|address| absolute(&address, site_url))),
        ("url", site.and_then(|link| address(link, "url"))),
        ("summary", text(page, "about")),
    ])
    .into_iter()
    .chain(text(page, "location").map(|line| ("location".to_owned(), json!({ "address": line }))))
    .chain((!profiles.is_empty()).then(|| ("profiles".to_owned(), Value::from(profiles))))
    .collect()
}

fn kind(link: &Value) -> Option<LinkKind> {
    link["kind"].as_str()?.parse().ok()
}

fn profile(link: &&Value) -> Option<Value> {
    let url = address(link, "url")?;
    let network = text(link, "label").or_else(|| kind(link).map(|kind| kind.label().to_owned()));
    Some(Value::Object(object([("network", network), ("url", Some(url))])))
}

fn work(row: &Value) -> Value {
    let mut work = object([
        ("name", text(row, "company_name")),
        ("position", text(row, "title")),
        ("location", text(row, "location")),
        ("url", address(row, "url")),
        ("startDate", text(row, "started_on")),
        ("endDate", text(row, "ended_on")),
        ("summary", text(row, "summary")),
    ]);
    work.extend(texts(row, "highlights", "highlights"));
    Value::Object(work)
}

fn education(row: &Value) -> Value {
    let mut education = object([
        ("institution", text(row, "institution")),
        ("area", text(row, "area")),
        ("studyType", text(row, "degree")),
        ("url", address(row, "url")),
        ("startDate", text(row, "started_on")),
        ("endDate", text(row, "ended_on")),
        ("score", text(row, "score")),
    ]);
    education.extend(texts(row, "courses", "courses"));
    Value::Object(education)
}

fn certificate(row: &Value) -> Value {
    Value::Object(object([
        ("name", text(row, "name")),
        ("date", text(row, "issued_on")),
        ("issuer", text(row, "issuer")),
        ("url", address(row, "url")),
    ]))
}

/// A challenge that the person completed here.
fn challenge(row: &Value, site_url: &str) -> Value {
    let day = text(row, "completed_at").map(|time| time.chars().take(10).collect());
    Value::Object(object([
        ("name", text(row, "title")),
        ("date", day),
        ("issuer", Some(CHALLENGE_ISSUER.to_owned())),
        ("url", text(row, "slug").map(|slug| format!("{site_url}/dashboard/challenges/{slug}"))),
    ]))
}

fn skill(row: &Value) -> Value {
    Value::Object(object([
        ("name", text(row, "name")),
        ("level", row["level"].as_i64().and_then(level_word).map(str::to_owned)),
    ]))
}

fn language(row: &Value) -> Value {
    let fluency = row["fluency"].as_str().and_then(|fluency| fluency.parse::<Fluency>().ok());
    Value::Object(object([
        ("language", text(row, "name")),
        ("fluency", fluency.map(|fluency| fluency.label().to_owned())),
    ]))
}

fn project(row: &Value) -> Value {
    let mut project = object([
        ("name", text(row, "title")),
        ("description", text(row, "description")),
        ("url", address(row, "url").or_else(|| address(row, "repository_url"))),
        ("startDate", text(row, "started_on")),
        ("endDate", text(row, "ended_on")),
    ]);
    project.extend(texts(row, "stack", "keywords"));
    Value::Object(project)
}

fn list(page: &Value, field: &str, entry: impl Fn(&Value) -> Value) -> Option<Value> {
    let entries: Vec<Value> = rows(page, field).map(entry).collect();
    (!entries.is_empty()).then(|| entries.into())
}

fn rows<'a>(page: &'a Value, field: &str) -> impl Iterator<Item = &'a Value> {
    page[field].as_array().into_iter().flatten()
}

/// What there is of these texts.
fn object<const N: usize>(fields: [(&str, Option<String>); N]) -> Map<String, Value> {
    fields.into_iter().filter_map(|(name, text)| Some((name.to_owned(), Value::from(text?)))).collect()
}

fn text(row: &Value, field: &str) -> Option<String> {
    row[field].as_str().filter(|text| !text.is_empty()).map(str::to_owned)
}

fn texts(row: &Value, field: &str, name: &str) -> Option<(String, Value)> {
    row[field].as_array().filter(|list| !list.is_empty()).map(|list| (name.to_owned(), Value::from(list.clone())))
}

/// An address as the schema takes it: escaped where it has to be.
fn address(row: &Value, field: &str) -> Option<String> {
    Url::parse(row[field].as_str()?).ok().map(String::from)
}
