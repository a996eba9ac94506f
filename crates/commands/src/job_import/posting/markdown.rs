//! HTML descriptions as Markdown, without any HTML left.

use super::{
    html::{decode_entities, has_tags, strip_tags},
    tree,
};
use devproof_markdown::excess;
use htmd::{Element, HtmlToMarkdown, element_handler::Handlers};

/// HTML that is converted, in bytes; the rest is cut off.
const MAX_HTML: usize = 100_000;
/// Elements whose content is no text for a reader, or is loaded from elsewhere.
const SKIPPED: [&str; 20] = [
    "script", "style", "noscript", "template", "iframe", "object", "embed", "svg", "math", "canvas", "audio",
    "video", "img", "picture", "form", "input", "button", "select", "textarea", "title",
];

/// A description as Markdown, and what had to be said about it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Converted {
    pub(crate) text: String,
    pub(crate) note: Option<&'static str>,
}

/// Converts a description: HTML, HTML that was escaped once too often, or text that is no HTML at all.
pub(crate) fn to_markdown(source: &str) -> Converted {
    let (source, mut note) = match cut(source, MAX_HTML) {
        Some(start) => (start, Some("is very long; its end was cut off")),
        None => (source, None),
    };
    let escaped = !has_tags(source) && source.contains("&lt;");
    let source = if escaped { decode_entities(source) } else { source.to_owned() };
    if !has_tags(&source) {
        let text = escape_html(decode_entities(&source).replace("\r\n", "\n").trim());
        return Converted { text, note };
    }
    let text = convert(&source).unwrap_or_else(|| {
        note = Some("has too much structure to be converted; only its text was kept");
        decode_entities(&strip_tags(&source))
    });
    Converted { text: escape_html(&tidy(&text)), note }
}

/// The text up to `max` bytes, if it is longer.
fn cut(text: &str, max: usize) -> Option<&str> {
    (text.len() > max).then(|| &text[..text.floor_char_boundary(max)])
}

/// The HTML as Markdown, unless the tree or the text would be more than a job's description can be.
fn convert(html: &str) -> Option<String> {
    let tree = tree::parse(html)?;
    let converter = HtmlToMarkdown::builder()
        .options(htmd::options::Options {
            bullet_list_marker: htmd::options::BulletListMarker::Dash,
            ul_bullet_spacing: 1,
            ol_number_spacing: 1,
            ..Default::default()
        })
        .skip_tags(SKIPPED.to_vec())
        .add_handler(vec!["a"], link)
        .build();
    Some(converter.tree_to_markdown(&tree)).filter(|text| excess(text).is_none())
}

/// Links keep their address only if it is one of the web or a mail address.
#[expect(clippy::needless_pass_by_value, reason = "the signature of the converter's handlers")]
fn link(handlers: &dyn Handlers, element: Element<'_>) -> Option<htmd::element_handler::HandlerResult> {
    let content = handlers.walk_children(element.node);
    let href = element.attrs.iter().find(|attr| &*attr.name.local == "href").map(|attr| attr.value.trim().to_owned());
    let href = href.filter(|href| {
        let lower = href.to_ascii_lowercase();
        ["https://", "http://", "mailto:"].iter().any(|scheme| lower.starts_with(scheme))
    });
    let href = href.map(|href| {
        href.replace(|c: char| c.is_whitespace() || c.is_control(), "")
            .replace('(', "%28")
            .replace(')', "%29")
            .replace('<', "%3C")
    });
    match href {
        Some(href) if !content.content.trim().is_empty() => {
            Some(format!("[{}]({href})", content.content.trim()).into())
        }
        _ => Some(content),
    }
}

/// At most one empty line in a row, and no spaces that only make line breaks.
fn tidy(text: &str) -> String {
    let mut lines: Vec<&str> = Vec::new();
    for line in text.lines().map(str::trim_end) {
        if !line.is_empty() || lines.last().is_some_and(|last| !last.is_empty()) {
            lines.push(line);
        }
    }
    lines.join("\n").trim().to_owned()
}

/// Whatever still looks like a tag becomes text. Code is text to Markdown already.
fn escape_html(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    let mut fenced = false;
    for (i, line) in text.lines().enumerate() {
        if i > 0 {
            escaped.push('\n');
        }
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        if fenced {
            escaped.push_str(line);
            continue;
        }
        let mut code = false;
        let mut before = ' ';
        let mut rest = line.chars().peekable();
        while let Some(c) = rest.next() {
            code ^= c == '`' && before != '\\';
            let opens = rest.peek().is_some_and(|next| next.is_ascii_alphabetic() || matches!(next, '/' | '!' | '?'));
            if c == '<' && opens && before != '\\' && !code {
                escaped.push('\\');
            }
            escaped.push(c);
            before = if before == '\\' && c == '\\' { ' ' } else { c };
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn text(html: &str) -> String {
        to_markdown(html).text
    }

    #[test]
    fn html_becomes_markdown() {
        let html = "<h2>About</h2><p>We build <strong>fast</strong> things &amp; more.</p>\
            <ul><li>Rust</li><li><a href=\"https://x.test/a\">Docs</a></li></ul><p>a<br>b</p>";
        assert_eq!(
            text(html),
            "## About\n\nWe build **fast** things & more.\n\n- Rust\n- [Docs](https://x.test/a)\n\na\nb"
        );
    }

    #[test]
    fn escaped_html_and_plain_text_are_told_apart() {
        assert_eq!(text("&lt;p&gt;Hello &amp;amp; welcome&lt;/p&gt;"), "Hello & welcome");
        assert_eq!(text("Latency < 5 ms\r\n- a\r\n- b &amp; c"), "Latency < 5 ms\n- a\n- b & c");
    }

    #[test]
    fn nothing_that_runs_survives() {
        let html = "<p onclick=x()>a<script>alert(1)</script><img src=x onerror=alert(1)><iframe src=//x></iframe></p>\
            <a href=\"javascript:alert(1)\">b</a> &lt;script&gt;c&lt;/script&gt; &lt;<i></i>script>";
        let text = text(html);
        for banned in ["alert", "javascript:", "onerror", "iframe"] {
            assert!(!text.contains(banned), "{text}");
        }
        assert!(!text.replace("\\<", "").contains('<'), "{text}");
    }

    #[test]
    fn h3_depth_size_and_tags_are_bounded() {
        let deep = format!("{}x{}", "<div>".repeat(1000), "</div>".repeat(1000));
        let converted = to_markdown(&deep);
        assert_eq!((converted.text.as_str(), converted.note.is_some()), ("x", true));
        // As deep as is converted: the stack of a worker has to bear it.
        for (tag, depth) in [("blockquote", 12), ("ul><li", 16), ("b", 50)] {
            let converted = to_markdown(&format!("{}x", format!("<{tag}>").repeat(depth)));
            assert_eq!(converted.note, None, "{tag}");
        }
        for html in [
            "<b>".repeat(100_000),
            "<p>word</p>".repeat(50_000),
            "<ul><li>".repeat(2_480),
            // Closing tags that close nothing do not hide what stays open.
            "<b></i><i></b>".repeat(2_000),
            format!("<a{}>x</a>", (0..9_000).map(|i| format!(" a{i}")).collect::<String>()),
            format!("<table><tr><td>{}</td></tr>{}</table>", "x".repeat(50_000), "<tr><td>y</td></tr>".repeat(1_000)),
            format!("{}x", "<table><tr><td>a<tr><td>a<tr><td>a<tr><td>a<tr><td>".repeat(12)),
            format!("{}<pre>{}</pre>", "<ul><li>".repeat(12), "\n".repeat(50_000)),
        ] {
            let converted = to_markdown(&html);
            assert!(converted.note.is_some(), "{}", &html[..40]);
            assert!(converted.text.len() <= html.len(), "{} of {}", converted.text.len(), html.len());
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn tag_soup_neither_panics_nor_leaves_html(parts in prop::collection::vec(
            prop::sample::select(vec!["<b>", "</b>", "<table>", "<tr>", "<td>", "</table>", "<ul>", "<li>", "<pre>", "<code>",
                "</code>", "<a href='http://x'>", "</a>", "<svg>", "<!--", "-->", "<p", ">", "text `x`", "&lt;i&gt;", "\n", "*", "<h1>",
                "<blockquote>", "<ol start=3>", "<template>", "<select>", "\\", "<"]), 0..200))
        {
            let text = text(&parts.concat());
            // In code, and behind a backslash, it is text.
            if !text.contains('`') {
                prop_assert!(!text.replace("\\<", "").contains("<b>"), "{}", text);
            }
        }
    }
}
