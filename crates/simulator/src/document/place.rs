//! Where a JSON pointer leads in a text. A field that is not there has the place of what it is missing from.

use toml::de::{DeTable, DeValue};

/// A place in a text, from 1.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Position {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Position {
    /// The place of a byte.
    pub(super) fn of(text: &str, byte: usize) -> Self {
        let before = text.get(..byte).unwrap_or(text);
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        Self { line: before.matches('\n').count() + 1, column: before[start..].chars().count() + 1 }
    }
}

/// In TOML that can be read.
pub(super) fn in_toml(text: &str, pointer: &str) -> Position {
    let Ok(table) = DeTable::parse(text) else { return Position::default() };
    let mut byte = table.span().start;
    let root = DeValue::Table(table.into_inner());
    let mut value = &root;
    for step in steps(pointer) {
        let next = match value {
            DeValue::Table(table) => table.iter().find(|(key, _)| **key.get_ref() == *step).map(|(key, value)| {
                // A value that stands behind its key is found by the key.
                (key.span().start, value)
            }),
            DeValue::Array(list) => {
                step.parse().ok().and_then(|place: usize| list.get(place)).map(|value| (value.span().start, value))
            }
            _ => None,
        };
        let Some((start, found)) = next else { break };
        (byte, value) = (start, found.get_ref());
    }
    Position::of(text, byte)
}

/// In JSON that can be read.
pub(super) fn in_json(text: &str, pointer: &str) -> Position {
    let mut reader = Reader { text: text.as_bytes(), at: 0 };
    reader.space();
    let mut byte = reader.at;
    for step in steps(pointer) {
        let Some(start) = reader.enter(step) else { break };
        byte = start;
    }
    Position::of(text, byte)
}

fn steps(pointer: &str) -> impl Iterator<Item = &str> {
    pointer.split('/').skip(1)
}

/// Walks over JSON that is known to be well-formed.
struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn space(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    /// From the start of an object or array to the value of one of its fields. Answers where that begins.
    fn enter(&mut self, step: &str) -> Option<usize> {
        let is_object = match self.peek()? {
            b'{' => true,
            b'[' => false,
            _ => return None,
        };
        self.at += 1;
        for place in 0.. {
            self.space();
            if matches!(self.peek()?, b'}' | b']') {
                return None;
            }
            let start = self.at;
            let is_it = if is_object {
                self.value();
                // Names of fields have no escapes; one that has some is none of ours.
                let is_it = self.text.get(start + 1..self.at - 1) == Some(step.as_bytes());
                self.space();
                self.at += 1;
                self.space();
                is_it
            } else {
                step.parse() == Ok(place)
            };
            if is_it {
                return Some(start);
            }
            self.value();
            self.space();
            if self.peek()? == b',' {
                self.at += 1;
            }
        }
        None
    }

    /// Over one value.
    fn value(&mut self) {
        let mut depth = 0_usize;
        while let Some(byte) = self.peek() {
            match byte {
                b'"' => {
                    self.at += 1;
                    while let Some(byte) = self.peek().filter(|byte| *byte != b'"') {
                        self.at += if byte == b'\\' { 2 } else { 1 };
                    }
                    self.at += 1;
                }
                b'{' | b'[' => {
                    depth += 1;
                    self.at += 1;
                }
                b'}' | b']' if depth > 0 => {
                    depth -= 1;
                    self.at += 1;
                }
                b',' | b':' if depth > 0 => self.at += 1,
                b'}' | b']' | b',' | b':' => return,
                _ if byte.is_ascii_whitespace() => self.at += 1,
                _ => {
                    while self.peek().is_some_and(|byte| !b",:]} \t\r\n".contains(&byte)) {
                        self.at += 1;
                    }
                }
            }
            if depth == 0 {
                return;
            }
        }
    }
}
