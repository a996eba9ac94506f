//! Prints how long the most expensive texts take that anybody found, drawn as on a public page:
//! `cargo run --release -p devproof-markdown --example worst`.

use std::time::Instant;

const SIZE: usize = 20_000;
const PIECES: [&str; 40] = [
    "*a ",
    "a* ",
    "**a ",
    "*a* ",
    "_a_ ",
    "~~a ",
    "*",
    "***a ",
    "*a **b _c __d ",
    "[",
    "[a]",
    "[a](",
    "[a](b)",
    "[a](<b",
    "![",
    "![a](b)",
    "`",
    "`` ` ",
    "<",
    "<a ",
    "<!--",
    "<?",
    "<![CDATA[",
    "<http://a>",
    "&amp;",
    "&",
    "\\*",
    "[a]: /b\n",
    "# a\n",
    "a\n-\n",
    "---\n",
    "- a\n",
    "- a\n  > b\n",
    "1. a\n",
    "> a\n\n",
    "> ",
    "```\n",
    "    a\n",
    "|a|\n|-|\n|b|\n\n",
    "a\n",
];

fn main() {
    let mut texts: Vec<String> = PIECES.map(|piece| piece.repeat(SIZE / piece.len())).to_vec();
    texts.extend(["**a ", "[a", "~~a ", "_a "].map(|piece| {
        let close = piece.trim_end().chars().rev().collect::<String>() + " ";
        format!("{}{}", piece.repeat(400 / piece.len()), close.repeat(400 / piece.len()))
    }));
    texts.push("- ".repeat(15) + "a\n" + &"\n".repeat(900));
    texts.push(format!("[a]: /{}\n\n{}", "b".repeat(9_000), "[a] ".repeat(490)));
    texts.push(format!("{}|\n{}|\n{}", "|a".repeat(31), "|-".repeat(31), "x\n".repeat(28)));
    texts.push(("> ".repeat(15) + "a\n\n").repeat(60));
    let mut times: Vec<(f64, usize, usize, String)> = Vec::new();
    for text in texts {
        // Both sides of the limit: the longest beginning that is drawn as Markdown, and all of it.
        let (mut within, mut over) = (0, text.len() + 1);
        while over - within > 1 {
            let middle = within.midpoint(over);
            let part = &text[..text.floor_char_boundary(middle.min(text.len()))];
            if devproof_markdown::excess(part).is_none() { within = middle } else { over = middle }
        }
        for part in [&text[..within.min(text.len())], text.as_str()] {
            // The best of five: what others do on this machine only adds.
            let (mut ms, mut html) = (f64::INFINITY, 0);
            for _ in 0..5 {
                let start = Instant::now();
                html = devproof_markdown::to_html(part, 3).len();
                ms = ms.min(start.elapsed().as_secs_f64() * 1000.0);
            }
            times.push((ms, part.len(), html, part.chars().take(24).collect()));
        }
    }
    times.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (ms, length, html, begin) in times.into_iter().take(12) {
        println!("{ms:8.2} ms {length:6} bytes {html:8} of HTML  {begin:?}");
    }
}
