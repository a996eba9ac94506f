//! The pages as schema.org describes them, with every field that search engines ask for and we know.

use crate::{
    answers::{company::Company, job::Job, person::Person},
    head::absolute,
    words,
};
use devproof_vocabulary::{CompanySize, EmploymentType, PayPeriod, RemotePolicy, countries};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

const CONTEXT: &str = "https://schema.org";

/// Without the fields that nothing is known of.
fn known(fields: Value) -> Value {
    let Value::Object(fields) = fields else { return fields };
    let empty = |value: &Value| value.is_null() || value.as_array().is_some_and(Vec::is_empty);
    Value::Object(fields.into_iter().filter(|(_, value)| !empty(value)).collect::<Map<_, _>>())
}

/// A `ProfilePage` about a `Person`.
pub(crate) fn person(person: &Person, site: &str, path: &str) -> Value {
    let links: Vec<&str> =
        person.links.iter().map(|link| link.url.as_str()).filter(|url| words::host(url).is_some()).collect();
    let skills: Vec<&str> = person.skills.iter().map(|skill| skill.name.as_str()).collect();
    json!({
        "@context": CONTEXT,
        "@type": "ProfilePage",
        "url": format!("{site}{path}"),
        "mainEntity": known(json!({
            "@type": "Person",
            "name": person.full_name,
            "alternateName": person.slug,
            "identifier": person.id,
            "url": format!("{site}{path}"),
            "jobTitle": person.headline,
            "description": person.about.as_deref().map(devproof_markdown::to_text).filter(|text| !text.is_empty()),
            "image": person.avatar_url.as_deref().map(|image| absolute(site, image)),
            "homeLocation": person.location.as_deref().map(|name| json!({ "@type": "Place", "name": name })),
            "knowsAbout": skills,
            "sameAs": links,
        })),
    })
}

/// An `Organization`.
pub(crate) fn organization(company: &Company, site: &str, path: &str) -> Value {
    let links = company.website.iter().chain(company.links.iter().map(|link| &link.url));
    let links: Vec<&String> = links.filter(|url| words::host(url).is_some()).collect();
    let size = company.size.map(CompanySize::as_str).map(|size| match size.split_once('-') {
        Some((from, to)) => {
            json!({ "@type": "QuantitativeValue", "minValue": from.parse::<u32>().ok(), "maxValue": to.parse::<u32>().ok() })
        }
        None => json!({ "@type": "QuantitativeValue", "minValue": size.trim_end_matches('+').parse::<u32>().ok() }),
    });
    let about = company.about.as_deref().map(devproof_markdown::to_text).filter(|text| !text.is_empty());
    known(json!({
        "@context": CONTEXT,
        "@type": "Organization",
        "name": company.name,
        "url": format!("{site}{path}"),
        "logo": company.logo_url.as_deref().map(|logo| absolute(site, logo)),
        "slogan": company.tagline,
        "description": about,
        "foundingDate": company.founded_year.map(|year| year.to_string()),
        "numberOfEmployees": size,
        "address": company.places.iter().map(|place| address(place, &[])).collect::<Vec<_>>(),
        "sameAs": links,
    }))
}

/// A `JobPosting`.
pub(crate) fn job_posting(job: &Job, site: &str, path: &str) -> Value {
    let employment = job.employment_type.map(|kind| match kind {
        EmploymentType::FullTime => "FULL_TIME",
        EmploymentType::PartTime => "PART_TIME",
        EmploymentType::Contract => "CONTRACTOR",
        EmploymentType::Internship => "INTERN",
        EmploymentType::Temporary => "TEMPORARY",
    });
    let unit = match job.pay_period {
        Some(PayPeriod::Hour) => "HOUR",
        Some(PayPeriod::Day) => "DAY",
        Some(PayPeriod::Month) => "MONTH",
        Some(PayPeriod::Year) | None => "YEAR",
    };
    let salary =
        job.pay_currency.as_deref().filter(|_| job.pay_min.is_some() || job.pay_max.is_some()).map(|currency| {
            json!({
                "@type": "MonetaryAmount", "currency": currency,
                "value": known(json!({
                    "@type": "QuantitativeValue", "minValue": job.pay_min, "maxValue": job.pay_max, "unitText": unit,
                })),
            })
        });
    let remote = job.remote_policy == Some(RemotePolicy::Remote);
    // Where a remote colleague may live: the countries that were named, else those of the places.
    let countries = || {
        let of_places = || {
            job.places.iter().filter_map(|place| address(place, &[])["addressCountry"].as_str().map(str::to_owned))
        };
        let codes: BTreeSet<String> =
            if job.countries.is_empty() { of_places().collect() } else { job.countries.iter().cloned().collect() };
        let mut all: Vec<String> =
            codes.into_iter().map(|code| countries::name(&code).map_or(code, str::to_owned)).collect();
        all.sort();
        all.into_iter().map(|name| json!({ "@type": "Country", "name": name })).collect::<Vec<_>>()
    };
    let places: Vec<Value> = if job.places.is_empty() && !remote {
        job.countries
            .iter()
            .map(|code| json!({ "@type": "Place", "address": { "@type": "PostalAddress", "addressCountry": code } }))
            .collect()
    } else {
        job.places
            .iter()
            .map(|place| json!({ "@type": "Place", "address": address(place, &job.countries) }))
            .collect()
    };
    let skills: Vec<&str> = job.skills.iter().map(|skill| skill.name.as_str()).collect();
    known(json!({
        "@context": CONTEXT,
        "@type": "JobPosting",
        "title": job.title,
        "description": devproof_markdown::to_html(&job.description, 2),
        "url": format!("{site}{path}"),
        "identifier": { "@type": "PropertyValue", "name": job.company.name, "value": job.id },
        "datePosted": job.published_at,
        "validThrough": job.expires_at,
        "employmentType": employment,
        "hiringOrganization": known(json!({
            "@type": "Organization",
            "name": job.company.name,
            "url": format!("{site}/company/{}", job.company.slug),
            "sameAs": job.website,
            "logo": job.company.logo_url.as_deref().map(|logo| absolute(site, logo)),
        })),
        "jobLocationType": remote.then_some("TELECOMMUTE"),
        "applicantLocationRequirements": if remote { countries() } else { Vec::new() },
        "jobLocation": places,
        "baseSalary": salary,
        "skills": (!skills.is_empty()).then(|| skills.join(", ")),
        "experienceRequirements": job.min_years.map(|years| match years {
            0 => json!("no requirements"),
            years => json!({ "@type": "OccupationalExperienceRequirements", "monthsOfExperience": years * 12 }),
        }),
        // Interest is shown on this very page.
        "directApply": true,
    }))
}

/// Codes of countries that are codes of American states too: "San Francisco, CA" isn't in Canada.
const ALSO_STATES: [&str; 26] = [
    "AL", "AR", "AZ", "CA", "CO", "DE", "GA", "ID", "IL", "IN", "KY", "LA", "MA", "MD", "ME", "MN", "MO", "MS", "MT",
    "NC", "NE", "PA", "SC", "SD", "TN", "VA",
];

/// A place in the words of the person who wrote it: "Vienna, Austria", "Austin, TX". The country is what follows the last comma
/// where that is one, else the only one that the job names.
fn address(text: &str, job_countries: &[String]) -> Value {
    let (locality, last) = match text.rsplit_once(',') {
        Some((locality, last)) => (Some(locality.trim()), last.trim()),
        None if countries::code(text).is_some() => (None, text.trim()),
        None => (Some(text.trim()), ""),
    };
    let only = job_countries.first().filter(|_| job_countries.len() == 1).map(String::as_str);
    let is_named = |code: &str| job_countries.iter().any(|one| one == code);
    let named = countries::code(last)
        .filter(|code| last.len() > 2 || is_named(code) || (job_countries.is_empty() && !ALSO_STATES.contains(code)));
    let region = Some(last).filter(|last| named.is_none() && !last.is_empty());
    known(json!({
        "@type": "PostalAddress",
        "addressLocality": locality,
        "addressRegion": region,
        "addressCountry": named.or(only),
    }))
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn the_country_of_a_place_is_what_it_ends_with_or_what_the_job_names() {
        let [us, de] = ["US", "DE"].map(|code| [code.to_owned()]);
        let both = ["CA".to_owned(), "US".to_owned()];
        for (text, countries, expected) in [
            ("Vienna, Austria", &[][..], (Some("Vienna"), None, Some("AT"))),
            ("Vienna, at", &[], (Some("Vienna"), None, Some("AT"))),
            ("Berlin, de", &de, (Some("Berlin"), None, Some("DE"))),
            ("Wilmington, DE", &[], (Some("Wilmington"), Some("DE"), None)),
            ("Toronto, CA", &both, (Some("Toronto"), None, Some("CA"))),
            ("Austin, TX", &us, (Some("Austin"), Some("TX"), Some("US"))),
            ("San Francisco, CA", &us, (Some("San Francisco"), Some("CA"), Some("US"))),
            ("Toronto, Canada", &us, (Some("Toronto"), None, Some("CA"))),
            ("Portland, OR, USA", &[], (Some("Portland, OR"), None, Some("US"))),
            ("Norway", &[], (None, None, Some("NO"))),
            ("Berlin", &[], (Some("Berlin"), None, None)),
        ] {
            let address = address(text, countries);
            let found = ["addressLocality", "addressRegion", "addressCountry"].map(|field| address[field].as_str());
            assert_eq!(found, [expected.0, expected.1, expected.2], "{text}");
        }
    }
}
