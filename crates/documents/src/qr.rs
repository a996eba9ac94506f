//! Codes that a phone reads an address from.

use crate::{
    canvas::Canvas,
    look::{INK, WHITE},
};
use qrcode::{Color, EcLevel, QrCode};
use std::fmt::Write;

/// Light squares around a code: without them no phone finds it.
const QUIET: usize = 4;
/// Pixels of a square in a picture.
const PIXELS: usize = 12;

/// A code.
pub struct Qr(Vec<Vec<bool>>);

impl Qr {
    /// Of this address; nothing when it is too long for one.
    pub fn of(address: &str) -> Option<Self> {
        squares(address).map(Self)
    }

    /// As a drawing: dark on light in any theme, or phones don't read it.
    pub fn svg(&self) -> String {
        let side = self.0.len() + 2 * QUIET;
        let mut path = String::new();
        for (x, y) in self.dark() {
            // Writing to a string cannot fail.
            let _ = write!(path, "M{x} {y}h1v1h-1z");
        }
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{size}\" viewBox=\"0 0 {side} {side}\" \
             shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/><path d=\"{path}\"/></svg>\n",
            size = side * PIXELS,
        )
    }

    /// As a picture (PNG).
    pub fn png(&self) -> Option<Vec<u8>> {
        let side = u32::try_from((self.0.len() + 2 * QUIET) * PIXELS).ok()?;
        let mut canvas = Canvas::new(side, side, WHITE)?;
        let pixels = |squares: usize| u16::try_from(squares * PIXELS).map(f32::from).ok();
        for (x, y) in self.dark() {
            let size = pixels(1)?;
            canvas.fill_box([pixels(x)?, pixels(y)?, size, size], 0.0, INK);
        }
        canvas.png()
    }

    /// Where the dark squares are, the light border counted.
    fn dark(&self) -> impl Iterator<Item = (usize, usize)> {
        let rows = self.0.iter().enumerate();
        rows.flat_map(|(y, row)| {
            let dark = row.iter().enumerate().filter(|(_, dark)| **dark);
            dark.map(move |(x, _)| (x + QUIET, y + QUIET))
        })
    }
}

/// The squares of a code, row by row, without the border.
pub(crate) fn squares(address: &str) -> Option<Vec<Vec<bool>>> {
    let code = QrCode::with_error_correction_level(address, EcLevel::M).ok()?;
    let (width, colours) = (code.width(), code.to_colors());
    Some(colours.chunks(width).map(|row| row.iter().map(|one| *one == Color::Dark).collect()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawing_and_picture_are_the_same_code() {
        let qr = Qr::of("https://devproof.example/u/3f9a07c2b1").expect("a code");
        let (svg, png) = (qr.svg(), qr.png().expect("a picture"));
        let picture = image::load_from_memory(&png).expect("a PNG").to_luma8();
        let side = qr.0.len() + 2 * QUIET;
        assert_eq!(usize::try_from(picture.width()), Ok(side * PIXELS));
        for y in 0..side {
            for x in 0..side {
                let at = |square: usize| u32::try_from(square * PIXELS + PIXELS / 2).expect("a pixel");
                let dark = picture.get_pixel(at(x), at(y)).0[0] < 128;
                assert_eq!(dark, svg.contains(&format!("M{x} {y}h1v1h-1z")), "{x} {y}");
            }
        }
        assert!(Qr::of(&"x".repeat(5_000)).is_none());
    }
}
