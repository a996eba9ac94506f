//! Dates and spans as people write them, in a line of text.

use crate::text::key;

/// A month of a year, or a year alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Month {
    pub(crate) year: u16,
    /// 1 to 12; none where only the year is known.
    pub(crate) month: Option<u8>,
}

impl Month {
    /// As JSON Resume writes it.
    pub(crate) fn text(self) -> String {
        match self.month {
            Some(month) => format!("{:04}-{month:02}", self.year),
            None => format!("{:04}", self.year),
        }
    }
}

/// From when to when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) from: Option<Month>,
    pub(crate) to: Option<Month>,
    /// It hasn't ended.
    pub(crate) ongoing: bool,
    /// Where it is in the text, in bytes.
    pub(crate) start: usize,
    pub(crate) end: usize,
}

/// The beginnings of the months' names in languages that are common here; `.` ends a name that must be whole.
const MONTHS: [&[&str]; 12] = [
    &["jan", "jän", "ene", "gen", "styc"],
    &["feb", "fév", "fev", "lut"],
    &["mar", "mär", "mrz", "maa", "mrt"],
    &["apr", "avr", "abr", "kwi"],
    &["may", "mai", "mag", "mei", "maj"],
    &["jun", "juin", "giu", "cze"],
    &["jul", "juil", "lug", "lip"],
    &["aug", "août", "aout", "ago", "sie"],
    &["sep", "set", "wrz"],
    &["oct", "okt", "ott", "out", "paź"],
    &["nov", "lis"],
    &["dec", "dez", "déc", "dic", "gru"],
];
/// Words for "it goes on".
const PRESENT: &[&str] = &[
    "present",
    "current",
    "currently",
    "now",
    "today",
    "ongoing",
    "heute",
    "jetzt",
    "aktuell",
    "dato",
    "laufend",
    "présent",
    "actuel",
    "actuellement",
    "aujourd",
    "presente",
    "actual",
    "actualidad",
    "hoy",
    "attuale",
    "oggi",
    "heden",
    "nu",
    "atual",
    "obecnie",
    "nadal",
];
/// Words before the start of a span without an end.
const SINCE: &[&str] = &["since", "seit", "depuis", "desde", "dal", "sinds", "from", "ab"];
/// Words between two dates.
const BETWEEN: &[&str] = &["to", "bis", "until", "till", "through", "à", "au", "al", "tot", "a"];

#[derive(Debug, Clone, Copy, PartialEq)]
enum Token {
    Number(u32, usize),
    MonthName(u8),
    Present,
    Since,
    Between,
    Dash,
    Join,
    Slash,
    Other,
}

/// The first span in a line, or the first date alone.
pub(crate) fn find_span(text: &str) -> Option<Span> {
    let tokens = tokens(text);
    for place in 0..tokens.len() {
        let since = tokens[place].0 == Token::Since;
        let at = if since { place + 1 } else { place };
        let Some((from, next)) = date_at(&tokens, at) else { continue };
        let start = tokens[place].1;
        let end_of = |next: usize| tokens[next - 1].2;
        let mut after = next;
        let mut joined = false;
        while after < tokens.len() && matches!(tokens[after].0, Token::Dash | Token::Between) {
            joined = true;
            after += 1;
        }
        if joined && !since {
            if after < tokens.len() && tokens[after].0 == Token::Present {
                return Some(Span { from: Some(from), to: None, ongoing: true, start, end: end_of(after + 1) });
            }
            if let Some((to, last)) = date_at(&tokens, after) {
                // "2019 – 21" has the century of its start.
                if to >= from || to.year == from.year {
                    return Some(Span { from: Some(from), to: Some(to), ongoing: false, start, end: end_of(last) });
                }
            }
            // "03 – 07/2019": the year comes once.
            let rest = text[end_of(next)..].trim();
            if rest.chars().all(|c| matches!(c, '-' | '–' | '—' | '.')) {
                return Some(Span { from: Some(from), to: None, ongoing: true, start, end: text.len() });
            }
        }
        return Some(match since {
            true => Span { from: Some(from), to: None, ongoing: true, start, end: end_of(next) },
            false => Span { from: None, to: Some(from), ongoing: false, start, end: end_of(next) },
        });
    }
    None
}

/// A date that a cell holds and nothing else.
pub(crate) fn read(text: &str) -> Option<Month> {
    let tokens = tokens(text.trim());
    let (month, next) = date_at(&tokens, 0)?;
    (next == tokens.len()).then_some(month)
}

/// Whether a text is the length of a span: "3 years 2 months", "(2 Jahre)".
pub(crate) fn is_duration(text: &str) -> bool {
    let key = key(text);
    let words: Vec<&str> = key.split(' ').collect();
    let unit = |word: &str| {
        [
            "year", "yr", "month", "mo", "jahr", "monat", "an", "ans", "mois", "año", "años", "mes", "meses", "anno",
            "anni",
        ]
        .iter()
        .any(|unit| {
            word == *unit || word.strip_prefix(unit).is_some_and(|rest| matches!(rest, "s" | "e" | "en" | "i"))
        })
    };
    let number = |word: &str| word.parse::<u16>().is_ok() || word == "less" || word == "than" || word == "a";
    words.len() >= 2
        && words.len() <= 6
        && words.iter().all(|word| unit(word) || number(word))
        && words.iter().any(|w| unit(w))
}

/// A date that begins at a token, and the token behind it.
fn date_at(tokens: &[(Token, usize, usize)], at: usize) -> Option<(Month, usize)> {
    let token = |i: usize| tokens.get(i).map(|token| token.0);
    let year = |i: usize| match token(i) {
        Some(Token::Number(number @ 1940..=2100, 4)) => u16::try_from(number).ok(),
        _ => None,
    };
    let skip = |i: usize| if matches!(token(i), Some(Token::Join | Token::Slash)) { i + 1 } else { i };
    let month_number = |i: usize| match token(i) {
        Some(Token::Number(number @ 1..=12, 1 | 2)) => u8::try_from(number).ok(),
        _ => None,
    };
    let short_year = |i: usize| match token(i) {
        Some(Token::Number(number, 2)) => u16::try_from(if number > 60 { 1900 + number } else { 2000 + number }).ok(),
        _ => None,
    };
    let done = |year: u16, month: Option<u8>, next: usize| Some((Month { year, month }, next));
    if let Some(Token::MonthName(month)) = token(at) {
        let mut next = skip(at + 1);
        // "May 17, 2019"
        if let (Some(Token::Number(1..=31, 1 | 2)), Some(year)) = (token(next), year(skip(next + 1))) {
            return done(year, Some(month), skip(next + 1) + 1);
        }
        if matches!(token(next), Some(Token::Join | Token::Slash)) {
            next += 1;
        }
        if let Some(year) = year(next).or_else(|| short_year(next)) {
            return done(year, Some(month), next + 1);
        }
        return None;
    }
    if let Some(found) = year(at) {
        // "2019-03", "2019/03", "2019-03-17"; with spaces around the dash it is a span.
        let close = |a: usize, b: usize| tokens.get(b).is_some_and(|next| next.1 == tokens[a].2);
        if matches!(token(at + 1), Some(Token::Dash | Token::Join | Token::Slash))
            && close(at, at + 1)
            && close(at + 1, at + 2)
            && let Some(month) = month_number(at + 2)
        {
            let third = matches!(token(at + 3), Some(Token::Dash | Token::Join | Token::Slash))
                && matches!(token(at + 4), Some(Token::Number(1..=31, 1 | 2)))
                && close(at + 2, at + 3)
                && close(at + 3, at + 4);
            return done(found, Some(month), if third { at + 5 } else { at + 3 });
        }
        if let (Some(Token::MonthName(month)), None) = (token(skip(at + 1)), year(skip(skip(at + 1) + 1))) {
            return done(found, Some(month), skip(at + 1) + 1);
        }
        return done(found, None, at + 1);
    }
    // "17.05.2019", "17 May 2019", "05/2019", "5.2019", "03/19"
    if let Some(Token::Number(1..=31, 1 | 2)) = token(at) {
        let second = skip(at + 1);
        if let Some(Token::MonthName(month)) = token(second)
            && let Some(year) = year(skip(second + 1))
        {
            return done(year, Some(month), skip(second + 1) + 1);
        }
        if second > at + 1
            && let Some(Token::Number(b @ 1..=31, 1 | 2)) = token(second)
            && skip(second + 1) > second + 1
            && let Some(year) = year(skip(second + 1))
        {
            let Some(Token::Number(a, _)) = token(at) else { return None };
            // Day and month, in this order unless only the other one is possible. With slashes both orders are common.
            let unknown = token(at + 1) == Some(Token::Slash) && a <= 12 && b <= 12 && a != b;
            let month = if b <= 12 { b } else { a };
            let month = u8::try_from(month).ok().filter(|month| *month <= 12 && !unknown);
            return done(year, month, skip(second + 1) + 1);
        }
        if let Some(month) = month_number(at)
            && second > at + 1
        {
            if let Some(year) = year(second) {
                return done(year, Some(month), second + 1);
            }
            if matches!(token(at), Some(Token::Number(_, 2)))
                && let Some(year) = short_year(second)
            {
                return done(year, Some(month), second + 1);
            }
        }
    }
    None
}

fn tokens(text: &str) -> Vec<(Token, usize, usize)> {
    let mut tokens = Vec::new();
    let mut chars = text.char_indices().peekable();
    while let Some((start, c)) = chars.next() {
        let mut end = start + c.len_utf8();
        let mut take_while = |good: fn(char) -> bool, end: &mut usize| {
            while let Some((at, next)) = chars.peek().copied().filter(|(_, next)| good(*next)) {
                *end = at + next.len_utf8();
                chars.next();
            }
        };
        let token = if c.is_ascii_digit() {
            take_while(|c| c.is_ascii_digit(), &mut end);
            let digits = &text[start..end];
            digits.parse().map_or(Token::Other, |number| Token::Number(number, digits.len()))
        } else if c.is_alphabetic() {
            take_while(char::is_alphabetic, &mut end);
            word(&text[start..end].to_lowercase())
        } else {
            match c {
                '-' | '–' | '—' | '−' | '‑' | '→' | '~' => Token::Dash,
                '/' => Token::Slash,
                '.' | ',' | '\'' | '’' => Token::Join,
                ' ' | '\t' => continue,
                _ => Token::Other,
            }
        };
        tokens.push((token, start, end));
    }
    tokens
}

fn word(word: &str) -> Token {
    if PRESENT.contains(&word) {
        return Token::Present;
    }
    if SINCE.contains(&word) {
        return Token::Since;
    }
    if BETWEEN.contains(&word) {
        return Token::Between;
    }
    // "de" in "marzo de 2020".
    if word == "de" || word == "of" {
        return Token::Join;
    }
    let month =
        MONTHS.iter().position(|names| names.iter().any(|name| word.starts_with(name)) && word.chars().count() <= 12);
    match month.and_then(|month| u8::try_from(month + 1).ok()) {
        Some(month) if is_month(word) => Token::MonthName(month),
        _ => Token::Other,
    }
}

/// "Marketing" and "Mario" begin like months.
fn is_month(word: &str) -> bool {
    const WHOLE: &[&str] = &[
        "january",
        "januar",
        "jänner",
        "janvier",
        "enero",
        "gennaio",
        "januari",
        "janeiro",
        "styczeń",
        "february",
        "februar",
        "février",
        "febrero",
        "febbraio",
        "februari",
        "fevereiro",
        "luty",
        "march",
        "märz",
        "mars",
        "marzo",
        "maart",
        "março",
        "marzec",
        "april",
        "avril",
        "abril",
        "aprile",
        "kwiecień",
        "maggio",
        "mayo",
        "maio",
        "june",
        "juni",
        "juin",
        "junio",
        "giugno",
        "junho",
        "czerwiec",
        "july",
        "juli",
        "juillet",
        "julio",
        "luglio",
        "julho",
        "lipiec",
        "august",
        "août",
        "aout",
        "agosto",
        "augustus",
        "sierpień",
        "september",
        "septembre",
        "septiembre",
        "settembre",
        "setembro",
        "sept",
        "wrzesień",
        "october",
        "oktober",
        "octobre",
        "octubre",
        "ottobre",
        "outubro",
        "october",
        "november",
        "novembre",
        "noviembre",
        "novembro",
        "december",
        "dezember",
        "décembre",
        "diciembre",
        "dicembre",
    ];
    word.chars().count() <= 4 && MONTHS.iter().any(|names| names.contains(&word))
        || WHOLE.contains(&word)
        || matches!(word, "dezembro" | "may" | "mai" | "mei" | "maj" | "listopad" | "grudzień" | "październik")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(text: &str) -> String {
        let Some(span) = find_span(text) else { return "none".to_owned() };
        let month = |month: Option<Month>| month.map(Month::text).unwrap_or_default();
        let rest = format!("{}{}", &text[..span.start], &text[span.end..]);
        format!("{}..{}{} | {rest}", month(span.from), month(span.to), if span.ongoing { "now" } else { "" })
    }

    #[test]
    fn spans_as_people_write_them() {
        for (text, expected) in [
            ("Jan 2019 – Present", "2019-01..now | "),
            ("January 2019 - March 2021 (2 years 3 months)", "2019-01..2021-03 |  (2 years 3 months)"),
            ("03/2019 – 07/2021", "2019-03..2021-07 | "),
            ("03.2019-heute", "2019-03..now | "),
            ("Seit März 2020", "2020-03..now | "),
            ("2015–2018", "2015..2018 | "),
            ("2015 - 2018 Engineer", "2015..2018 |  Engineer"),
            ("01.10.2012 bis 31.03.2016", "2012-10..2016-03 | "),
            ("2019-03 – 2020-11", "2019-03..2020-11 | "),
            ("Sept. 2018 to now", "2018-09..now | "),
            ("Engineer, Acme (2016)", "..2016 | Engineer, Acme ()"),
            ("juin 2019 – août 2020", "2019-06..2020-08 | "),
            ("marzo de 2020 - actualidad", "2020-03..now | "),
            ("May 17, 2019 – June 2, 2020", "2019-05..2020-06 | "),
            ("2018 –", "2018..now | "),
            ("Marketing 5000 people", "none"),
            ("Jan '19 – Feb '20", "2019-01..2020-02 | "),
            ("Led 12 engineers", "none"),
            ("03/19 – 05/21", "2019-03..2021-05 | "),
            ("2019 März – 2020 April", "2019-03..2020-04 | "),
        ] {
            assert_eq!(span(text), expected, "{text}");
        }
    }

    #[test]
    fn durations_are_no_dates() {
        for text in ["3 years 2 months", "(2 Jahre 1 Monat)", "1 yr 6 mos", "11 months", "3 ans 2 mois"] {
            assert!(is_duration(text), "{text}");
        }
        for text in ["Engineer", "2 engineers", "2019", "years of work"] {
            assert!(!is_duration(text), "{text}");
        }
    }

    #[test]
    fn cells_hold_one_date() {
        assert_eq!(read("Jan 2020").map(Month::text).as_deref(), Some("2020-01"));
        assert_eq!(read("2020").map(Month::text).as_deref(), Some("2020"));
        assert_eq!(read("1/15/2020").map(Month::text).as_deref(), Some("2020-01"));
        assert_eq!(read("2020-05-01").map(Month::text).as_deref(), Some("2020-05"));
        assert_eq!(read("3/4/2020").map(Month::text).as_deref(), Some("2020"), "either could be the month");
        assert_eq!(read("3.4.2020").map(Month::text).as_deref(), Some("2020-04"));
        assert_eq!(read("soon"), None);
        assert_eq!(read("2020 or so"), None);
    }
}
