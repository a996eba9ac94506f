//! Where a mailed link may lead: the site itself, or what the operator allowed. Everything else becomes the site.

use url::{Url, form_urlencoded};

/// Which addresses are allowed.
#[derive(Debug, Clone)]
pub(crate) struct Redirects {
    site: Url,
    allow: Vec<Pattern>,
}

/// A pattern of the allow-list, matched part by part so that a wildcard in the path can never reach the host.
///
/// `*` stands for any run of characters but `.` and `/`, `**` for any run at all, `?` for one character but those.
/// Query and fragment are not looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Pattern {
    scheme: String,
    authority: String,
    path: String,
}

impl Redirects {
    /// # Errors
    /// A sentence that says which setting is wrong.
    pub(crate) fn new(site_url: &str, allow: &[String]) -> Result<Self, String> {
        let site = Url::parse(site_url)
            .ok()
            .filter(|url| matches!(url.scheme(), "http" | "https") && url.has_host())
            .ok_or_else(|| "the site URL is not an http or https address".to_owned())?;
        let allow = allow
            .iter()
            .map(|text| Pattern::parse(text).ok_or_else(|| format!("the redirect pattern {text:?} is not a URL")))
            .collect::<Result<_, _>>()?;
        Ok(Self { site, allow })
    }

    /// The address asked for, if it is allowed; else the referring page, if that is; else the site.
    pub(crate) fn choose(&self, requested: Option<&str>, referer: Option<&str>) -> Url {
        let allowed = |text: &str| parse(text).filter(|url| self.allows(url));
        let chosen = match requested.filter(|text| !text.is_empty()) {
            // A refused address does not fall back to the referring page: anyone who asked is lying or mistaken.
            Some(requested) => allowed(requested),
            None => referer.and_then(allowed),
        };
        chosen.unwrap_or_else(|| self.site.clone())
    }

    fn allows(&self, url: &Url) -> bool {
        let same_origin = matches!(url.scheme(), "http" | "https") && url.origin() == self.site.origin();
        same_origin || self.allow.iter().any(|pattern| pattern.matches(url))
    }
}

/// Parses an address, and refuses those that parsers read differently from eyes or from each other.
fn parse(text: &str) -> Option<Url> {
    let odd = |c: char| c.is_control() || c.is_whitespace() || matches!(c, '\\' | '<' | '>' | '"');
    if text.len() > 2_048 || text.chars().any(odd) {
        return None;
    }
    let url = Url::parse(text).ok()?;
    if !url.username().is_empty() || url.password().is_some() {
        return None;
    }
    // The parser fixes what is wrong (a missing slash, a decimal host, a name in another script). What is asked
    // for must be written as it is meant.
    let written = text.get(..url.as_str().find("://").map_or(0, |i| i + 3))?;
    if !written.eq_ignore_ascii_case(url.as_str().get(..written.len())?) || !url.as_str().contains("://") {
        return None;
    }
    let host = text[written.len()..].split(['/', '?', '#']).next()?;
    let plain = format!("{}{}", url.host_str()?, url.port().map(|port| format!(":{port}")).unwrap_or_default());
    let default_port =
        url.port().is_none() && host.rsplit_once(':').is_some_and(|(name, _)| name.eq_ignore_ascii_case(&plain));
    (host.eq_ignore_ascii_case(&plain) || default_port).then_some(url)
}

impl Pattern {
    fn parse(text: &str) -> Option<Self> {
        let (scheme, rest) = text.split_once("://")?;
        let valid = |b: u8| b.is_ascii_alphanumeric() || b"+-.".contains(&b);
        if scheme.is_empty() || !scheme.bytes().all(valid) || is_script(scheme) {
            return None;
        }
        let (authority, path) = rest.split_once('/').map_or((rest, ""), |(authority, path)| (authority, path));
        if authority.contains(['@', '\\']) || (authority.is_empty() && matches!(scheme, "http" | "https")) {
            return None;
        }
        // `?` is a wildcard here; a pattern does not describe a query.
        Some(Self {
            scheme: scheme.to_ascii_lowercase(),
            authority: authority.to_ascii_lowercase(),
            path: format!("/{path}"),
        })
    }

    fn matches(&self, url: &Url) -> bool {
        let authority = format!(
            "{}{}",
            url.host_str().unwrap_or_default(),
            url.port().map(|p| format!(":{p}")).unwrap_or_default()
        );
        let path = if url.path().is_empty() { "/" } else { url.path() };
        url.scheme() == self.scheme
            && glob(self.authority.as_bytes(), authority.to_ascii_lowercase().as_bytes())
            && glob(self.path.as_bytes(), path.as_bytes())
    }
}

fn is_script(scheme: &str) -> bool {
    ["javascript", "data", "vbscript", "file", "blob", "about"].iter().any(|bad| scheme.eq_ignore_ascii_case(bad))
}

/// Matches with memory of one table row: time is pattern length times text length, both bounded.
fn glob(pattern: &[u8], text: &[u8]) -> bool {
    let separator = |b: u8| matches!(b, b'.' | b'/');
    // reached[i]: the pattern so far can match the first i bytes.
    let mut reached = vec![false; text.len() + 1];
    reached[0] = true;
    let mut rest = pattern;
    while let Some((&first, tail)) = rest.split_first() {
        let double = rest.starts_with(b"**");
        rest = if double { &rest[2..] } else { tail };
        if first == b'*' {
            for i in 0..text.len() {
                reached[i + 1] |= reached[i] && (double || !separator(text[i]));
            }
        } else {
            for i in (0..text.len()).rev() {
                reached[i + 1] = reached[i] && (text[i] == first || (first == b'?' && !separator(text[i])));
            }
            reached[0] = false;
        }
    }
    reached[text.len()]
}

/// Puts pairs into the fragment, where no server sees them.
pub(crate) fn set_fragment(url: &mut Url, pairs: &[(&'static str, String)]) {
    let text = form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish();
    url.set_fragment(Some(&text));
}

#[cfg(test)]
mod tests;
