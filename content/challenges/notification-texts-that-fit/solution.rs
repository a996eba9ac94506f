const ELLIPSIS: char = '…';
const JOINER: char = '\u{200d}';

pub fn fit_texts(texts: Vec<String>, max_bytes: i64) -> Vec<String> {
    texts.into_iter().map(|text| fit(text, max_bytes as usize)).collect()
}

fn fit(text: String, max_bytes: usize) -> String {
    if text.len() <= max_bytes {
        return text;
    }
    let room = max_bytes - ELLIPSIS.len_utf8();
    let cut = unit_starts(&text).take_while(|&start| start <= room).last().unwrap_or(0);
    format!("{}{ELLIPSIS}", text[..cut].trim_end_matches(' '))
}

/// Where the units begin that must not be torn apart, in bytes.
fn unit_starts(text: &str) -> impl Iterator<Item = usize> + '_ {
    let mut before = None;
    text.char_indices().filter_map(move |(at, point)| {
        let is_joined = before == Some(JOINER) || extends_unit(point);
        let starts = before.is_none() || !is_joined;
        before = Some(point);
        starts.then_some(at)
    })
}

fn extends_unit(point: char) -> bool {
    matches!(point, '\u{300}'..='\u{36f}' | '\u{fe00}'..='\u{fe0f}' | '\u{1f3fb}'..='\u{1f3ff}' | JOINER)
}
