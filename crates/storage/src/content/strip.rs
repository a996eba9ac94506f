//! Takes out of a picture what says more than the picture: where and when it was taken, by which camera, notes, a
//! second file behind the first. Pixels stay byte for byte, so nothing is decoded.
//!
//! What is kept is listed, and everything else goes: formats have more places for notes than anyone knows.

use crate::error::StorageError;
use image::{ImageFormat, metadata::Orientation};
use std::borrow::Cow;

const BROKEN: StorageError = StorageError::BadImage(Cow::Borrowed("The image can't be read. It might be damaged."));

/// Chunks of a PNG that are pixels, colours, or frames.
const PNG_CHUNKS: [&[u8; 4]; 18] = [
    b"IHDR", b"PLTE", b"IDAT", b"IEND", b"tRNS", b"gAMA", b"cHRM", b"sRGB", b"iCCP", b"cICP", b"mDCV", b"cLLI",
    b"sBIT", b"bKGD", b"pHYs", b"acTL", b"fcTL", b"fdAT",
];
/// The same of a WebP.
const WEBP_CHUNKS: [&[u8; 4]; 7] = [b"VP8 ", b"VP8L", b"VP8X", b"ALPH", b"ANIM", b"ANMF", b"ICCP"];
/// Bits of `VP8X` that announce Exif and XMP.
const WEBP_NOTES: u8 = 0b1100;
/// Applications whose extensions of a GIF say how often it repeats.
const GIF_LOOPS: [&[u8; 11]; 2] = [b"NETSCAPE2.0", b"ANIMEXTS1.0"];

/// The picture without its notes.
///
/// # Errors
/// When it is not built like a picture of its format.
pub(super) fn strip(bytes: &[u8], format: ImageFormat, orientation: Orientation) -> Result<Vec<u8>, StorageError> {
    match format {
        ImageFormat::Jpeg => jpeg(bytes, orientation),
        ImageFormat::Png => png(bytes),
        ImageFormat::WebP => webp(bytes),
        ImageFormat::Gif => gif(bytes),
        _ => None,
    }
    .ok_or(BROKEN)
}

/// Reads from the front of some bytes.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn read(&mut self, count: usize) -> Option<&'a [u8]> {
        let (front, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(front)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.read(N)?.try_into().ok()
    }
}

fn jpeg(bytes: &[u8], orientation: Orientation) -> Option<Vec<u8>> {
    let mut reader = Reader(bytes);
    let mut out = Vec::with_capacity(bytes.len());
    out.extend(reader.read(2)?);
    let mut turned = orientation == Orientation::NoTransforms;
    loop {
        // Any number of 0xFF may stand before a marker.
        let marker = match reader.array::<1>() {
            Some([0xff]) => {
                let fill = reader.0.iter().take_while(|byte| **byte == 0xff).count();
                reader.read(fill)?;
                reader.array::<1>()?[0]
            }
            _ => return None,
        };
        if marker == 0xd9 {
            out.extend([0xff, marker]);
            return Some(out);
        }
        // Markers that stand alone.
        if matches!(marker, 0x01 | 0xd0..=0xd7) {
            out.extend([0xff, marker]);
            continue;
        }
        let length = reader.array::<2>()?;
        let content = reader.read(usize::from(u16::from_be_bytes(length)).checked_sub(2)?)?;
        let is_kept = match marker {
            0xe0 => content.starts_with(b"JFIF\0"),
            0xe2 => content.starts_with(b"ICC_PROFILE\0"),
            0xee => content.starts_with(b"Adobe"),
            0xe1..=0xef | 0xfe => false,
            _ => true,
        };
        // How the camera was held belongs to the picture. JFIF stands before it.
        if !turned && marker != 0xe0 {
            out.extend(orientation_segment(orientation));
            turned = true;
        }
        if is_kept {
            out.extend([0xff, marker]);
            out.extend(length);
            out.extend(content);
        }
        if marker == 0xda {
            let scan = scan_length(reader.0);
            out.extend(reader.read(scan)?);
            // A picture that ends within a scan is shown as far as it goes.
            if reader.0.is_empty() {
                return Some(out);
            }
        }
    }
}

/// How long the data of a scan is: up to a marker that is no restart, or the end.
fn scan_length(bytes: &[u8]) -> usize {
    bytes
        .windows(2)
        .position(|pair| pair[0] == 0xff && !matches!(pair[1], 0x00 | 0xd0..=0xd7 | 0xff))
        .unwrap_or(bytes.len())
}

/// Exif with nothing in it but the orientation.
fn orientation_segment(orientation: Orientation) -> Vec<u8> {
    let mut segment = vec![0xff, 0xe1, 0, 34];
    segment.extend(b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0");
    segment.extend([orientation.to_exif(), 0, 0, 0, 0, 0, 0]);
    segment
}

fn png(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut reader = Reader(bytes);
    let mut out = Vec::with_capacity(bytes.len());
    out.extend(reader.read(8)?);
    loop {
        let length = reader.array::<4>()?;
        let name = reader.array::<4>()?;
        let rest = reader.read(usize::try_from(u32::from_be_bytes(length)).ok()?.checked_add(4)?)?;
        if PNG_CHUNKS.contains(&&name) {
            out.extend(length);
            out.extend(name);
            out.extend(rest);
        }
        if &name == b"IEND" {
            return Some(out);
        }
    }
}

fn webp(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut reader = Reader(bytes);
    let head = reader.read(12)?;
    let size = usize::try_from(u32::from_le_bytes(head.get(4..8)?.try_into().ok()?)).ok()?;
    let mut reader = Reader(reader.read(size.checked_sub(4)?)?);
    let mut out = Vec::with_capacity(bytes.len());
    out.extend(head);
    while !reader.0.is_empty() {
        let name = reader.array::<4>()?;
        let length = reader.array::<4>()?;
        let count = usize::try_from(u32::from_le_bytes(length)).ok()?;
        let content = reader.read(count)?;
        // Chunks begin at even places; a last one may lack its filling.
        if count % 2 == 1 && !reader.0.is_empty() {
            reader.read(1)?;
        }
        if !WEBP_CHUNKS.contains(&&name) {
            continue;
        }
        out.extend(name);
        out.extend(length);
        let start = out.len();
        out.extend(content);
        if &name == b"VP8X" {
            *out.get_mut(start)? &= !WEBP_NOTES;
        }
        if count % 2 == 1 {
            out.push(0);
        }
    }
    let size = u32::try_from(out.len() - 8).ok()?;
    out.get_mut(4..8)?.copy_from_slice(&size.to_le_bytes());
    Some(out)
}

fn gif(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut reader = Reader(bytes);
    let mut out = Vec::with_capacity(bytes.len());
    let head = reader.read(13)?;
    out.extend(head);
    out.extend(reader.read(gif_colours(head[10]))?);
    loop {
        match reader.array::<1>()? {
            [0x3b] => {
                out.push(0x3b);
                return Some(out);
            }
            [0x2c] => {
                let place = reader.read(9)?;
                out.push(0x2c);
                out.extend(place);
                out.extend(reader.read(gif_colours(place[8]))?);
                out.extend(reader.read(1)?);
                out.extend(gif_blocks(&mut reader)?);
            }
            [0x21] => {
                let [label] = reader.array::<1>()?;
                let blocks = gif_blocks(&mut reader)?;
                let repeats = || GIF_LOOPS.iter().any(|name| blocks.get(1..12) == Some(name.as_slice()));
                if label == 0xf9 || (label == 0xff && repeats()) {
                    out.extend([0x21, label]);
                    out.extend(blocks);
                }
            }
            _ => return None,
        }
    }
}

/// Bytes of a table of colours, by the flags before it.
fn gif_colours(flags: u8) -> usize {
    if flags & 0x80 == 0 { 0 } else { 3 << ((flags & 7) + 1) }
}

/// Blocks up to the empty one, with their lengths.
fn gif_blocks<'a>(reader: &mut Reader<'a>) -> Option<&'a [u8]> {
    let start = reader.0;
    let mut total = 0;
    loop {
        let count = usize::from(reader.array::<1>()?[0]);
        reader.read(count)?;
        total += count + 1;
        if count == 0 {
            return start.get(..total);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::{DynamicImage, ImageDecoder, ImageReader, Rgb, RgbImage};
    use std::io::Cursor;

    const SECRET: &[u8] = b"GPS-OF-A-PERSON";

    fn picture(format: ImageFormat) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        let image = RgbImage::from_fn(9, 7, |x, y| Rgb([20 * x as u8, 30 * y as u8, 90]));
        DynamicImage::from(image).write_to(&mut bytes, format).expect("written");
        bytes.into_inner()
    }

    fn segment(marker: u8, content: &[u8]) -> Vec<u8> {
        let length = u16::try_from(content.len() + 2).expect("short").to_be_bytes();
        [&[0xff, marker], &length[..], content].concat()
    }

    fn chunk(name: &[u8; 4], content: &[u8], big: bool) -> Vec<u8> {
        let length = u32::try_from(content.len()).expect("short");
        if big {
            [&length.to_be_bytes()[..], name, content, b"crc4"].concat()
        } else {
            [&name[..], &length.to_le_bytes(), content, &[0][..content.len() % 2]].concat()
        }
    }

    /// Pictures of each format with notes wherever the format has a place for them, and a file behind.
    fn talkative() -> Vec<(ImageFormat, Vec<u8>)> {
        let with = |format, at: usize, notes: Vec<u8>| {
            let plain = picture(format);
            (format, [&plain[..at], &notes, &plain[at..], b"PK\x03\x04", SECRET].concat())
        };
        let exif = [b"Exif\0\0MM\0\x2a\0\0\0\x08\0\0".as_slice(), SECRET].concat();
        let mut jpeg = Vec::new();
        for marker in (0xe0..=0xef).chain([0xfe]) {
            jpeg.extend(segment(marker, if marker == 0xe1 { &exif } else { SECRET }));
        }
        let mut png = Vec::new();
        for name in [b"tEXt", b"zTXt", b"iTXt", b"eXIf", b"tIME", b"priV", b"caBX"] {
            png.extend(chunk(name, SECRET, true));
        }
        let mut webp = with(ImageFormat::WebP, 12, Vec::new());
        let inner = picture(ImageFormat::WebP)[12..].to_vec();
        let mut vp8x = chunk(b"VP8X", &[0b1100, 0, 0, 0, 8, 0, 0, 6, 0, 0], false);
        for part in
            [inner, chunk(b"EXIF", &exif, false), chunk(b"XMP ", SECRET, false), chunk(b"priv", SECRET, false)]
        {
            vp8x.extend(part);
        }
        let size = u32::try_from(vp8x.len() + 4).expect("short").to_le_bytes();
        webp.1 = [b"RIFF", &size[..], b"WEBP", &vp8x, SECRET].concat();
        let plain = picture(ImageFormat::Gif);
        let colours = 13 + gif_colours(plain[10]);
        let block = [&[u8::try_from(SECRET.len()).expect("short")], SECRET, &[0]].concat();
        let gif = [&b"\x21\xfe"[..], &block, b"\x21\xff\x0bXMP DataXMP", &block, b"\x21\x01", &block].concat();
        vec![
            with(ImageFormat::Jpeg, 2, jpeg),
            with(ImageFormat::Png, 33, png),
            webp,
            with(ImageFormat::Gif, colours, gif),
        ]
    }

    fn contains(bytes: &[u8], part: &[u8]) -> bool {
        bytes.windows(part.len()).any(|window| window == part)
    }

    fn pixels(bytes: &[u8], format: ImageFormat) -> Vec<u8> {
        image::load_from_memory_with_format(bytes, format).expect("a picture").to_rgb8().into_raw()
    }

    #[test]
    fn l3_notes_go_and_pixels_stay() {
        for (format, bytes) in talkative() {
            assert!(contains(&bytes, SECRET), "{format:?}");
            let bare = strip(&bytes, format, Orientation::NoTransforms).expect("stripped");
            for needle in [SECRET, b"Exif", b"EXIF", b"XMP", b"tEXt", b"PK"] {
                assert!(!contains(&bare, needle), "{format:?} still has {}", String::from_utf8_lossy(needle));
            }
            assert_eq!(pixels(&bare, format), pixels(&picture(format), format), "{format:?}");
            assert_eq!(strip(&bare, format, Orientation::NoTransforms).expect("again"), bare, "{format:?}");
        }
    }

    #[test]
    fn l3_a_picture_stays_upright() {
        let bare = strip(&picture(ImageFormat::Jpeg), ImageFormat::Jpeg, Orientation::Rotate90).expect("stripped");
        let reader = ImageReader::with_format(Cursor::new(&bare), ImageFormat::Jpeg);
        let mut decoder = reader.into_decoder().expect("a decoder");
        assert_eq!(decoder.orientation().expect("an orientation"), Orientation::Rotate90);
        assert_eq!(pixels(&bare, ImageFormat::Jpeg), pixels(&picture(ImageFormat::Jpeg), ImageFormat::Jpeg));
    }

    #[test]
    fn l3_broken_pictures_are_refused_or_cut_and_never_leak() {
        for (format, bytes) in talkative() {
            for length in 0..bytes.len() {
                if let Ok(bare) = strip(&bytes[..length], format, Orientation::NoTransforms) {
                    assert!(bare.len() <= length && !contains(&bare, SECRET), "{format:?} cut to {length}");
                }
            }
            for at in 0..bytes.len().min(400) {
                let mut damaged = bytes.clone();
                damaged[at] = 0xff;
                // Whatever comes of it, it ends, and without a panic.
                drop(strip(&damaged, format, Orientation::NoTransforms));
            }
        }
    }
}
