//! Posts, and projects.

use super::{Line, Part, entries, join, prose, words};
use crate::{
    date::{Span, is_duration},
    draft::Drafting,
};
use serde_json::{Value, json};

/// A part of an entry's head.
#[derive(Debug, Clone)]
struct Piece<'l> {
    text: String,
    line: &'l Line,
    /// It says where.
    is_place: bool,
}

/// What an entry's head says.
#[derive(Debug, Default)]
struct Named {
    title: Option<(String, String)>,
    company: Option<(String, String)>,
    location: Option<(String, String)>,
    /// Which is which isn't certain.
    unsure: bool,
}

/// Reads the posts.
pub(super) fn read<'l>(part: &Part<'l>, draft: &mut Drafting) -> Vec<&'l Line> {
    let (entries, mut unread) = entries::by_dates(&part.lines);
    let mut company_of_group: Option<(String, String)> = None;
    let company_first = entries.first().is_some_and(|entry| {
        let pieces: Vec<&(String, &Line)> = entry.head.iter().filter(|(text, _)| !words::is_place(text)).collect();
        pieces.len() >= 2 && !words::is_post(&pieces[0].0) && words::is_post(&pieces[1].0)
    });
    for entry in entries {
        let mut body = entry.body;
        // Where the names of the entry begin; what is further inside describes it. Dates in a column of their own aren't names.
        let beside = entry.span.as_ref().is_some_and(|(span, line)| span.start <= 2 && line.text.contains('\t'));
        let heads = entry.head.iter().map(|(_, line)| line.indent).filter(|_| !beside || entry.head.len() > 1);
        let indent = heads.fold(f32::MAX, f32::min);
        let indent = if indent == f32::MAX { body.first().map_or(0.0, |line| line.indent) } else { indent };
        let mut pieces: Vec<Piece<'_>> = entry.head.iter().flat_map(|(text, line)| split(text, line)).collect();
        if !entry.group.is_empty() {
            company_of_group = entry.group.first().map(|(text, line)| (text.clone(), line.text.clone()));
        } else if pieces.iter().filter(|piece| !piece.is_place).count() >= 2 {
            company_of_group = None;
        }
        // With dates above it, or beside its title alone, the head goes on below.
        while company_of_group.is_none() && pieces.iter().filter(|piece| !piece.is_place).count() < 2 {
            let Some(line) = body.first().filter(|line| {
                !line.bullet
                    && !is_inside(line, indent)
                    && line.text.split(' ').count() <= 10
                    && !line.text.ends_with('.')
                    && !is_duration(&line.text)
            }) else {
                break;
            };
            pieces.extend(split(&line.text, line));
            body.remove(0);
        }
        while let Some(line) = body.first() {
            if is_duration(&line.text) {
                body.remove(0);
            } else if words::is_place(&line.text) && !pieces.iter().any(|piece| piece.is_place) {
                pieces.push(Piece { text: line.text.clone(), line, is_place: true });
                body.remove(0);
            } else {
                break;
            }
        }
        let mut named = name(&pieces, company_first);
        if let Some(company) = &company_of_group {
            // The only name of a post in a group is its title.
            if named.title.is_none() {
                named.title = named.company.take();
            }
            named.company = Some(company.clone());
            named.unsure = false;
        }
        let Some((span, dated)) = entry.span else { continue };
        if named.title.is_none() && named.company.is_none() {
            unread.push(dated);
            unread.extend(body);
            continue;
        }
        if named.unsure || named.title.is_none() || named.company.is_none() {
            let place = draft.len("work");
            draft.unsure.push(format!("/work/{place}/position"));
            draft.unsure.push(format!("/work/{place}/name"));
        }
        let (summary, highlights, origin) = describe(&body, indent);
        let (from, to) = dates(&span);
        let field = |value: Option<(String, String)>| {
            value.map_or((Value::Null, String::new()), |(text, origin)| (json!(text), origin))
        };
        let (title, title_line) = field(named.title);
        let (company, company_line) = field(named.company);
        let (location, location_line) = field(named.location);
        draft.entry(
            "work",
            vec![
                ("position", title, title_line),
                ("name", company, company_line),
                ("location", location, location_line),
                ("startDate", from, dated.text.clone()),
                ("endDate", to, dated.text.clone()),
                ("summary", json!(summary), origin.clone()),
                ("highlights", json!(highlights), origin),
            ],
        );
    }
    unread
}

/// Start and end, as JSON Resume writes them. A date alone is both.
pub(super) fn dates(span: &Span) -> (Value, Value) {
    let text = |month: Option<crate::date::Month>| month.map_or(Value::Null, |month| json!(month.text()));
    match (span.from, span.to) {
        (None, Some(only)) => (json!(only.text()), json!(only.text())),
        (from, to) => (text(from), text(to)),
    }
}

/// Prose, and the entries of lists with their continuations.
fn describe(lines: &[&Line], head: f32) -> (String, Vec<String>, String) {
    let mut highlights: Vec<String> = Vec::new();
    let mut indent = 0.0_f32;
    let mut texts: Vec<&Line> = Vec::new();
    for line in lines {
        if line.bullet {
            indent = line.indent;
            highlights.push(line.text.replace('\t', " "));
        } else if let Some(last) = highlights.last_mut()
            && line.indent > 0.0
            && (line.indent > indent + 2.0 || last.ends_with([',', '-']))
            && !line.gap
        {
            join(last, &line.text);
        } else if is_inside(line, head) && begins(&line.text) {
            // The marks of a list are drawn, and no text.
            indent = line.indent - 1.0;
            highlights.push(line.text.replace('\t', " "));
        } else if let Some(last) = highlights.last_mut().filter(|_| is_inside(line, head)) {
            join(last, &line.text);
        } else {
            texts.push(line);
        }
    }
    (prose(&texts), highlights, lines.first().map(|line| line.text.clone()).unwrap_or_default())
}

/// Whether a line stands further inside than the names of its entry.
fn is_inside(line: &Line, head: f32) -> bool {
    line.indent > 0.0 && line.indent > head + 6.0
}

/// Whether a text begins like an entry of a list does.
fn begins(text: &str) -> bool {
    text.chars().next().is_some_and(|c| c.is_uppercase() || c.is_numeric())
}

/// The names in a line: "Engineer at Acme, Berlin".
fn split<'l>(text: &str, line: &'l Line) -> Vec<Piece<'l>> {
    let mut pieces: Vec<String> = text.split('\t').map(str::to_owned).collect();
    for separator in
        [" | ", " · ", " • ", " – ", " — ", " - ", " // ", " at ", " bei ", " @ ", " chez ", " presso ", " bij "]
    {
        pieces =
            pieces.iter().flat_map(|piece| piece.split(separator).map(str::to_owned).collect::<Vec<_>>()).collect();
    }
    let mut parted = Vec::new();
    for piece in pieces {
        // A place in brackets, or behind a comma.
        let (piece, in_brackets) = match piece.trim().strip_suffix(')').and_then(|inner| inner.rsplit_once('(')) {
            Some((before, inside)) if words::is_place(inside) && !before.trim().is_empty() => {
                (before.trim().to_owned(), Some(inside.to_owned()))
            }
            _ => (piece.trim().to_owned(), None),
        };
        parted.extend(by_commas(&piece));
        parted.extend(in_brackets.map(|place| (place, true)));
    }
    parted
        .into_iter()
        .filter(|(text, _)| !text.is_empty())
        .map(|(text, is_place)| Piece { text, line, is_place })
        .collect()
}

/// Parts at commas where that tells something: a title and a company, and a place at the end. With whether it is a place.
fn by_commas(text: &str) -> Vec<(String, bool)> {
    if words::is_place(text) || !text.contains(", ") {
        return vec![(text.trim_end_matches(',').to_owned(), words::is_place(text))];
    }
    let parts: Vec<&str> = text.split(", ").map(str::trim).collect();
    // "Acme, Inc."
    let mut joined: Vec<String> = Vec::new();
    for part in parts {
        let legal = matches!(
            part.trim_end_matches('.').to_lowercase().as_str(),
            "inc" | "llc" | "ltd" | "corp" | "co" | "lp" | "plc"
        );
        match joined.last_mut() {
            Some(last) if legal => {
                last.push_str(", ");
                last.push_str(part);
            }
            _ => joined.push(part.to_owned()),
        }
    }
    let mut place: Vec<String> = Vec::new();
    while joined.len() > 1 {
        let with_last = joined[1..].join(", ");
        if words::is_place(&with_last) && !words::is_title(&with_last) {
            place = joined.split_off(1);
            break;
        }
        let Some(last) = joined.last().filter(|last| words::is_place(last) || is_town_of(&joined)) else { break };
        place.insert(0, last.clone());
        joined.pop();
    }
    let found = match joined.as_slice() {
        // "Software Engineer, Platform, Acme": what comes last is the company.
        [first, .., last] if words::is_title(first) && !words::is_title(last) => {
            let title = joined[..joined.len() - 1].join(", ");
            vec![title, last.clone()]
        }
        [first, .., last] if !words::is_title(first) && words::is_title(last) => {
            let company = joined[..joined.len() - 1].join(", ");
            vec![company, last.clone()]
        }
        _ => vec![joined.join(", ")],
    };
    let mut found: Vec<(String, bool)> = found.into_iter().map(|name| (name, false)).collect();
    if !place.is_empty() {
        found.push((place.join(", "), true));
    }
    found
}

/// A company, and a word behind it that is nothing else: a town that isn't listed.
fn is_town_of(parts: &[String]) -> bool {
    let [company, town] = parts else { return false };
    words::is_company(company) && !words::is_title(town) && !words::is_company(town) && town.split(' ').count() <= 2
}

fn name(pieces: &[Piece<'_>], company_first: bool) -> Named {
    let taken = |piece: &Piece<'_>| Some((piece.text.clone(), piece.line.text.clone()));
    let location = pieces.iter().rev().find(|piece| piece.is_place);
    let others: Vec<&Piece<'_>> = pieces.iter().filter(|piece| !piece.is_place).collect();
    let mut named = Named { location: location.and_then(taken), ..Named::default() };
    let titles: Vec<usize> = (0..others.len()).filter(|i| words::is_post(&others[*i].text)).collect();
    let (title, company) = match (others.len(), titles.as_slice()) {
        (0, _) => return named,
        (1, []) => (None, Some(0)),
        (1, _) => (Some(0), None),
        (_, [only]) => (Some(*only), (0..others.len()).find(|i| i != only)),
        (_, _) => {
            // Both could be it, or none: as the entries before were written.
            named.unsure = true;
            let marked = (0..others.len().min(3)).find(|i| words::is_company(&others[*i].text));
            match (marked, company_first) {
                (Some(company), _) => ((0..others.len()).find(|i| *i != company), Some(company)),
                (None, true) => (Some(1), Some(0)),
                (None, false) => (Some(0), Some(1)),
            }
        }
    };
    named.title = title.and_then(|i| taken(others[i]));
    named.company = company.and_then(|i| taken(others[i]));
    // A further part belongs to the title: "Engineer – Platform Team – Acme" is rare, a team behind the title is not.
    named
}

/// Reads projects: by their dates, else a name and the lines below it.
pub(super) fn projects<'l>(part: &Part<'l>, draft: &mut Drafting) -> Vec<&'l Line> {
    let (entries, before) = entries::by_dates(&part.lines);
    let dated = entries.len() >= 2 && before.is_empty();
    if dated {
        for entry in entries {
            let mut head = entry.head;
            let mut body = entry.body;
            if head.is_empty() && !body.is_empty() {
                let line = body.remove(0);
                head.push((line.text.clone(), line));
            }
            let Some((name, line)) = head.first().cloned() else { continue };
            let more: Vec<&Line> = head.iter().skip(1).map(|(_, line)| *line).chain(body).collect();
            let span = entry.span.map(|(span, _)| dates(&span));
            project(&name, line, &more, span, draft);
        }
        return Vec::new();
    }
    let mut open: Option<(String, &Line, Vec<&Line>)> = None;
    let has_bullets = part.lines.iter().any(|line| line.bullet);
    let has_bold = part.lines.iter().any(|line| line.bold) && !part.lines.iter().all(|line| line.bold);
    let all_bullets =
        part.lines.iter().all(|line| line.bullet || line.indent > 0.0 && !line.bold) && has_bullets && !has_bold;
    for line in &part.lines {
        let named = line
            .text
            .split_once(": ")
            .or_else(|| line.text.split_once(" – "))
            .or_else(|| line.text.split_once(" - "))
            .or_else(|| line.text.split_once(" — "));
        let is_start = match (has_bold, all_bullets) {
            (true, _) => line.bold && !line.bullet,
            (false, true) => line.bullet,
            (false, false) => {
                !line.bullet
                    && (has_bullets && line.text.split(' ').count() <= 10
                        || named.is_some_and(|(name, _)| name.split(' ').count() <= 6)
                        || open.is_none())
            }
        };
        if is_start {
            if let Some((name, first, more)) = open.take() {
                project(&name, first, &more, None, draft);
            }
            open = Some((line.text.clone(), line, Vec::new()));
        } else if let Some((_, _, more)) = &mut open {
            more.push(line);
        }
    }
    if let Some((name, first, more)) = open {
        project(&name, first, &more, None, draft);
    }
    Vec::new()
}

fn project(head: &str, line: &Line, body: &[&Line], span: Option<(Value, Value)>, draft: &mut Drafting) {
    let span = span.or_else(|| crate::date::find_span(head).map(|found| dates(&found)));
    let head = crate::date::find_span(head).map_or_else(|| head.to_owned(), |found| entries::rest(head, &found));
    let parts = [": ", " – ", " — ", " - ", "\t", " | "].iter().find_map(|separator| head.split_once(separator));
    let (name, first) = parts.filter(|(name, _)| name.split(' ').count() <= 7).unwrap_or((&head, ""));
    let mut description = first.replace('\t', " ");
    let rest = prose(body);
    if !rest.is_empty() {
        if !description.is_empty() {
            description.push_str("\n\n");
        }
        description.push_str(&rest);
    }
    let url = line.links.first().cloned().or_else(|| {
        let words = description.split([' ', '\n', '(', ')', ',']).chain(name.split(' '));
        words
            .map(|word| word.trim_end_matches('.'))
            .find(|word| {
                word.starts_with("http") || word.starts_with("github.com/") || word.starts_with("gitlab.com/")
            })
            .map(str::to_owned)
    });
    let (from, to) = span.unwrap_or((Value::Null, Value::Null));
    let origin = || line.text.clone();
    draft.entry(
        "projects",
        vec![
            ("name", json!(name.trim()), origin()),
            ("description", json!(description), body.first().map_or_else(origin, |line| line.text.clone())),
            ("url", json!(url), origin()),
            ("startDate", from, origin()),
            ("endDate", to, origin()),
        ],
    );
}
