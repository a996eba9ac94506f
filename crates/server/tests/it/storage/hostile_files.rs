//! Files as an attacker makes them.

use super::kit::{picture, png};
use image::ImageFormat;

/// What must never be served where it could run.
pub const SCRIPT: &[u8] = b"<script>alert(document.domain)</script>";

/// A PNG chunk with its checksum.
fn chunk(kind: &[u8; 4], data: &[u8]) -> Vec<u8> {
    let mut body = kind.to_vec();
    body.extend(data);
    let mut crc = u32::MAX;
    for byte in &body {
        crc ^= u32::from(*byte);
        for _ in 0..8 {
            crc = if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 };
        }
    }
    let mut chunk = u32::try_from(data.len()).expect("small").to_be_bytes().to_vec();
    chunk.extend(body);
    chunk.extend((!crc).to_be_bytes());
    chunk
}

/// A PNG whose header promises this size, with next to nothing behind it.
pub fn png_of(width: u32, height: u32) -> Vec<u8> {
    let mut header = width.to_be_bytes().to_vec();
    header.extend(height.to_be_bytes());
    header.extend([8, 6, 0, 0, 0]);
    let data = [0x78, 0x9c, 0x63, 0, 0, 0, 1, 0, 1];
    [b"\x89PNG\r\n\x1a\n".to_vec(), chunk(b"IHDR", &header), chunk(b"IDAT", &data), chunk(b"IEND", b"")].concat()
}

/// A good PNG with one more chunk in it.
pub fn png_with(kind: &[u8; 4], data: &[u8]) -> Vec<u8> {
    let good = png();
    let (head, rest) = good.split_at(33);
    [head, &chunk(kind, data), rest].concat()
}

/// A JPEG taken sideways, with where it was taken.
pub fn jpeg_with_gps() -> Vec<u8> {
    let mut tiff = b"MM\0*\0\0\0\x08\0\x02".to_vec();
    // Orientation: turn right.
    tiff.extend([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]);
    // The pointer to the GPS part.
    tiff.extend([0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38]);
    tiff.extend([0, 0, 0, 0]);
    tiff.extend(b"\0\x01\0\x1b\0\x02\0\0\0\x12\0\0\0\x38\0\0\0\0HOME-OF-THE-VICTIM");
    segment(0xe1, &[b"Exif\0\0".as_slice(), &tiff].concat())
}

/// A JPEG with a comment.
pub fn jpeg_with_comment(text: &[u8]) -> Vec<u8> {
    segment(0xfe, text)
}

fn segment(kind: u8, data: &[u8]) -> Vec<u8> {
    let good = picture(ImageFormat::Jpeg, 30, 20);
    let length = u16::try_from(data.len() + 2).expect("small").to_be_bytes();
    [&good[..2], &[0xff, kind], &length, data, &good[2..]].concat()
}

/// A JPEG whose frame header promises this size.
pub fn jpeg_of(width: u16, height: u16) -> Vec<u8> {
    let mut bytes = picture(ImageFormat::Jpeg, 30, 20);
    let at = bytes.windows(2).position(|pair| pair == [0xff, 0xc0]).expect("a frame header");
    bytes[at + 5..at + 7].copy_from_slice(&height.to_be_bytes());
    bytes[at + 7..at + 9].copy_from_slice(&width.to_be_bytes());
    bytes
}

/// A JPEG that says its one scan over and over.
pub fn jpeg_of_scans(count: usize) -> Vec<u8> {
    let good = picture(ImageFormat::Jpeg, 30, 20);
    let at = good.windows(2).position(|pair| pair == [0xff, 0xda]).expect("a scan");
    [&good[..at], &good[at..good.len() - 2].repeat(count), &good[good.len() - 2..]].concat()
}

/// A GIF of this many frames.
pub fn gif_of_frames(count: usize) -> Vec<u8> {
    let mut bytes = b"GIF89a\x02\0\x02\0\x80\0\0\xff\xff\xff\0\0\0".to_vec();
    for _ in 0..count {
        bytes.extend(b"\x2c\0\0\0\0\x02\0\x02\0\0\x02\x03\x44\x02\x05\0");
    }
    bytes.push(0x3b);
    bytes
}

/// A GIF whose screen is as large as can be said.
pub fn huge_gif() -> Vec<u8> {
    let mut bytes = gif_of_frames(1);
    bytes[6..10].fill(0xff);
    bytes
}

/// A lossless WebP that promises 16,384 pixels a side.
pub fn huge_webp() -> Vec<u8> {
    let mut bytes = picture(ImageFormat::WebP, 30, 20);
    let at = bytes.windows(4).position(|word| word == b"VP8L").expect("lossless") + 9;
    bytes[at..at + 4].copy_from_slice(&0x0fff_ffff_u32.to_le_bytes());
    bytes
}
