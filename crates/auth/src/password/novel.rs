//! What of a password is new: without what came before in it, and without walks over the keyboard. Estimates of guesses
//! look at the beginning alone and count each piece; anyone who guesses tries `p4$5w0rd` sixteen times as one idea.

/// Shortest piece that counts as said before.
const REPEAT: usize = 3;
/// Shortest walk over neighbouring keys or letters.
const WALK: usize = 4;
/// The rows of a keyboard. Each key touches the one below it, and the one left of that.
const ROWS: [&str; 4] = ["1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"];
/// The same with the shift key: the upper row has signs.
const SHIFTED: &str = "!@#$%^&*()_+";

/// The password with each repetition left out, and of each walk all but its first key.
pub(super) fn novel(password: &str) -> String {
    let chars: Vec<char> = password.chars().collect();
    let folded: Vec<char> = chars.iter().copied().map(fold).collect();
    let mut stored_challenge: Vec<char> = Vec::with_capacity(chars.len());
    let mut at = 0;
    while at < chars.len() {
        let repeated = said_before(&folded, at);
        if repeated >= REPEAT {
            at += repeated;
            continue;
        }
        let walk = walk(&chars[at..]);
        stored_challenge.push(chars[at]);
        at += if walk >= WALK { walk } else { 1 };
    }
    stored_challenge.into_iter().collect()
}

/// The length of the longest piece at a place that begins before it too.
fn said_before(text: &[char], at: usize) -> usize {
    let rest = &text[at..];
    let common = |start: usize| text[start..].iter().zip(rest).take_while(|(a, b)| a == b).count();
    (0..at).map(common).max().unwrap_or(0)
}

/// How many keys, from the first, lie each beside the one before.
fn walk(chars: &[char]) -> usize {
    let steps = chars.windows(2).take_while(|pair| is_step(pair[0], pair[1])).count();
    if chars.is_empty() { 0 } else { steps + 1 }
}

fn is_step(one: char, other: char) -> bool {
    let (one, other) = (unshifted(one), unshifted(other));
    let letters = one.is_ascii_alphanumeric()
        && other.is_ascii_alphanumeric()
        && (u32::from(one).abs_diff(u32::from(other)) == 1);
    letters || key(one).zip(key(other)).is_some_and(|(a, b)| touch(a, b) || touch(b, a))
}

/// Side by side in a row, or the second right below the first.
fn touch((row, column): (usize, usize), (other_row, other_column): (usize, usize)) -> bool {
    (row == other_row && column + 1 == other_column)
        || (row + 1 == other_row && (column == other_column || column == other_column + 1))
}

fn key(c: char) -> Option<(usize, usize)> {
    ROWS.iter().enumerate().find_map(|(row, keys)| Some((row, keys.chars().position(|key| key == c)?)))
}

fn unshifted(c: char) -> char {
    let sign = SHIFTED.chars().position(|sign| sign == c).and_then(|place| ROWS[0].chars().nth(place));
    sign.unwrap_or_else(|| c.to_ascii_lowercase())
}

/// In lower case, signs and digits that stand for letters as those.
fn fold(c: char) -> char {
    match c {
        '4' | '@' => 'a',
        '8' => 'b',
        '3' => 'e',
        '6' | '9' => 'g',
        '1' | '!' | '|' => 'i',
        '0' => 'o',
        '5' | '$' => 's',
        '7' | '+' => 't',
        '2' => 'z',
        c => c.to_lowercase().next().unwrap_or(c),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_new_stays() {
        for same in ["correct horse battery staple", "devproof-demo-2026", "a\0b-Kq8!zu2Lm", "żółć gęślą jaźń 7", ""]
        {
            assert_eq!(novel(same), same);
        }
    }

    #[test]
    fn repetitions_and_walks_shrink() {
        for (password, left) in [
            ("p4$5w0rdP@ssw0rdpassword", "p4$5w0rd"),
            ("aaaaaaaaaaaaaaaa", "a"),
            ("qwertyuiopasdfghjklzxcvbnm", "qaz"),
            ("1qaz2wsx3edc", "123"),
            ("!QAZ@WSX", "!@"),
            ("abcdefgh87654321", "a8"),
            ("poiuytrewq", "p"),
        ] {
            assert_eq!(novel(password), left, "{password}");
        }
    }
}
