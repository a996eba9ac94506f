const LONGEST_PIECE: usize = 9;

pub fn pack_row(row: String) -> String {
    let mut packed = String::with_capacity(row.len());
    let mut rest = row.as_str();
    while let Some(symbol) = rest.chars().next() {
        let length = rest.chars().take(LONGEST_PIECE).take_while(|&other| other == symbol).count();
        rest = &rest[length * symbol.len_utf8()..];

        let needs_escape = symbol.is_ascii_digit() || symbol == '\\';
        match length {
            1 => {}
            2 if !needs_escape => packed.push(symbol),
            _ => packed.push_str(&length.to_string()),
        }
        if needs_escape {
            packed.push('\\');
        }
        packed.push(symbol);
    }
    packed
}
