//! A writer of PDFs in the manners of different programs.

use crate::look::{Row, Sheet, Style};
use flate2::{Compression, write::ZlibEncoder};
use std::{collections::BTreeMap, fmt::Write as _, io::Write as _};

/// How a program writes text.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Manner {
    /// A string for a line.
    Whole,
    /// Spaces are gaps between words, as TeX does it.
    Gaps,
    /// Each word has its place, and the streams are compressed.
    Words,
    /// Bold letters are written twice, a little apart.
    Twice,
}

pub const MANNERS: [Manner; 4] = [Manner::Whole, Manner::Gaps, Manner::Words, Manner::Twice];

struct Writer {
    manner: Manner,
    pages: Vec<String>,
    codes: BTreeMap<char, u8>,
}

/// Thousandths of the size, roughly those of Helvetica.
fn width_of(c: char) -> u32 {
    match c {
        ' ' | '.' | ',' | 'i' | 'j' | 'l' | 'I' | '/' | ':' | ';' | '|' | '!' | 'ı' | 'ł' => 278,
        't' | 'f' | 'r' | '-' | '(' | ')' | '·' => 333,
        'm' | 'M' | 'w' | '—' => 833,
        'A'..='Z' | 'Ä' | 'Ö' | 'Ü' => 690,
        _ => 540,
    }
}

fn width(text: &str, size: f64) -> f64 {
    text.chars().map(width_of).sum::<u32>() as f64 / 1000.0 * size
}

/// The bytes of a PDF.
pub fn write(sheet: &Sheet, manner: Manner) -> Vec<u8> {
    let mut writer = Writer { manner, pages: vec![String::new()], codes: BTreeMap::new() };
    let side = !sheet.side.is_empty();
    // The narrow column is at the left or at the right.
    let at_left = matches!(manner, Manner::Whole | Manner::Words);
    let (main, narrow) = match (side, at_left) {
        (false, _) => ((56.0, 540.0), None),
        (true, true) => ((220.0, 560.0), Some((40.0, 190.0))),
        (true, false) => ((40.0, 380.0), Some((410.0, 570.0))),
    };
    writer.column(&sheet.main, main, sheet.bullet);
    if let Some(narrow) = narrow {
        writer.column(&sheet.side, narrow, sheet.bullet);
    }
    writer.finish()
}

/// A page of pictures: no letter on it.
pub fn picture() -> Vec<u8> {
    let writer =
        Writer { manner: Manner::Whole, pages: vec!["0.5 g 50 50 400 600 re f".to_owned()], codes: BTreeMap::new() };
    writer.finish()
}

impl Writer {
    fn column(&mut self, rows: &[Row], (left, right): (f64, f64), mark: &str) {
        let (mut page, mut y) = (0, 60.0);
        let labels =
            rows.iter().filter_map(|row| row.label.as_ref()).map(|label| width(label, 10.0)).fold(0.0, f64::max);
        let text_left = if labels > 0.0 { left + labels + 24.0 } else { left };
        let has_labels = labels > 0.0;
        for row in rows {
            let (size, bold) = match row.style {
                Style::Name => (22.0, true),
                Style::Headline => (12.0, false),
                Style::Heading => (14.0, true),
                Style::Strong => (11.0, true),
                Style::Small => (9.5, false),
                _ => (10.5, false),
            };
            y += size * 1.3 + if row.gap { size * 0.7 } else { 0.0 };
            if y > 780.0 {
                page += 1;
                y = 70.0;
            }
            let in_column = has_labels
                && matches!(row.style, Style::Strong | Style::Plain | Style::Bullet)
                && row.style != Style::Heading;
            let start = if in_column { text_left } else { left };
            if let Some(label) = &row.label {
                self.text(page, left, y, 10.0, false, label);
            }
            let start = if row.style == Style::Bullet {
                self.text(page, start, y, size, false, if mark.is_empty() { "•" } else { mark });
                start + 14.0
            } else {
                start
            };
            let room = right - start - row.right.as_ref().map_or(0.0, |text| width(text, 9.5) + 20.0);
            for (i, line) in wrap(&row.text, size, room).iter().enumerate() {
                if i > 0 {
                    y += size * 1.3;
                }
                self.text(page, start, y, size, bold, line);
                if let (0, Some(text)) = (i, &row.right) {
                    self.text(page, right - width(text, 9.5), y, 9.5, false, text);
                }
            }
        }
    }

    fn text(&mut self, page: usize, x: f64, y: f64, size: f64, bold: bool, text: &str) {
        while self.pages.len() <= page {
            self.pages.push(String::new());
        }
        let font = if bold { "F2" } else { "F1" };
        let y = 842.0 - y;
        let mut out = String::new();
        match self.manner {
            Manner::Whole => {
                let _ = writeln!(out, "BT /{font} {size} Tf {x:.2} {y:.2} Td ({}) Tj ET", self.escape(text));
            }
            Manner::Twice => {
                let times: &[f64] = if bold { &[0.0, 0.3] } else { &[0.0] };
                for shift in times {
                    let _ =
                        writeln!(out, "BT /F1 {size} Tf {:.2} {y:.2} Td ({}) Tj ET", x + shift, self.escape(text));
                }
            }
            Manner::Gaps => {
                let words: Vec<String> = text.split(' ').map(|word| format!("({})", self.escape(word))).collect();
                let _ = writeln!(out, "BT /{font} {size} Tf {x:.2} {y:.2} Td [{}] TJ ET", words.join(" -300 "));
            }
            Manner::Words => {
                let mut at = x;
                for word in text.split(' ') {
                    let _ =
                        writeln!(out, "BT /{font} {size} Tf 1 0 0 1 {at:.2} {y:.2} Tm ({}) Tj ET", self.escape(word));
                    at += width(word, size) + width(" ", size);
                }
            }
        }
        self.pages[page].push_str(&out);
    }

    /// As octal codes: what isn't ASCII gets one of its own.
    fn escape(&mut self, text: &str) -> String {
        let mut escaped = String::new();
        for c in text.chars() {
            let code = match u8::try_from(c) {
                Ok(code @ 32..=126) => code,
                _ => {
                    let next = 128 + u8::try_from(self.codes.len()).expect("few characters");
                    *self.codes.entry(c).or_insert(next)
                }
            };
            match code {
                b'(' | b')' | b'\\' => escaped.extend(['\\', code as char]),
                32..=126 => escaped.push(code as char),
                _ => {
                    let _ = write!(escaped, "\\{code:03o}");
                }
            }
        }
        escaped
    }

    fn finish(self) -> Vec<u8> {
        let names: Vec<String> =
            self.codes.iter().map(|(c, code)| format!("{code} /uni{:04X}", u32::from(*c))).collect();
        let mut widths: Vec<u32> = (0..=255_u8).map(|code| width_of(code as char)).collect();
        for (c, code) in &self.codes {
            widths[usize::from(*code)] = width_of(*c);
        }
        let widths = widths.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
        let font = |name: &str| {
            format!(
                "<< /Type /Font /Subtype /Type1 /BaseFont /{name} /FirstChar 0 /LastChar 255 /Widths [{widths}] /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [{}] >> >>",
                names.join(" ")
            )
            .into_bytes()
        };
        let kids: Vec<String> = (0..self.pages.len()).map(|i| format!("{} 0 R", 5 + 2 * i)).collect();
        let mut objects: Vec<Vec<u8>> = vec![
            b"<< /Type /Catalog /Pages 2 0 R >>".to_vec(),
            format!("<< /Type /Pages /Kids [{}] /Count {} >>", kids.join(" "), kids.len()).into_bytes(),
            font("Helvetica"),
            font("Helvetica-Bold"),
        ];
        for (i, page) in self.pages.iter().enumerate() {
            objects.push(
                format!(
                    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents {} 0 R >>",
                    6 + 2 * i
                )
                .into_bytes(),
            );
            let (data, filter) = match self.manner {
                Manner::Words => {
                    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
                    encoder.write_all(page.as_bytes()).expect("memory");
                    (encoder.finish().expect("memory"), " /Filter /FlateDecode")
                }
                _ => (page.clone().into_bytes(), ""),
            };
            let mut stream = format!("<< /Length {}{filter} >>\nstream\n", data.len()).into_bytes();
            stream.extend(data);
            stream.extend(b"\nendstream");
            objects.push(stream);
        }
        let mut bytes = b"%PDF-1.5\n%\xE2\xE3\xCF\xD3\n".to_vec();
        let mut offsets = Vec::new();
        for (i, object) in objects.iter().enumerate() {
            offsets.push(bytes.len());
            bytes.extend(format!("{} 0 obj\n", i + 1).into_bytes());
            bytes.extend(object);
            bytes.extend(b"\nendobj\n");
        }
        let start = bytes.len();
        bytes.extend(format!("xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1).into_bytes());
        for offset in offsets {
            bytes.extend(format!("{offset:010} 00000 n \n").into_bytes());
        }
        bytes.extend(
            format!("trailer\n<< /Size {} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n", objects.len() + 1)
                .into_bytes(),
        );
        bytes
    }
}

fn wrap(text: &str, size: f64, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last_mut().expect("a line");
        if !last.is_empty() && width(last, size) + width(" ", size) + width(word, size) > room {
            lines.push(word.to_owned());
        } else {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    lines
}
