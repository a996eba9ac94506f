//! How a résumé looks, apart from the format of its file: which words stand where, in rows of a main and a narrow column.

use crate::people::{Month, Person};

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum DateForm {
    Short,
    Long,
    Slash,
    Dot,
    Iso,
    Year,
    Tick,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum DatePlace {
    /// At the right, on the line of the title.
    Right,
    Below,
    Above,
    /// In a column of its own at the left.
    Left,
    Brackets,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Names {
    TitleThenCompany,
    CompanyThenTitle,
    /// On one line, with this between them.
    OneLine(&'static str),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Skills {
    Commas,
    Bullets,
    Labelled,
    Levels,
    Dots,
}

#[derive(Debug, Clone, Copy)]
pub struct Look {
    pub name: &'static str,
    pub person: usize,
    /// Skills, languages and contact in a narrow column.
    pub side: bool,
    pub dates: DateForm,
    pub place: DatePlace,
    pub names: Names,
    pub skills: Skills,
    pub capitals: bool,
    /// The mark of lists; none is prose.
    pub bullet: &'static str,
    pub contact_in_one_line: bool,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Style {
    Name,
    Headline,
    Heading,
    Strong,
    Plain,
    Bullet,
    Small,
}

/// A line: a label at the left, a text, and a text at the right.
#[derive(Debug, Clone)]
pub struct Row {
    pub style: Style,
    pub label: Option<String>,
    pub text: String,
    pub right: Option<String>,
    /// Stands apart from the row above.
    pub gap: bool,
}

pub struct Sheet {
    pub main: Vec<Row>,
    pub side: Vec<Row>,
    pub bullet: &'static str,
}

use DateForm::{Dot, Iso, Long, Short, Slash, Tick, Year};
use DatePlace::{Above, Below, Brackets, Left, Right};
use Names::{CompanyThenTitle, OneLine, TitleThenCompany};

const fn look(
    name: &'static str,
    person: usize,
    side: bool,
    dates: DateForm,
    place: DatePlace,
    names: Names,
    skills: Skills,
) -> Look {
    Look {
        name, person, side, dates, place, names, skills, capitals: false, bullet: "•", contact_in_one_line: true
    }
}

/// The thirty that PDFs and Word documents are made of.
pub const LOOKS: [Look; 30] = [
    look("plain", 0, false, Short, Right, TitleThenCompany, Skills::Commas),
    look("german table", 1, false, Slash, Left, TitleThenCompany, Skills::Commas),
    look("side column", 2, true, Short, Below, CompanyThenTitle, Skills::Bullets),
    look("german side column", 3, true, Dot, Below, TitleThenCompany, Skills::Bullets),
    look("one line with a comma", 4, false, Long, Right, OneLine(", "), Skills::Commas),
    Look { capitals: true, ..look("capitals", 5, false, Short, Right, CompanyThenTitle, Skills::Labelled) },
    look("years alone", 6, false, Year, Right, TitleThenCompany, Skills::Commas),
    look("german above", 7, false, Slash, Above, TitleThenCompany, Skills::Bullets),
    Look {
        contact_in_one_line: false,
        ..look("contact in lines", 0, false, Short, Below, TitleThenCompany, Skills::Bullets)
    },
    look("at", 2, false, Short, Right, OneLine(" at "), Skills::Commas),
    look("brackets", 4, false, Short, Brackets, OneLine(" – "), Skills::Commas),
    look("iso", 6, false, Iso, Right, TitleThenCompany, Skills::Labelled),
    Look {
        capitals: true,
        bullet: "–",
        ..look("german capitals", 3, false, Slash, Left, TitleThenCompany, Skills::Commas)
    },
    Look { bullet: "-", ..look("dashes", 5, false, Long, Below, CompanyThenTitle, Skills::Commas) },
    look("side column, years", 6, true, Year, Below, TitleThenCompany, Skills::Bullets),
    Look { bullet: "", ..look("prose", 0, false, Long, Right, TitleThenCompany, Skills::Commas) },
    look("levels", 4, false, Short, Right, TitleThenCompany, Skills::Levels),
    look("german levels", 7, false, Dot, Left, OneLine(", "), Skills::Levels),
    look("pipes", 2, false, Short, Right, OneLine(" | "), Skills::Labelled),
    Look { capitals: true, ..look("side capitals", 0, true, Short, Right, TitleThenCompany, Skills::Bullets) },
    look("bei", 1, false, Slash, Right, OneLine(" bei "), Skills::Labelled),
    look("ticks", 6, false, Tick, Right, CompanyThenTitle, Skills::Commas),
    Look {
        contact_in_one_line: false,
        ..look("german letter head", 7, false, Dot, Below, CompanyThenTitle, Skills::Commas)
    },
    look("above", 5, false, Short, Above, TitleThenCompany, Skills::Commas),
    look("left column", 4, false, Year, Left, CompanyThenTitle, Skills::Bullets),
    Look { bullet: "▪", ..look("squares", 2, false, Slash, Right, CompanyThenTitle, Skills::Dots) },
    look("german at the right", 3, false, Short, Right, CompanyThenTitle, Skills::Commas),
    Look { bullet: "", ..look("german prose", 1, false, Long, Below, TitleThenCompany, Skills::Bullets) },
    look("side column, left dates", 4, true, Slash, Above, OneLine(", "), Skills::Levels),
    Look {
        capitals: true,
        contact_in_one_line: false,
        ..look("many lines", 5, false, Iso, Below, TitleThenCompany, Skills::Labelled)
    },
];

const SHORT: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const LONG: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];
const GERMAN: [&str; 12] = [
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
];
const GERMAN_SHORT: [&str; 12] =
    ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."];

impl Look {
    pub fn person(&self) -> Person {
        crate::people::PEOPLE[self.person].clone()
    }

    fn date(&self, (year, month): Month, german: bool) -> String {
        let place = usize::from(month - 1);
        match self.dates {
            Short => format!("{} {year}", if german { GERMAN_SHORT[place] } else { SHORT[place] }),
            Long => format!("{} {year}", if german { GERMAN[place] } else { LONG[place] }),
            Slash => format!("{month:02}/{year}"),
            Dot => format!("{month:02}.{year}"),
            Iso => format!("{year}-{month:02}"),
            Year => format!("{year}"),
            Tick => format!("{} '{:02}", SHORT[place], year % 100),
        }
    }

    fn span(&self, from: Month, to: Option<Month>, german: bool) -> String {
        let now = if german { "heute" } else { "Present" };
        let to = to.map_or_else(|| now.to_owned(), |to| self.date(to, german));
        format!("{} – {to}", self.date(from, german))
    }

    /// The rows of the résumé of its person.
    pub fn sheet(&self) -> Sheet {
        let person = self.person();
        let german = person.german;
        let (mut main, mut side) = (Vec::new(), Vec::new());
        let word = |english: &str, in_german: &str| {
            let word = if german { in_german } else { english };
            if self.capitals { word.to_uppercase() } else { word.to_owned() }
        };
        let row = |style, text: &str| Row { style, label: None, text: text.to_owned(), right: None, gap: false };
        let heading =
            |english: &str, in_german: &str| Row { gap: true, ..row(Style::Heading, &word(english, in_german)) };
        main.push(row(Style::Name, &if self.capitals { person.name.to_uppercase() } else { person.name.to_owned() }));
        main.push(row(Style::Headline, person.headline));
        let contact = [person.city, person.email, person.phone, person.github.trim_start_matches("https://")];
        if self.side {
            side.push(Row { gap: false, ..heading("Contact", "Kontakt") });
            side.extend(contact.iter().map(|line| row(Style::Small, line)));
        } else if self.contact_in_one_line {
            main.push(row(Style::Small, &contact.join(" | ")));
        } else {
            let labels = if german {
                ["Wohnort", "E-Mail", "Telefon", "GitHub"]
            } else {
                ["Location", "Email", "Phone", "GitHub"]
            };
            main.extend(
                labels.iter().zip(contact).map(|(label, value)| row(Style::Small, &format!("{label}: {value}"))),
            );
            if german {
                main.push(row(Style::Small, "Geburtsdatum: 12.03.1985"));
            }
        }
        main.push(heading("Summary", "Profil"));
        main.push(row(Style::Plain, person.summary));
        main.push(heading("Work Experience", "Berufserfahrung"));
        for work in person.work {
            self.entry(&mut main, [work.title, work.company], work.place, &self.span(work.from, work.to, german));
            if !work.text.is_empty() {
                main.push(row(Style::Plain, work.text));
            }
            match self.bullet {
                "" => main.push(row(Style::Plain, &format!("{}.", work.points.join(". ")))),
                _ => main.extend(work.points.iter().map(|point| row(Style::Bullet, point))),
            }
        }
        main.push(heading("Education", "Ausbildung"));
        for school in person.schools {
            let study = if german {
                format!("{} {}", school.degree, school.area)
            } else {
                format!("{} in {}", school.degree, school.area)
            };
            let span = self.span(school.from, Some(school.to), german);
            match self.place {
                Left => {
                    main.push(Row { label: Some(span), gap: true, ..row(Style::Strong, &study) });
                    main.push(row(Style::Plain, school.school));
                }
                Right | Brackets => {
                    main.push(Row { right: Some(span), gap: true, ..row(Style::Strong, school.school) });
                    main.push(row(Style::Plain, &study));
                }
                Below => {
                    main.push(Row { gap: true, ..row(Style::Strong, school.school) });
                    main.push(row(Style::Plain, &study));
                    main.push(row(Style::Small, &span));
                }
                Above => {
                    main.push(Row { gap: true, ..row(Style::Small, &span) });
                    main.push(row(Style::Strong, &study));
                    main.push(row(Style::Plain, school.school));
                }
            }
        }
        let rest = if self.side { &mut side } else { &mut main };
        rest.push(heading("Skills", "Kenntnisse"));
        match self.skills {
            Skills::Commas => rest.push(row(Style::Plain, &person.skills.join(", "))),
            Skills::Bullets => rest.extend(person.skills.iter().map(|skill| row(Style::Bullet, skill))),
            Skills::Dots => rest.push(row(Style::Plain, &person.skills.join(" · "))),
            Skills::Labelled => {
                let (a, b) = person.skills.split_at(3);
                rest.push(row(
                    Style::Plain,
                    &format!("{}: {}", if german { "Schwerpunkte" } else { "Main" }, a.join(", ")),
                ));
                rest.push(row(
                    Style::Plain,
                    &format!("{}: {}", if german { "Weitere" } else { "Also" }, b.join(", ")),
                ));
            }
            Skills::Levels => {
                let levels =
                    if german { ["Experte", "sehr gut", "Grundkenntnisse"] } else { ["Expert", "Advanced", "Basic"] };
                rest.extend(
                    person
                        .skills
                        .iter()
                        .enumerate()
                        .map(|(i, skill)| row(Style::Plain, &format!("{skill} ({})", levels[i % 3]))),
                );
            }
        }
        rest.push(heading("Languages", "Sprachen"));
        match self.person % 2 {
            0 => rest.extend(
                person.languages.iter().map(|(language, level)| row(Style::Plain, &format!("{language} ({level})"))),
            ),
            _ => {
                let all: Vec<String> =
                    person.languages.iter().map(|(language, level)| format!("{language} – {level}")).collect();
                if self.side {
                    rest.extend(all.iter().map(|line| row(Style::Plain, line)));
                } else {
                    rest.push(row(Style::Plain, &all.join(", ")));
                }
            }
        }
        rest.push(heading("Certifications", "Zertifikate"));
        rest.extend(person.certificates.iter().map(|name| row(Style::Plain, name)));
        rest.push(heading("Interests", "Interessen"));
        rest.push(row(Style::Plain, person.hobbies));
        Sheet { main, side, bullet: self.bullet }
    }

    fn entry(&self, rows: &mut Vec<Row>, [title, company]: [&str; 2], place: &str, span: &str) {
        let row = |style, text: &str| Row { style, label: None, text: text.to_owned(), right: None, gap: false };
        let lines: Vec<String> = match self.names {
            TitleThenCompany => vec![title.to_owned(), format!("{company}, {place}")],
            CompanyThenTitle => vec![company.to_owned(), title.to_owned()],
            OneLine(between) => vec![format!("{title}{between}{company}")],
        };
        let mut names: Vec<Row> = lines
            .iter()
            .enumerate()
            .map(|(i, line)| row(if i == 0 { Style::Strong } else { Style::Plain }, line))
            .collect();
        let first = &mut names[0];
        first.gap = true;
        match self.place {
            Right => first.right = Some(span.to_owned()),
            Left => first.label = Some(span.to_owned()),
            Brackets => first.text = format!("{} ({span})", first.text),
            Below => names.push(row(Style::Small, span)),
            Above => {
                first.gap = false;
                names.insert(0, Row { gap: true, ..row(Style::Small, span) });
            }
        }
        if self.names == CompanyThenTitle && self.place == Below {
            names.push(row(Style::Small, place));
        }
        rows.extend(names);
    }
}
