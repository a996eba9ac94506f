/// For the words from some place to the end.
#[derive(Clone, Copy, Default)]
struct Way {
    lines: i64,
    squares: i64,
    /// Where its first line ends.
    end: usize,
}

pub fn break_subtitle(text: String, width: i64) -> Option<Vec<String>> {
    let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
    let mut best = vec![Way::default(); words.len() + 1];
    for start in (0..words.len()).rev() {
        let mut length = -1;
        let ways = (start + 1..=words.len()).map_while(|end| {
            length += 1 + words[end - 1].len() as i64;
            let unused = width - length;
            let rest = best[end];
            (unused >= 0).then(|| Way { lines: rest.lines + 1, squares: rest.squares + unused * unused, end })
        });
        // Of ways that are equally good, the last has the most words on its first line. No way: the word is too long.
        let chosen = ways.reduce(|a, b| if (b.lines, b.squares) <= (a.lines, a.squares) { b } else { a })?;
        best[start] = chosen;
    }

    let mut lines = Vec::new();
    let mut start = 0;
    while start < words.len() {
        let end = best[start].end;
        lines.push(words[start..end].join(" "));
        start = end;
    }
    Some(lines)
}
