//! Pages as HTML, for a browser to print: its PDFs have subset fonts without a readable encoding.

use crate::look::{LOOKS, Look, Row, Sheet, Style};
use std::fmt::Write;

/// The looks that were printed, by the names of their files. LinkedIn's own page is made like the first.
pub const PRINTED: [(&str, usize); 10] = [
    ("linkedin", 2),
    ("plain", 0),
    ("german-table", 1),
    ("german-side", 3),
    ("capitals", 5),
    ("iso", 11),
    ("levels", 16),
    ("pipes", 18),
    ("letter-head", 22),
    ("side-years", 14),
];

/// One page.
pub fn write(name: &str, look: &Look) -> String {
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

/// Writes the pages, to be printed by `tests/documents/pages/print.sh`.
#[test]
#[ignore = "only when the printed pages are made again"]
fn pages_are_written() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("pages");
    std::fs::create_dir_all(&folder).expect("a folder");
    for (name, look) in PRINTED {
        std::fs::write(folder.join(format!("{name}.html")), write(name, &LOOKS[look])).expect("a file");
    }
    println!("{}", folder.display());
}
