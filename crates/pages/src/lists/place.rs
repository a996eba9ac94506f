//! The query of an address, read as the app's `url-state.ts` reads it.

use devproof_vocabulary::ClosedList;

/// Characters of a text that count.
const MAX_TEXT: usize = 120;
/// The last page that can be asked for.
const MAX_PAGES: i64 = 50;

/// The parameters of an address. Of several with one name, the first one counts.
pub(super) struct Place(Vec<(String, String)>);

impl Place {
    pub fn of(query: Option<&str>) -> Self {
        Self(url::form_urlencoded::parse(query.unwrap_or_default().as_bytes()).into_owned().collect())
    }

    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// One line of text; none when it is blank.
    pub fn text(&self, key: &str) -> Option<String> {
        let text: String = self.get(key)?.replace('\0', " ").trim().chars().take(MAX_TEXT).collect();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        Some(text).filter(|text| !text.is_empty())
    }

    pub fn choice<T: ClosedList>(&self, key: &str) -> Option<T> {
        self.get(key)?.parse().ok()
    }

    /// A whole number from 1 to `max`.
    pub fn number(&self, key: &str, max: i64) -> Option<i64> {
        self.get(key)?.parse().ok().filter(|number| (1..=max).contains(number))
    }

    pub fn page(&self) -> i64 {
        self.number("page", MAX_PAGES).unwrap_or(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use devproof_vocabulary::Seniority;

    #[test]
    fn what_is_not_understood_narrows_nothing() {
        let place = Place::of(Some("q=+rust%00%20go&q=x&level=wizard&pay=-3&page=51&cur=%ff"));
        assert_eq!(place.text("q").as_deref(), Some("rust go"));
        assert_eq!(place.choice::<Seniority>("level"), None);
        assert_eq!((place.number("pay", 10), place.page()), (None, 1));
        assert_eq!(Place::of(None).text("q"), None);
        assert_eq!(Place::of(Some("q=%20")).text("q"), None);
        assert_eq!(Place::of(Some("level=senior")).choice("level"), Some(Seniority::Senior));
    }
}
