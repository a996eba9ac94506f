//! The JSON-LD of an HTML page. Nothing of the page is run, loaded or built into a tree.

/// How a page begins, or a piece of one. JSON never begins with this sign.
pub(super) fn is_page(text: &str) -> bool {
    text.trim_start().starts_with('<')
}

/// The texts of a page's `<script type="application/ld+json">`, in order. What is in a script is plain text up to
/// its end tag, so looking for the two is exact.
pub(super) fn scripts(page: &str) -> Vec<&str> {
    // Small letters of ASCII only, so that every place is the same in both.
    let lower = page.to_ascii_lowercase();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = lower[at..].find("<script").map(|start| at + start) {
        let Some(open) = lower[start..].find('>').map(|end| start + end + 1) else { break };
        let end = lower[open..].find("</script").map_or(lower.len(), |end| open + end);
        let tag: String = lower[start..open].chars().filter(|c| !c.is_whitespace()).collect();
        if ["type=application/ld+json", "type=\"application/ld+json", "type='application/ld+json"]
            .iter()
            .any(|kind| tag.contains(kind))
        {
            found.push(inside(&page[open..end]));
        }
        at = end;
    }
    found.retain(|text| !text.is_empty());
    found
}

/// Some pages wrap the JSON in a comment or a CDATA section, for browsers long gone.
fn inside(text: &str) -> &str {
    let mut text = text.trim();
    for start in ["<!--", "//<![CDATA[", "// <![CDATA[", "/*<![CDATA[*/", "<![CDATA["] {
        text = text.strip_prefix(start).unwrap_or(text).trim_start();
    }
    for end in ["-->", "//]]>", "// ]]>", "/*]]>*/", "]]>"] {
        text = text.strip_suffix(end).unwrap_or(text).trim_end();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_of_pages() {
        let page = "<!DOCTYPE html><SCRIPT>var x = '<p>';</SCRIPT><script type='application/ld+json; charset=utf-8'>\n{\"a\":\"<b>\"}\n</script>\
            <script type = application/ld+json>[1]</script ><script type=\"application/ld+json\"><!--{}--></script>\
            <script type=\"application/ld+json\"> </script><script type=\"text/x\">no</script><script type='application/ld+json'>open";
        assert_eq!(scripts(page), ["{\"a\":\"<b>\"}", "[1]", "{}", "open"]);
        assert!(is_page(page) && !is_page(" [{}]"));
        assert!(scripts("<script").is_empty() && scripts("ÄÖ<script İ type=application/ld+json>x").len() == 1);
    }
}
