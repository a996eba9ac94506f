//! The parts of a list's page, in the classes of `web/src/features/public-lists`: what changes here changes there.

use crate::{parts, words};
use devproof_vocabulary::ClosedList;
use maud::{Markup, PreEscaped, html};

const BUTTON: &str = "relative inline-flex shrink-0 select-none items-center justify-center rounded-control border font-semibold whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:border-transparent disabled:bg-line disabled:text-faint aria-disabled:cursor-not-allowed border-line-strong bg-raised text-ink hover:border-faint";

/// A page of a list.
pub(super) struct ListPage<'a> {
    pub title: &'a str,
    pub lede: &'a str,
    /// The form's fields.
    pub fields: Markup,
    /// Where the form leads, and the whole list.
    pub path: &'a str,
    pub is_narrowed: bool,
    /// "12 jobs".
    pub count: String,
    /// Said when there is nothing.
    pub nothing: &'a str,
    pub rows: Vec<Markup>,
    pub page: i64,
    pub pages: i64,
}

impl ListPage<'_> {
    pub fn markup(&self, address: impl Fn(i64) -> String) -> Markup {
        html! {
            div class="page pb-16" {
                header class="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-8 pb-6 max-md:pt-6" {
                    div class="min-w-0" {
                        h1 tabindex="-1" class="text-26" { (self.title) }
                        p class="mt-1 max-w-measure text-muted" { (self.lede) }
                    }
                }
                search aria-label={ "Filter " (self.title.to_lowercase()) } {
                    form method="get" action=(self.path) class="flex flex-wrap items-end gap-3 border-line border-y py-4" {
                        (self.fields)
                        button type="submit" class={ (BUTTON) " h-9 gap-2 px-3.5 text-14 max-md:h-11" } { "Apply filters" }
                    }
                }
                p role="status" class="py-4 text-muted" {
                    (self.count)
                    @if self.is_narrowed {
                        " · "
                        (parts::inside(self.path, &html! { "Clear filters" }, "underline decoration-1"))
                    }
                }
                @if self.rows.is_empty() {
                    p class="border-line border-t py-10" { (self.nothing) }
                } @else {
                    ul class="border-line border-t" {
                        @for row in &self.rows { li class="flex items-start gap-3 border-line border-b py-3" { (row) } }
                    }
                }
                (self.pagination(address))
            }
        }
    }

    fn pagination(&self, address: impl Fn(i64) -> String) -> Markup {
        let look = format!("{BUTTON} h-7 gap-1.5 px-2.5 text-13 max-md:h-9");
        let step = |to: i64, text: &str, rel: &str| {
            html! {
                @if (1..=self.pages).contains(&to) { a href=(address(to)) rel=(rel) class=(look) { (text) } }
                @else { span aria-hidden="true" class={ (look) " invisible" } { (text) } }
            }
        };
        html! {
            @if self.pages > 1 {
                nav aria-label="Pages" class="flex items-center justify-between gap-4 py-4 text-13 text-muted" {
                    (step(self.page - 1, "Previous", "prev"))
                    span aria-current="page" class="tabular-nums" { "Page " (words::grouped(self.page)) " of " (words::grouped(self.pages)) }
                    (step(self.page + 1, "Next", "next"))
                }
            }
        }
    }
}

fn field(name: &str, label: &str, class: &str, control: &Markup) -> Markup {
    html! {
        div class={ "min-w-0 max-md:w-full " (class) } {
            label for={ "filter-" (name) } class="mb-1.5 block text-14 font-semibold" { (label) }
            (control)
        }
    }
}

/// A line to write in.
pub(super) fn text(name: &str, label: &str, value: Option<&str>, kind: &str, class: &str, length: u16) -> Markup {
    field(
        name,
        label,
        class,
        &html! {
            input id={ "filter-" (name) } name=(name) type=(kind) value=(value.unwrap_or_default()) maxlength=(length) autocomplete="off" class="field-box";
        },
    )
}

/// A list to choose one of, or any.
pub(super) fn select<'a>(
    name: &str,
    label: &str,
    any: &str,
    options: impl Iterator<Item = (&'a str, &'a str)>,
    chosen: Option<&str>,
) -> Markup {
    field(
        name,
        label,
        "md:w-40",
        &html! {
            span class="relative block" {
                select id={ "filter-" (name) } name=(name) class="field-box cursor-pointer appearance-none truncate pr-8" {
                    option value="" class="bg-raised text-ink" { (any) }
                    @for (value, text) in options {
                        option value=(value) selected[chosen == Some(value)] class="bg-raised text-ink" { (text) }
                    }
                }
                (PreEscaped(r#"<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted"><path d="m6 9 6 6 6-6"></path></svg>"#))
            }
        },
    )
}

/// The values of a closed list with their labels.
pub(super) fn choices<T: ClosedList>(
    label: fn(T) -> &'static str,
) -> impl Iterator<Item = (&'static str, &'static str)> {
    T::ALL.iter().map(move |value| (value.as_str(), label(*value)))
}

/// "1 job", "1,000+ jobs": counting ends at a thousand.
pub(super) fn counted(total: i64, one: &str, many: &str) -> String {
    if total < 1_000 { words::counted(total, one, many) } else { format!("{}+ {many}", words::grouped(total)) }
}
