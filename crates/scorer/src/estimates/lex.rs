//! A formula in its smallest parts.

use super::FormulaError;

/// A part, and where it begins: the number of characters before it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Token {
    pub(super) at: usize,
    pub(super) part: Part,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) enum Part {
    Number(f64),
    Word(String),
    Plus,
    Minus,
    Times,
    Over,
    Power,
    Percent,
    Open,
    Close,
    /// What follows repeats the value in other words: `= 1157/s`.
    Equals,
}

/// Digits of a number with its separators: `1,000,000`, `1 000`, `1'000`, `1_000`, `0.5`, `2e6`.
struct Digits {
    value: f64,
    length: usize,
}

/// Splits `text`.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, FormulaError> {
    let chars: Vec<char> = text.chars().collect();
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(&c) = chars.get(at) {
        let next = chars.get(at + 1).copied();
        let (part, length) = match c {
            '0'..='9' => {
                let digits = number(&chars, at)?;
                (Part::Number(digits.value), digits.length)
            }
            '.' if next.is_some_and(|c| c.is_ascii_digit()) => {
                let digits = number(&chars, at)?;
                (Part::Number(digits.value), digits.length)
            }
            '*' if next == Some('*') => (Part::Power, 2),
            '*' | '×' | '·' | '∙' | '⋅' => (Part::Times, 1),
            '/' | '÷' => (Part::Over, 1),
            '+' => (Part::Plus, 1),
            '-' | '−' | '–' => (Part::Minus, 1),
            '^' => (Part::Power, 1),
            '%' => (Part::Percent, 1),
            '(' | '[' => (Part::Open, 1),
            ')' | ']' => (Part::Close, 1),
            '=' | '≈' | ':' => (Part::Equals, 1),
            // How sure one is, and in which money, changes no sum.
            '~' | '$' | '€' | '£' => {
                at += 1;
                continue;
            }
            c if c.is_whitespace() => {
                at += 1;
                continue;
            }
            c if c.is_alphabetic() => {
                let length = word(&chars[at..]);
                (Part::Word(chars[at..at + length].iter().collect()), length)
            }
            ',' => {
                return Err(FormulaError::new(at, "write 1.5 with a point, and one sum in a row"));
            }
            other => return Err(FormulaError::new(at, format!("\u{201c}{other}\u{201d} is no part of a sum"))),
        };
        tokens.push(Token { at, part });
        at += length;
    }
    Ok(tokens)
}

/// Letters, and what holds them together: `read-only`, `p99`, `user's`. A digit after a hyphen is a number.
fn word(chars: &[char]) -> usize {
    let mut length = 0;
    while let Some(&c) = chars.get(length) {
        let joins = matches!(c, '-' | '_' | '\'' | '’' | '.')
            && length > 0
            && chars.get(length + 1).is_some_and(|next| next.is_alphabetic());
        if !(c.is_alphabetic() || (length > 0 && c.is_ascii_digit()) || joins) {
            break;
        }
        length += 1;
    }
    length
}

fn number(chars: &[char], start: usize) -> Result<Digits, FormulaError> {
    let digit = |at: usize| chars.get(at).is_some_and(char::is_ascii_digit);
    let mut at = start;
    let mut text = String::new();
    let mut group = 0;
    let mut is_grouped = false;
    loop {
        match chars.get(at) {
            Some(c) if c.is_ascii_digit() => {
                text.push(*c);
                group += 1;
            }
            Some('_') if group > 0 && digit(at + 1) => {}
            Some(',' | '\'' | '’' | ' ' | '\u{a0}' | '\u{202f}' | '\u{2009}')
                if (1..=3).contains(&group) && (1..=3).all(|i| digit(at + i)) && !digit(at + 4) =>
            {
                group = 0;
                is_grouped = true;
            }
            _ => break,
        }
        at += 1;
    }
    if is_grouped && group != 3 {
        return Err(FormulaError::new(start, "groups of a number have three digits"));
    }
    if chars.get(at) == Some(&'.') && digit(at + 1) {
        text.push('.');
        at += 1;
        while let Some(c) = chars.get(at).filter(|c| c.is_ascii_digit()) {
            text.push(*c);
            at += 1;
        }
    }
    let sign = usize::from(matches!(chars.get(at + 1), Some('+' | '-')));
    if matches!(chars.get(at), Some('e' | 'E')) && digit(at + 1 + sign) {
        text.extend(&chars[at..=at + sign]);
        at += 1 + sign;
        while let Some(c) = chars.get(at).filter(|c| c.is_ascii_digit()) {
            text.push(*c);
            at += 1;
        }
    }
    let value: f64 = text.parse().map_err(|_| FormulaError::new(start, "is no number"))?;
    if !value.is_finite() {
        return Err(FormulaError::new(start, "is too large"));
    }
    Ok(Digits { value, length: at - start })
}
