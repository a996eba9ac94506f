//! Who it is: name, headline, place, addresses, and the few sentences about oneself.

use super::{Line, Part, headings::Section, prose, words};
use crate::{draft::Drafting, text::key};
use serde_json::json;
use unicode_normalization::char::is_combining_mark;

/// Labels before a value, and which value.
const LABELS: [(&str, &[&str]); 6] = [
    (
        "location",
        &[
            "location",
            "address",
            "city",
            "residence",
            "based in",
            "wohnort",
            "adresse",
            "anschrift",
            "ort",
            "adresse actuelle",
            "ciudad",
            "dirección",
            "indirizzo",
            "woonplaats",
            "adres",
        ],
    ),
    ("name", &["name", "vor und nachname", "vollständiger name", "nom", "nombre", "nome", "naam"]),
    ("email", &["email", "e mail", "mail"]),
    (
        "phone",
        &[
            "phone",
            "mobile",
            "tel",
            "telefon",
            "telephone",
            "handy",
            "mobil",
            "téléphone",
            "teléfono",
            "telefono",
            "cell",
        ],
    ),
    ("headline", &["title", "position", "beruf", "berufsbezeichnung", "profession"]),
    (
        "private",
        &[
            "date of birth",
            "birthday",
            "born",
            "nationality",
            "marital status",
            "gender",
            "geburtsdatum",
            "geboren",
            "geboren am",
            "geburtsort",
            "geburtstag",
            "staatsangehörigkeit",
            "nationalität",
            "familienstand",
            "konfession",
            "religion",
            "age",
            "alter",
            "geschlecht",
            "date de naissance",
            "nationalité",
            "fecha de nacimiento",
            "nacionalidad",
            "visa",
            "work permit",
            "driving licence",
            "führerschein",
            "data di nascita",
            "nazionalità",
            "geboortedatum",
            "visum",
        ],
    ),
];

/// Finds the name: the largest text at the top that could be one. Gives its line.
pub(super) fn name(lines: &[Line], parts: &[Part<'_>], draft: &mut Drafting) -> Option<usize> {
    let labelled = lines.iter().take(40).enumerate().find_map(|(place, line)| match label(&line.text) {
        Some(("name", value)) if is_name(value) => Some((place, value.to_owned())),
        _ => None,
    });
    let in_head = |line: &&Line| {
        parts
            .iter()
            .any(|part| part.section == Section::Head && part.lines.iter().any(|known| std::ptr::eq(*known, *line)))
    };
    let largest = || {
        let mut best: Option<(usize, &Line)> = None;
        for (place, line) in lines.iter().enumerate().filter(|(_, line)| line.page == 0 && !line.bullet) {
            let first = line.text.split(['\t', '|', '·', ',']).next().unwrap_or_default().trim();
            if is_name(first) && in_head(&line) && best.is_none_or(|(_, best)| line.size > best.size + 0.5) {
                best = Some((place, line));
            }
        }
        best.map(|(place, line)| {
            (place, line.text.split(['\t', '|', '·', ',']).next().unwrap_or_default().trim().to_owned())
        })
    };
    let (place, name) = labelled.or_else(largest)?;
    draft.basic("name", as_written(&name), &lines[place].text);
    Some(place)
}

/// A name in capitals alone is written as names are.
fn as_written(name: &str) -> String {
    if name.chars().any(char::is_lowercase) {
        return name.to_owned();
    }
    let mut written = String::new();
    let mut starts = true;
    for c in name.chars() {
        if starts {
            written.extend(c.to_uppercase());
        } else {
            written.extend(c.to_lowercase());
        }
        starts = !is_of_word(c) && c != '\'' && c != '’';
    }
    written
}

/// A letter, or a mark on one that no letter of its own exists for, as in "Adébáyọ̀".
fn is_of_word(c: char) -> bool {
    c.is_alphabetic() || is_combining_mark(c)
}

fn is_name(text: &str) -> bool {
    let without_titles = text.trim_start_matches("Dr. ").trim_start_matches("Dipl.-Ing. ");
    let words: Vec<&str> = without_titles.split_whitespace().collect();
    let good = |word: &&str| {
        let first = word.chars().next().unwrap_or_default();
        word.chars().all(|c| is_of_word(c) || matches!(c, '-' | '\'' | '’' | '.'))
            && (first.is_uppercase()
                || matches!(
                    *word,
                    "van"
                        | "von"
                        | "de"
                        | "der"
                        | "den"
                        | "da"
                        | "di"
                        | "del"
                        | "la"
                        | "le"
                        | "bin"
                        | "al"
                        | "el"
                        | "zu"
                        | "dos"
                        | "ter"
                        | "ten"
                ))
    };
    (2..=5).contains(&words.len())
        && words.iter().all(good)
        && !words::is_title(text)
        && !words::is_company(text)
        && !words::is_place(text)
        && super::headings::section_of(text).is_none()
        && label(text).is_none()
}

/// A label and the value behind it.
fn label(text: &str) -> Option<(&'static str, &str)> {
    let (before, value) = text.split_once([':', '\t'])?;
    let key = key(before);
    let (kind, _) = LABELS.iter().find(|(_, labels)| labels.contains(&key.as_str()))?;
    Some((kind, value.trim_matches([' ', '\t', ':'])))
}

/// Reads what stands at the top, or under "Contact".
pub(super) fn read<'l>(part: &Part<'l>, name: Option<usize>, all: &[Line], draft: &mut Drafting) -> Vec<&'l Line> {
    let mut unread = Vec::new();
    let mut after_name = false;
    let mut rest: Vec<&Line> = Vec::new();
    for line in &part.lines {
        let is_name_line = name.is_some_and(|place| std::ptr::eq(&all[place], *line));
        let mut taken = is_name_line;
        for link in &line.links {
            taken |= web(link, &line.text, draft);
        }
        if let Some((kind, value)) = label(&line.text) {
            match kind {
                "location" => place(value, line, draft),
                "headline" => draft.basic("label", value, &line.text),
                "private" => {
                    unread.push(*line);
                    continue;
                }
                _ => {}
            }
            // The line may hold further values.
            taken |= matches!(kind, "location" | "headline" | "name" | "email" | "phone");
        }
        let pieces: Vec<&str> = line
            .text
            .split(['\t', '|', '·', '•', '⋅', ';', '◦'])
            .map(str::trim)
            .filter(|piece| !piece.is_empty())
            .collect();
        let mut loose = Vec::new();
        for (place_of, piece) in pieces.iter().enumerate() {
            if is_name_line && place_of == 0 {
                // "Ada Lovelace, Software Engineer"
                if let Some((_, more)) = piece.split_once(',') {
                    loose.push(more.trim());
                }
                continue;
            }
            match contact(piece, line, draft) {
                true => taken = true,
                false => loose.push(piece),
            }
        }
        after_name |= is_name_line;
        let private = loose.iter().any(|piece| is_private(piece));
        let is_left = taken && loose.iter().all(|piece| label_alone(piece));
        if !(loose.is_empty() || private || is_left) {
            for piece in loose {
                if !draft.has_basic("location") && words::is_place(piece) {
                    place(piece, line, draft);
                    taken = true;
                } else if part.section == Section::Head
                    && after_name
                    && !draft.has_basic("label")
                    && is_headline(piece)
                {
                    draft.basic("label", piece, &line.text);
                    taken = true;
                } else if let Some(town) = town_of_address(piece).filter(|_| !draft.has_basic("location")) {
                    draft.basic("location", json!({ "city": town }), &line.text);
                    taken = true;
                } else if !is_name_line && !taken {
                    rest.push(line);
                    taken = true;
                }
            }
        }
        if !taken {
            unread.push(*line);
        }
    }
    // Sentences at the top, without a heading, are about the person.
    let sentences: Vec<&Line> = rest.iter().copied().filter(|line| line.text.split(' ').count() >= 7).collect();
    if part.section == Section::Head && !sentences.is_empty() && !draft.has_basic("summary") {
        draft.basic("summary", prose(&rest), &rest[0].text);
    } else {
        unread.extend(part.lines.iter().copied().filter(|line| rest.iter().any(|known| std::ptr::eq(*known, *line))));
    }
    unread
}

fn label_alone(text: &str) -> bool {
    label(&format!("{}:", text.trim_end_matches(':'))).is_some()
        || text.split(' ').count() == 1 && text.ends_with(':')
}

fn is_private(text: &str) -> bool {
    let key = key(text);
    LABELS.iter().any(|(kind, labels)| {
        *kind == "private" && labels.iter().any(|label| key == *label || key.starts_with(&format!("{label} ")))
    })
}

fn is_headline(text: &str) -> bool {
    let count = text.split(' ').count();
    count <= 14
        && text.chars().count() <= 160
        && text.chars().any(char::is_alphabetic)
        && !text.ends_with('.')
        && !text.ends_with(':')
        && text.chars().filter(char::is_ascii_digit).count() < 5
}

/// Takes an email address, a telephone number or a web address.
fn contact(piece: &str, line: &Line, draft: &mut Drafting) -> bool {
    let words: Vec<&str> = piece.split([' ', ',', '(', ')', '<', '>']).filter(|word| !word.is_empty()).collect();
    if let Some(email) =
        words.iter().map(|word| word.trim_start_matches("mailto:").trim_end_matches('.')).find(|word| is_email(word))
    {
        draft.basic("email", email, &line.text);
        for word in words.iter().filter(|word| !word.contains('@')) {
            web(word, &line.text, draft);
        }
        return true;
    }
    let digits = piece.chars().filter(char::is_ascii_digit).count();
    let others = piece.chars().filter(|c| c.is_alphabetic()).count();
    if (7..=16).contains(&digits) && (others == 0 || label(piece).is_some_and(|(kind, _)| kind == "phone")) {
        let number: String = piece.chars().filter(|c| !c.is_alphabetic() && *c != ':').collect();
        draft.basic("phone", number.trim(), &line.text);
        return true;
    }
    // Every word is looked at: each may be an address.
    words.iter().filter(|word| web(word, &line.text, draft)).count() > 0
}

fn is_email(word: &str) -> bool {
    word.split_once('@').is_some_and(|(user, host)| {
        !user.is_empty() && host.contains('.') && !host.starts_with('.') && !host.contains('@')
    })
}

/// Takes a web address.
fn web(word: &str, line: &str, draft: &mut Drafting) -> bool {
    const ENDINGS: [&str; 27] = [
        "com", "org", "net", "io", "dev", "de", "at", "ch", "eu", "me", "co", "uk", "fr", "es", "it", "nl", "pl",
        "se", "no", "dk", "fi", "tech", "app", "ai", "info", "example", "test",
    ];
    let word = word.trim_matches(|c: char| matches!(c, ',' | ';' | '.' | '"' | '(' | ')')).trim_end_matches('/');
    let bare = word.trim_start_matches("https://").trim_start_matches("http://");
    let host = bare.split(['/', '?']).next().unwrap_or_default().to_lowercase();
    let ending = host.rsplit('.').next().unwrap_or_default();
    let good = host.contains('.')
        && host.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-'))
        && (word.len() > bare.len() || ENDINGS.contains(&ending))
        && !word.contains('@')
        // "Node.js" and "B.Sc." are no addresses.
        && host.split('.').all(|part| !part.is_empty())
        && host.len() > 4;
    if !good {
        return false;
    }
    let url = if word.len() > bare.len() { word.to_owned() } else { format!("https://{bare}") };
    let is = |domain: &str| host == domain || host.ends_with(&format!(".{domain}"));
    let network = [
        ("github.com", "GitHub"),
        ("gitlab.com", "GitLab"),
        ("linkedin.com", "LinkedIn"),
        ("stackoverflow.com", "Stack Overflow"),
        ("x.com", "X"),
        ("twitter.com", "X"),
    ]
    .into_iter()
    .find(|(domain, _)| is(domain))
    .map(|(_, network)| network);
    match network {
        Some(network) => draft.profile(network, &url, line),
        None if draft.has_basic("url") => draft.profile("Website", &url, line),
        None => draft.basic("url", url, line),
    }
    true
}

fn place(value: &str, line: &Line, draft: &mut Drafting) {
    let town = town_of_address(value).unwrap_or_else(|| value.trim().to_owned());
    if !town.is_empty() {
        draft.basic("location", json!({ "city": town }), &line.text);
    }
}

/// The town of "Hauptstr. 5, 10115 Berlin, Germany".
fn town_of_address(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let at = parts.iter().position(|part| {
        let mut words = part.split(' ');
        let code = words
            .next()
            .unwrap_or_default()
            .trim_start_matches("D-")
            .trim_start_matches("A-")
            .trim_start_matches("CH-");
        (4..=5).contains(&code.len())
            && code.bytes().all(|byte| byte.is_ascii_digit())
            && words.next().is_some_and(|word| word.chars().next().is_some_and(char::is_uppercase))
    })?;
    let town = parts[at].split_once(' ')?.1.trim();
    let mut whole = vec![town];
    whole.extend(parts.iter().skip(at + 1).filter(|part| words::is_place(part)));
    Some(whole.join(", "))
}

/// Takes the sentences about the person.
pub(super) fn summary<'l>(part: &Part<'l>, draft: &mut Drafting) -> Vec<&'l Line> {
    if draft.has_basic("summary") {
        return part.lines.clone();
    }
    draft.basic("summary", prose(&part.lines), &part.lines[0].text);
    Vec::new()
}
