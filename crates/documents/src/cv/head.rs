//! The head of the document: who it is, and where the page is.

use super::{
    block::{Builder, Ink, Pen, Role, WIDTH},
    detail::Detail,
    person::Person,
};
use crate::{
    look::{ACTION, INK, MUTED, PROOF},
    qr, words,
};

/// The side of the code.
const CODE: f32 = 68.0;
/// Room for the word behind a verified link.
const VERIFIED: f32 = 56.0;

/// Name, headline, facts and links, with the code at the right.
pub(super) fn write(builder: &mut Builder<'_>, person: &Person, address: Option<&str>, detail: &Detail) {
    let room = if address.is_some() { WIDTH - CODE - 20.0 } else { WIDTH };
    builder.begin(0.0);
    let mut y = 0.0;
    let mut line = |builder: &mut Builder<'_>, text: &str, pen: Pen| {
        y += builder.put(text, pen, [0.0, y, room], None).1;
    };
    line(builder, person.name(), Pen::body(INK, 2).bold().sized(23.0).role(Role::Title));
    line(builder, person.headline.as_deref().unwrap_or_default(), Pen::body(INK, 2).sized(11.5));
    line(builder, &facts(person), Pen::body(MUTED, 2));
    y += 3.0;
    for link in person.links.iter().filter(|link| words::is_web(&link.url)).take(detail.links) {
        let label = link.label.as_deref().filter(|label| !label.is_empty()).unwrap_or(link.kind.label());
        let (width, height) = builder.put(&format!("{label}:"), Pen::body(MUTED, 1), [0.0, y, 130.0], None);
        let left = width + 4.0;
        let mark = if link.verified_on.is_some() { VERIFIED } else { 0.0 };
        let at = [left, y, room - left - mark];
        let address = builder.put(words::short_address(&link.url), Pen::body(ACTION, 1), at, Some(link.url.clone()));
        if link.verified_on.is_some() {
            builder.put("verified", Pen::body(PROOF, 1), [left + address.0 + 6.0, y, mark], None);
        }
        y += height;
    }
    let code = address.and_then(|address| Some((address, qr::squares(address)?)));
    if let Some((address, squares)) = code {
        let at = [0.0, y, room];
        y += builder.put(words::short_address(address), Pen::body(ACTION, 1), at, Some(address.to_owned())).1;
        let ink = Ink::Code { squares, size: CODE, leads_to: address.to_owned() };
        builder.draw(WIDTH - CODE, 4.0, ink);
        builder.reach(CODE + 4.0);
    }
    builder.reach(y);
}

/// Says that there is more, and where.
pub(super) fn note(builder: &mut Builder<'_>, address: Option<&str>) {
    builder.begin(9.0);
    let pen = Pen::body(MUTED, 1).sized(8.5);
    match address {
        Some(address) => {
            let text = format!("Shortened to fit. Complete profile: {}", words::short_address(address));
            builder.write_link(&text, address, pen, 0.0);
        }
        None => builder.write("Shortened to fit.", pen, 0.0),
    }
}

fn facts(person: &Person) -> String {
    let years = person.years_experience.map(|years| words::counted(years, "year", "years") + " of experience");
    let start = person.availability.map(words::start);
    let seniority = person.seniority.map(|one| one.label());
    [person.location.as_deref(), seniority, years.as_deref(), start.as_deref()]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ")
}
