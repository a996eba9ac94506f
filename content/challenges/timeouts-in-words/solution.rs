const UNITS: [(&str, i64); 5] = [("ms", 1), ("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1_000)];

pub fn parse_timeout(text: String) -> Option<i64> {
    let mut rest = text.trim_matches(' ');
    if rest == "0" {
        return Some(0);
    }
    if rest.is_empty() {
        return None;
    }
    let mut total = 0;
    let mut last_unit = i64::MAX;
    while !rest.is_empty() {
        let (whole, after) = digits(rest)?;
        rest = after;
        let mut fraction = "";
        if let Some(after) = rest.strip_prefix('.') {
            (fraction, rest) = digits(after)?;
        }
        let (unit, after) = UNITS.iter().find_map(|(name, unit)| Some((*unit, rest.strip_prefix(name)?)))?;
        rest = after.trim_start_matches(' ');
        if unit >= last_unit {
            return None;
        }
        last_unit = unit;

        total += whole.parse::<i64>().ok()? * unit;
        if !fraction.is_empty() {
            let scale = 10_i64.pow(fraction.len() as u32);
            let scaled = fraction.parse::<i64>().ok()? * unit;
            // Only the last part may have a fraction.
            if scaled % scale != 0 || !rest.is_empty() {
                return None;
            }
            total += scaled / scale;
        }
    }
    Some(total)
}

/// 1 to 6 digits, and what follows them.
fn digits(text: &str) -> Option<(&str, &str)> {
    let length = text.bytes().take_while(u8::is_ascii_digit).count();
    (1..=6).contains(&length).then(|| text.split_at(length))
}
