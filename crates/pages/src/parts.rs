//! The parts that pages are put together from, in the very classes of the app's own parts (`web/src/ui`).

use crate::words;
use maud::{Markup, PreEscaped, html};

/// A label and what is next to it.
pub(crate) type Fact = (&'static str, Markup);

/// Text by someone, whose direction is its own.
pub(crate) fn own(text: &str) -> Markup {
    html! { bdi { (text) } }
}

/// The picture, else the initials. `company` is square, a person round.
pub(crate) fn avatar(name: &str, src: Option<&str>, size: u8, company: bool) -> Markup {
    let shape = if company { "rounded-control" } else { "rounded-full" };
    let box_of = match size {
        80 => "size-20 text-26",
        48 => "size-12 text-16",
        _ => "size-8 text-12",
    };
    html! {
        span aria-hidden="true" class={ "inline-grid shrink-0 place-items-center overflow-hidden border border-line-strong bg-sunken font-semibold text-ink " (shape) " " (box_of) } {
            @if let Some(src) = src {
                img src=(src) alt="" width=(size) height=(size) class="size-full object-cover";
            } @else { (initials(name)) }
        }
    }
}

fn initials(name: &str) -> String {
    let mut words = name.split_whitespace().filter_map(|word| word.chars().find(|c| c.is_alphanumeric()));
    let first = words.next();
    let letters = [first, words.next_back()];
    letters.iter().flatten().flat_map(|letter| letter.to_uppercase()).collect()
}

/// A word in a thin frame.
pub(crate) fn tag(text: &str) -> Markup {
    html! {
        span class="inline-flex h-[22px] max-w-full items-center gap-1.5 rounded-tag border px-2 text-12 whitespace-nowrap border-line-strong text-muted" {
            bdi class="truncate" { (text) }
        }
    }
}

/// The same with a broken frame: nothing is known of it.
pub(crate) fn open_tag(text: &str) -> Markup {
    html! {
        span class="inline-flex h-[22px] max-w-full items-center gap-1.5 rounded-tag border px-2 text-12 whitespace-nowrap border-line-field border-dashed text-muted" {
            bdi class="truncate" { (text) }
        }
    }
}

/// Words in frames.
pub(crate) fn tags<T: AsRef<str>>(list: &[T], class: &str) -> Markup {
    html! {
        ul class={ "flex flex-wrap gap-1.5 " (class) } {
            @for one in list { li class="max-w-full" { (tag(one.as_ref())) } }
        }
    }
}

/// The proof mark of a figure; the app's opens a receipt.
pub(crate) fn proof(glyph: &str) -> Markup {
    mark(glyph, "Counted by Devproof")
}

/// The proof mark of a link.
pub(crate) fn verified(glyph: &str) -> Markup {
    mark(glyph, "Checked by Devproof every day")
}

fn mark(glyph: &str, title: &str) -> Markup {
    html! {
        span title=(title) class="relative inline-grid shrink-0 place-items-center rounded-mark align-[-0.125em]" { (PreEscaped(glyph)) }
    }
}

/// A link to somewhere else; the words alone where the address is not one of the web.
pub(crate) fn outside(address: &str, content: &Markup, class: &str) -> Markup {
    if words::host(address).is_none() {
        return content.clone();
    }
    html! {
        a href=(address) target="_blank" rel="nofollow ugc noopener noreferrer" class={ "rounded-mark text-action underline-offset-3 hover:text-action-strong hover:underline " (class) } { (content) }
    }
}

/// A link to one of our pages.
pub(crate) fn inside(path: &str, content: &Markup, class: &str) -> Markup {
    html! {
        a href=(path) class={ "rounded-mark text-action underline-offset-3 hover:text-action-strong hover:underline " (class) } { (content) }
    }
}

/// A path as the value of a query parameter, in the spelling of the app's `withNext`.
pub(crate) fn in_query(path: &str) -> String {
    url::form_urlencoded::byte_serialize(path.as_bytes()).collect()
}

/// Facts side by side, label over value.
pub(crate) fn columns(facts: &[Fact], class: &str) -> Markup {
    // Of five or six, one would stand alone in a last row.
    let columns = match facts.len() {
        5 => "grid-cols-[repeat(auto-fit,minmax(128px,1fr))] ",
        6 => "grid-cols-2 md:grid-cols-3 ",
        _ => "grid-cols-[repeat(auto-fit,minmax(150px,1fr))] ",
    };
    html! {
        dl class={ "grid gap-x-6 gap-y-4 border-line border-y border-t-line-strong py-3 " (columns) (class) } {
            @for (label, value) in facts {
                div class="min-w-0" {
                    dt class="text-muted" { (label) }
                    dd class="flex flex-wrap items-center gap-1.5 font-semibold" { (value) }
                }
            }
        }
    }
}

/// Facts in rows, label left, value right.
pub(crate) fn rows(facts: &[Fact]) -> Markup {
    html! {
        dl class="border-line border-t" {
            @for (label, value) in facts {
                div class="flex min-h-row items-center gap-4 border-line border-b py-2" {
                    dt class="w-40 shrink-0 text-muted max-md:w-28" { (label) }
                    dd class="flex min-w-0 grow flex-wrap items-center gap-1.5" { (value) }
                }
            }
        }
    }
}

/// What someone wrote in Markdown. `top` is the level of its first heading.
pub(crate) fn prose(text: &str, top: usize) -> Markup {
    html! { div dir="auto" class="prose text-16" { (PreEscaped(devproof_markdown::to_html(text, top))) } }
}

/// A moment: the day to read, the moment for machines.
pub(crate) fn day(moment: &str) -> Markup {
    html! { time datetime=(moment) { (words::day(moment).unwrap_or_else(|| moment.to_owned())) } }
}

/// The steps of an interview, numbered.
pub(crate) fn steps(steps: &[Step]) -> Markup {
    html! {
        ol class="border-line border-t" {
            @for (index, step) in steps.iter().enumerate() {
                li class="flex gap-3 border-line border-b py-2.5" {
                    span class="w-5 shrink-0 font-mono text-12 leading-[22px] text-muted" { (index + 1) }
                    span class="min-w-0 grow" {
                        bdi class="font-semibold" { (step.title) }
                        @if let Some(text) = &step.description { span dir="auto" class="block text-muted" { (text) } }
                    }
                    @if let Some(minutes) = step.duration_minutes {
                        span class="shrink-0 text-13 text-muted" { (minutes) " min" }
                    }
                }
            }
        }
    }
}

/// A step of an interview.
#[derive(Debug, serde::Deserialize)]
pub(crate) struct Step {
    pub title: String,
    pub description: Option<String>,
    pub duration_minutes: Option<i32>,
}

/// What a company promised about answering, and how often it percent that.
#[derive(Debug, serde::Deserialize)]
pub(crate) struct Promise {
    pub response_days: Option<i64>,
    pub kept_percent: Option<i64>,
    /// How long half of the newest answers took at most.
    pub median_seconds: Option<i64>,
}

impl Promise {
    /// In a sentence, where one was given, and whether it was counted how often it is kept.
    pub fn sentence(&self) -> Option<(String, bool)> {
        let days = words::counted(self.response_days?, "day", "days");
        Some(match self.kept_percent {
            Some(percent) => (format!("Answers in {days}, kept {percent} %"), true),
            None => (format!("Answers in {days}"), false),
        })
    }

    /// As a fact, with the proof mark where it was counted.
    pub fn fact(&self, glyph: &str) -> Fact {
        let counted = match self.response_days {
            Some(_) => self.kept_percent.is_some(),
            None => self.median_seconds.is_some(),
        };
        let value = html! {
            @if let Some(days) = self.response_days {
                (words::counted(days, "day", "days")) " "
                span class="font-normal text-muted" {
                    @if let Some(percent) = self.kept_percent { "kept " (percent) " %" } @else { "too new to measure" }
                }
            } @else {
                span class="font-normal" { "No promise given" }
            }
            @if counted { (proof(glyph)) }
            @if let Some(seconds) = self.median_seconds {
                span class="w-full text-13 font-normal text-muted" { "usually " (words::typical(seconds)) }
            }
        };
        ("Answers in", value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn initials_are_two_letters_at_most() {
        assert_eq!(initials("Ada King Lovelace"), "AL");
        assert_eq!(initials("ada"), "A");
        assert_eq!(initials("— “Élan”"), "É");
        assert_eq!(initials("…"), "");
    }

    #[test]
    fn parts_escape_what_people_wrote() {
        let evil = "\"><img src=x onerror=alert(1)>";
        let html = [
            own(evil),
            avatar(evil, Some(evil), 80, false),
            tag(evil),
            tags(&[evil], ""),
            outside(evil, &own(evil), ""),
            columns(&[("Label", own(evil))], ""),
            prose(evil, 2),
            day(evil),
            steps(&[Step { title: evil.to_owned(), description: Some(evil.to_owned()), duration_minutes: None }]),
        ];
        for part in html {
            assert!(!part.0.contains("<img src=x"), "{}", part.0);
        }
    }
}
