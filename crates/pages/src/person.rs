//! `/user/{slug}`: a person as anyone who has the address sees them, as a data sheet.

mod record;

use crate::{
    answers::person::*,
    data_page::SlugPage,
    head::{Head, shortened},
    json_ld, parts, preview,
    site::Glyphs,
    state::Pages,
    words,
};
use axum::{
    extract::{Path, Request, State, rejection::PathRejection},
    response::Response,
};
use devproof_vocabulary::{Seniority, Visibility, skill_level_label};
use maud::{Markup, PreEscaped, html};

/// Challenges that are shown before one asks for the rest.
const FEW: usize = 6;

/// Answers `/user/{slug}`.
pub(crate) async fn page(
    State(pages): State<Pages>,
    slug: Result<Path<String>, PathRejection>,
    request: Request,
) -> Response {
    let page = SlugPage {
        prefix: "/user/",
        function: "get_public_profile",
        sql: "select public.get_public_profile($1)",
        slug: |person: &Person| &person.slug,
        head,
        sheet,
    };
    page.answer(pages, slug, request).await
}

fn head(person: &Person, site: &str, path: String) -> Head {
    let name = if person.full_name.trim().is_empty() { "A developer" } else { &person.full_name };
    let title = match &person.headline {
        Some(headline) => format!("{name}, {headline}"),
        None => name.to_owned(),
    };
    let proved = match person.completed_challenges {
        0 => String::new(),
        count => format!(" {} passed.", words::counted(count, "challenge", "challenges")),
    };
    let skills: Vec<&str> = person.skills.iter().take(6).map(|skill| skill.name.as_str()).collect();
    let about = person.about.as_deref().map(devproof_markdown::to_text).filter(|text| !text.is_empty());
    let description = about.unwrap_or_else(|| {
        let skills = if skills.is_empty() { String::new() } else { format!(" {}.", skills.join(", ")) };
        format!("{name} on Devproof.{proved}{skills}")
    });
    Head {
        title,
        description: shortened(&description),
        kind: Some("profile"),
        image: person.avatar_url.clone(),
        // Showcase is for who has the link; a search engine has every link it ever saw.
        noindex: person.visibility != Visibility::Open,
        json_ld: Some(json_ld::person(person, site, &path)),
        preview: preview::person_preview(person, &path),
        path,
    }
}

fn sheet(person: &Person, glyphs: &Glyphs) -> Markup {
    html! {
        div class="page pb-16" {
            article aria-label=(person.full_name) class="data-sheet" {
                (top(person))
                div class="grid grid-cols-1 gap-x-12 md:grid-cols-[minmax(0,1fr)_280px] print:grid-cols-[minmax(0,1fr)_200px]" {
                    (verified_section(person, glyphs))
                    div class="min-w-0" {
                        @if let Some(about) = &person.about { (part("About", None, &parts::prose(about, 3))) }
                        @if !person.projects.is_empty() { (part("Featured projects", None, &projects(&person.projects))) }
                        @if !person.experiences.is_empty() { (part("Experience", None, &experiences(&person.experiences))) }
                        @if !person.skills.is_empty() {
                            (part("Skills", Some(person.skills.len()), &skills(&person.skills, glyphs)))
                        }
                        @if !person.challenges.is_empty() {
                            (part("Challenges passed", Some(person.challenges.len()), &challenges(&person.challenges, glyphs)))
                        }
                        @if let Some(one) = &person.interview { (part("System design interview", None, &interview(one))) }
                        @if let Some(one) = &person.repositories { (part("GitHub repositories", None, &record::repositories(one))) }
                        div class="print:grid print:grid-cols-2 print:gap-x-8" {
                            @if !person.educations.is_empty() { (part("Education", None, &educations(&person.educations))) }
                            @if !person.certificates.is_empty() { (part("Certificates", None, &record::certificates(&person.certificates))) }
                            @if !person.languages.is_empty() { (part("Languages", None, &record::languages(&person.languages))) }
                            @if !person.links.is_empty() { (part("Links", None, &links(&person.links, glyphs))) }
                        }
                    }
                }
            }
        }
    }
}

fn top(person: &Person) -> Markup {
    let years = person.years_experience.map(|years| words::counted(years, "year", "years") + " of experience");
    let start = person.availability.map(words::start);
    let facts: Vec<&str> =
        [person.location.as_deref(), person.seniority.map(Seniority::label), years.as_deref(), start.as_deref()]
            .into_iter()
            .flatten()
            .collect();
    html! {
        header class="flex flex-wrap items-start gap-x-5 gap-y-4 pt-8 pb-6 max-md:pt-6" {
            (parts::avatar(&person.full_name, person.avatar_url.as_deref(), 80, false))
            div class="min-w-0 grow basis-72" {
                div class="flex flex-wrap items-center gap-x-3" {
                    h1 tabindex="-1" class="text-26" { (parts::own(&person.full_name)) }
                    @if person.engineer_badge { (parts::tag("Founding Engineer")) }
                }
                @if let Some(headline) = &person.headline { p class="max-w-measure text-16" { (parts::own(headline)) } }
                @if !facts.is_empty() { p class="mt-1 text-muted" { (parts::own(&facts.join(" · "))) } }
                p data-print="no" class="mt-2" {
                    (parts::inside(&format!("/user/{}/cv.pdf", person.slug), &html! { "Download as PDF" }, ""))
                }
            }
        }
    }
}

/// The column of what the server has seen.
fn verified_section(person: &Person, glyphs: &Glyphs) -> Markup {
    let mark = parts::proof(&glyphs.proof);
    let skills = person.skills.iter().filter(|skill| skill.is_proved()).count();
    let shown = person.skills.iter().filter(|skill| skill.proved.is_some()).count() - skills;
    let special = match person.special_rank.as_deref() {
        Some("Founding Candidate") => Some(&glyphs.founding),
        Some("System Admin") => Some(&glyphs.admin),
        _ => None,
    };
    html! {
        aside aria-label="Proved on Devproof" class="py-6 md:col-start-2 md:row-start-1 md:border-line md:border-t print:order-last" {
            h2 class="mb-2 text-14" { "Proved on Devproof" }
            div class="flex items-start gap-3" {
                @if let Some(glyph) = glyphs.ranks.get(person.rank.position) { (PreEscaped(glyph)) }
                div class="min-w-0 grow" {
                    p class="flex items-center gap-1.5 font-semibold" { (person.rank.name) (mark) }
                    @if let Some(name) = &person.special_rank {
                        p class="flex items-center gap-1.5 text-13 text-muted" {
                            @if let Some(glyph) = special { (PreEscaped(glyph)) }
                            (name)
                        }
                    }
                }
            }
            dl class="mt-4 border-line border-t" {
                (line("Challenges passed", &html! {
                    (words::grouped(person.completed_challenges))
                    @if person.completed_challenges > 0 { (mark) }
                }))
                (line("System design", &html! {
                    @if let Some(score) = person.system_design_score { (score) " of 100" (mark) }
                    @else { span class="font-normal text-muted" { "None shown" } }
                }))
                (line("Skills proved", &html! {
                    (skills) " of " (person.skills.len())
                    @if shown > 0 { ", " (shown) " shown" }
                    @if skills + shown > 0 { (mark) }
                }))
                @if person.phone_verified { (line("Phone", &html! { "Verified" (mark) })) }
            }
        }
    }
}

fn line(label: &str, value: &Markup) -> Markup {
    html! {
        div class="flex min-h-row-dense items-center justify-between gap-3 border-line border-b py-1.5" {
            dt class="text-muted" { (label) }
            dd class="flex items-center gap-1.5 font-semibold tabular-nums" { (value) }
        }
    }
}

fn part(title: &str, count: Option<usize>, content: &Markup) -> Markup {
    html! {
        section aria-label=(title) class="border-line border-t py-6" {
            h2 class="mb-3 flex items-baseline gap-3 text-16" {
                (title)
                @if let Some(count) = count { span class="text-13 font-normal text-muted" { (count) } }
            }
            (content)
        }
    }
}

fn projects(projects: &[Project]) -> Markup {
    html! {
        ul class="grid grid-cols-1 gap-4 lg:grid-cols-2 print:grid-cols-2" {
            @for project in projects {
                li {
                    article aria-label=(project.title) class="flex h-full flex-col overflow-hidden rounded-layer border border-line-strong bg-raised" {
                        @if let Some(image) = &project.image_url {
                            img src=(image) alt="" loading="lazy" class="aspect-video w-full border-line border-b object-cover print:hidden";
                        }
                        div class="flex grow flex-col p-5" {
                            h3 class="text-16" { (parts::own(&project.title)) }
                            @let span = words::span(project.started_on.as_deref(), project.ended_on.as_deref(), false);
                            @if !span.is_empty() { p class="text-13 text-muted" { (span) } }
                            @if let Some(text) = &project.description {
                                p dir="auto" class="mt-2 whitespace-pre-line text-muted" { (text) }
                            }
                            @if !project.stack.is_empty() { (parts::tags(&project.stack, "mt-3")) }
                            @if project.url.is_some() || project.repository_url.is_some() {
                                p class="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-3" {
                                    @for address in [&project.url, &project.repository_url].into_iter().flatten() {
                                        (parts::outside(address, &html! { (words::short_address(address)) }, "max-w-full truncate"))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn experiences(experiences: &[Experience]) -> Markup {
    html! {
        ol class="timeline grid gap-6" {
            @for one in experiences {
                li class="flex gap-5 max-md:flex-col max-md:gap-1" {
                    p class="w-36 shrink-0 text-13 leading-[22px] text-muted" { (words::span(Some(&one.started_on), one.ended_on.as_deref(), true)) }
                    div class="min-w-0 grow" {
                        p {
                            bdi class="font-semibold" { (one.title) }
                            span class="block text-muted" {
                                (parts::own(&one.company_name))
                                @if let Some(place) = &one.location { " · " (parts::own(place)) }
                                @if let Some(url) = &one.url {
                                    " · " (parts::outside(url, &html! { (words::short_address(url)) }, "underline decoration-1"))
                                }
                            }
                        }
                        @if let Some(text) = &one.summary {
                            p dir="auto" class="mt-1.5 max-w-measure whitespace-pre-line" { (text) }
                        }
                        @if !one.highlights.is_empty() {
                            ul class="mt-1.5 max-w-measure list-disc pl-5 marker:text-faint" {
                                @for line in &one.highlights { li dir="auto" { (line) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn skills(skills: &[Skill], glyphs: &Glyphs) -> Markup {
    html! {
        ul class="grid gap-x-8 border-line border-t md:grid-cols-2 print:grid-cols-2" {
            @for skill in skills {
                @let years = skill.years.filter(|years| *years > 0).map(|years| words::counted(years, "year", "years"));
                @let details: Vec<&str> = [skill.level.and_then(skill_level_label), years.as_deref()].into_iter().flatten().collect();
                li class="flex min-h-row-dense items-center gap-2 border-line border-b py-1" {
                    bdi class="min-w-0 truncate" { (skill.name) }
                    @if let Some(proof) = &skill.proved {
                        (parts::proof(&glyphs.proof))
                        span class="shrink-0 text-13 text-muted" { (proof.grade.label()) }
                    }
                    span class="ml-auto shrink-0 text-13 text-muted tabular-nums" { (details.join(" · ")) }
                }
            }
        }
    }
}

fn challenges(challenges: &[PassedChallenge], glyphs: &Glyphs) -> Markup {
    let (few, rest) = challenges.split_at(challenges.len().min(FEW));
    let list = |some: &[PassedChallenge], class: &str| {
        html! {
            ul class=(class) {
                @for one in some {
                    li class="flex min-h-row-dense items-center gap-2 border-line border-b py-1.5" {
                        bdi class="min-w-0 truncate" { (one.title) }
                        (parts::proof(&glyphs.proof))
                        span class="ml-auto shrink-0 text-13 text-muted" { @if let Some(language) = one.language { (language.label()) } }
                        span class="shrink-0" { (parts::tag(&one.difficulty)) }
                        span class="w-24 shrink-0 text-right text-13 text-muted max-md:w-auto" { (parts::day(&one.completed_at)) }
                    }
                }
            }
        }
    };
    html! {
        (list(few, "border-line border-t"))
        @if !rest.is_empty() {
            details class="group" {
                summary class="mt-2 w-fit cursor-pointer list-none rounded-control px-3 py-1.5 text-13 text-muted hover:bg-line hover:text-ink group-open:hidden [&::-webkit-details-marker]:hidden" {
                    "Show all " (challenges.len())
                }
                (list(rest, ""))
            }
        }
    }
}

fn interview(one: &Interview) -> Markup {
    html! {
        p class="mb-3 max-w-measure text-muted" {
            bdi {
                "Scored as " (one.seniority.label().to_lowercase())
                @if let Some(problem) = &one.problem { " on “" (problem) "”" }
            }
            "; "
            @if one.reviewed { "decided by a human reviewer, " }
            "the " (one.choice) " of the visible interviews."
        }
        ul aria-label="Levels from 0 to 4" class="border-line border-t" {
            @for dimension in &one.dimensions {
                li class="grid min-h-row-dense grid-cols-[minmax(0,1fr)_minmax(80px,200px)_2.5rem] items-center gap-x-4 border-line border-b py-1.5 text-13" {
                    span class="min-w-0" { (dimension.title) }
                    svg aria-hidden="true" viewBox="0 0 40 1" preserveAspectRatio="none" class="h-2 w-full" {
                        rect width="40" height="1" class="fill-line" {}
                        rect width=(dimension.level) height="1" class="fill-proof" {}
                    }
                    span class="text-right font-mono tabular-nums" { (dimension.level / 10) "." (dimension.level % 10) }
                }
            }
        }
        @if !one.caps.is_empty() {
            ul class="mt-3 grid gap-1 text-13 text-muted" {
                @for cap in &one.caps { li { "Capped: " (cap.title) "." } }
            }
        }
    }
}

fn educations(educations: &[Education]) -> Markup {
    html! {
        ul class="grid gap-5" {
            @for one in educations {
                @let subject = [one.degree.as_deref(), one.area.as_deref()].into_iter().flatten().collect::<Vec<_>>().join(", ");
                li class="flex gap-5 max-md:flex-col max-md:gap-1 print:flex-col print:gap-0" {
                    p class="w-36 shrink-0 text-13 leading-[22px] text-muted" { (words::span(one.started_on.as_deref(), one.ended_on.as_deref(), false)) }
                    div class="min-w-0 grow" {
                        p {
                            bdi class="font-semibold" { (one.institution) }
                            @if !subject.is_empty() || one.url.is_some() {
                                span class="block text-muted" {
                                    (parts::own(&subject))
                                    @if let Some(score) = &one.score { " · " (parts::own(score)) }
                                    @if let Some(url) = &one.url {
                                        @if !subject.is_empty() { " · " }
                                        (parts::outside(url, &html! { (words::short_address(url)) }, "underline decoration-1"))
                                    }
                                }
                            }
                        }
                        @if !one.courses.is_empty() {
                            p dir="auto" class="mt-1 max-w-measure text-13 text-muted" { (one.courses.join(" · ")) }
                        }
                    }
                }
            }
        }
    }
}

fn links(links: &[Link], glyphs: &Glyphs) -> Markup {
    html! {
        ul class="border-line border-t" {
            @for link in links {
                li class="flex min-h-row items-center gap-3 border-line border-b py-1" {
                    span class="w-28 shrink-0 truncate text-muted" {
                        (parts::own(link.label.as_deref().filter(|label| !label.is_empty()).unwrap_or(link.kind.label())))
                    }
                    (parts::outside(&link.url, &html! { (words::short_address(&link.url)) }, "min-w-0 grow truncate"))
                    @if let Some(day) = &link.verified_on {
                        span class="inline-flex shrink-0 items-center gap-1.5 text-13 text-muted" {
                            "Verified"
                            span class="max-md:hidden" { (parts::day(&format!("{day}T00:00:00Z"))) }
                            (parts::verified(&glyphs.proof))
                        }
                    }
                }
            }
        }
    }
}
