//! What a page says about whose it is. Only its author's own words count, for others can write on a page too: a link that
//! says `rel="me"`, tags of the head, and the description of a profile at a code host.
//!
//! The page is read by the tokenizer alone. A tree isn't needed, and building one costs the square of what is left open.

use devproof_vocabulary::LinkProof;
use html5ever::{
    tendril::StrTendril,
    tokenizer::{
        BufferQueue, EndTag, StartTag, Tag, TagToken, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts,
        states::RawKind,
    },
};
use std::cell::Cell;
use url::Url;

/// Bytes that the tokenizer is given at once; between them it can be stopped.
const CHUNK: usize = 4096;
/// What can separate attributes of one tag. Each attribute is compared with those before it.
const MAX_SEPARATORS: usize = 4096;
/// Hosts where a page with a path of one name is the profile of that name, described in its owner's words.
const CODE_HOSTS: [&str; 4] = ["bitbucket.org", "codeberg.org", "github.com", "gitlab.com"];

/// Tags that leave the head open.
const HEAD_TAGS: [&str; 10] =
    ["base", "head", "html", "link", "meta", "noscript", "script", "style", "template", "title"];

/// What proves that a page is someone's.
#[derive(Debug)]
pub(super) struct Wanted {
    /// The addresses of their page here, the former ones too.
    pub(super) pages: Vec<Url>,
    /// Their token.
    pub(super) token: String,
}

/// The page has more structure than is read.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TooComplex;

/// The proof in a page, which came from this address.
pub(super) fn find_proof(html: &str, url: &Url, wanted: &Wanted) -> Result<Option<LinkProof>, TooComplex> {
    let tokenizer = Tokenizer::new(Reader::new(wanted, is_code_profile(url)), TokenizerOpts::default());
    let input = BufferQueue::default();
    let (mut rest, mut separators) = (html, 0);
    while !rest.is_empty() && tokenizer.sink.proof.get().is_none() {
        let (chunk, behind) = rest.split_at(rest.ceil_char_boundary(CHUNK.min(rest.len())));
        input.push_back(StrTendril::from(chunk));
        // The sink pauses at no script.
        let _ = tokenizer.feed(&input);
        separators = if tokenizer.sink.moved.take() { 0 } else { separators + count_separators(chunk) };
        if separators > MAX_SEPARATORS {
            return Err(TooComplex);
        }
        rest = behind;
    }
    Ok(tokenizer.sink.proof.get())
}

fn count_separators(chunk: &str) -> usize {
    chunk.bytes().filter(|byte| byte.is_ascii_whitespace() || matches!(byte, b'/' | b'"' | b'\'')).count()
}

fn is_code_profile(url: &Url) -> bool {
    let host = url.host_str().unwrap_or_default();
    let names = url.path_segments().into_iter().flatten().filter(|name| !name.is_empty()).count();
    names == 1 && CODE_HOSTS.contains(&host.strip_prefix("www.").unwrap_or(host))
}

/// Looks at the tags of a page as they come.
struct Reader<'a> {
    wanted: &'a Wanted,
    is_code_profile: bool,
    in_head: Cell<bool>,
    /// Inside an element whose content is text, such as a title.
    in_text: Cell<bool>,
    /// Templates that are open: their content isn't part of the page.
    templates: Cell<usize>,
    /// A token came since it was last asked.
    moved: Cell<bool>,
    proof: Cell<Option<LinkProof>>,
}

impl<'a> Reader<'a> {
    fn new(wanted: &'a Wanted, is_code_profile: bool) -> Self {
        Self {
            wanted,
            is_code_profile,
            in_head: Cell::new(true),
            in_text: Cell::new(false),
            templates: Cell::new(0),
            moved: Cell::new(false),
            proof: Cell::new(None),
        }
    }

    fn open(&self, tag: &Tag) -> TokenSinkResult<()> {
        let name = &*tag.name;
        if self.templates.get() == 0 {
            if !HEAD_TAGS.contains(&name) {
                self.in_head.set(false);
            }
            let proof = match name {
                "a" => self.links_back(tag).then_some(LinkProof::RelMe),
                "link" if self.in_head.get() => self.links_back(tag).then_some(LinkProof::RelMe),
                "meta" if self.in_head.get() => self.meta(tag),
                _ => None,
            };
            self.proof.set(self.proof.get().or(proof));
        }
        if name == "template" {
            self.templates.set(self.templates.get() + 1);
        }
        let raw = match name {
            "title" | "textarea" => RawKind::Rcdata,
            "style" | "xmp" | "iframe" | "noembed" | "noframes" | "noscript" => RawKind::Rawtext,
            "script" => RawKind::ScriptData,
            "plaintext" => return TokenSinkResult::Plaintext,
            _ => return TokenSinkResult::Continue,
        };
        self.in_text.set(true);
        TokenSinkResult::RawData(raw)
    }

    fn close(&self, tag: &Tag) {
        self.in_text.set(false);
        match &*tag.name {
            "head" | "body" | "html" => self.in_head.set(false),
            "template" => self.templates.set(self.templates.get().saturating_sub(1)),
            _ => {}
        }
    }

    /// Whether it leads to the person's page as their own. What is marked as someone else's words is not the author's.
    fn links_back(&self, tag: &Tag) -> bool {
        let rel = attribute(tag, "rel").unwrap_or_default();
        let has = |word: &str| rel.split_ascii_whitespace().any(|one| one.eq_ignore_ascii_case(word));
        has("me")
            && !has("ugc")
            && attribute(tag, "href")
                .and_then(|href| Url::parse(href.trim()).ok())
                .is_some_and(|href| self.wanted.pages.iter().any(|page| is_same_page(page, &href)))
    }

    fn meta(&self, tag: &Tag) -> Option<LinkProof> {
        let name = attribute(tag, "name").or_else(|| attribute(tag, "property"))?.to_ascii_lowercase();
        let content = attribute(tag, "content")?.trim();
        match name.as_str() {
            "devproof-verification" => (content == self.wanted.token).then_some(LinkProof::MetaTag),
            "description" | "og:description" if self.is_code_profile => {
                let text = format!("devproof-verification={}", self.wanted.token);
                content.contains(&text).then_some(LinkProof::ProfileText)
            }
            _ => None,
        }
    }
}

impl TokenSink for Reader<'_> {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        if !matches!(token, Token::ParseError(_)) {
            self.moved.set(true);
        }
        match token {
            TagToken(tag) if tag.kind == StartTag => return self.open(&tag),
            TagToken(tag) if tag.kind == EndTag => self.close(&tag),
            Token::CharacterTokens(text)
                if !self.in_text.get() && self.templates.get() == 0 && !text.trim_ascii_start().is_empty() =>
            {
                self.in_head.set(false);
            }
            _ => {}
        }
        TokenSinkResult::Continue
    }
}

fn attribute<'t>(tag: &'t Tag, name: &str) -> Option<&'t str> {
    tag.attrs.iter().find(|one| &*one.name.local == name).map(|one| &*one.value)
}

/// Whether two addresses are one page: a slash at the end, a query and a fragment make no other one.
fn is_same_page(one: &Url, other: &Url) -> bool {
    let path = |url: &Url| url.path().trim_end_matches('/').to_owned();
    matches!(other.scheme(), "http" | "https")
        && one.host() == other.host()
        && one.port() == other.port()
        && path(one) == path(other)
}

#[cfg(test)]
mod tests;
