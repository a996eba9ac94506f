//! Words that tell a post from a company, a school from a degree, a place from both.

use crate::text::key;

const TITLES: &[&str] = &[
    "engineer",
    "developer",
    "programmer",
    "manager",
    "lead",
    "architect",
    "consultant",
    "intern",
    "analyst",
    "designer",
    "scientist",
    "administrator",
    "admin",
    "director",
    "officer",
    "cto",
    "ceo",
    "cio",
    "vp",
    "head",
    "founder",
    "cofounder",
    "freelancer",
    "freelance",
    "specialist",
    "assistant",
    "associate",
    "researcher",
    "tester",
    "technician",
    "trainee",
    "apprentice",
    "teacher",
    "tutor",
    "lecturer",
    "instructor",
    "coordinator",
    "owner",
    "master",
    "principal",
    "junior",
    "senior",
    "staff",
    "working student",
    "student assistant",
    "contractor",
    "sre",
    "devops",
    "fullstack",
    "backend",
    "frontend",
    "support",
    "president",
    "partner",
    "advocate",
    "writer",
    "mentor",
    "entwickler",
    "entwicklerin",
    "ingenieur",
    "ingenieurin",
    "leiter",
    "leiterin",
    "berater",
    "beraterin",
    "praktikant",
    "praktikantin",
    "praktikum",
    "werkstudent",
    "werkstudentin",
    "architektin",
    "administratorin",
    "mitarbeiter",
    "mitarbeiterin",
    "auszubildender",
    "fachinformatiker",
    "informatiker",
    "informatikerin",
    "geschäftsführer",
    "projektleiter",
    "tutorin",
    "hilfskraft",
    "développeur",
    "développeuse",
    "ingénieur",
    "stagiaire",
    "desarrollador",
    "desarrolladora",
    "ingeniero",
    "sviluppatore",
    "ontwikkelaar",
    "programista",
];
const COMPANIES: &[&str] = &[
    "gmbh",
    "ag",
    "kg",
    "se",
    "ug",
    "ohg",
    "ev",
    "inc",
    "llc",
    "ltd",
    "limited",
    "plc",
    "corp",
    "corporation",
    "co",
    "company",
    "sa",
    "sas",
    "sarl",
    "srl",
    "spa",
    "bv",
    "nv",
    "oy",
    "ab",
    "as",
    "aps",
    "group",
    "gruppe",
    "labs",
    "lab",
    "technologies",
    "systems",
    "software",
    "solutions",
    "studio",
    "studios",
    "bank",
    "consulting",
    "partners",
    "services",
    "agency",
    "agentur",
    "werke",
    "holding",
    "ventures",
    "industries",
    "foundation",
    "institut",
    "institute",
    "digital",
    "media",
];
const SCHOOLS: &[&str] = &[
    "university",
    "universität",
    "college",
    "hochschule",
    "fachhochschule",
    "school",
    "schule",
    "gymnasium",
    "institute",
    "institut",
    "academy",
    "akademie",
    "eth",
    "epfl",
    "mit",
    "tu",
    "fh",
    "htl",
    "htw",
    "université",
    "école",
    "lycée",
    "universidad",
    "università",
    "politecnico",
    "universiteit",
    "universidade",
    "uniwersytet",
    "politechnika",
    "realschule",
    "berufsschule",
    "bootcamp",
    "polytechnic",
    "kolleg",
];
const DEGREES: &[&str] = &[
    "bachelor",
    "master",
    "bsc",
    "msc",
    "ba",
    "ma",
    "beng",
    "meng",
    "bs",
    "ms",
    "phd",
    "doctor",
    "doctorate",
    "doktor",
    "diplom",
    "dipl",
    "diploma",
    "degree",
    "abitur",
    "matura",
    "magister",
    "promotion",
    "mba",
    "associate",
    "licence",
    "ausbildung",
    "fachinformatiker",
    "umschulung",
    "staatsexamen",
    "baccalauréat",
    "licenciatura",
    "grado",
    "máster",
    "laurea",
    "fachabitur",
    "hochschulreife",
    "mittlere",
    "certificate",
    "minor",
    "inżynier",
    "licencjat",
    "bachillerato",
    "bac",
    "dr",
];
/// Countries, and towns with many developers. It only helps to tell a place from a name.
const PLACES: &[&str] = &[
    "germany",
    "deutschland",
    "austria",
    "österreich",
    "switzerland",
    "schweiz",
    "united kingdom",
    "uk",
    "england",
    "scotland",
    "wales",
    "ireland",
    "france",
    "spain",
    "españa",
    "portugal",
    "italy",
    "italia",
    "netherlands",
    "nederland",
    "the netherlands",
    "belgium",
    "belgien",
    "luxembourg",
    "denmark",
    "danmark",
    "sweden",
    "sverige",
    "norway",
    "norge",
    "finland",
    "suomi",
    "iceland",
    "poland",
    "polska",
    "czech republic",
    "czechia",
    "slovakia",
    "hungary",
    "romania",
    "bulgaria",
    "croatia",
    "slovenia",
    "serbia",
    "greece",
    "turkey",
    "türkiye",
    "ukraine",
    "estonia",
    "latvia",
    "lithuania",
    "usa",
    "united states",
    "us",
    "canada",
    "mexico",
    "brazil",
    "brasil",
    "argentina",
    "chile",
    "colombia",
    "india",
    "pakistan",
    "china",
    "japan",
    "south korea",
    "singapore",
    "indonesia",
    "vietnam",
    "philippines",
    "australia",
    "new zealand",
    "south africa",
    "nigeria",
    "kenya",
    "egypt",
    "israel",
    "uae",
    "united arab emirates",
    "frankreich",
    "spanien",
    "italien",
    "niederlande",
    "schweden",
    "dänemark",
    "polen",
    "europe",
    "emea",
    "berlin",
    "hamburg",
    "munich",
    "münchen",
    "cologne",
    "köln",
    "frankfurt",
    "frankfurt am main",
    "stuttgart",
    "düsseldorf",
    "leipzig",
    "dresden",
    "hannover",
    "nürnberg",
    "bremen",
    "karlsruhe",
    "darmstadt",
    "mannheim",
    "heidelberg",
    "bonn",
    "essen",
    "dortmund",
    "aachen",
    "freiburg",
    "kiel",
    "jena",
    "vienna",
    "wien",
    "graz",
    "linz",
    "salzburg",
    "innsbruck",
    "zurich",
    "zürich",
    "basel",
    "bern",
    "geneva",
    "genève",
    "lausanne",
    "london",
    "manchester",
    "edinburgh",
    "bristol",
    "cambridge",
    "oxford",
    "leeds",
    "glasgow",
    "birmingham",
    "dublin",
    "cork",
    "paris",
    "lyon",
    "toulouse",
    "nantes",
    "lille",
    "bordeaux",
    "madrid",
    "barcelona",
    "valencia",
    "sevilla",
    "lisbon",
    "lisboa",
    "porto",
    "milan",
    "milano",
    "rome",
    "roma",
    "turin",
    "torino",
    "bologna",
    "amsterdam",
    "rotterdam",
    "utrecht",
    "eindhoven",
    "brussels",
    "antwerp",
    "ghent",
    "copenhagen",
    "aarhus",
    "stockholm",
    "gothenburg",
    "oslo",
    "bergen",
    "helsinki",
    "tampere",
    "warsaw",
    "warszawa",
    "krakow",
    "kraków",
    "wroclaw",
    "wrocław",
    "gdansk",
    "prague",
    "praha",
    "brno",
];
const MORE_PLACES: &[&str] = &[
    "budapest",
    "bucharest",
    "sofia",
    "zagreb",
    "split",
    "ljubljana",
    "belgrade",
    "athens",
    "istanbul",
    "kyiv",
    "lviv",
    "tallinn",
    "riga",
    "vilnius",
    "new york",
    "san francisco",
    "seattle",
    "boston",
    "austin",
    "chicago",
    "los angeles",
    "denver",
    "portland",
    "toronto",
    "vancouver",
    "montreal",
    "bangalore",
    "bengaluru",
    "hyderabad",
    "pune",
    "mumbai",
    "delhi",
    "chennai",
    "tokyo",
    "sydney",
    "melbourne",
    "tel aviv",
    "cape town",
    "lagos",
    "nairobi",
    "remote",
    "hybrid",
    "on site",
    "home office",
    "são paulo",
    "mexico city",
    "buenos aires",
    "trondheim",
    "turku",
    "malmö",
];

/// The last of the places that is no town.
const LAST_COUNTRY: &str = "emea";

fn is_country(text: &str) -> bool {
    let key = key(text);
    let last = PLACES.iter().position(|place| *place == LAST_COUNTRY).unwrap_or_default();
    PLACES[..=last].contains(&key.as_str())
}

fn words(text: &str) -> Vec<String> {
    key(text).split(' ').map(str::to_owned).collect()
}

/// Whether a word of a post is in it.
pub(super) fn is_title(text: &str) -> bool {
    words(text).iter().any(|word| {
        TITLES.contains(&word.as_str())
            // German joins its words: "Softwareentwicklerin".
            || ["entwickler", "entwicklerin", "ingenieur", "ingenieurin", "leiter", "leiterin", "berater", "beraterin", "architekt", "architektin", "assistent", "assistentin", "informatiker", "informatikerin"].iter().any(|end| word.ends_with(end))
    }) || key(text).contains("working student")
}

/// Whether it is a post rather than a company: "Systems Administrator" is one, "Manager Magazin GmbH" isn't.
pub(super) fn is_post(text: &str) -> bool {
    let last = words(text).pop().unwrap_or_default();
    is_title(text) && !(is_company(text) && COMPANIES.contains(&last.as_str()))
}

/// Whether it ends like the name of a company.
pub(super) fn is_company(text: &str) -> bool {
    words(text).iter().any(|word| COMPANIES.contains(&word.as_str()))
        || text.contains("e.V.")
        || text.contains("S.A.")
        || text.contains("B.V.")
}

/// Whether it names a school.
pub(super) fn is_school(text: &str) -> bool {
    words(text).iter().any(|word| {
        SCHOOLS.contains(&word.as_str())
            || ["schule", "gymnasium", "universität", "akademie", "hochschule"].iter().any(|end| word.ends_with(end))
    })
}

/// Whether it names a degree.
pub(super) fn is_degree(text: &str) -> bool {
    let compact = text.replace('.', "");
    words(&compact).iter().any(|word| DEGREES.contains(&word.as_str()))
        || words(text)
            .iter()
            .any(|word| word.starts_with("bachelor") || word.starts_with("master") || word.starts_with("diplom"))
}

/// Whether all of it is a place: "Berlin", "Graz, Austria", "Remote", "Austin, TX".
pub(super) fn is_place(text: &str) -> bool {
    let text = text.trim().trim_matches(['(', ')']);
    if text.is_empty() || text.chars().count() > 60 || text.chars().any(|c| c.is_ascii_digit()) {
        return false;
    }
    let parts: Vec<&str> =
        text.split([',', '/', '|', '·', '(', ')']).map(str::trim).filter(|part| !part.is_empty()).collect();
    let is_known = |part: &str| {
        let key = key(part);
        PLACES.contains(&key.as_str())
            || MORE_PLACES.contains(&key.as_str())
            || key.ends_with(" area")
            || key.starts_with("greater ")
            || key.ends_with(" metropolitan area")
    };
    let is_code = |part: &str| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_uppercase());
    let known: Vec<bool> = parts.iter().map(|part| is_known(part)).collect();
    let count = |part: &str| part.split(' ').count();
    match (parts.as_slice(), known.as_slice()) {
        (_, all) if all.iter().all(|known| *known) => true,
        // "Berlin, Brandenburg", "Austin, TX"
        ([_, others @ ..], [true, ..]) => {
            others.len() <= 2
                && others.iter().all(|other| count(other) <= 2 && !is_title(other) && !is_company(other))
        }
        ([town, code], _) if is_code(code) => count(town) <= 3 && !is_company(town),
        // A town that isn't listed, in its country. Two words and a town are rather a company and its town.
        ([town, country], [false, true]) => count(town) <= 2 && is_country(country) && !is_company(town),
        ([town, ..], [false, rest @ ..]) => {
            parts.len() == 3 && rest.iter().all(|known| *known) && count(town) == 1 && !is_company(town)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_posts_and_schools() {
        for text in [
            "Berlin",
            "Graz, Austria",
            "Remote",
            "Austin, TX",
            "Berlin, Berlin, Deutschland",
            "Greater Munich Metropolitan Area",
            "Remote (Germany)",
        ] {
            assert!(is_place(text), "{text}");
        }
        for text in [
            "Acme GmbH",
            "Senior Engineer",
            "Rust, Go",
            "Acme, Inc.",
            "Liffey Transit, Dublin",
            "Tallow Payments, Leeds, United Kingdom",
        ] {
            assert!(!is_place(text), "{text}");
        }
        assert!(is_title("Softwareentwicklerin") && is_title("Head of Platform") && !is_title("Acme"));
        assert!(
            is_school("TU Berlin")
                && is_degree("B.Sc. Informatik")
                && is_degree("Bachelor's degree")
                && !is_degree("TU Berlin")
        );
    }
}
