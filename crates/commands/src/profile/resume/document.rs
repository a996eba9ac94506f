//! From the document to rows. The readers of the single sections are in [`super::parts`].

use super::{
    parts,
    section::{
        CERTIFICATES, EDUCATIONS, EXPERIENCES, Entry, LANGUAGES, LINKS, PROJECTS, Row, SECTIONS, SKILLS, text,
    },
};
use crate::{
    CommandError, Problem,
    import::{Place, Report},
    skills::{KnownSkills, spelling},
};
use serde_json::Value;

/// What a résumé says, in the terms of a profile.
#[derive(Debug, Default)]
pub(crate) struct Resume {
    /// Columns of `profiles`.
    pub(crate) basics: Row,
    /// Entries by section, in the order of [`SECTIONS`].
    pub(crate) entries: [Vec<Entry>; SECTIONS.len()],
}

impl Resume {
    /// The entries of a section.
    pub(crate) fn of(&mut self, name: &str) -> &mut Vec<Entry> {
        let place = SECTIONS.iter().position(|section| section.name == name).unwrap_or_default();
        &mut self.entries[place]
    }

    /// The names of its skills, to be looked up.
    pub(crate) fn skill_names(&mut self) -> Vec<String> {
        self.of(SKILLS.name).iter().map(|entry| text(&entry.row, "name").to_owned()).collect()
    }

    /// Ties skills to the known ones. The title of a group of skills ("Web development", with keywords) is a skill
    /// only if it is known as one.
    pub(crate) fn name_skills(&mut self, known: &KnownSkills) {
        self.of(SKILLS.name).retain_mut(|entry| {
            let skill = known.get(&spelling(text(&entry.row, "name")));
            if let Some(skill) = skill {
                entry.row.insert("skill_id".to_owned(), skill.id.into());
            }
            let is_title = entry.row.remove(parts::GROUP_TITLE).is_some();
            skill.is_some() || !is_title
        });
    }
}

/// What the schema knows and a profile has no place for.
const WITHOUT_PLACE: [&str; 6] = ["volunteer", "awards", "publications", "interests", "references", "meta"];

/// Lists that came late: documents in which they have another shape were imported without them, and still are.
const FORGIVEN: [&str; 2] = ["languages", "certificates"];

/// Reads a document. The notes say what was left out or read differently.
///
/// # Errors
/// `invalid_document` when something has the wrong shape.
pub(crate) fn read(document: &Value) -> Result<(Resume, Vec<Problem>), CommandError> {
    let mut report = Report::default();
    let mut resume = Resume::default();
    let root = Place::root(document);
    if root.object(&mut report).is_some() {
        let mut known = vec!["basics", "work", "education", "skills", "projects", "languages", "certificates"];
        known.extend(WITHOUT_PLACE);
        root.note_unknown(&mut report, &known);
        for name in WITHOUT_PLACE {
            note_without_place(&root, name, &mut report);
        }
        if let Some(basics) = root.get("basics") {
            let links = parts::basics(&basics, &mut report, &mut resume.basics);
            resume.of(LINKS.name).extend(links);
        }
        type Read = fn(&Place<'_>, &mut Report) -> Vec<Entry>;
        let lists: [(&str, &str, Read); 6] = [
            ("work", EXPERIENCES.name, parts::work),
            ("education", EDUCATIONS.name, parts::education),
            ("skills", SKILLS.name, parts::skills),
            ("projects", PROJECTS.name, parts::projects),
            ("languages", LANGUAGES.name, parts::languages),
            ("certificates", CERTIFICATES.name, parts::certificates),
        ];
        for (field, section, read) in lists {
            let Some(list) = root.get(field) else { continue };
            if FORGIVEN.contains(&field) && !is_list_of_entries(list.value) {
                report.warn(&list.pointer, "isn't a list of entries and was ignored");
                continue;
            }
            let items = list.items(&mut report);
            for item in items {
                if item.object(&mut report).is_some() {
                    resume.of(section).extend(read(&item, &mut report));
                }
            }
        }
    }
    let warnings = report.finish()?;
    let found = !resume.basics.is_empty() || resume.entries.iter().any(|entries| !entries.is_empty());
    if !found {
        let problem = Problem::new(
            "",
            "has none of the sections of a résumé: basics, work, education, skills, projects, languages or certificates",
        );
        return Err(CommandError::InvalidDocument(vec![problem]));
    }
    Ok((resume, warnings))
}

fn is_list_of_entries(value: &Value) -> bool {
    value.as_array().is_some_and(|list| list.iter().all(Value::is_object))
}

fn note_without_place(root: &Place<'_>, name: &str, report: &mut Report) {
    let Some(place) = root.get(name) else { return };
    if name != "meta" && place.value.as_array().is_none_or(|list| !list.is_empty()) {
        report.warn(&place.pointer, "isn't supported in profiles and was ignored");
    }
}
