//! What of a person came over.

use crate::people::{Month, Person};
use serde_json::Value;

/// What a fixture can't say.
#[derive(Debug, Clone, Copy, Default)]
pub struct Without {
    pub head: bool,
    pub contact: bool,
    pub months: bool,
    pub school_months: bool,
    pub skills: bool,
    pub lists: bool,
}

#[derive(Debug, Default)]
pub struct Score {
    pub right: usize,
    pub wrong: Vec<String>,
}

impl Score {
    fn check(&mut self, field: &str, expected: &str, found: &Value) {
        let found = found.as_str().unwrap_or_default();
        if same(expected) == same(found) {
            self.right += 1;
        } else {
            self.wrong.push(format!("{field} is {found:?}"));
        }
    }

    pub fn total(&self) -> usize {
        self.right + self.wrong.len()
    }
}

fn same(text: &str) -> String {
    text.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect()
}

fn date((year, month): Month, months: bool) -> String {
    if months { format!("{year}-{month:02}") } else { year.to_string() }
}

/// Compares a document with its person.
pub fn score(person: &Person, document: &Value, without: Without) -> Score {
    let mut score = Score::default();
    if !without.head {
        score.check("name", person.name, &document["basics"]["name"]);
        score.check("headline", person.headline, &document["basics"]["label"]);
        score.check("city", person.city, &document["basics"]["location"]["city"]);
        score.check("summary", person.summary, &document["basics"]["summary"]);
        if !without.contact {
            score.check("email", person.email, &document["basics"]["email"]);
            let github = document["basics"]["profiles"]
                .as_array()
                .into_iter()
                .flatten()
                .find(|profile| profile["network"] == "GitHub");
            score.check("github", person.github, github.map_or(&Value::Null, |profile| &profile["url"]));
        }
    }
    for (i, work) in person.work.iter().enumerate() {
        let found = &document["work"][i];
        score.check(&format!("work {i} title"), work.title, &found["position"]);
        score.check(&format!("work {i} company"), work.company, &found["name"]);
        score.check(&format!("work {i} from"), &date(work.from, !without.months), &found["startDate"]);
        score.check(
            &format!("work {i} to"),
            &work.to.map(|to| date(to, !without.months)).unwrap_or_default(),
            &found["endDate"],
        );
        let text = format!("{} {}", found["summary"].as_str().unwrap_or_default(), found["highlights"]);
        let text = same(&text);
        for point in work.points {
            let is_there = text.contains(&same(point));
            score.check(&format!("work {i} text"), if is_there { "" } else { point }, &Value::Null);
        }
    }
    if document["work"].as_array().is_some_and(|list| list.len() > person.work.len()) {
        score
            .wrong
            .push(format!("{} posts too many", document["work"].as_array().map_or(0, Vec::len) - person.work.len()));
    }
    for (i, school) in person.schools.iter().enumerate() {
        let found = &document["education"][i];
        score.check(&format!("school {i} name"), school.school, &found["institution"]);
        score.check(&format!("school {i} degree"), school.degree, &found["studyType"]);
        score.check(&format!("school {i} area"), school.area, &found["area"]);
        let months = !without.months && !without.school_months;
        score.check(&format!("school {i} from"), &date(school.from, months), &found["startDate"]);
        score.check(&format!("school {i} to"), &date(school.to, months), &found["endDate"]);
    }
    let list = |name: &str, field: &str| -> Vec<String> {
        document[name]
            .as_array()
            .into_iter()
            .flatten()
            .map(|entry| same(entry[field].as_str().unwrap_or_default()))
            .collect()
    };
    let mut named = |name: &str, field: &str, expected: Vec<&str>| {
        let found = list(name, field);
        for one in &expected {
            match found.contains(&same(one)) {
                true => score.right += 1,
                false => score.wrong.push(format!("{name}: {one} is missing")),
            }
        }
        if found.len() > expected.len() {
            score.wrong.push(format!("{name}: {} too many", found.len() - expected.len()));
        }
    };
    if !without.skills {
        named("skills", "name", person.skills.to_vec());
    }
    if !without.lists {
        named("languages", "language", person.languages.iter().map(|(language, _)| *language).collect());
        named("certificates", "name", person.certificates.to_vec());
    }
    score
}
