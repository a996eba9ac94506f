//! Writes the résumés that a browser prints, as HTML into a folder. A tool for `tests/documents/pages/print.sh`; the tests read
//! what was printed.

#[path = "../tests/documents/html.rs"]
mod html;
#[path = "../tests/documents/look.rs"]
mod look;
#[path = "../tests/documents/people.rs"]
mod people;

use look::{LOOKS, Look, Row, Sheet, Style};
use std::{fmt::Write, io, path::PathBuf};

fn main() -> io::Result<()> {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        return Err(io::Error::other("name the folder in which the pages go"));
    };
    std::fs::create_dir_all(&folder)?;
    for (name, look) in html::PRINTED {
        let look = &LOOKS[look];
        std::fs::write(folder.join(format!("{name}.html")), write(name, look))?;
        println!("{name}: {}, {}", look.name, look.person().site);
    }
    Ok(())
}

/// One page.
fn write(name: &str, look: &Look) -> String {
    let sheet = look.sheet();
    let serif = if name.len().is_multiple_of(2) { "serif" } else { "sans-serif" };
    let mut html = format!(
        "<!doctype html><meta charset=utf-8><title>{name}</title><style>@page{{size:A4;margin:16mm}}body{{font:10.5pt/1.35 {serif};margin:0}}\
         .Name{{font-size:22pt;font-weight:700}}.Headline{{font-size:12pt}}.Heading{{font-size:14pt;font-weight:700;margin-top:12pt}}.Strong{{font-weight:700;font-size:11pt}}\
         .Small{{font-size:9.5pt}}.gap{{margin-top:8pt}}.r{{display:flex;justify-content:space-between}}.two{{display:flex;gap:12mm}}.side{{width:55mm;flex:none}}\
         .label{{width:38mm;flex:none}}.row{{display:flex}}ul{{margin:0;padding-left:6mm}}.spread{{letter-spacing:.08em}}</style>"
    );
    match sheet.side.is_empty() {
        true => column(&mut html, &sheet, &sheet.main),
        false => {
            html.push_str("<div class=two><div class=side>");
            column(&mut html, &sheet, &sheet.side);
            html.push_str("</div><div>");
            column(&mut html, &sheet, &sheet.main);
            html.push_str("</div></div>");
        }
    }
    html
}

fn column(html: &mut String, sheet: &Sheet, rows: &[Row]) {
    let labels = rows.iter().any(|row| row.label.is_some());
    for row in rows {
        let text = row.text.replace('&', "&amp;").replace('<', "&lt;");
        let gap = if row.gap { " gap" } else { "" };
        let body = match row.style {
            Style::Bullet if sheet.bullet == "•" => format!("<ul><li>{text}</ul>"),
            Style::Bullet => format!("{} {text}", sheet.bullet),
            _ => text,
        };
        let right = row.right.as_ref().map(|text| format!("<span class=Small>{text}</span>")).unwrap_or_default();
        let inner = format!("<div class=\"{:?} r\" style=\"flex:1\"><span>{body}</span>{right}</div>", row.style);
        let in_table = labels && matches!(row.style, Style::Strong | Style::Plain | Style::Bullet);
        let _ = match (&row.label, in_table) {
            (Some(label), _) => write!(html, "<div class=\"row{gap}\"><div class=label>{label}</div>{inner}</div>"),
            (None, true) => write!(html, "<div class=\"row{gap}\"><div class=label></div>{inner}</div>"),
            (None, false) => write!(html, "<div class=\"{:?}{gap} r\"><span>{body}</span>{right}</div>", row.style),
        };
    }
}
