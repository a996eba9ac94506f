//! What people write in Markdown, as HTML that can do nothing. The same subset as the app shows: no raw HTML, no
//! pictures from elsewhere, links that say where they lead and lend nobody our name.

use crate::{bounded::bounded, excess};
use ammonia::{Builder, UrlRelative};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};
use std::{
    collections::{BTreeSet, HashMap, HashSet},
    sync::LazyLock,
};
use url::Url;

const TAGS: [&str; 30] = [
    "a",
    "blockquote",
    "br",
    "code",
    "del",
    "div",
    "em",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "input",
    "li",
    "ol",
    "p",
    "pre",
    "section",
    "span",
    "strong",
    "sub",
    "sup",
    "table",
    "tbody",
    "td",
    "th",
    "thead",
    "tr",
    "ul",
];

static CLEANER: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let mut cleaner = Builder::default();
    cleaner
        .tags(HashSet::from(TAGS))
        .generic_attributes(HashSet::new())
        .tag_attributes(HashMap::from([
            ("a", HashSet::from(["href"])),
            ("input", HashSet::from(["checked", "disabled"])),
            ("ol", HashSet::from(["start"])),
        ]))
        .set_tag_attribute_value("input", "type", "checkbox")
        .set_tag_attribute_value("input", "disabled", "")
        .set_tag_attribute_value("a", "target", "_blank")
        .allowed_classes(HashMap::from([("span", HashSet::from(["text-13", "text-muted"]))]))
        .url_schemes(HashSet::from(["http", "https", "mailto"]))
        .url_relative(UrlRelative::Deny)
        .link_rel(Some("nofollow ugc noopener noreferrer"));
    cleaner
});

/// The host that a web address leads to, as people read it.
pub fn link_host(address: &str) -> Option<String> {
    let url = Url::parse(address).ok()?;
    if !matches!(url.scheme(), "http" | "https") {
        return None;
    }
    let host = url.host_str()?;
    let host = host.strip_prefix("www.").unwrap_or(host);
    Some(url.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}")))
}

/// As HTML. A writer's highest heading becomes `<h{top}>`, the rest follow without a gap. A text that was stored before
/// there were limits, and exceeds them, is shown as it was typed.
pub fn to_html(text: &str, top: usize) -> String {
    if excess(text).is_some() {
        return format!(r#"<p class="whitespace-pre-wrap">{}</p>"#, escape(text));
    }
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_TASKLISTS;
    let parsed = || Parser::new_ext(text, options);
    let depths: BTreeSet<usize> = parsed()
        .filter_map(|event| match event {
            Event::Start(Tag::Heading { level, .. }) => Some(level as usize),
            _ => None,
        })
        .collect();
    let level = |written: HeadingLevel| {
        let place = depths.iter().position(|depth| *depth == written as usize).unwrap_or(0);
        HeadingLevel::try_from((top + place).min(6)).unwrap_or(HeadingLevel::H6)
    };
    let mut links: Vec<Option<String>> = Vec::new();
    let events = bounded(parsed()).flat_map(|event| match event {
        Event::Html(_) | Event::InlineHtml(_) | Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => {
            Vec::new()
        }
        Event::Start(Tag::Heading { level: written, .. }) => {
            vec![Event::Start(Tag::Heading {
                level: level(written),
                id: None,
                classes: Vec::new(),
                attrs: Vec::new(),
            })]
        }
        Event::End(TagEnd::Heading(written)) => vec![Event::End(TagEnd::Heading(level(written)))],
        Event::Start(Tag::Link { ref dest_url, .. }) => {
            links.push(link_host(dest_url));
            vec![event]
        }
        // Beside each link stands where it leads.
        Event::End(TagEnd::Link) => match links.pop().flatten() {
            Some(host) => vec![
                Event::InlineHtml(CowStr::Borrowed(r#"<span class="text-13 text-muted">"#)),
                Event::Text(CowStr::from(format!(" ({host})"))),
                Event::InlineHtml(CowStr::Borrowed("</span>")),
                event,
            ],
            None => vec![event],
        },
        other => vec![other],
    });
    let mut html = String::new();
    push_html(&mut html, events);
    CLEANER.clean(&html).to_string()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The words alone, for descriptions.
pub fn to_text(text: &str) -> String {
    if excess(text).is_some() {
        return text.trim().to_owned();
    }
    let mut out = String::new();
    for event in Parser::new(text) {
        match event {
            Event::Text(text) | Event::Code(text) => out.push_str(&text),
            Event::SoftBreak
            | Event::HardBreak
            | Event::End(TagEnd::Paragraph | TagEnd::Heading(_) | TagEnd::Item) => {
                out.push(' ');
            }
            _ => {}
        }
    }
    out.trim().to_owned()
}

/// Whether it brings headings of its own; one of ours would stand beside them.
pub fn has_heading(text: &str) -> bool {
    excess(text).is_none() && Parser::new(text).any(|event| matches!(event, Event::Start(Tag::Heading { .. })))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_markdown_reads_as_in_the_app() {
        let html = to_html("# A\n\n### B\n\n- one\n- [x] done\n\n**bold** `code`\n\n|a|\n|-|\n|b|", 3);
        assert!(html.contains("<h3>A</h3>") && html.contains("<h4>B</h4>"), "{html}");
        assert!(html.contains("<strong>bold</strong>") && html.contains("<code>code</code>"), "{html}");
        assert!(html.contains("<table>"), "{html}");
        let link = to_html("[here](https://www.example.org/a)", 3);
        assert!(link.contains(r#"rel="nofollow ugc noopener noreferrer""#), "{link}");
        assert!(link.contains(" (example.org)</span></a>"), "{link}");
        assert_eq!(to_text("# A\n\nb *c* `d` [e](https://x.org)"), "A b c d e");
    }

    #[test]
    fn nothing_that_could_run_or_load_is_left() {
        for evil in [
            "<script>alert(1)</script>",
            "<img src=x onerror=alert(1)>",
            "![](https://evil.example/pixel.png)",
            "[x](javascript:alert(1))",
            "[x](data:text/html,<script>alert(1)</script>)",
            "[x](JaVaScRiPt:alert(1))",
            "<a href=\"javascript:alert(1)\">x</a>",
            "[x](https://a.example \"\\\" onmouseover=alert(1) \")",
            "<svg><a xlink:href=\"javascript:alert(1)\"><text>x</text></a></svg>",
            "<style>*{background:url(https://evil.example)}</style>",
            "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
            "```\n</code></pre><script>alert(1)</script>\n```",
            "[x](vbscript:msgbox(1)) <https://a.example/\"onclick=alert(1)>",
            "[a](<javascript:alert(1)>) [b](\u{1}javascript:alert(1))",
        ] {
            let html = to_html(evil, 3).to_lowercase();
            for bad in [
                "<script",
                "<img",
                "<svg",
                "<style",
                "<math",
                "href=\"javascript",
                "href=\"data",
                "href=\"vbscript",
                " onerror=\"",
                " onmouseover=\"",
                " onclick=\"",
            ] {
                assert!(!html.contains(bad), "{evil} became {html}");
            }
        }
    }
}
