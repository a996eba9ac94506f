//! Fonts as npm packages bring them: WOFF 1, an OpenType font whose tables are compressed one by one.

use flate2::read::ZlibDecoder;
use std::io::Read;

const HEADER: usize = 44;
const ENTRY: usize = 20;
/// No font of ours is larger; what claims to be is none.
const MAX_BYTES: usize = 16 * 1024 * 1024;

/// One table: its name, what it is checked by, and its bytes.
struct Table {
    tag: [u8; 4],
    checksum: [u8; 4],
    data: Vec<u8>,
}

/// The OpenType font in a WOFF file; nothing when it is none.
pub(crate) fn decode(file: &[u8]) -> Option<Vec<u8>> {
    if file.get(..4)? != b"wOFF" {
        return None;
    }
    let flavor = file.get(4..8)?;
    let count = usize::from(u16::from_be_bytes(file.get(12..14)?.try_into().ok()?));
    let tables: Vec<Table> = (0..count).map(|index| table(file, HEADER + index * ENTRY)).collect::<Option<_>>()?;
    let mut font = Vec::new();
    font.extend(flavor);
    font.extend(directory_head(u16::try_from(count).ok()?));
    let mut offset = 12 + 16 * count;
    for table in &tables {
        font.extend(table.tag);
        font.extend(table.checksum);
        font.extend(u32::try_from(offset).ok()?.to_be_bytes());
        font.extend(u32::try_from(table.data.len()).ok()?.to_be_bytes());
        offset += table.data.len().next_multiple_of(4);
    }
    for table in tables {
        font.extend(table.data);
        font.resize(font.len().next_multiple_of(4), 0);
    }
    Some(font)
}

fn table(file: &[u8], at: usize) -> Option<Table> {
    let entry = file.get(at..at + ENTRY)?;
    let number = |from: usize| {
        let bytes = entry.get(from..from + 4)?.try_into().ok()?;
        usize::try_from(u32::from_be_bytes(bytes)).ok()
    };
    let (offset, packed, length) = (number(4)?, number(8)?, number(12)?);
    let bytes = file.get(offset..offset.checked_add(packed)?)?;
    if length > MAX_BYTES {
        return None;
    }
    let data = if packed == length {
        bytes.to_vec()
    } else {
        let mut data = Vec::with_capacity(length);
        ZlibDecoder::new(bytes).take(u64::try_from(length).ok()? + 1).read_to_end(&mut data).ok()?;
        data
    };
    let (tag, checksum) = (entry.get(..4)?.try_into().ok()?, entry.get(16..20)?.try_into().ok()?);
    (data.len() == length).then_some(Table { tag, checksum, data })
}

/// The fields that let a reader search the tables by halves.
fn directory_head(count: u16) -> Vec<u8> {
    let power = count.checked_ilog2().unwrap_or_default();
    let range = (1u16 << power) * 16;
    let fields = [count, range, u16::try_from(power).unwrap_or_default(), (count * 16).saturating_sub(range)];
    fields.iter().flat_map(|field| field.to_be_bytes()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_font_is_refused() {
        for file in [&b""[..], b"wOFF", b"wOF2\0\0\0\0", &[0; 100]] {
            assert!(decode(file).is_none());
        }
        let mut cut = b"wOFF".to_vec();
        cut.resize(HEADER, 0);
        cut[13] = 3;
        assert!(decode(&cut).is_none(), "its tables are missing");
    }
}
