//! The pages as schema.org describes them, with every field that search engines ask for and we know.

use crate::{
    answers::{company::Company, job::Job, person::Person},
    head::absolute,
    words,
};
use devproof_vocabulary::{CompanySize, EmploymentType, PayPeriod, RemotePolicy, countries};
use serde_json::{Map, Value, json};

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
        "location": company.places.iter().map(|place| self::place(place, &[])).collect::<Vec<_>>(),
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
        let named = job.countries.iter().map(|code| countries::name(code).unwrap_or(code).to_owned());
        let of_places = job.places.iter().filter_map(|place| Some(place.rsplit_once(',')?.1.trim().to_owned()));
        let mut all: Vec<String> = if job.countries.is_empty() { of_places.collect() } else { named.collect() };
        all.sort();
        all.dedup();
        all.into_iter().map(|name| json!({ "@type": "Country", "name": name })).collect::<Vec<_>>()
    };
    let places: Vec<Value> = if job.places.is_empty() && !remote {
        job.countries
            .iter()
            .map(|code| json!({ "@type": "Place", "address": { "@type": "PostalAddress", "addressCountry": code } }))
            .collect()
    } else {
        job.places.iter().map(|place| self::place(place, &job.countries)).collect()
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
        "experienceRequirements": job.min_years.map(|years| json!({
            "@type": "OccupationalExperienceRequirements", "monthsOfExperience": years * 12,
        })),
        // Interest is shown on this very page.
        "directApply": true,
    }))
}

/// A place in the words of the person who wrote it: "Vienna, Austria". The country is what follows the last comma, else
/// the only one that the job names.
fn place(text: &str, countries: &[String]) -> Value {
    let (locality, country) = match text.rsplit_once(',') {
        Some((locality, country)) => (locality.trim(), Some(country.trim().to_owned())),
        None => (text.trim(), countries.first().filter(|_| countries.len() == 1).cloned()),
    };
    json!({
        "@type": "Place",
        "address": known(json!({ "@type": "PostalAddress", "addressLocality": locality, "addressCountry": country })),
    })
}
