//! A writer of Word documents in the manners of different templates.

use crate::look::{Row, Sheet, Style};
use std::io::{Cursor, Write};
use zip::{ZipWriter, write::SimpleFileOptions};

/// How a template is made.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Manner {
    /// Styles for headings, real lists, tabs.
    Styles,
    /// Everything by hand: bold and size, bullets as text, runs cut anywhere.
    ByHand,
    /// Tables for columns and labels.
    Tables,
}

pub const MANNERS: [Manner; 3] = [Manner::Styles, Manner::ByHand, Manner::Tables];

/// The bytes of a document.
pub fn write(sheet: &Sheet, manner: Manner) -> Vec<u8> {
    let main: Vec<String> = sheet.main.iter().map(|row| paragraph(row, manner, sheet.bullet)).collect();
    let side: Vec<String> = sheet.side.iter().map(|row| paragraph(row, manner, sheet.bullet)).collect();
    let body = match (side.is_empty(), manner) {
        (true, _) => main.concat(),
        (false, Manner::Tables) => {
            let cell = |paragraphs: &[String]| format!("<w:tc><w:tcPr/>{}</w:tc>", paragraphs.concat());
            format!("<w:tbl><w:tr>{}{}</w:tr></w:tbl>", cell(&side), cell(&main))
        }
        // A text box beside the text, and once more for programs that can't show it.
        (false, _) => {
            let content = format!("<w:txbxContent>{}</w:txbxContent>", side.concat());
            format!(
                "{}<w:p><w:r><mc:AlternateContent><mc:Choice Requires=\"wps\"><w:drawing>{content}</w:drawing></mc:Choice><mc:Fallback><w:pict>{content}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>",
                main.concat()
            )
        }
    };
    let document = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<w:document xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\" xmlns:mc=\"http://schemas.openxmlformats.org/markup-compatibility/2006\" xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"><w:body>{body}<w:sectPr/></w:body></w:document>"
    );
    archive(&[("[Content_Types].xml", b"<Types/>".as_slice()), ("word/document.xml", document.as_bytes())])
}

/// An archive of these files.
pub fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default()).expect("a name");
        zip.write_all(bytes).expect("memory");
    }
    zip.finish().expect("memory").into_inner()
}

fn paragraph(row: &Row, manner: Manner, mark: &str) -> String {
    if let (Some(label), Manner::Tables) = (&row.label, manner) {
        let plain = Row { label: None, ..row.clone() };
        return format!(
            "<w:tbl><w:tr><w:tc><w:p>{}</w:p></w:tc><w:tc>{}</w:tc></w:tr></w:tbl>",
            run(label, "", false),
            paragraph(&plain, manner, mark)
        );
    }
    let (bold, size) = match row.style {
        Style::Name => (true, 44),
        Style::Headline => (false, 26),
        Style::Heading => (true, 28),
        Style::Strong => (true, 0),
        _ => (false, 0),
    };
    let style = match (row.style, manner) {
        (Style::Name, Manner::Styles) => "<w:pStyle w:val=\"Title\"/>",
        (Style::Heading, Manner::Styles) => "<w:pStyle w:val=\"Heading1\"/>",
        (Style::Bullet, Manner::Styles | Manner::Tables) => {
            "<w:numPr><w:ilvl w:val=\"0\"/><w:numId w:val=\"3\"/></w:numPr>"
        }
        _ => "",
    };
    let mut properties = String::new();
    if bold && !(manner == Manner::Styles && matches!(row.style, Style::Name | Style::Heading)) {
        properties.push_str("<w:b/>");
    }
    if size > 0 && manner != Manner::Styles {
        properties.push_str(&format!("<w:sz w:val=\"{size}\"/>"));
    }
    let mut runs = String::new();
    if let Some(label) = &row.label {
        runs.push_str(&run(label, "", false));
        runs.push_str("<w:r><w:tab/></w:r>");
    }
    if row.style == Style::Bullet && manner == Manner::ByHand {
        runs.push_str(&run(if mark.is_empty() { "•" } else { mark }, "", false));
        runs.push_str("<w:r><w:tab/></w:r>");
    }
    runs.push_str(&run(&row.text, &properties, manner == Manner::ByHand));
    if let Some(right) = &row.right {
        runs.push_str("<w:r><w:tab/></w:r>");
        runs.push_str(&run(right, "", false));
    }
    format!("<w:p w:rsidR=\"00A77427\"><w:pPr>{style}</w:pPr>{runs}</w:p>")
}

/// Word cuts text anywhere.
fn run(text: &str, properties: &str, cut: bool) -> String {
    let escaped = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('–', "&#8211;");
    let one = |text: &str| {
        format!("<w:r><w:rPr>{properties}</w:rPr><w:t xml:space=\"preserve\">{}</w:t></w:r>", escaped(text))
    };
    let middle = text.char_indices().map(|(i, _)| i).nth(text.chars().count() / 2).unwrap_or(0);
    if cut && middle > 0 {
        format!("{}<w:proofErr w:type=\"spellStart\"/>{}", one(&text[..middle]), one(&text[middle..]))
    } else {
        one(text)
    }
}
