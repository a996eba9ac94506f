//! One row of a CSV: its cells as the fields of a job. An empty cell says nothing.

use super::{
    cells,
    money::{self, currency_code, money},
    note::Note,
    parsed_posting::{ParsedPosting, WantedSkill},
};
use crate::{
    CommandError,
    job_import::posting::{employment_type, remote_policy, role_family, seniority},
    jobs::input::JobInput,
    rpc::check::one_line,
};
use serde_json::{Value, json};
use time::format_description::well_known::Rfc3339;

/// A cell that says something: its column, the heading that the file has for it, its text.
pub(super) struct Cell<'a> {
    pub(super) key: &'a str,
    pub(super) heading: &'a str,
    pub(super) text: &'a str,
}

/// Reads one row. `has_seniority` tells whether the file has a column of its own for it.
pub(super) fn row(cells: &[Cell<'_>], has_seniority: bool) -> ParsedPosting {
    let mut posting = ParsedPosting::default();
    for cell in cells {
        let text = cells::unguard(cell.text);
        if cells::is_suspicious(text) {
            let message = "starts like a spreadsheet formula and was read as text";
            posting.warnings.push(Note::new(cell.heading, message).value(text));
        }
        field(&mut posting, cell, text);
    }
    if !has_seniority && let Some(level) = posting.text("title").and_then(seniority) {
        posting.fields.insert("seniority".to_owned(), level.into());
        posting.guessed.push("seniority".to_owned());
    }
    ends_in_order(&mut posting, "pay_min", "pay_max");
    ends_in_order(&mut posting, "utc_offset_min", "utc_offset_max");
    check(&mut posting, cells);
    posting
}

fn field(posting: &mut ParsedPosting, cell: &Cell<'_>, text: &str) {
    let set = |posting: &mut ParsedPosting, value: Value| {
        posting.fields.insert(cell.key.to_owned(), value);
    };
    let refuse = |posting: &mut ParsedPosting, message: &str, fix: &str| {
        posting.problems.push(Note::new(cell.heading, message).value(text).fix(fix));
    };
    match cell.key {
        "id" => match text.parse() {
            Ok(id) => posting.own_id = Some(id),
            Err(_) => refuse(
                posting,
                "isn't an id of a job here",
                "Leave it empty for a new job; put your own number under identifier.",
            ),
        },
        "identifier" => {
            posting.fields.insert("source_identifier".to_owned(), one_line(text).into());
        }
        "title" | "equity" | "application_url" | "source_url" => set(posting, one_line(text).into()),
        "role_family" => match role_family(text) {
            Some(family) => set(posting, family.into()),
            None => refuse(
                posting,
                "isn't a known kind of work",
                "Use one of those in the editor, like backend, or leave it empty.",
            ),
        },
        "seniority" => match seniority(text) {
            Some(word) => set(posting, word.into()),
            None => {
                refuse(posting, "isn't a known level", "Use one of intern, junior, mid, senior, staff, principal.");
            }
        },
        "employment_type" => match employment_type(text) {
            Some(word) => set(posting, word.into()),
            None => refuse(
                posting,
                "isn't a known employment type",
                "Use one of full_time, part_time, contract, internship, temporary.",
            ),
        },
        "remote_policy" => match remote_policy(text).or_else(|| remote_or_not(text)) {
            Some(word) => set(posting, word.into()),
            None => refuse(posting, "has no workplace", "Use one of remote, hybrid, onsite."),
        },
        "places" => set(posting, json!(cells::list(text).into_iter().map(one_line).collect::<Vec<_>>())),
        "countries" => countries(posting, cell, text),
        "utc_offset_min" | "utc_offset_max" => match cells::utc_offset(text) {
            Some(hours) => set(posting, hours.into()),
            None => refuse(posting, "isn't a UTC offset in whole hours", "Write it like UTC-5, +2 or UTC."),
        },
        "pay" => pay(posting, cell, text),
        "pay_min" | "pay_max" => match money(text).filter(|read| read.min == read.max) {
            Some(read) => {
                set(posting, json!(read.min));
                note_money(posting, cell, text, &read);
            }
            None => refuse(posting, "isn't an amount", "Write one amount, like 80000, 80.000 or 80k."),
        },
        "pay_currency" => match currency_code(text) {
            Some(code) => set(posting, code.into()),
            None => refuse(posting, "isn't a currency", "Use its three letters, like EUR, USD or GBP."),
        },
        "pay_period" => match money::period(text) {
            Some(period) => set(posting, period.into()),
            None => refuse(posting, "isn't a pay period", "Use one of year, month, day, hour."),
        },
        "visa_sponsorship" => match cells::truth(text) {
            Some(truth) => set(posting, truth.into()),
            None => refuse(posting, "is neither yes nor no", "Write yes or no."),
        },
        "min_years" | "min_rank" | "min_system_design" => match cells::number(text) {
            Some(number) => set(posting, number.into()),
            None => refuse(posting, "isn't a whole number", "Use digits only, like 5."),
        },
        "skills" => skills(posting, text, "must"),
        "skills_nice" => skills(posting, text, "nice"),
        "expires_at" => match cells::moment(text) {
            Some((time, unsure)) => {
                set(posting, time.format(&Rfc3339).unwrap_or_default().into());
                if unsure {
                    let message = "ambiguous day and month; read with the day first";
                    posting.warnings.push(Note::new(cell.heading, message).value(text));
                }
            }
            None => refuse(posting, "isn't a readable day", "Write it like 2027-01-31."),
        },
        // description, interview_process
        _ => set(posting, text.trim().into()),
    }
}

/// A column "remote" often says yes or no.
fn remote_or_not(text: &str) -> Option<&'static str> {
    cells::truth(text).map(|remote| if remote { "remote" } else { "onsite" })
}

fn countries(posting: &mut ParsedPosting, cell: &Cell<'_>, text: &str) {
    let mut codes: Vec<&str> = Vec::new();
    for word in cells::words(text) {
        match cells::country(word) {
            Some(code) if !codes.contains(&code) => codes.push(code),
            Some(_) => {}
            None => posting.problems.push(
                Note::new(cell.heading, "isn't a known country")
                    .value(word)
                    .fix("Use its name in English or its two letters, several with ; between them."),
            ),
        }
    }
    posting.fields.insert(cell.key.to_owned(), json!(codes));
}

fn pay(posting: &mut ParsedPosting, cell: &Cell<'_>, text: &str) {
    let Some(read) = money(text) else {
        let fix = "Write it like 80000, 80.000 € or $120,000 - $150,000, or leave it empty.";
        posting.problems.push(Note::new(cell.heading, "has no readable pay").value(text).fix(fix));
        return;
    };
    // A column of its own knows better.
    let mut also = |field: &str, value: Option<Value>| {
        if let Some(value) = value {
            posting.fields.entry(field.to_owned()).or_insert(value);
        }
    };
    also("pay_min", read.min.map(Value::from));
    also("pay_max", read.max.map(Value::from));
    also("pay_period", read.period.map(Value::from));
    note_money(posting, cell, text, &read);
}

fn note_money(posting: &mut ParsedPosting, cell: &Cell<'_>, text: &str, read: &money::Money) {
    if let Some(code) = read.currency {
        posting.fields.entry("pay_currency".to_owned()).or_insert(code.into());
    }
    for note in &read.notes {
        posting.warnings.push(Note::new(cell.heading, *note).value(text));
    }
}

/// "Rust (3 years); PostgreSQL".
fn skills(posting: &mut ParsedPosting, text: &str, importance: &str) {
    let skills = posting.skills.get_or_insert_default();
    for word in cells::words(text) {
        let (name, years) = match word.strip_suffix(')').and_then(|word| word.rsplit_once('(')) {
            Some((name, inside)) if cells::number(inside).is_some() => (name, cells::number(inside)),
            _ => (word, None),
        };
        let name = one_line(name.trim_start_matches(['-', '*']));
        if !name.is_empty() && !skills.iter().any(|skill| skill.name.eq_ignore_ascii_case(&name)) {
            let min_years = years.filter(|years| *years > 0);
            skills.push(WantedSkill { name, importance: Some(importance.to_owned()), min_years });
        }
    }
}

/// Two columns that are the ends of one range, each alone meaning both.
fn ends_in_order(posting: &mut ParsedPosting, low: &str, high: &str) {
    let end = |field: &str| posting.fields.get(field).and_then(Value::as_i64);
    match (end(low), end(high)) {
        (Some(min), Some(max)) if min > max => {
            let message = format!("the lower end {min} is above the upper end {max}");
            posting.problems.push(Note::new(low, message).fix("Swap the two."));
        }
        (Some(one), None) => drop(posting.fields.insert(high.to_owned(), one.into())),
        (None, Some(one)) => drop(posting.fields.insert(low.to_owned(), one.into())),
        _ => {}
    }
}

/// What `save_job` would refuse, at the column it is in.
fn check(posting: &mut ParsedPosting, cells: &[Cell<'_>]) {
    let Err(error) = JobInput::read("", Value::Object(posting.fields.clone())) else { return };
    let CommandError::InvalidInput(problems) = error else { return };
    for problem in problems {
        let field = problem.pointer.trim_start_matches('/').split('/').next().unwrap_or_default().to_owned();
        let key = if field == "source_identifier" { "identifier" } else { &field };
        let cell = cells.iter().find(|cell| cell.key == key);
        let at = cell.map_or(key, |cell| cell.heading);
        if posting.problems.iter().all(|known| known.at != at) {
            posting.problems.push(Note::new(at, problem.message).value(cell.map_or("", |cell| cell.text)).fix(
                match key {
                    "application_url" | "source_url" => "Write the whole address, like https://example.org/jobs/1.",
                    "title" | "description" | "equity" | "interview_process" | "identifier" => "Shorten it.",
                    _ => "Change it so that it lies within these bounds.",
                },
            ));
        }
    }
}
