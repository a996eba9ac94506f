//! The words over sections, in languages that are common here.

use crate::text::key;

/// What a section is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Section {
    /// Before any heading: name, headline, contact.
    Head,
    Contact,
    Summary,
    Work,
    Education,
    Projects,
    Skills,
    Languages,
    Certificates,
    /// A profile has no place for it.
    Other,
}

const HEADINGS: [(Section, &[&str]); 9] = [
    (
        Section::Contact,
        &[
            "contact",
            "contact details",
            "contact information",
            "contact me",
            "personal details",
            "personal information",
            "personal data",
            "links",
            "kontakt",
            "kontaktdaten",
            "persönliche daten",
            "persönliche angaben",
            "zur person",
            "persönliches",
            "personalien",
            "coordonnées",
            "informations personnelles",
            "contacto",
            "datos personales",
            "contatti",
            "dati personali",
            "contactgegevens",
            "persoonlijke gegevens",
            "dane osobowe",
            "online",
            "websites",
            "find me online",
            "profiles",
        ],
    ),
    (
        Section::Summary,
        &[
            "summary",
            "professional summary",
            "executive summary",
            "career summary",
            "about",
            "about me",
            "profile",
            "professional profile",
            "personal profile",
            "personal statement",
            "objective",
            "career objective",
            "who i am",
            "overview",
            "introduction",
            "bio",
            "profil",
            "kurzprofil",
            "über mich",
            "zusammenfassung",
            "berufliches profil",
            "persönliches profil",
            "ziel",
            "beruflicher hintergrund",
            "résumé",
            "à propos",
            "profil professionnel",
            "perfil",
            "perfil profesional",
            "sobre mí",
            "resumen",
            "profilo",
            "profiel",
            "over mij",
            "samenvatting",
            "resumo",
            "podsumowanie",
            "o mnie",
        ],
    ),
    (
        Section::Work,
        &[
            "experience",
            "work experience",
            "professional experience",
            "employment",
            "employment history",
            "work history",
            "career",
            "career history",
            "relevant experience",
            "professional background",
            "work",
            "positions",
            "jobs",
            "industry experience",
            "experience and roles",
            "berufserfahrung",
            "berufspraxis",
            "beruflicher werdegang",
            "werdegang",
            "berufstätigkeit",
            "praktische erfahrung",
            "praxiserfahrung",
            "erfahrung",
            "berufliche erfahrung",
            "arbeitserfahrung",
            "beruflicher lebenslauf",
            "praktika",
            "berufliche stationen",
            "tätigkeiten",
            "internships",
            "freelance work",
            "freelance experience",
            "expérience",
            "expériences",
            "expérience professionnelle",
            "expériences professionnelles",
            "parcours professionnel",
            "experiencia",
            "experiencia laboral",
            "experiencia profesional",
            "esperienza",
            "esperienza lavorativa",
            "esperienze lavorative",
            "esperienza professionale",
            "esperienze professionali",
            "werkervaring",
            "ervaring",
            "experiência",
            "experiência profissional",
            "doświadczenie",
            "doświadczenie zawodowe",
        ],
    ),
    (
        Section::Education,
        &[
            "education",
            "academic background",
            "academic history",
            "education and training",
            "studies",
            "qualifications",
            "academic qualifications",
            "educational background",
            "ausbildung",
            "bildung",
            "bildungsweg",
            "studium",
            "schulbildung",
            "akademischer werdegang",
            "schulische ausbildung",
            "aus und weiterbildung",
            "studium und ausbildung",
            "ausbildung und studium",
            "schule und studium",
            "bildungsgang",
            "hochschulstudium",
            "formation",
            "formations",
            "études",
            "educación",
            "formación",
            "formación académica",
            "estudios",
            "istruzione",
            "istruzione e formazione",
            "formazione",
            "opleiding",
            "opleidingen",
            "educação",
            "formação",
            "formação acadêmica",
            "edukacja",
            "wykształcenie",
        ],
    ),
    (
        Section::Projects,
        &[
            "projects",
            "personal projects",
            "side projects",
            "selected projects",
            "key projects",
            "open source",
            "open source projects",
            "portfolio",
            "projekte",
            "private projekte",
            "eigene projekte",
            "ausgewählte projekte",
            "projekterfahrung",
            "projets",
            "projets personnels",
            "proyectos",
            "progetti",
            "projecten",
            "projetos",
            "projekty",
            "open source contributions",
        ],
    ),
    (
        Section::Skills,
        &[
            "skills",
            "technical skills",
            "top skills",
            "key skills",
            "core skills",
            "core competencies",
            "technologies",
            "tech stack",
            "skills and tools",
            "tools",
            "tools and technologies",
            "technical expertise",
            "expertise",
            "technical proficiencies",
            "skill set",
            "skillset",
            "competencies",
            "programming languages",
            "skills and technologies",
            "languages and technologies",
            "technical skills and tools",
            "hard skills",
            "kenntnisse",
            "fähigkeiten",
            "it kenntnisse",
            "edv kenntnisse",
            "fachkenntnisse",
            "technische kenntnisse",
            "kompetenzen",
            "technologien",
            "kenntnisse und fähigkeiten",
            "fachliche kompetenzen",
            "programmierkenntnisse",
            "skills kenntnisse",
            "it skills",
            "programmiersprachen",
            "top kenntnisse",
            "besondere kenntnisse",
            "technische fähigkeiten",
            "compétences",
            "compétences techniques",
            "competencias",
            "habilidades",
            "competencias técnicas",
            "competenze",
            "competenze tecniche",
            "vaardigheden",
            "habilidades técnicas",
            "competências",
            "umiejętności",
        ],
    ),
    (
        Section::Languages,
        &[
            "languages",
            "language skills",
            "spoken languages",
            "sprachen",
            "sprachkenntnisse",
            "fremdsprachen",
            "langues",
            "idiomas",
            "lingue",
            "talen",
            "języki",
            "conocimientos de idiomas",
            "competenze linguistiche",
        ],
    ),
    (
        Section::Certificates,
        &[
            "certifications",
            "certificates",
            "licenses and certifications",
            "licenses certifications",
            "certification",
            "courses and certifications",
            "certifications and courses",
            "zertifikate",
            "zertifizierungen",
            "bescheinigungen und zertifikate",
            "weiterbildung",
            "weiterbildungen",
            "zertifikate und weiterbildungen",
            "fortbildungen",
            "certificats",
            "certificaciones",
            "certificazioni",
            "certificaten",
            "certificações",
            "certyfikaty",
        ],
    ),
    (
        Section::Other,
        &[
            "interests",
            "hobbies",
            "hobbies and interests",
            "interests and hobbies",
            "activities",
            "volunteering",
            "volunteer experience",
            "volunteer work",
            "awards",
            "honors",
            "honors awards",
            "honors and awards",
            "awards and honors",
            "achievements",
            "publications",
            "patents",
            "references",
            "talks",
            "conferences",
            "talks and publications",
            "courses",
            "memberships",
            "extracurricular activities",
            "military service",
            "soft skills",
            "personal skills",
            "strengths",
            "driving licence",
            "declaration",
            "interessen",
            "interessen und hobbys",
            "hobbys",
            "freizeit",
            "ehrenamt",
            "ehrenamtliches engagement",
            "ehrenamtliche tätigkeiten",
            "engagement",
            "auszeichnungen",
            "publikationen",
            "veröffentlichungen",
            "referenzen",
            "sonstiges",
            "weitere kenntnisse",
            "führerschein",
            "wehrdienst",
            "zivildienst",
            "mitgliedschaften",
            "vorträge",
            "auslandsaufenthalte",
            "centres d intérêt",
            "loisirs",
            "bénévolat",
            "références",
            "intereses",
            "aficiones",
            "voluntariado",
            "referencias",
            "interessi",
            "hobby",
            "volontariato",
            "interesses",
            "zainteresowania",
            "vrijwilligerswerk",
        ],
    ),
];

/// The section of a heading, and whether the line says more: "Skills: Rust, Go".
pub(super) fn section_of(text: &str) -> Option<(Section, bool)> {
    if text.chars().count() > 60 {
        return None;
    }
    if let Some(section) = exact(text) {
        return Some((section, false));
    }
    // A label of a whole section in one line.
    let (label, rest) = text.split_once([':', '\t'])?;
    let section = exact(label)?;
    let whole = matches!(section, Section::Skills | Section::Languages | Section::Certificates | Section::Other);
    (whole && !rest.trim().is_empty() && label.chars().any(char::is_uppercase)).then_some((section, true))
}

fn exact(text: &str) -> Option<Section> {
    let key = key(&text.replace('&', " "));
    let without_and: Vec<&str> =
        key.split(' ').filter(|word| !matches!(*word, "and" | "und" | "et" | "y" | "e")).collect();
    let short = without_and.join(" ");
    let is = |word: &&str| {
        **word == key || (!short.is_empty() && word.split(' ').filter(|w| !matches!(*w, "and" | "und" | "et" | "y" | "e")).eq(short.split(' ')))
        // Letters that are spread lose the spaces between words too.
        || (word.contains(' ') && !key.contains(' ') && word.replace(' ', "") == key)
    };
    let found = HEADINGS.iter().find(|(_, words)| words.iter().any(is))?;
    // A small word in the midst of a text is none.
    let first = text.trim_start_matches(|c: char| !c.is_alphanumeric()).chars().next()?;
    (first.is_uppercase() || first.is_numeric()).then_some(found.0)
}

/// "Page 1 of 2", "2 / 3", "Curriculum Vitae".
pub(super) fn is_page_mark(text: &str) -> bool {
    let key = key(text);
    let words: Vec<&str> = key.split(' ').collect();
    let number = |word: &&str| word.parse::<u16>().is_ok_and(|number| number < 100);
    match words.as_slice() {
        ["page" | "seite", a] => number(a),
        ["page" | "seite", a, "of" | "von", b] => number(a) && number(b),
        [a, "of" | "von", b] => number(a) && number(b),
        [a, b] if text.contains('/') => number(a) && number(b) && text.len() < 8,
        [a] => number(a) && text.len() <= 2,
        _ => {
            matches!(key.as_str(), "curriculum vitae" | "lebenslauf" | "resume" | "cv" | "tabellarischer lebenslauf")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_as_people_write_them() {
        for (text, section) in [
            ("EXPERIENCE", Section::Work),
            ("E X P E R I E N C E", Section::Work),
            ("Work Experience:", Section::Work),
            ("Berufserfahrung", Section::Work),
            ("Licenses & Certifications", Section::Certificates),
            ("Aus- und Weiterbildung", Section::Education),
            ("Skills & Tools", Section::Skills),
            ("W O R K  E X P E R I E N C E", Section::Work),
        ] {
            assert_eq!(section_of(text).map(|found| found.0), Some(section), "{text}");
        }
        assert_eq!(section_of("Skills: Rust, Go"), Some((Section::Skills, true)));
        for text in ["experience", "Experience with large systems", "Senior Engineer", "Career changer at heart"] {
            assert_eq!(section_of(text), None, "{text}");
        }
        assert!(is_page_mark("Page 1 of 2") && is_page_mark("2/3") && !is_page_mark("2019"));
    }
}
