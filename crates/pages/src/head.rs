//! What a page says of itself in its head: to browsers, search engines, and anyone who shows a preview of a link.

use devproof_documents::{CARD_HEIGHT, CARD_WIDTH};
use maud::{Markup, PreEscaped, html};
use serde_json::Value;

/// The longest description that is shown anywhere.
const DESCRIPTION: usize = 200;

/// The head of one page.
#[derive(Debug, Default)]
pub(crate) struct Head {
    /// Without the product's name.
    pub title: String,
    /// A sentence or two of plain text; cut where it is too long.
    pub description: String,
    /// The path that the page is known by.
    pub path: String,
    /// `profile` for people; otherwise `website`.
    pub kind: Option<&'static str>,
    /// The path or address of a picture: the person's, the company's logo.
    pub image: Option<String>,
    /// The wide picture that was made of the page.
    pub preview: Option<PreviewPicture>,
    /// Whether search engines are asked to leave the page out.
    pub noindex: bool,
    /// The page as schema.org describes it.
    pub json_ld: Option<Value>,
}

/// A picture of a page, as other sites show it beside a link.
#[derive(Debug)]
pub(crate) struct PreviewPicture {
    /// Its path.
    pub path: String,
    /// What is on it, for who can't see it.
    pub alt: String,
}

impl Head {
    /// The elements, `<title>` first. `site` is the public address without a slash at its end.
    pub fn markup(&self, site: &str) -> Markup {
        let title = format!("{} · Devproof", self.title);
        let description = shortened(&self.description);
        let address = format!("{site}{}", self.path);
        let image = self.image.as_deref().map(|image| absolute(site, image));
        html! {
            title { (title) }
            meta name="description" content=(description);
            @if self.noindex { meta name="robots" content="noindex"; }
            link rel="canonical" href=(address);
            meta property="og:site_name" content="Devproof";
            meta property="og:type" content=(self.kind.unwrap_or("website"));
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(description);
            meta property="og:url" content=(address);
            @if let Some(preview) = &self.preview {
                meta property="og:image" content=(absolute(site, &preview.path));
                meta property="og:image:type" content="image/png";
                meta property="og:image:width" content=(CARD_WIDTH);
                meta property="og:image:height" content=(CARD_HEIGHT);
                meta property="og:image:alt" content=(preview.alt);
                meta name="twitter:card" content="summary_large_image";
                meta name="twitter:image" content=(absolute(site, &preview.path));
                meta name="twitter:image:alt" content=(preview.alt);
            } @else {
                @if let Some(image) = &image {
                    meta property="og:image" content=(image);
                    meta name="twitter:image" content=(image);
                }
                meta name="twitter:card" content="summary";
            }
            meta name="twitter:title" content=(self.title);
            meta name="twitter:description" content=(description);
            @if let Some(document) = &self.json_ld {
                script type="application/ld+json" { (PreEscaped(json_in_html(document))) }
            }
        }
    }
}

/// An address of this site with the site before it; any other as it is.
pub(crate) fn absolute(site: &str, address: &str) -> String {
    if address.starts_with('/') { format!("{site}{address}") } else { address.to_owned() }
}

/// The element in which a page carries the app's configuration. It is data: no policy of scripts asks for it.
pub(crate) fn config_script(config: &Value) -> String {
    format!(r#"<script type="application/json" id="config">{}</script>"#, json_in_html(config))
}

/// JSON that can be in a `<script>`: nothing in it ends the element or begins a comment.
pub(crate) fn json_in_html(value: &Value) -> String {
    let mut out = String::new();
    for character in value.to_string().chars() {
        match character {
            '<' => out.push_str("\\u003c"),
            '>' => out.push_str("\\u003e"),
            '&' => out.push_str("\\u0026"),
            '\u{2028}' => out.push_str("\\u2028"),
            '\u{2029}' => out.push_str("\\u2029"),
            plain => out.push(plain),
        }
    }
    out
}

/// Plain text in one line, cut between words.
pub(crate) fn shortened(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= DESCRIPTION {
        return line;
    }
    let cut: String = line.chars().take(DESCRIPTION - 1).collect();
    let end = cut.rfind(' ').filter(|end| *end > DESCRIPTION / 2).unwrap_or(cut.len());
    format!("{}…", cut[..end].trim_end_matches([',', '.', ';', ':', ' ']))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn json_never_ends_its_script() {
        let evil = json!({ "name": "</script><script>alert(1)</script><!-- ]]> & \u{2028}" });
        let text = json_in_html(&evil);
        assert!(!text.contains(['<', '>', '&', '\u{2028}']), "{text}");
        assert_eq!(serde_json::from_str::<Value>(&text).expect("still JSON"), evil);
    }

    #[test]
    fn a_description_is_one_line_that_ends_between_words() {
        assert_eq!(shortened(" Two\n lines "), "Two lines");
        let long = shortened(&"word ".repeat(100));
        assert!(long.ends_with("word…") && long.chars().count() <= DESCRIPTION, "{long}");
        let unbroken = shortened(&"ü".repeat(500));
        assert_eq!(unbroken.chars().count(), DESCRIPTION);
    }

    #[test]
    fn a_head_is_escaped() {
        let head = Head {
            title: "\"><script>alert(1)</script>".to_owned(),
            description: "<b> & \"quoted\"".to_owned(),
            path: "/user/a".to_owned(),
            ..Head::default()
        };
        let html = head.markup("https://jobs.example").into_string();
        assert!(!html.contains("<script>") && !html.contains("<b>"), "{html}");
        assert!(html.contains("&quot;&gt;&lt;script&gt;"), "{html}");
        assert!(html.contains(r#"<link rel="canonical" href="https://jobs.example/user/a">"#), "{html}");
    }
}
