//! Countries by code and name (ISO 3166-1 alpha-2, English short names).

/// One line a country: the code, a space, the name. Sorted by code.
const COUNTRIES: &str = include_str!("countries.txt");
/// Other names and codes that documents use.
const ALSO: [(&str, &str); 22] = [
    ("america", "US"),
    ("aut", "AT"),
    ("can", "CA"),
    ("che", "CH"),
    ("czech republic", "CZ"),
    ("deu", "DE"),
    ("deutschland", "DE"),
    ("england", "GB"),
    ("esp", "ES"),
    ("fra", "FR"),
    ("gbr", "GB"),
    ("great britain", "GB"),
    ("holland", "NL"),
    ("ita", "IT"),
    ("korea", "KR"),
    ("nld", "NL"),
    ("pol", "PL"),
    ("the netherlands", "NL"),
    ("turkey", "TR"),
    ("uk", "GB"),
    ("united states of america", "US"),
    ("usa", "US"),
];

fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    COUNTRIES.lines().filter_map(|line| line.split_once(' '))
}

/// The name of a code in uppercase letters.
pub fn name(code: &str) -> Option<&'static str> {
    all().find(|(known, _)| *known == code).map(|(_, name)| name)
}

/// The code of a country, by code or name in any case.
pub fn code(text: &str) -> Option<&'static str> {
    let text = text.trim();
    let lower = text.to_lowercase();
    let also = ALSO.iter().find(|(known, _)| *known == lower).map(|(_, code)| *code);
    also.or_else(|| {
        all()
            .find(|(code, name)| code.eq_ignore_ascii_case(text) || name.to_lowercase() == lower)
            .map(|(code, _)| code)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn countries_by_code_and_name() {
        assert_eq!(all().count(), 249);
        assert_eq!(code("germany"), Some("DE"));
        assert_eq!(code(" de "), Some("DE"));
        assert_eq!(code("USA"), Some("US"));
        assert_eq!(code("Europe"), None);
        assert_eq!(name("AT"), Some("Austria"));
        assert!(ALSO.iter().all(|(_, code)| name(code).is_some()));
    }
}
