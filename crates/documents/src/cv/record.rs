//! What a person states: about them, experience, projects, education.

use super::{
    block::{Builder, INDENT, Pen, Role, WIDTH},
    detail::Detail,
    person::{Certificate, Education, Experience, Person, Project},
};
use crate::{
    look::{ACTION, INK, MUTED},
    words,
};

/// What a person writes about themselves, without its markup.
pub(super) fn about(builder: &mut Builder<'_>, person: &Person, detail: &Detail) {
    let text = person.about.as_deref().map(devproof_markdown::to_text).unwrap_or_default();
    if text.trim().is_empty() {
        return;
    }
    builder.section("About");
    builder.begin(3.0);
    builder.write(&text, Pen::body(INK, detail.about), 0.0);
}

/// Where a person worked.
pub(super) fn experience(builder: &mut Builder<'_>, person: &Person, detail: &Detail) {
    if !person.experiences.is_empty() {
        builder.section("Experience");
    }
    for (index, one) in person.experiences.iter().take(detail.experiences).enumerate() {
        job(builder, one, detail, index == 0);
    }
}

fn job(builder: &mut Builder<'_>, one: &Experience, detail: &Detail, first: bool) {
    let dates = words::span(Some(&one.started_on), one.ended_on.as_deref(), true);
    entry(builder, &one.title, &dates, first);
    let at = [Some(one.company_name.as_str()), one.location.as_deref()];
    builder.write(&at.into_iter().flatten().collect::<Vec<_>>().join(" · "), Pen::body(MUTED, 2), INDENT);
    link(builder, one.url.as_deref().filter(|_| detail.lists));
    if let Some(summary) = &one.summary {
        builder.write(summary, Pen::body(INK, detail.summary), INDENT);
    }
    for highlight in one.highlights.iter().take(detail.highlights) {
        // Each its own block: a long list may go on over the page.
        builder.begin(1.0);
        bullet(builder, highlight, detail);
    }
}

fn bullet(builder: &mut Builder<'_>, text: &str, detail: &Detail) {
    let top = builder.bottom();
    let pen = Pen::body(INK, detail.summary).role(Role::Item);
    let height = builder.put(&format!("• {text}"), pen, [INDENT + 6.0, top, WIDTH - INDENT - 6.0], None).1;
    builder.reach(top + height);
}

/// The dates at the left, the name at the right of them.
fn entry(builder: &mut Builder<'_>, title: &str, dates: &str, first: bool) {
    builder.begin(if first { 3.0 } else { 7.0 });
    let top = builder.bottom();
    let title = builder.put(title, Pen::body(INK, 2).bold().role(Role::Entry), [INDENT, top, WIDTH - INDENT], None);
    let dates = builder.put(dates, Pen::body(MUTED, 2).sized(8.8), [0.0, top, INDENT - 8.0], None);
    builder.reach(top + title.1.max(dates.1));
}

fn link(builder: &mut Builder<'_>, address: Option<&str>) {
    if let Some(address) = address.filter(|address| words::is_web(address)) {
        builder.write_link(words::short_address(address), address, Pen::body(ACTION, 1), INDENT);
    }
}

/// What a person is proud of.
pub(super) fn projects(builder: &mut Builder<'_>, person: &Person, detail: &Detail) {
    if !person.projects.is_empty() {
        builder.section("Featured projects");
    }
    for (index, one) in person.projects.iter().take(detail.projects).enumerate() {
        project(builder, one, detail, index == 0);
    }
}

fn project(builder: &mut Builder<'_>, one: &Project, detail: &Detail, first: bool) {
    entry(builder, &one.title, &words::span(one.started_on.as_deref(), one.ended_on.as_deref(), false), first);
    if let Some(text) = &one.description {
        builder.write(text, Pen::body(INK, detail.summary), INDENT);
    }
    if !one.stack.is_empty() {
        builder.write(&one.stack.join(", "), Pen::body(MUTED, 2), INDENT);
    }
    link(builder, one.url.as_deref());
    link(builder, one.repository_url.as_deref().filter(|_| detail.lists));
}

/// Where a person learned.
pub(super) fn education(builder: &mut Builder<'_>, person: &Person, detail: &Detail) {
    if !person.educations.is_empty() {
        builder.section("Education");
    }
    for (index, one) in person.educations.iter().take(detail.educations).enumerate() {
        school(builder, one, detail, index == 0);
    }
}

fn school(builder: &mut Builder<'_>, one: &Education, detail: &Detail, first: bool) {
    entry(builder, &one.institution, &words::span(one.started_on.as_deref(), one.ended_on.as_deref(), false), first);
    let subject = [one.degree.as_deref(), one.area.as_deref()].into_iter().flatten().collect::<Vec<_>>().join(", ");
    let line: Vec<&str> = [Some(subject.as_str()).filter(|text| !text.is_empty()), one.score.as_deref()]
        .into_iter()
        .flatten()
        .collect();
    if !line.is_empty() {
        builder.write(&line.join(" · "), Pen::body(MUTED, 2), INDENT);
    }
    link(builder, one.url.as_deref());
    if detail.lists && !one.courses.is_empty() {
        builder.write(&one.courses.join(" · "), Pen::body(MUTED, detail.summary).sized(8.8), INDENT);
    }
}

/// What a person holds.
pub(super) fn certificates(builder: &mut Builder<'_>, person: &Person, detail: &Detail) {
    if !person.certificates.is_empty() && detail.certificates > 0 {
        builder.section("Certificates");
    }
    for (index, one) in person.certificates.iter().take(detail.certificates).enumerate() {
        certificate(builder, one, detail, index == 0);
    }
}

fn certificate(builder: &mut Builder<'_>, one: &Certificate, detail: &Detail, first: bool) {
    entry(builder, &one.name, &words::span(one.issued_on.as_deref(), None, false), first);
    if let Some(issuer) = one.issuer.as_deref().filter(|issuer| !issuer.is_empty()) {
        builder.write(issuer, Pen::body(MUTED, 2), INDENT);
    }
    link(builder, one.url.as_deref().filter(|_| detail.lists));
}

/// What a person speaks, on a line.
pub(super) fn languages(builder: &mut Builder<'_>, person: &Person, detail: &Detail) {
    if person.languages.is_empty() || detail.languages == 0 {
        return;
    }
    builder.section("Languages");
    builder.begin(3.0);
    let spoken = person.languages.iter().take(detail.languages).map(|one| match one.fluency {
        Some(fluency) => format!("{} ({})", one.name, fluency.label().to_lowercase()),
        None => one.name.clone(),
    });
    builder.write(&spoken.collect::<Vec<_>>().join(" · "), Pen::body(INK, detail.summary), 0.0);
}
