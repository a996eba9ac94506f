//! The data for search engines is what schema.org defines, with every field that Google's guides for profile pages,
//! organizations and job postings require, and those they recommend where we know them.

use super::fixture::{Scene, json_ld};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use uuid::Uuid;

/// What a property holds, in a list or alone.
enum Holds {
    Text,
    /// An absolute address.
    Url,
    /// ISO 8601, with or without a time.
    Date,
    Number,
    Flag,
    OneOf(&'static [&'static str]),
    /// A thing of this type.
    Thing(&'static str),
    /// This text, or a thing of this type.
    TextOr(&'static str, &'static str),
}
use Holds::{Date, Flag, Number, OneOf, Text, TextOr, Thing, Url};

#[derive(PartialEq)]
enum Need {
    Required,
    /// Where all is known of what the page is about.
    Recommended,
    Known,
}
use Need::{Known, Recommended, Required};

type Property = (&'static str, Holds, Need);

/// What we write of each type.
fn properties(kind: &str) -> Option<&'static [Property]> {
    let known: &'static [Property] = match kind {
        "ProfilePage" => &[("url", Url, Known), ("mainEntity", Thing("Person"), Required)],
        "Person" => &[
            ("name", Text, Required),
            ("alternateName", Text, Recommended),
            ("identifier", Text, Recommended),
            ("description", Text, Recommended),
            ("image", Url, Recommended),
            ("sameAs", Url, Recommended),
            ("url", Url, Known),
            ("jobTitle", Text, Known),
            ("homeLocation", Thing("Place"), Known),
            ("knowsAbout", Text, Known),
        ],
        "Organization" => &[
            ("name", Text, Required),
            ("url", Url, Required),
            ("logo", Url, Recommended),
            ("sameAs", Url, Recommended),
            ("description", Text, Known),
            ("address", Thing("PostalAddress"), Known),
            ("foundingDate", Text, Known),
            ("numberOfEmployees", Thing("QuantitativeValue"), Known),
            ("slogan", Text, Known),
        ],
        "JobPosting" => &[
            ("title", Text, Required),
            ("description", Text, Required),
            ("datePosted", Date, Required),
            ("hiringOrganization", Thing("Organization"), Required),
            ("jobLocation", Thing("Place"), Recommended),
            ("applicantLocationRequirements", Thing("Country"), Recommended),
            ("jobLocationType", OneOf(&["TELECOMMUTE"]), Recommended),
            ("baseSalary", Thing("MonetaryAmount"), Recommended),
            ("directApply", Flag, Recommended),
            (
                "employmentType",
                OneOf(&[
                    "FULL_TIME",
                    "PART_TIME",
                    "CONTRACTOR",
                    "TEMPORARY",
                    "INTERN",
                    "VOLUNTEER",
                    "PER_DIEM",
                    "OTHER",
                ]),
                Recommended,
            ),
            ("identifier", Thing("PropertyValue"), Recommended),
            ("validThrough", Date, Recommended),
            ("experienceRequirements", TextOr("no requirements", "OccupationalExperienceRequirements"), Recommended),
            ("url", Url, Known),
            ("skills", Text, Known),
        ],
        "ItemList" => &[
            ("name", Text, Required),
            ("url", Url, Required),
            ("numberOfItems", Number, Required),
            ("itemListElement", Thing("ListItem"), Known),
        ],
        "ListItem" => &[("position", Number, Required), ("url", Url, Required), ("name", Text, Required)],
        // A person's own words for where they live.
        "Place" => &[("name", Text, Known), ("address", Thing("PostalAddress"), Known)],
        "PostalAddress" => {
            &[("addressCountry", Text, Required), ("addressLocality", Text, Known), ("addressRegion", Text, Known)]
        }
        "Country" => &[("name", Text, Required)],
        "MonetaryAmount" => &[("currency", Text, Required), ("value", Thing("QuantitativeValue"), Required)],
        "QuantitativeValue" => &[
            ("minValue", Number, Required),
            ("maxValue", Number, Known),
            ("unitText", OneOf(&["HOUR", "DAY", "WEEK", "MONTH", "YEAR"]), Known),
        ],
        "PropertyValue" => &[("name", Text, Required), ("value", Text, Required)],
        "OccupationalExperienceRequirements" => &[("monthsOfExperience", Number, Required)],
        _ => return None,
    };
    Some(known)
}

/// What is wrong with the data of a page about which all is known, or as little as can be.
fn faults(data: &Value, all_is_known: bool) -> Vec<String> {
    let mut faults = Vec::new();
    if data["@context"] != "https://schema.org" {
        faults.push("another vocabulary".to_owned());
    }
    check(data, "", all_is_known, &mut faults);
    if data["@type"] == "JobPosting" {
        posting(data, &mut faults);
    }
    faults
}

fn check(thing: &Value, at: &str, all_is_known: bool, faults: &mut Vec<String>) {
    let kind = thing["@type"].as_str().unwrap_or_default();
    let (Some(known), Some(fields)) = (properties(kind), thing.as_object()) else {
        return faults.push(format!("{at}: no type that we write: {thing}"));
    };
    for (name, holds, need) in known {
        let at = format!("{at}/{kind}.{name}");
        match fields.get(*name) {
            Some(Value::Array(values)) if values.is_empty() => faults.push(format!("{at} is an empty list")),
            Some(Value::Array(values)) => {
                values.iter().for_each(|value| check_value(value, holds, &at, all_is_known, faults));
            }
            Some(value) => check_value(value, holds, &at, all_is_known, faults),
            // Parts are as complete as they can be by themselves.
            None if *need == Required || (*need == Recommended && all_is_known && at.matches('/').count() < 3) => {
                faults.push(format!("{at} is missing"));
            }
            None => {}
        }
    }
    let unknown = fields.keys().filter(|name| !name.starts_with('@') && !known.iter().any(|(one, ..)| one == name));
    faults.extend(unknown.map(|name| format!("{at}/{kind} has no {name}")));
}

fn check_value(value: &Value, holds: &Holds, at: &str, all_is_known: bool, faults: &mut Vec<String>) {
    let text = value.as_str().unwrap_or_default();
    let is_right = match holds {
        Text => !text.trim().is_empty(),
        Url => reqwest::Url::parse(text).is_ok_and(|url| matches!(url.scheme(), "http" | "https") && url.has_host()),
        Date => is_date(text),
        Number => value.as_f64().is_some_and(|number| number >= 0.0),
        Flag => value.is_boolean(),
        OneOf(words) => words.contains(&text),
        TextOr(word, _) if value.is_string() => text == *word,
        Thing(kind) | TextOr(_, kind) => {
            check(value, at, all_is_known, faults);
            value["@type"] == *kind
        }
    };
    if !is_right {
        faults.push(format!("{at} can't be {value}"));
    }
}

/// "2026-11-28" or "2026-11-28T09:00:00.5+00:00".
fn is_date(text: &str) -> bool {
    let (day, time) = text.split_once('T').map_or((text, None), |(day, time)| (day, Some(time)));
    let parts: Vec<&str> = day.split('-').collect();
    let is_day =
        parts.iter().map(|part| part.len()).eq([4, 2, 2]) && parts.iter().all(|part| part.parse::<u16>().is_ok());
    let zone = |time: &str| time.ends_with('Z') || time.get(8..).is_some_and(|rest| rest.contains(['+', '-']));
    is_day && time.is_none_or(|time| time.len() >= 9 && zone(time))
}

/// What Google asks of a posting as a whole.
fn posting(data: &Value, faults: &mut Vec<String>) {
    let countries =
        |list: &str, of: &dyn Fn(&Value) -> bool| data[list].as_array().is_some_and(|all| all.iter().all(of));
    let is_placed = countries("jobLocation", &|place| place["address"]["addressCountry"].is_string());
    let is_bounded = countries("applicantLocationRequirements", &|country| country["name"].is_string());
    match data.get("jobLocationType") {
        None if !is_placed => faults.push("a place of work without a country".to_owned()),
        None if data.get("applicantLocationRequirements").is_some() => {
            faults.push("where applicants may live is asked of remote jobs alone".to_owned());
        }
        Some(_) if !is_placed && !is_bounded => faults.push("a remote job without a country".to_owned()),
        _ => {}
    }
    if data["title"] == data["description"] {
        faults.push("the description is the title".to_owned());
    }
    let pay = &data["baseSalary"]["value"];
    if pay["minValue"].as_f64() > pay["maxValue"].as_f64().or(Some(f64::MAX)) {
        faults.push("the pay ends below where it begins".to_owned());
    }
    if data.get("baseSalary").is_some() && !pay["unitText"].is_string() {
        faults.push("pay without a period".to_owned());
    }
    if data["validThrough"].as_str().is_some_and(|end| Some(end) < data["datePosted"].as_str()) {
        faults.push("it ended before it began".to_owned());
    }
}

#[track_caller]
fn is_sound(data: &Value, all_is_known: bool) {
    assert_eq!(faults(data, all_is_known), Vec::<String>::new(), "{data:#}");
}

/// A picture by its address alone, without the file that a trigger asks for.
async fn picture(scene: &Scene, table: &str, column: &str, bucket: &str, owner: Uuid) {
    let address = format!("/storage/v1/object/public/{bucket}/{owner}/00000000-0000-4000-8000-000000000001");
    scene
        .run(&format!(
            "begin; set local session_replication_role = replica;
             update {table} set {column} = '{address}' where id = '{owner}'; commit"
        ))
        .await;
}

#[tokio::test]
async fn what_is_known_of_a_person_is_told_in_full() {
    let scene = Scene::start().await;
    let ada = scene.person("ada", "open").await;
    let all = format!(
        "insert into profile_skills (profile_id, name, level, years) values ('{id}', 'Rust', 3, 5);
         insert into profile_links (profile_id, kind, url) values ('{id}', 'github', 'https://github.com/ada')",
        id = ada.id
    );
    scene.run(&all).await;
    picture(&scene, "profiles", "avatar_url", "avatars", ada.id).await;
    is_sound(&json_ld(&scene.page("/user/ada").await), true);
    let bare = scene.person("bare", "open").await;
    let nothing =
        format!("update profiles set headline = null, about = null, location = null where id = '{}'", bare.id);
    scene.run(&nothing).await;
    is_sound(&json_ld(&scene.page("/user/bare").await), false);
}

#[tokio::test]
async fn what_is_known_of_a_company_is_told_in_full() {
    let scene = Scene::start().await;
    let company = scene.company("halyard").await;
    picture(&scene, "companies", "logo_url", "logos", company.id).await;
    for size in devproof_vocabulary::CompanySize::ALL {
        scene.run(&format!("update companies set size = '{size}'")).await;
        let data = json_ld(&scene.page("/company/halyard").await);
        is_sound(&data, true);
        assert!(data["numberOfEmployees"]["minValue"].is_number(), "{data}");
    }
    scene
        .run("update companies set logo_url = null, tagline = null, about = null, size = null, website = null, places = '{}', founded_year = null")
        .await;
    is_sound(&json_ld(&scene.page("/company/halyard").await), false);
}

#[tokio::test]
async fn a_job_is_a_posting_that_search_engines_take() {
    let scene = Scene::start().await;
    let company = scene.company("halyard").await;
    picture(&scene, "companies", "logo_url", "logos", company.id).await;
    let job = scene.job(&company, "open").await;
    let data = async |change: &str| {
        scene.run(&format!("update job_openings set {change}")).await;
        json_ld(&scene.page(&format!("/job/{job}")).await)
    };
    is_sound(&data("min_years = 3").await, true);
    for kind in devproof_vocabulary::EmploymentType::ALL {
        is_sound(&data(&format!("employment_type = '{kind}'")).await, true);
    }
    for period in devproof_vocabulary::PayPeriod::ALL {
        is_sound(&data(&format!("pay_period = '{period}'")).await, true);
    }
    assert_eq!(data("min_years = 0").await["experienceRequirements"], "no requirements");
    is_sound(&data("min_years = 0").await, true);
    // Where the countries aren't named, the places name them.
    let placed = data("countries = '{}'").await;
    is_sound(&placed, true);
    assert_eq!(placed["applicantLocationRequirements"], json!([{ "@type": "Country", "name": "Germany" }]));
    for policy in ["onsite", "hybrid"] {
        let places =
            [("{\"Berlin, Germany\"}", "{}"), ("{Berlin,\"Austin, TX\"}", "{US}"), ("{\"Vienna, AT\"}", "{AT,DE}")];
        for (places, countries) in places {
            let change = format!("remote_policy = '{policy}', places = '{places}', countries = '{countries}'");
            is_sound(&data(&change).await, false);
        }
    }
    is_sound(&data("expires_at = null, min_years = null").await, false);
}

#[tokio::test]
async fn lists_of_jobs_and_companies_are_lists() {
    let scene = Scene::start().await;
    let company = scene.company("halyard").await;
    scene.job(&company, "open").await;
    for path in ["/jobs", "/companies"] {
        let data = json_ld(&scene.page(path).await);
        is_sound(&data, true);
        assert_eq!(data["numberOfItems"], 1, "{path}");
    }
}

#[test]
fn what_is_wrong_is_found() {
    let right = json!({
        "@context": "https://schema.org", "@type": "JobPosting", "title": "Engineer", "description": "<p>Work</p>",
        "datePosted": "2026-11-28T09:00:00.123+00:00",
        "hiringOrganization": { "@type": "Organization", "name": "Halyard", "url": "https://halyard.example" },
        "jobLocation": [{ "@type": "Place", "address": { "@type": "PostalAddress", "addressCountry": "DE" } }],
    });
    assert_eq!(faults(&right, false), Vec::<String>::new());
    let missing: BTreeSet<String> = faults(&right, true).into_iter().collect();
    assert!(missing.contains("/JobPosting.baseSalary is missing"), "{missing:#?}");
    for (pointer, wrong) in [
        ("/title", json!("")),
        ("/title", json!("<p>Work</p>")),
        ("/datePosted", json!("yesterday")),
        ("/datePosted", json!("2026-11-28T09:00:00")),
        ("/hiringOrganization/url", json!("/company/halyard")),
        ("/hiringOrganization/@type", json!("Person")),
        ("/jobLocation", json!([])),
        ("/jobLocation/0/address", json!({ "@type": "PostalAddress", "addressLocality": "Berlin" })),
        ("/@context", json!("https://other.example")),
        ("/@type", json!("Posting")),
    ] {
        let mut data = right.clone();
        *data.pointer_mut(pointer).expect("a place") = wrong.clone();
        assert!(!faults(&data, false).is_empty(), "{pointer}: {wrong}");
    }
    for (name, wrong) in [
        ("employmentType", json!("FULLTIME")),
        ("jobLocationType", json!("REMOTE")),
        ("salary", json!(1)),
        ("validThrough", json!("2026-01-01")),
        ("applicantLocationRequirements", json!([{ "@type": "Country", "name": "Germany" }])),
        ("experienceRequirements", json!("a lot")),
        (
            "baseSalary",
            json!({ "@type": "MonetaryAmount", "currency": "EUR", "value": {
                "@type": "QuantitativeValue", "minValue": 9, "maxValue": 1, "unitText": "YEAR" } }),
        ),
    ] {
        let mut data = right.clone();
        data[name] = wrong.clone();
        assert!(!faults(&data, false).is_empty(), "{name}: {wrong}");
    }
}
