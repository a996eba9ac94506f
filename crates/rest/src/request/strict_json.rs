//! JSON checked more strictly than a parser does before the text goes to PostgreSQL: bounded nesting, no key
//! twice, no U+0000, no half of a surrogate pair. Every refusal names the place as a JSON pointer.
//!
//! The text itself is passed on unchanged, so numbers keep their digits and keys their order.

use std::collections::HashSet;

/// Why a document is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JsonFault {
    /// What is wrong, in words.
    pub reason: String,
    /// Where, as a JSON pointer (RFC 6901); empty for the document itself.
    pub pointer: String,
}

/// What a document looks like from outside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shape {
    /// One object with these keys, in order.
    Object(Vec<String>),
    /// An array; each element's keys if it is an object.
    Array(Vec<Option<Vec<String>>>),
    /// A string, number, boolean or null.
    Scalar,
}

/// Checks `text` and tells its shape.
///
/// # Errors
/// When it is not JSON, nests deeper than `max_depth`, repeats a key or holds a character that text cannot hold.
pub fn check(text: &str, max_depth: usize) -> Result<Shape, JsonFault> {
    let mut reader = Reader { bytes: text.as_bytes(), text, pos: 0, path: Vec::new(), max_depth };
    reader.spaces();
    let shape = match reader.peek() {
        Some(b'{') => Shape::Object(reader.object()?),
        Some(b'[') => {
            let mut elements = Vec::new();
            reader.array(|reader| {
                reader.spaces();
                let keys = match reader.peek() {
                    Some(b'{') => Some(reader.object()?),
                    _ => {
                        reader.value()?;
                        None
                    }
                };
                elements.push(keys);
                Ok(())
            })?;
            Shape::Array(elements)
        }
        _ => {
            reader.value()?;
            Shape::Scalar
        }
    };
    reader.spaces();
    if reader.pos == reader.bytes.len() { Ok(shape) } else { Err(reader.fault("text after the document")) }
}

struct Reader<'a> {
    bytes: &'a [u8],
    text: &'a str,
    pos: usize,
    path: Vec<String>,
    max_depth: usize,
}

impl Reader<'_> {
    fn fault(&self, reason: &str) -> JsonFault {
        let pointer = self.path.iter().map(|part| format!("/{}", part.replace('~', "~0").replace('/', "~1")));
        JsonFault { reason: reason.to_owned(), pointer: pointer.collect() }
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.pos).copied()
    }

    fn spaces(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.pos += 1;
        }
    }

    fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.pos += usize::from(found);
        found
    }

    fn push_path(&mut self, part: String) -> Result<(), JsonFault> {
        self.path.push(part);
        if self.path.len() > self.max_depth {
            // Naming all the levels would answer a small request with a long error.
            self.path.truncate(4);
            return Err(self.fault(&format!("nested more than {} levels deep", self.max_depth)));
        }
        Ok(())
    }

    fn value(&mut self) -> Result<(), JsonFault> {
        self.spaces();
        match self.peek() {
            Some(b'{') => self.object().map(drop),
            Some(b'[') => self.array(Self::value),
            Some(b'"') => self.string().map(drop),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ => self.word(),
        }
    }

    fn object(&mut self) -> Result<Vec<String>, JsonFault> {
        self.pos += 1;
        let (mut keys, mut seen) = (Vec::new(), HashSet::new());
        self.spaces();
        if self.eat(b'}') {
            return Ok(keys);
        }
        loop {
            self.spaces();
            if self.peek() != Some(b'"') {
                return Err(self.fault("a key in double quotes is missing"));
            }
            let key = self.string()?;
            self.push_path(key.clone())?;
            if !seen.insert(key.clone()) {
                return Err(self.fault("the key stands twice"));
            }
            keys.push(key);
            self.spaces();
            if !self.eat(b':') {
                return Err(self.fault("a colon is missing"));
            }
            self.value()?;
            self.path.pop();
            self.spaces();
            if self.eat(b'}') {
                return Ok(keys);
            }
            if !self.eat(b',') {
                return Err(self.fault("a comma or closing brace is missing"));
            }
        }
    }

    fn array(&mut self, mut element: impl FnMut(&mut Self) -> Result<(), JsonFault>) -> Result<(), JsonFault> {
        self.pos += 1;
        self.spaces();
        if self.eat(b']') {
            return Ok(());
        }
        for index in 0_usize.. {
            self.push_path(index.to_string())?;
            element(self)?;
            self.path.pop();
            self.spaces();
            if self.eat(b']') {
                return Ok(());
            }
            if !self.eat(b',') {
                return Err(self.fault("a comma or closing bracket is missing"));
            }
        }
        Ok(())
    }

    fn string(&mut self) -> Result<String, JsonFault> {
        self.pos += 1;
        let mut string = String::new();
        loop {
            let start = self.pos;
            while !matches!(self.peek(), None | Some(b'"' | b'\\' | 0..=0x1f)) {
                self.pos += 1;
            }
            string.push_str(&self.text[start..self.pos]);
            match self.peek() {
                Some(b'"') => {
                    self.pos += 1;
                    return Ok(string);
                }
                Some(b'\\') => {
                    self.pos += 1;
                    string.push(self.escape()?);
                }
                Some(_) => return Err(self.fault("a control character inside a string")),
                None => return Err(self.fault("a string does not end")),
            }
        }
    }

    fn escape(&mut self) -> Result<char, JsonFault> {
        let byte = self.peek();
        self.pos += 1;
        Ok(match byte {
            Some(b'"') => '"',
            Some(b'\\') => '\\',
            Some(b'/') => '/',
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.unicode(),
            _ => return Err(self.fault("an escape that JSON does not have")),
        })
    }

    fn unicode(&mut self) -> Result<char, JsonFault> {
        let first = self.hex()?;
        let code = match first {
            0 => return Err(self.fault("the character U+0000 cannot be stored in a text")),
            0xd800..=0xdbff => {
                let second = if self.eat(b'\\') && self.eat(b'u') { self.hex()? } else { 0 };
                if !(0xdc00..=0xdfff).contains(&second) {
                    return Err(self.fault("half of a surrogate pair"));
                }
                0x1_0000 + ((first - 0xd800) << 10) + (second - 0xdc00)
            }
            _ => first,
        };
        char::from_u32(code).ok_or_else(|| self.fault("half of a surrogate pair"))
    }

    fn hex(&mut self) -> Result<u32, JsonFault> {
        let digits = self.bytes.get(self.pos..self.pos + 4).and_then(|bytes| std::str::from_utf8(bytes).ok());
        let code = digits
            .filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))
            .and_then(|digits| u32::from_str_radix(digits, 16).ok())
            .ok_or_else(|| self.fault("an escape that JSON does not have"))?;
        self.pos += 4;
        Ok(code)
    }

    fn digits(&mut self) -> Result<(), JsonFault> {
        let start = self.pos;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.pos += 1;
        }
        if self.pos == start { Err(self.fault("a malformed number")) } else { Ok(()) }
    }

    fn number(&mut self) -> Result<(), JsonFault> {
        self.eat(b'-');
        if !self.eat(b'0') {
            self.digits()?;
        }
        if self.eat(b'.') {
            self.digits()?;
        }
        if self.eat(b'e') || self.eat(b'E') {
            let _sign = self.eat(b'+') || self.eat(b'-');
            self.digits()?;
        }
        Ok(())
    }

    fn word(&mut self) -> Result<(), JsonFault> {
        for word in ["null", "true", "false"] {
            if self.text[self.pos..].starts_with(word) {
                self.pos += word.len();
                return Ok(());
            }
        }
        Err(self.fault("a value is missing"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn fault(text: &str) -> JsonFault {
        check(text, 64).expect_err(text)
    }

    #[test]
    fn shapes() {
        assert_eq!(check(" {\"a\":1,\"b\":[{}]} ", 64), Ok(Shape::Object(vec!["a".into(), "b".into()])));
        assert_eq!(check("[]", 64), Ok(Shape::Array(vec![])));
        assert_eq!(check("[{\"a\":null},3]", 64), Ok(Shape::Array(vec![Some(vec!["a".into()]), None])));
        assert_eq!(check("-1.5e+3", 64), Ok(Shape::Scalar));
    }

    #[test]
    fn places_are_named() {
        assert_eq!(fault("{\"a\":[1,{\"b/c\":\"\\u0000\"}]}").pointer, "/a/1/b~1c");
        assert_eq!(fault("{\"a\":{\"r\":1,\"\\u0072\":2}}").pointer, "/a/r");
        assert_eq!(fault("[\"\\ud83d\"]").pointer, "/0");
        assert_eq!(fault("[\"\\ude00\"]").reason, "half of a surrogate pair");
        assert!(check("\"\\ud83d\\ude00\"", 64).is_ok());
    }

    #[test]
    fn nesting_is_bounded() {
        assert!(check(&format!("{}{}", "[".repeat(64), "]".repeat(64)), 64).is_ok());
        assert!(check(&"[".repeat(100_000), 64).is_err());
        let deep = fault(&"{\"a\":".repeat(10_000));
        assert!(deep.reason.contains("64") && deep.pointer.len() < 20);
    }

    #[test]
    fn what_is_no_json() {
        for text in [
            "",
            "{",
            "[1,]",
            "{\"a\"}",
            "{a:1}",
            "01",
            "1.",
            "1e",
            "nul",
            "\"\n\"",
            "\"\\x\"",
            "[1] 2",
            "\"\\u12g4\"",
            "+1",
            "NaN",
            "\"\\u+123\"",
            "-",
            "[",
            "\"",
            "{\"a\":1,}",
        ] {
            assert!(check(text, 64).is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn agrees_with_serde(text in "[\\[\\]{}:,\"a0-9.eE+\\- \\\\untrlfs]{0,24}") {
            let ours = check(&text, 64);
            let theirs: Result<serde_json::Value, _> = serde_json::from_str(&text);
            if ours.is_ok() {
                let out_of_range = theirs.as_ref().err().is_some_and(|error| error.to_string().contains("range"));
                prop_assert!(theirs.is_ok() || out_of_range, "{text}");
            }
        }
    }
}
