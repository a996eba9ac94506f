//! Entities and the plain text of HTML.

/// Entities that texts have in practice; numbers of characters are read too.
const ENTITIES: [(&str, &str); 22] = [
    ("amp", "&"),
    ("apos", "'"),
    ("auml", "ä"),
    ("bull", "•"),
    ("copy", "©"),
    ("eacute", "é"),
    ("euro", "€"),
    ("gt", ">"),
    ("hellip", "…"),
    ("ldquo", "“"),
    ("lsquo", "‘"),
    ("lt", "<"),
    ("mdash", "—"),
    ("nbsp", " "),
    ("ndash", "–"),
    ("ouml", "ö"),
    ("pound", "£"),
    ("quot", "\""),
    ("rdquo", "”"),
    ("rsquo", "’"),
    ("szlig", "ß"),
    ("uuml", "ü"),
];
/// Longest entity that is looked for.
const MAX_ENTITY: usize = 10;

/// Replaces entities by their characters, once.
pub(super) fn decode_entities(text: &str) -> String {
    let mut decoded = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('&') {
        decoded.push_str(&rest[..start]);
        rest = &rest[start..];
        let end = rest.char_indices().take(MAX_ENTITY + 2).find(|(_, c)| *c == ';').map(|(end, _)| end);
        match end.and_then(|end| Some((entity(&rest[1..end])?, end))) {
            Some((character, end)) => {
                decoded.push_str(&character);
                rest = &rest[end + 1..];
            }
            None => {
                decoded.push('&');
                rest = &rest[1..];
            }
        }
    }
    decoded.push_str(rest);
    decoded
}

fn entity(name: &str) -> Option<String> {
    if let Some((_, character)) = ENTITIES.iter().find(|(known, _)| *known == name) {
        return Some((*character).to_owned());
    }
    let number = name.strip_prefix('#')?;
    let code = match number.strip_prefix(['x', 'X']) {
        Some(hex) => u32::from_str_radix(hex, 16).ok()?,
        None => number.parse().ok()?,
    };
    char::from_u32(code).filter(|c| !c.is_control() || *c == '\n').map(String::from)
}

/// Whether a text has a tag in it.
pub(super) fn has_tags(text: &str) -> bool {
    // Nothing behind the last `>` is a tag.
    let text = &text[..text.rfind('>').unwrap_or(0)];
    text.match_indices('<').any(|(at, _)| {
        let rest = &text[at + 1..];
        rest.strip_prefix('/').unwrap_or(rest).starts_with(|c: char| c.is_ascii_alphabetic())
    })
}

/// Takes tags out, and puts line breaks where blocks end.
pub(super) fn strip_tags(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    // Nothing behind the last `>` is a tag, and is not searched for its end again and again.
    let (mut rest, behind) = text.split_at(text.rfind('>').map_or(0, |end| end + 1));
    while let Some(start) = rest.find('<') {
        plain.push_str(&rest[..start]);
        let is_tag = rest[start + 1..].starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '/' | '!' | '?'));
        match rest[start..].find('>').filter(|_| is_tag) {
            Some(end) => {
                let name = rest[start + 1..start + end].trim_start_matches('/');
                let name = name[..name.floor_char_boundary(8)].to_ascii_lowercase();
                if ["p", "br", "li", "div", "h", "ul", "ol", "tr"].iter().any(|block| name.starts_with(block)) {
                    plain.push('\n');
                }
                rest = &rest[start + end + 1..];
            }
            None => {
                plain.push('<');
                rest = &rest[start + 1..];
            }
        }
    }
    plain.push_str(rest);
    plain.push_str(behind);
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entities_are_decoded_once() {
        assert_eq!(
            decode_entities("R&amp;D &lt;b&gt; &#8364;5 &#x2014; &amp;lt; &unknown; &"),
            "R&D <b> €5 — &lt; &unknown; &"
        );
        assert_eq!(decode_entities("&#0;&#xffffffff;&ä;"), "&#0;&#xffffffff;&ä;");
    }

    #[test]
    fn tags_are_told_from_comparisons() {
        assert!(has_tags("a <b>c</b>"));
        assert!(!has_tags("latency < 5 ms and > 1 ms"));
        assert_eq!(strip_tags("<p>a</p><ul><li>b <i>c</i></li></ul> d < e"), "\na\n\n\nb c\n\n d < e");
    }
}
