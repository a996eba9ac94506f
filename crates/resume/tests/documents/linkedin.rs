//! A writer of LinkedIn's archive, as it was in different years.

use crate::{
    docx::archive,
    people::{Month, PEOPLE, Person},
};

/// What one archive is like.
#[derive(Debug, Clone, Copy)]
pub struct Export {
    pub number: usize,
}

pub const COUNT: usize = 30;

const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

impl Export {
    pub fn person(self) -> Person {
        PEOPLE[self.number % PEOPLE.len()].clone()
    }

    /// Years alone.
    pub fn years(self) -> bool {
        self.number % 7 == 3
    }

    pub fn without_skills(self) -> bool {
        self.number % 9 == 4
    }

    pub fn without_profile(self) -> bool {
        self.number % 11 == 6
    }

    pub fn without_lists(self) -> bool {
        self.number % 5 == 2
    }

    fn date(self, (year, month): Month) -> String {
        match self.number % 4 {
            _ if self.years() => year.to_string(),
            0 | 1 => format!("{} {year}", MONTHS[usize::from(month - 1)]),
            2 => format!("{year}-{month:02}"),
            _ => format!("{month}/15/{year}"),
        }
    }

    pub fn write(self) -> Vec<u8> {
        let person = self.person();
        let mut files: Vec<(String, Vec<u8>)> = Vec::new();
        let folder = if self.number % 3 == 1 { "Basic_LinkedInDataExport_11-02-2025/" } else { "" };
        let end = if self.number.is_multiple_of(2) { "\n" } else { "\r\n" };
        let mut add = |name: &str, rows: Vec<Vec<String>>| {
            let mut text = String::new();
            for row in rows {
                let cells: Vec<String> = row.iter().map(|cell| quoted(cell)).collect();
                text.push_str(&cells.join(","));
                text.push_str(end);
            }
            let bytes = match self.number % 6 {
                2 => [b"\xEF\xBB\xBF".as_slice(), text.as_bytes()].concat(),
                5 => [0xFF_u8, 0xFE].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect(),
                _ => text.into_bytes(),
            };
            files.push((format!("{folder}{name}"), bytes));
        };
        let row = |cells: &[&str]| cells.iter().map(|cell| (*cell).to_owned()).collect::<Vec<_>>();
        let (first, last) = person.name.split_once(' ').expect("two names");
        if !self.without_profile() {
            add(
                "Profile.csv",
                vec![
                    row(&[
                        "First Name",
                        "Last Name",
                        "Maiden Name",
                        "Address",
                        "Birth Date",
                        "Headline",
                        "Summary",
                        "Industry",
                        "Zip Code",
                        "Geo Location",
                        "Twitter Handles",
                        "Websites",
                        "Instant Messengers",
                    ]),
                    row(&[
                        first,
                        last,
                        "",
                        "",
                        "",
                        person.headline,
                        &person.summary.replace(". ", ".\n\n"),
                        "Software",
                        "",
                        person.city,
                        "[handle]",
                        &format!("[PORTFOLIO:{},OTHER:{}]", person.site, person.github),
                        "",
                    ]),
                ],
            );
        }
        let mut positions = vec![row(match self.number % 2 {
            0 => &["Company Name", "Title", "Description", "Location", "Started On", "Finished On"],
            _ => &["Title", "Company Name", "Location", "Started On", "Finished On", "Description"],
        })];
        for work in person.work {
            let (from, to) = (self.date(work.from), work.to.map(|to| self.date(to)).unwrap_or_default());
            let text = format!("{}\n{}", work.text, work.points.join("\n"));
            positions.push(row(&match self.number % 2 {
                0 => [work.company, work.title, text.trim(), work.place, &from, &to],
                _ => [work.title, work.company, work.place, &from, &to, text.trim()],
            }));
        }
        add("Positions.csv", positions);
        let mut schools = vec![row(&["School Name", "Start Date", "End Date", "Notes", "Degree Name", "Activities"])];
        for school in person.schools {
            let degree = format!("{}, {}", school.degree, school.area);
            schools.push(row(&[
                school.school,
                &school.from.0.to_string(),
                &school.to.0.to_string(),
                "",
                &degree,
                "Chess club",
            ]));
        }
        add("Education.csv", schools);
        if !self.without_skills() {
            add(
                "Skills.csv",
                [vec![row(&["Name"])], person.skills.iter().map(|skill| row(&[skill])).collect()].concat(),
            );
        }
        if !self.without_lists() {
            let languages = person.languages.iter().map(|(language, level)| row(&[language, level])).collect();
            add("Languages.csv", [vec![row(&["Name", "Proficiency"])], languages].concat());
            let certificates = person
                .certificates
                .iter()
                .map(|name| row(&[name, "", "The Board, Inc.", &self.date((2021, 5)), "", "4711"]))
                .collect();
            add(
                "Certifications.csv",
                [
                    vec![row(&["Name", "Url", "Authority", "Started On", "Finished On", "License Number"])],
                    certificates,
                ]
                .concat(),
            );
            add(
                "Projects.csv",
                vec![
                    row(&["Title", "Description", "Url", "Started On", "Finished On"]),
                    row(&["Small \"tools\"", "A set of tools,\nin two lines", person.github, "Jan 2022", ""]),
                ],
            );
            add(
                "Volunteering.csv",
                vec![
                    row(&["Company Name", "Role", "Cause", "Started On", "Finished On", "Description"]),
                    row(&["Code Club", "Mentor", "EDUCATION", "Jan 2020", "", ""]),
                ],
            );
            add("Courses.csv", vec![row(&["Name", "Number"]), row(&["Distributed Systems", "CS 401"])]);
        }
        if self.number % 4 == 1 {
            add(
                "Connections.csv",
                vec![
                    row(&["Notes:"]),
                    row(&["When exporting your connection data, some addresses are missing."]),
                    row(&["First Name", "Last Name", "URL"]),
                ],
            );
            add("messages.csv", vec![row(&["CONVERSATION ID", "FROM", "CONTENT"]), row(&["1", "Someone", "hello"])]);
        }
        if self.number % 8 == 7 {
            files.push(("__MACOSX/._Profile.csv".to_owned(), b"\0\x05\x16\x07".to_vec()));
        }
        let files: Vec<(&str, &[u8])> = files.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())).collect();
        archive(&files)
    }
}

fn quoted(cell: &str) -> String {
    match cell.contains(['"', ',', '\n']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    }
}
