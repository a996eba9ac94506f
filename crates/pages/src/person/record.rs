//! Repositories, certificates and languages.

use crate::{
    answers::person::{Certificate, RepositorySummary, SpokenLanguage},
    parts, words,
};
use maud::{Markup, html};

/// What GitHub says of their repositories, as `web/src/entities/profile/RepositoryFacts.tsx` has it.
pub(super) fn repositories(one: &RepositorySummary) -> Markup {
    html! {
        p class="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1" {
            span class="font-semibold" { (one.counted()) }
            (parts::tag("Shown, not judged"))
        }
        @if !one.languages.is_empty() {
            ul aria-label="Languages by share of bytes" class="border-line border-t" {
                @for language in &one.languages {
                    li class="grid min-h-row-dense grid-cols-[minmax(7rem,1fr)_minmax(60px,200px)_3rem] items-center gap-x-4 border-line border-b py-1.5 text-13" {
                        bdi class="min-w-0 truncate" { (language.name) }
                        svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" class="h-2 w-full" {
                            rect width="100" height="1" class="fill-line" {}
                            rect width=(language.share) height="1" class="fill-said" {}
                        }
                        span class="text-right font-mono tabular-nums" { (language.share) "%" }
                    }
                }
            }
        }
        @if let Some(pushes) = one.pushes() { p class="mt-3 text-13" { (pushes) } }
        p class="mt-1 text-13 text-muted" {
            (one.source()) " Without forks and archived repositories. Not part of the match score. "
            (parts::outside(&one.url, &html! { (words::short_address(&one.url)) }, "underline decoration-1"))
        }
    }
}

/// What they hold, the newest first.
pub(super) fn certificates(certificates: &[Certificate]) -> Markup {
    html! {
        ul class="grid gap-5" {
            @for one in certificates {
                li class="flex gap-5 max-md:flex-col max-md:gap-1 print:flex-col print:gap-0" {
                    p class="w-36 shrink-0 text-13 leading-[22px] text-muted" { (words::span(one.issued_on.as_deref(), None, false)) }
                    p class="min-w-0 grow" {
                        bdi class="font-semibold" { (one.name) }
                        @if one.issuer.is_some() || one.url.is_some() {
                            span class="block text-muted" {
                                @if let Some(issuer) = &one.issuer { (parts::own(issuer)) }
                                @if let Some(url) = &one.url {
                                    @if one.issuer.is_some() { " · " }
                                    (parts::outside(url, &html! { (words::short_address(url)) }, "underline decoration-1"))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What they speak.
pub(super) fn languages(languages: &[SpokenLanguage]) -> Markup {
    html! {
        ul class="border-line border-t" {
            @for one in languages {
                li class="flex min-h-row items-center gap-3 border-line border-b py-1" {
                    span class="min-w-0 grow truncate" { (parts::own(&one.name)) }
                    @if let Some(fluency) = one.fluency { span class="shrink-0 text-muted" { (fluency.label()) } }
                }
            }
        }
    }
}
