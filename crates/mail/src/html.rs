//! The HTML of an email: one column, dark text on light. Styles are inline and the frame is a table, because mail
//! programs drop style sheets and ignore widths of other elements.

use crate::{FOOTER, PRODUCT, Part, SETTINGS, quoted};
use maud::{DOCTYPE, Markup, html};

const FONT: &str = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const BODY: &str = "margin:0;padding:0;background-color:#f5f4f1;color:#1a1d26";
const CARD: &str = "width:100%;max-width:560px;background-color:#ffffff;border:1px solid #e3e2de;border-radius:8px";
const NAME: &str = "margin:0 0 24px;font-size:15px;line-height:20px;font-weight:600;color:#1a1d26";
const PARAGRAPH: &str = "margin:0 0 16px;word-break:break-word;font-size:16px;line-height:24px;color:#1a1d26";
const NOTICE: &str = "margin:0 0 16px;word-break:break-word;font-size:14px;line-height:20px;color:#555a68";
const BUTTON: &str = "display:inline-block;padding:12px 20px;font-size:16px;line-height:20px;font-weight:600;\
    color:#ffffff;text-decoration:none";
const CODE: &str = "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:24px;line-height:32px;\
    letter-spacing:3px;color:#1a1d26";
const FOOT: &str = "margin:0;padding:16px;font-size:13px;line-height:18px;color:#555a68";

/// A whole document.
pub(crate) fn render(subject: &str, parts: &[Part<'_>], settings_url: Option<&str>) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light";
                title { (subject) }
            }
            body style={ (BODY) ";" (FONT) } {
                table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" {
                    tr {
                        td align="center" style="padding:24px 12px" {
                            table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style=(CARD) {
                                tr {
                                    td align="left" style={ "padding:28px 28px 12px;" (FONT) } {
                                        p style=(NAME) { (PRODUCT) }
                                        @for part in parts { (self::part(part)) }
                                    }
                                }
                            }
                            p style={ (FOOT) ";" (FONT) } {
                                (FOOTER)
                                @if let Some(url) = settings_url {
                                    br;
                                    a href=(quoted::address(url)) style="color:#555a68" { (SETTINGS) }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    page.into_string()
}

fn part(part: &Part<'_>) -> Markup {
    match part {
        Part::Paragraph(words) => html! { p style=(PARAGRAPH) { (lines(words)) } },
        Part::Notice(words) => html! { p style=(NOTICE) { (lines(words)) } },
        Part::Button(label, url) => html! {
            table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px" {
                tr {
                    td style="background-color:#3d4ed8;border-radius:6px" {
                        a href=(quoted::address(url)) style=(BUTTON) { (label) }
                    }
                }
            }
        },
        Part::Code(label, code) => html! {
            p style=(PARAGRAPH) {
                (label) ":" br;
                strong style=(CODE) { (quoted::lines(code)) }
            }
        },
    }
}

/// Line breaks stay visible.
fn lines(text: &str) -> Markup {
    let text = quoted::lines(text);
    html! {
        @for (i, line) in text.split('\n').enumerate() {
            @if i > 0 { br; }
            (line)
        }
    }
}
