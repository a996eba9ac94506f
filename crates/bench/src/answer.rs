//! As much of HTTP/1.1 as answers to a measurement need.

use anyhow::Context;
use bytes::Bytes;

/// Status and body.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Bytes,
}

/// What the head says about the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Head {
    status: u16,
    /// Where the body begins.
    begin: usize,
    body: Length,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Length {
    Bytes(usize),
    Chunks,
}

impl Head {
    /// The head, once all of it has come.
    pub fn read(bytes: &[u8]) -> anyhow::Result<Option<Self>> {
        let Some(end) = bytes.windows(4).position(|part| part == b"\r\n\r\n") else { return Ok(None) };
        let text = std::str::from_utf8(&bytes[..end])?;
        let mut lines = text.split("\r\n");
        let status = lines.next().and_then(|line| line.split(' ').nth(1)).context("no status")?.parse()?;
        let mut body = Length::Bytes(0);
        for (name, value) in lines.filter_map(|line| line.split_once(':')) {
            if name.eq_ignore_ascii_case("content-length") {
                body = Length::Bytes(value.trim().parse()?);
            } else if name.eq_ignore_ascii_case("transfer-encoding") {
                body = Length::Chunks;
            }
        }
        Ok(Some(Self { status, begin: end + 4, body }))
    }

    pub const fn is_success(&self) -> bool {
        matches!(self.status, 200..300)
    }

    /// Whether these bytes hold the whole answer.
    pub fn is_complete(&self, bytes: &[u8]) -> bool {
        match self.body {
            Length::Bytes(length) => bytes.len() >= self.begin + length,
            // The last chunk is empty, and we ask for no trailers.
            Length::Chunks => bytes[self.begin..].ends_with(b"0\r\n\r\n"),
        }
    }

    /// The answer that is complete in these bytes.
    pub fn answer(&self, bytes: &[u8]) -> Answer {
        let body = match self.body {
            Length::Bytes(length) => Bytes::copy_from_slice(&bytes[self.begin..self.begin + length]),
            Length::Chunks => joined(&bytes[self.begin..]),
        };
        Answer { status: self.status, body }
    }
}

/// The content of chunks.
fn joined(mut chunks: &[u8]) -> Bytes {
    let mut body = Vec::new();
    while let Some(end) = chunks.windows(2).position(|part| part == b"\r\n") {
        let size = std::str::from_utf8(&chunks[..end]).ok().and_then(|text| usize::from_str_radix(text, 16).ok());
        let Some(content) = size.filter(|size| *size > 0).and_then(|size| chunks.get(end + 2..end + 2 + size)) else {
            break;
        };
        body.extend_from_slice(content);
        chunks = chunks.get(end + 4 + content.len()..).unwrap_or_default();
    }
    body.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_says_where_an_answer_ends() {
        let bytes = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]";
        assert_eq!(Head::read(&bytes[..20]).unwrap(), None);
        let head = Head::read(bytes).unwrap().unwrap();
        assert!(head.is_success() && head.is_complete(bytes) && !head.is_complete(&bytes[..bytes.len() - 1]));
        assert_eq!(head.answer(bytes).body, "[]");
        let refused = b"HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n";
        assert!(!Head::read(refused).unwrap().unwrap().is_success());
    }

    #[test]
    fn chunks_are_joined() {
        let bytes = b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\n[1,\r\nb\r\n2,3,4,5,6,7\r\n1\r\n]\r\n0\r\n\r\n";
        let head = Head::read(bytes).unwrap().unwrap();
        assert!(head.is_complete(bytes) && !head.is_complete(&bytes[..bytes.len() - 5]));
        assert_eq!(head.answer(bytes).body, "[1,2,3,4,5,6,7]");
    }
}
