//! A position in one value of the query string, and the errors that name it.

use crate::error::RestError;

/// Reads a text character by character; every failure says what was being read and where.
pub(super) struct Cursor<'a> {
    what: &'static str,
    input: &'a str,
    pos: usize,
}

/// How much of a client's text an error repeats.
const ECHO_CHARS: usize = 200;

impl<'a> Cursor<'a> {
    /// `what` names the thing being parsed, as in `failed to parse filter`.
    pub(super) fn new(what: &'static str, input: &'a str) -> Self {
        Self { what, input, pos: 0 }
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.input[self.pos..]
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let char = self.peek()?;
        self.pos += char.len_utf8();
        Some(char)
    }

    pub(super) fn at_end(&self) -> bool {
        self.pos == self.input.len()
    }

    /// Goes past `text` if it is here.
    pub(super) fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.pos += text.len();
        }
        found
    }

    pub(super) fn expect(&mut self, text: &'static str) -> Result<(), RestError> {
        if self.eat(text) { Ok(()) } else { Err(self.fail(&format!("\"{text}\""))) }
    }

    pub(super) fn skip_spaces(&mut self) {
        while self.peek() == Some(' ') {
            self.pos += 1;
        }
    }

    /// Takes characters as long as `keep` says so.
    pub(super) fn take_while(&mut self, keep: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|char| !keep(char)).unwrap_or(rest.len());
        self.pos += end;
        &rest[..end]
    }

    /// Takes everything that is left.
    pub(super) fn take_rest(&mut self) -> &'a str {
        let rest = self.rest();
        self.pos = self.input.len();
        rest
    }

    /// A point to come back to with [`Cursor::reset`].
    pub(super) fn mark(&self) -> usize {
        self.pos
    }

    pub(super) fn reset(&mut self, mark: usize) {
        self.pos = mark;
    }

    pub(super) fn expect_end(&self) -> Result<(), RestError> {
        if self.at_end() { Ok(()) } else { Err(self.fail("end of input")) }
    }

    /// The error at the present place.
    pub(super) fn fail(&self, expecting: &str) -> RestError {
        let column = self.input[..self.pos].chars().count() + 1;
        let found = match self.peek() {
            Some(char) => format!("\"{char}\""),
            None => "end of input".to_owned(),
        };
        RestError::Parse {
            message: format!(
                "\"failed to parse {} ({})\" (line 1, column {column})",
                self.what,
                shortened(self.input)
            ),
            details: format!("unexpected {found} expecting {expecting}"),
        }
    }

    /// An error about the whole value rather than a place in it.
    pub(super) fn refuse(&self, details: String) -> RestError {
        RestError::Parse {
            message: format!("\"failed to parse {} ({})\"", self.what, shortened(self.input)),
            details,
        }
    }

    /// `"…"` with backslash escapes, when one is here. `None` if it does not start with a quote.
    pub(super) fn quoted(&mut self) -> Result<Option<String>, RestError> {
        if !self.eat("\"") {
            return Ok(None);
        }
        let mut text = String::new();
        loop {
            match self.next() {
                Some('"') => return Ok(Some(text)),
                Some('\\') => text.push(self.next().ok_or_else(|| self.fail("a character to escape"))?),
                Some(char) => text.push(char),
                None => return Err(self.fail("\"\\\"\"")),
            }
        }
    }

    /// A name: quoted, or letters, digits, `_`, `$`, spaces inside, and `-` where no arrow begins.
    pub(super) fn identifier(&mut self) -> Result<String, RestError> {
        if let Some(name) = self.quoted()? {
            return if name.is_empty() { Err(self.fail("a name")) } else { Ok(name) };
        }
        let rest = self.rest();
        let mut end = 0;
        for (at, char) in rest.char_indices() {
            let dash = char == '-' && end > 0 && !rest[at + 1..].starts_with('>');
            if !(char.is_alphanumeric() || matches!(char, '_' | '$' | ' ') || dash) {
                break;
            }
            end = at + char.len_utf8();
        }
        let name = rest[..end].trim();
        if name.is_empty() {
            return Err(self.fail("field name (* or [a..z0..9_$])"));
        }
        self.pos += end;
        Ok(name.to_owned())
    }
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(ECHO_CHARS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
