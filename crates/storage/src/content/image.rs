//! Images that everyone may see are decoded and written again, so that what is served is what we wrote: no scripts, no
//! places, no second file behind the first. Limits are looked at before anything is decoded.

use super::{Content, Kind};
use crate::error::StorageError;
use image::{
    DynamicImage, ImageDecoder, ImageError, ImageFormat, ImageReader, Limits, codecs::jpeg::JpegEncoder,
    imageops::FilterType, metadata::Orientation,
};
use std::io::Cursor;

/// Longest side that is decoded, in pixels.
const MAX_SIDE: u32 = 8192;
/// Most pixels that are decoded: a camera's 24 megapixels. Four bytes each, eight while a 16-bit image is read.
const MAX_PIXELS: u64 = 24_000_000;
/// What decoding may take in memory, in bytes.
const MAX_MEMORY: u64 = 256 * 1024 * 1024;
/// A JPEG may come in many scans, each of which costs as much as the whole picture.
const MAX_SCANS: usize = 30;
/// JPEG quality of what we write.
const QUALITY: u8 = 85;

const TOO_LARGE: StorageError = StorageError::BadImage(std::borrow::Cow::Borrowed(
    "The image is too large: at most 8192 pixels per side and 24 million in total",
));
const BROKEN: StorageError =
    StorageError::BadImage(std::borrow::Cow::Borrowed("The image can't be read. It might be damaged."));

/// Width and height, checked against the limits, and how the camera was held, without decoding.
pub(super) fn measure(bytes: &[u8], format: ImageFormat) -> Result<((u32, u32), Orientation), StorageError> {
    let mut decoder = decoder(bytes, format)?;
    let size = check_size(decoder.dimensions())?;
    Ok((size, decoder.orientation().unwrap_or(Orientation::NoTransforms)))
}

/// The image again: turned upright, its longer side at most `side`, JPEG, or PNG where something shines through.
pub(super) fn remake(bytes: &[u8], format: ImageFormat, side: u32) -> Result<Content, StorageError> {
    let mut decoder = decoder(bytes, format)?;
    check_size(decoder.dimensions())?;
    if format == ImageFormat::Jpeg && scans(bytes) > MAX_SCANS {
        return Err(BROKEN);
    }
    let mut limits = Limits::default();
    limits.max_image_width = Some(MAX_SIDE);
    limits.max_image_height = Some(MAX_SIDE);
    limits.max_alloc = Some(MAX_MEMORY);
    decoder.set_limits(limits).map_err(|error| refusal(&error))?;
    // A broken note on how the camera was held is no reason to refuse the picture.
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    // Of an animation this is the first frame; the others are never looked at.
    let mut image = DynamicImage::from_decoder(decoder).map_err(|error| refusal(&error))?;
    if image.width().max(image.height()) > side {
        image = image.resize(side, side, FilterType::CatmullRom);
    }
    image.apply_orientation(orientation);
    write(&image)
}

fn decoder(bytes: &[u8], format: ImageFormat) -> Result<impl ImageDecoder + '_, StorageError> {
    ImageReader::with_format(Cursor::new(bytes), format).into_decoder().map_err(|error| refusal(&error))
}

fn check_size((width, height): (u32, u32)) -> Result<(u32, u32), StorageError> {
    let pixels = u64::from(width) * u64::from(height);
    if width > MAX_SIDE || height > MAX_SIDE || pixels > MAX_PIXELS {
        return Err(TOO_LARGE);
    }
    if pixels == 0 { Err(BROKEN) } else { Ok((width, height)) }
}

/// "Start of scan" markers. Inside a scan the byte 0xFF is always followed by another, so each is one.
fn scans(jpeg: &[u8]) -> usize {
    jpeg.windows(2).filter(|pair| *pair == [0xff, 0xda]).count()
}

fn refusal(error: &ImageError) -> StorageError {
    match error {
        ImageError::Limits(_) => TOO_LARGE,
        ImageError::Unsupported(_) => StorageError::BadImage("This image format isn't supported".into()),
        _ => BROKEN,
    }
}

fn write(image: &DynamicImage) -> Result<Content, StorageError> {
    let failed = |error: ImageError| {
        tracing::error!(%error, "storage: an image could not be written");
        StorageError::Internal
    };
    let mut bytes = Cursor::new(Vec::new());
    let see_through =
        image.color().has_alpha().then(|| image.to_rgba8()).filter(|rgba| rgba.pixels().any(|p| p.0[3] < 255));
    let kind = match see_through {
        Some(rgba) => {
            rgba.write_to(&mut bytes, ImageFormat::Png).map_err(failed)?;
            Kind::Png
        }
        None => {
            image.to_rgb8().write_with_encoder(JpegEncoder::new_with_quality(&mut bytes, QUALITY)).map_err(failed)?;
            Kind::Jpeg
        }
    };
    Ok(Content { bytes: bytes.into_inner().into(), kind, size: Some((image.width(), image.height())) })
}
