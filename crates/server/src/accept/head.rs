//! Heads of HTTP/1 requests, looked at as they are read. hyper takes a bare LF for the end of a line, and of a
//! `Content-Length` beside a `Transfer-Encoding` it believes the second; another program on the way may see it the
//! other way round, and then the two disagree on where a request ends. Both are refused: the byte at fault becomes
//! one that no head may hold, so that hyper answers 400 and closes.

use http::header::{CONTENT_LENGTH, TRANSFER_ENCODING};
use memchr::memchr;

/// What replaces a byte that makes a head ambiguous.
const REFUSED: u8 = 0;
/// Longer names are none of those that say where a request ends.
const NAME: usize = 32;
/// Digits of a length that fits.
const DIGITS: usize = 20;

/// Where in the stream the next byte stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Before a request: empty lines are passed over.
    Start,
    /// In the line with verb and address.
    RequestLine,
    /// In the name of a header.
    Name,
    /// In its value.
    Value,
    /// A body of this many bytes more.
    Body(u64),
    /// The size of a chunk.
    ChunkSize(u64),
    /// What follows the size on its line.
    ChunkExtension(u64),
    /// This many bytes of a chunk and the end of its line.
    Chunk(u64),
    /// A line after the last chunk, empty so far or not.
    Trailer { empty: bool },
    /// Not HTTP/1 any more.
    Elsewhere,
    /// Behind a head that was refused.
    Refused,
}

/// Follows one connection from request to request.
pub(super) struct Heads {
    place: Place,
    /// The byte before.
    last: u8,
    /// The name of the header that is being read, in lower case, as far as it matters.
    name: Vec<u8>,
    /// The value of a `Content-Length`.
    length: Vec<u8>,
    has_length: bool,
    has_encoding: bool,
}

impl Heads {
    pub(super) fn new() -> Self {
        Self {
            place: Place::Start,
            last: 0,
            name: Vec::new(),
            length: Vec::new(),
            has_length: false,
            has_encoding: false,
        }
    }

    /// Looks no more: what comes is something else.
    pub(super) fn stop(&mut self) {
        self.place = Place::Elsewhere;
    }

    /// Whether nothing more is to be read.
    pub(super) fn is_refused(&self) -> bool {
        self.place == Place::Refused
    }

    /// Whether a head has begun and not ended.
    pub(super) fn is_inside(&self) -> bool {
        matches!(self.place, Place::RequestLine | Place::Name | Place::Value)
    }

    /// Looks at what was just read, and spoils what is ambiguous.
    pub(super) fn look(&mut self, bytes: &mut [u8]) {
        let mut at = 0;
        while at < bytes.len() {
            match self.place {
                Place::Elsewhere | Place::Refused => return,
                Place::Body(left) | Place::Chunk(left) => {
                    let rest = u64::try_from(bytes.len() - at).unwrap_or(u64::MAX);
                    let here = left.min(rest);
                    at += usize::try_from(here).unwrap_or(usize::MAX);
                    self.passed(left - here);
                }
                // Addresses and values are most of a head, and only the end of their line matters.
                Place::RequestLine | Place::Value if !self.is_length() && bytes[at] != b'\n' => {
                    let rest = &bytes[at..];
                    let line = memchr(b'\n', rest).unwrap_or(rest.len());
                    self.last = rest[line - 1];
                    at += line;
                }
                _ => {
                    if !self.step(bytes[at]) {
                        bytes[at..].fill(REFUSED);
                        self.place = Place::Refused;
                        return;
                    }
                    self.last = bytes[at];
                    at += 1;
                }
            }
        }
    }

    /// Some of a body or chunk went by.
    fn passed(&mut self, left: u64) {
        self.place = match self.place {
            Place::Body(_) if left == 0 => Place::Start,
            Place::Body(_) => Place::Body(left),
            Place::Chunk(_) if left == 0 => Place::ChunkSize(0),
            _ => Place::Chunk(left),
        };
    }

    /// Takes one byte; false when it must not be there.
    fn step(&mut self, byte: u8) -> bool {
        if byte == b'\n' && self.last != b'\r' {
            return false;
        }
        match (self.place, byte) {
            (Place::Start, b'\r' | b'\n') => {}
            (Place::Start, _) => self.place = Place::RequestLine,
            (Place::RequestLine, b'\n') => self.begin_headers(),
            (Place::Name, b'\n') => return self.end_line(),
            (Place::Name, b':') => return self.begin_value(),
            (Place::Name, _) => self.name_byte(byte),
            (Place::Value, b'\n') => self.begin_name(),
            (Place::Value, b'0'..=b'9') if self.is_length() && self.length.len() <= DIGITS => self.length.push(byte),
            // A list of lengths, a sign: nothing that all would read alike.
            (Place::Value, byte) if self.is_length() => return matches!(byte, b' ' | b'\t' | b'\r' | b'0'..=b'9'),
            (Place::ChunkSize(size), _) => self.chunk_size(size, byte),
            (Place::ChunkExtension(size), b'\n') => self.begin_chunk(size),
            (Place::Trailer { empty: true }, b'\n') => self.place = Place::Start,
            (Place::Trailer { .. }, b'\n') => self.place = Place::Trailer { empty: true },
            (Place::Trailer { empty: true }, byte) if byte != b'\r' => self.place = Place::Trailer { empty: false },
            _ => {}
        }
        true
    }

    fn begin_headers(&mut self) {
        self.has_length = false;
        self.has_encoding = false;
        self.length.clear();
        self.begin_name();
    }

    fn begin_name(&mut self) {
        self.name.clear();
        self.place = Place::Name;
    }

    fn name_byte(&mut self, byte: u8) {
        if byte != b'\r' && self.name.len() < NAME {
            self.name.push(byte.to_ascii_lowercase());
        }
    }

    fn is_length(&self) -> bool {
        self.name == CONTENT_LENGTH.as_str().as_bytes()
    }

    /// A name is complete; false when it contradicts another.
    fn begin_value(&mut self) -> bool {
        self.place = Place::Value;
        if self.is_length() {
            self.has_length = true;
            // Of several the last counts here; hyper refuses those that differ.
            self.length.clear();
        }
        self.has_encoding |= self.name == TRANSFER_ENCODING.as_str().as_bytes();
        !(self.has_length && self.has_encoding)
    }

    /// A line without a colon: the end of the head when it is empty, and else none that hyper takes.
    fn end_line(&mut self) -> bool {
        if !self.name.is_empty() {
            return false;
        }
        let length = std::str::from_utf8(&self.length).ok().and_then(|digits| digits.parse().ok()).unwrap_or(0);
        self.place = match (self.has_encoding, length) {
            (true, _) => Place::ChunkSize(0),
            (false, 0) => Place::Start,
            (false, length) => Place::Body(length),
        };
        true
    }

    fn chunk_size(&mut self, size: u64, byte: u8) {
        let digit = match byte {
            b'0'..=b'9' => byte - b'0',
            b'a'..=b'f' => byte - b'a' + 10,
            b'A'..=b'F' => byte - b'A' + 10,
            b'\n' => return self.begin_chunk(size),
            _ => return self.place = Place::ChunkExtension(size),
        };
        // hyper refuses a size that does not fit, and closes.
        self.place = Place::ChunkSize(size.saturating_mul(16).saturating_add(digit.into()));
    }

    fn begin_chunk(&mut self, size: u64) {
        self.place = match size {
            0 => Place::Trailer { empty: true },
            // With the CR and LF behind it.
            size => Place::Chunk(size.saturating_add(2)),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What hyper is given of `sent`, in pieces of any size.
    fn seen(sent: &[u8], piece: usize) -> Vec<u8> {
        let mut heads = Heads::new();
        let mut bytes = sent.to_vec();
        bytes.chunks_mut(piece).for_each(|piece| heads.look(piece));
        bytes
    }

    fn is_refused(sent: &str) -> bool {
        let refused: Vec<bool> =
            (1..=sent.len()).map(|piece| seen(sent.as_bytes(), piece) != sent.as_bytes()).collect();
        assert!(refused.iter().all(|one| *one == refused[0]), "{sent:?} depends on how it is cut");
        refused[0]
    }

    #[test]
    fn l7_a_bare_line_feed_in_a_head_is_refused() {
        for sent in [
            "GET / HTTP/1.1\nHost: a\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\n\n",
            "\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /b HTTP/1.1\nHost: a\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\na\nbGET /b HTTP/1.1\nHost: a\r\n\r\n",
            "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\n\r\n",
            "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: y\n\r\n",
        ] {
            assert!(is_refused(sent), "{sent:?}");
        }
    }

    #[test]
    fn l7_a_length_beside_an_encoding_is_refused() {
        for sent in [
            "POST / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\nHost: a\r\nCONTENT-LENGTH: 5\r\n\r\n0\r\n\r\n",
            "GET / HTTP/1.1\r\n\r\nPOST / HTTP/1.1\r\nContent-Length: 0\r\nTransfer-Encoding: x\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: 5, 5\r\n\r\nabcde",
            "POST / HTTP/1.1\r\nContent-Length: +5\r\n\r\nabcde",
        ] {
            assert!(is_refused(sent), "{sent:?}");
        }
    }

    #[test]
    fn requests_pass_as_they_are() {
        for sent in [
            "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
            "\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\nGET /b HTTP/1.1\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\n\n\n\n\nGET / HTTP/1.1\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length:   12  \r\nX-Content-Length: 9\r\n\r\n\n2345678901\nGET / HTTP/1.1\r\n\r\n",
            "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5;a=b\r\n\na\r\n\n\r\nA\r\n\n\n\n\n\n\n\n\n\n\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
            "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n\n\r\n0\r\nA: b\r\nC: d\r\n\r\nGET / HTTP/1.1\r\n\r\n",
            // Not ours to judge: hyper refuses both.
            "POST / HTTP/1.1\r\nContent-Length: 99999999999999999999999\r\n\r\n",
        ] {
            assert!(!is_refused(sent), "{sent:?}");
        }
    }

    #[test]
    fn what_is_no_http_1_any_more_is_left_alone() {
        let mut heads = Heads::new();
        let mut bytes = *b"\x81\x05\n\n\nab";
        heads.stop();
        heads.look(&mut bytes);
        assert_eq!(&bytes, b"\x81\x05\n\n\nab");
    }
}
