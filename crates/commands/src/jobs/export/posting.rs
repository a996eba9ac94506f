//! A job as a schema.org JobPosting (<https://schema.org/JobPosting>).

use super::Leaving;
use crate::job_import::posting::{MARKDOWN, to_markdown};
use serde_json::{Map, Value, json};

/// One job, with what schema.org has a place for.
pub(in crate::jobs) fn posting(job: &Leaving) -> Value {
    let mut posting = Map::new();
    let mut set = |name: &str, value: Option<Value>| {
        posting.extend(value.map(|value| (name.to_owned(), value)));
    };
    let text = |field: &str| Some(job.text(field)).filter(|text| !text.is_empty()).map(Value::from);
    set("@context", Some("https://schema.org".into()));
    set("@type", Some("JobPosting".into()));
    set("@id", Some(format!("urn:uuid:{}", job.text("id")).into()));
    set("title", text("title"));
    set("description", text("description").map(|_| description(job.text("description"))));
    let identifier = text("source_identifier");
    set(
        "identifier",
        identifier.map(|value| json!({ "@type": "PropertyValue", "name": job.company, "value": value })),
    );
    set("hiringOrganization", Some(json!({ "@type": "Organization", "name": job.company })));
    set("url", text("source_url"));
    set("datePosted", text("published_at"));
    set("validThrough", text("expires_at"));
    set("occupationalCategory", text("role_family"));
    set("employmentType", employment(job.text("employment_type")).map(Value::from));
    set("jobLocationType", location_type(job.text("remote_policy")).map(Value::from));
    set("jobLocation", many(job.list("places"), |place| json!({ "@type": "Place", "address": place })));
    let country = |code: &str| json!({ "@type": "Country", "name": code });
    set("applicantLocationRequirements", many(job.list("countries"), country));
    set("baseSalary", pay(job));
    set(
        "experienceRequirements",
        job.number("min_years")
            .map(|years| json!({ "@type": "OccupationalExperienceRequirements", "monthsOfExperience": years * 12 })),
    );
    let names: Vec<&str> = job.skills.iter().map(|skill| skill.slug.as_str()).collect();
    set("skills", many(names, |name| name.into()));
    Value::Object(posting)
}

fn many(list: Vec<&str>, value: impl Fn(&str) -> Value) -> Option<Value> {
    (!list.is_empty()).then(|| list.into_iter().map(value).collect())
}

/// Descriptions are Markdown here and HTML there. Where reading it as HTML would change it, it says what it is.
fn description(markdown: &str) -> Value {
    if to_markdown(markdown).text == markdown {
        return markdown.into();
    }
    json!({ "@type": MARKDOWN, "@value": markdown })
}

fn employment(word: &str) -> Option<&'static str> {
    Some(match word {
        "full_time" => "FULL_TIME",
        "part_time" => "PART_TIME",
        "contract" => "CONTRACTOR",
        "internship" => "INTERN",
        "temporary" => "TEMPORARY",
        _ => return None,
    })
}

/// schema.org knows TELECOMMUTE alone; the other two are ours, so that nothing is lost.
fn location_type(word: &str) -> Option<&'static str> {
    Some(match word {
        "remote" => "TELECOMMUTE",
        "hybrid" => "HYBRID",
        "onsite" => "ONSITE",
        _ => return None,
    })
}

fn pay(job: &Leaving) -> Option<Value> {
    let (min, max) = (job.number("pay_min"), job.number("pay_max"));
    min.or(max)?;
    let mut value = Map::from_iter([("@type".to_owned(), "QuantitativeValue".into())]);
    value.extend(min.map(|min| ("minValue".to_owned(), min.into())));
    value.extend(max.map(|max| ("maxValue".to_owned(), max.into())));
    value.insert("unitText".to_owned(), job.text("pay_period").to_uppercase().into());
    let mut amount = Map::from_iter([("@type".to_owned(), "MonetaryAmount".into())]);
    amount.extend(
        Some(job.text("pay_currency"))
            .filter(|code| !code.is_empty())
            .map(|code| ("currency".to_owned(), code.into())),
    );
    amount.insert("value".to_owned(), value.into());
    Some(amount.into())
}
