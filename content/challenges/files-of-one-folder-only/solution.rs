pub fn public_file(path: String) -> Option<String> {
    if !path.starts_with('/') {
        return None;
    }
    let decoded = percent_decoded(&path)?;
    if decoded.chars().any(|c| c.is_ascii_control() || c == '\\') {
        return None;
    }

    let mut parts = Vec::new();
    for part in decoded.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            _ => parts.push(part),
        }
    }
    if parts.iter().any(|part| part.starts_with('.')) {
        return None;
    }
    let means_folder = ["/", "/.", "/.."].iter().any(|end| decoded.ends_with(end));
    if parts.is_empty() || means_folder {
        parts.push("index.html");
    }
    Some(parts.join("/"))
}

/// `None` where a code is incomplete or beyond ASCII.
fn percent_decoded(path: &str) -> Option<String> {
    let mut decoded = String::with_capacity(path.len());
    let mut rest = path.chars();
    while let Some(c) = rest.next() {
        if c != '%' {
            decoded.push(c);
            continue;
        }
        let code = rest.next()?.to_digit(16)? * 16 + rest.next()?.to_digit(16)?;
        decoded.push(char::from_u32(code).filter(char::is_ascii)?);
    }
    Some(decoded)
}
