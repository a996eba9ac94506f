//! A job as a row of a CSV.

use super::{Leaving, LeavingSkill};
use crate::{csv_line::csv_line, job_import::bulk::COLUMNS};
use serde_json::Value;

/// The line of headings.
pub(in crate::jobs) fn heading() -> String {
    csv_line(COLUMNS.iter().map(|column| column.key.to_owned()))
}

/// One job.
pub(in crate::jobs) fn row(job: &Leaving) -> String {
    csv_line(COLUMNS.iter().map(|column| cell(job, column.key)))
}

fn cell(job: &Leaving, key: &str) -> String {
    match key {
        "id" => job.text("id").to_owned(),
        "identifier" => job.text("source_identifier").to_owned(),
        "places" | "countries" => job.list(key).join("; "),
        "utc_offset_min" | "utc_offset_max" => {
            job.number(key).map(|hours| format!("UTC{hours:+}")).unwrap_or_default()
        }
        // The two ends have columns of their own.
        "pay" => String::new(),
        "pay_period"
            if job.number("pay_min").is_none() && job.number("pay_max").is_none() && job.text(key) == "year" =>
        {
            String::new()
        }
        "visa_sponsorship" => match job.job.get(key).and_then(Value::as_bool) {
            Some(true) => "yes".to_owned(),
            Some(false) => "no".to_owned(),
            None => String::new(),
        },
        "skills" => skills(job, "must"),
        "skills_nice" => skills(job, "nice"),
        _ => match job.job.get(key) {
            Some(Value::String(text)) => text.clone(),
            Some(Value::Number(number)) => number.to_string(),
            _ => String::new(),
        },
    }
}

fn skills(job: &Leaving, importance: &str) -> String {
    let name = |skill: &LeavingSkill| {
        // A name that would be taken apart goes by its slug.
        let name = if skill.name.contains([',', ';', '|', '(', ')']) { &skill.slug } else { &skill.name };
        match skill.min_years {
            Some(1) => format!("{name} (1 year)"),
            Some(years) => format!("{name} ({years} years)"),
            None => name.clone(),
        }
    };
    job.skills.iter().filter(|skill| skill.importance == importance).map(name).collect::<Vec<_>>().join("; ")
}
