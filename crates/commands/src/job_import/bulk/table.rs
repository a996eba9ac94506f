//! CSV as RFC 4180 says it, and as programs write it: the separator is found out, quotes may hold line breaks.

use super::{MAX_ROWS, note::Note};
use crate::{CommandError, Problem};
use csv::{ByteRecord, Reader, ReaderBuilder};

/// Separators that are tried, in the order of preference.
const SEPARATORS: [(char, u8); 4] = [(',', b','), (';', b';'), ('\t', b'\t'), ('|', b'|')];
/// Columns of a file.
const MAX_COLUMNS: usize = 100;
/// Longest cell that is kept, in bytes. No field of a job is as long.
const MAX_CELL: usize = 100_000;

/// A file as cells.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) separator: char,
    pub(super) headers: Vec<String>,
    pub(super) records: Vec<Record>,
}

/// A row of cells.
#[derive(Debug)]
pub(super) struct Record {
    /// The line in which it begins, from 1.
    pub(super) line: u64,
    pub(super) cells: Vec<String>,
    /// Why it cannot be read at all.
    pub(super) problem: Option<Note>,
}

/// Cuts a text into rows.
///
/// # Errors
/// `invalid_document` when there is no header, no row, or too many of either.
pub(super) fn table(text: &str, chosen: Option<char>, known: impl Fn(&str) -> bool) -> Result<Table, CommandError> {
    if text.trim().is_empty() {
        return Err(refused("The file is empty."));
    }
    let separator = match chosen {
        Some(chosen) => SEPARATORS.iter().find(|(separator, _)| *separator == chosen),
        None => SEPARATORS.iter().max_by_key(|(separator, byte)| {
            let names = first(text, *byte);
            let found = names.iter().filter(|name| known(name)).count();
            // Of equals the first wins: max_by_key takes the last, so the place counts backwards.
            (found, names.len(), SEPARATORS.iter().rev().position(|(other, _)| other == separator))
        }),
    };
    let (separator, byte) =
        *separator.ok_or_else(|| CommandError::invalid("/p_format/separator", "must be one of , ; | and tab"))?;
    let mut rows = reader(text, byte);
    let mut record = ByteRecord::new();
    let mut next = |record: &mut ByteRecord| loop {
        // Reading from memory does not fail, and flexible records have any length.
        if !rows.read_byte_record(record).unwrap_or(false) {
            return None;
        }
        if record.iter().any(|cell| !cell.iter().all(u8::is_ascii_whitespace)) {
            return record.position().map(|place| (place.line(), place.byte()));
        }
    };
    let Some(_) = next(&mut record) else { return Err(refused("The file is empty.")) };
    let headers: Vec<String> = cells(&record).0;
    if headers.len() > MAX_COLUMNS {
        return Err(refused(format!(
            "The first line has {} columns; at most {MAX_COLUMNS} are read.",
            headers.len()
        )));
    }
    let mut records = Vec::new();
    let mut last = 0;
    while let Some((line, byte)) = next(&mut record) {
        if records.len() == MAX_ROWS {
            return Err(refused(format!(
                "The file has more than {MAX_ROWS} rows. Split it and import one part after the other."
            )));
        }
        last = byte;
        records.push(read(&record, line + leading_breaks(text, byte), headers.len()));
    }
    if records.is_empty() {
        return Err(refused("The file has a line of headings and no row under it."));
    }
    if let (Some(record), true) = (records.last_mut(), unclosed(text, last)) {
        let message =
            "A quotation mark is opened in this row and never closed, so all following text is in one cell.";
        record.problem =
            Some(Note::new("", message).fix("Close it, or double it (\"\") where it belongs to the text."));
    }
    Ok(Table { separator, headers, records })
}

fn refused(words: impl Into<String>) -> CommandError {
    CommandError::InvalidDocument(vec![Problem::new("", words)])
}

fn reader(text: &str, separator: u8) -> Reader<&[u8]> {
    ReaderBuilder::new().has_headers(false).flexible(true).delimiter(separator).from_reader(text.as_bytes())
}

/// The names in the first row that holds anything.
fn first(text: &str, separator: u8) -> Vec<String> {
    let mut record = ByteRecord::new();
    let mut rows = reader(text, separator);
    while rows.read_byte_record(&mut record).unwrap_or(false) {
        let names = cells(&record).0;
        if names.iter().any(|name| !name.is_empty()) {
            return names;
        }
    }
    Vec::new()
}

/// The reader counts lines of its record's start, but skips blank ones after it has noted the place.
fn leading_breaks(text: &str, byte: u64) -> u64 {
    let rest = usize::try_from(byte).ok().and_then(|byte| text.as_bytes().get(byte..)).unwrap_or_default();
    rest.iter().take_while(|byte| matches!(byte, b'\n' | b'\r')).filter(|byte| **byte == b'\n').count() as u64
}

/// Whether the text from here on, which is one record, has an odd number of quotes.
fn unclosed(text: &str, byte: u64) -> bool {
    let rest = usize::try_from(byte).ok().and_then(|byte| text.as_bytes().get(byte..)).unwrap_or_default();
    rest.iter().filter(|byte| **byte == b'"').count() % 2 == 1
}

/// The cells, and the first one that was too long.
fn cells(record: &ByteRecord) -> (Vec<String>, Option<usize>) {
    let mut long = None;
    let read = |(i, cell): (usize, &[u8])| {
        if cell.len() > MAX_CELL {
            long.get_or_insert(i);
        }
        // Cut at a byte, so the last character may be half of one; the row is refused anyway.
        String::from_utf8_lossy(&cell[..cell.len().min(MAX_CELL)])
            .replace("\r\n", "\n")
            .replace('\r', "\n")
            .trim()
            .to_owned()
    };
    let cells = record.iter().enumerate().map(read).collect();
    (cells, long)
}

fn read(record: &ByteRecord, line: u64, columns: usize) -> Record {
    let (mut cells, long) = cells(record);
    while cells.len() > columns && cells.last().is_some_and(String::is_empty) {
        cells.pop();
    }
    let mut problem = None;
    if let Some(column) = long {
        let message = format!("Cell {} of this row is longer than any field of a job.", column + 1);
        problem = Some(Note::new("", message).fix("Shorten it. A missing quotation mark can make a cell this long."));
        // Nothing of it will be shown but its beginning.
        cells.iter_mut().for_each(|cell| *cell = cell.chars().take(200).collect());
        cells.truncate(columns);
    } else if cells.len() > columns {
        let message = format!("This row has {} cells, and the line of headings {columns}.", cells.len());
        problem = Some(Note::new("", message).fix("Put quotation marks around texts that contain the separator."));
        cells.truncate(columns);
    }
    for cell in &mut cells {
        if cell.contains('\0') {
            *cell = cell.replace('\0', "\u{fffd}");
            let message = "This row contains the character U+0000, which belongs to no text.";
            problem.get_or_insert(Note::new("", message).fix("Save the file as CSV UTF-8 again."));
        }
    }
    Record { line, cells, problem }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Table {
        table(text, None, |name| matches!(name, "title" | "pay" | "places")).expect("a table")
    }

    fn lines(text: &str) -> Vec<(u64, Vec<String>, bool)> {
        read(text).records.into_iter().map(|record| (record.line, record.cells, record.problem.is_some())).collect()
    }

    #[test]
    fn separators_are_found() {
        for (text, separator) in [
            ("title,pay\na,1", ','),
            ("title;pay\na;1,5", ';'),
            ("title\tpay\na, b\t1", '\t'),
            ("\n\ntitle|pay\na|1", '|'),
            ("title\nonly", ','),
            ("title;\"pay, in euros\";places\nx;1;y", ';'),
        ] {
            assert_eq!(read(text).separator, separator, "{text}");
        }
    }

    #[test]
    fn quotes_hold_line_breaks_and_lines_are_counted() {
        let text = "title,pay\r\n\"a \"\"b\"\"\r\nc\",1\r\n\r\n\r\nd,2\r\n,,\r\n\"e\",3";
        let cells = |list: [&str; 2]| list.map(str::to_owned).to_vec();
        assert_eq!(
            lines(text),
            [(2, cells(["a \"b\"\nc", "1"]), false), (6, cells(["d", "2"]), false), (8, cells(["e", "3"]), false)]
        );
    }

    #[test]
    fn rows_that_cannot_be_right_say_so() {
        let text = "title,pay\na,1,2\nb\nc,1,,\nd\u{0},1\n";
        let broken: Vec<_> =
            lines(text).into_iter().map(|(line, cells, broken)| (line, cells.len(), broken)).collect();
        assert_eq!(broken, [(2, 2, true), (3, 1, false), (4, 2, false), (5, 2, true)]);
        let open = lines("title,pay\na,1\n\"b,2\nc,3\n");
        assert_eq!(
            open.iter().map(|(line, _, broken)| (*line, *broken)).collect::<Vec<_>>(),
            [(2, false), (3, true)]
        );
        let long = lines(&format!("title,pay\n{},1\nb,2", "x".repeat(5_000_000)));
        assert_eq!(
            long.iter().map(|(line, _, broken)| (*line, *broken)).collect::<Vec<_>>(),
            [(2, true), (3, false)]
        );
        assert!(long[0].1[0].len() <= 200);
    }

    #[test]
    fn files_without_rows_are_refused_in_words() {
        for (text, says) in
            [("", "empty"), (" \n\n", "empty"), ("title,pay\n", "no row"), ("title,pay\n,,\n\n", "no row")]
        {
            let error = table(text, None, |_| true).expect_err("nothing to read");
            assert!(error.message().contains(says), "{text:?}: {}", error.message());
        }
        let many = format!("title\n{}", "x\n".repeat(MAX_ROWS + 1));
        assert!(table(&many, None, |_| true).expect_err("too many").message().contains("10000 rows"));
    }
}
