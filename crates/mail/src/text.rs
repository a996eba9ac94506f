//! The plain text of an email.

use crate::{FOOTER, Part, SETTINGS, quoted};

/// The parts with an empty line between them. An address stands alone on its line, so that mail programs link all of it.
pub(crate) fn render(parts: &[Part<'_>], settings_url: Option<&str>) -> String {
    let mut text = String::new();
    for part in parts {
        text.push_str(&match part {
            Part::Paragraph(words) | Part::Notice(words) => quoted::lines(words),
            Part::Button(label, url) => format!("{label}:\n{}", quoted::address(url)),
            Part::Code(label, code) => format!("{label}: {}", quoted::lines(code)),
        });
        text.push_str("\n\n");
    }
    // Mail programs know this line as the beginning of a signature.
    text.push_str("-- \n");
    text.push_str(FOOTER);
    text.push('\n');
    if let Some(url) = settings_url {
        text.push_str(&format!("{SETTINGS}:\n{}\n", quoted::address(url)));
    }
    text
}
