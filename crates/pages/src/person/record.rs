//! Certificates and languages.

use crate::{
    answers::person::{Certificate, SpokenLanguage},
    parts, words,
};
use maud::{Markup, html};

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
