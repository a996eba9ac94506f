//! `xtask movie`: a moving picture of still ones, for the README.

use anyhow::{Context, bail, ensure};
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use image::{
    RgbaImage,
    imageops::{self, FilterType},
};
use std::{
    fs::{self, File},
    io::BufWriter,
    path::{Path, PathBuf},
};

/// Quality of the colours, from 1 (best) to 30 (fastest).
const SPEED: i32 = 10;

/// Writes the pictures of a folder to `out` as a GIF that runs for ever, `width` pixels wide. Each picture is named by its
/// place and by how long it is in sight: `007-450.png` is the seventh, for 450 milliseconds. All are of one size.
pub fn run(out: &Path, width: u32, folder: &Path) -> anyhow::Result<()> {
    ensure!(width > 0, "a moving picture needs a width");
    let mut stills = stills(folder)?.into_iter();
    let Some((first, milliseconds)) = stills.next() else {
        bail!("{} has no picture named like 007-450.png", folder.display());
    };
    let mut shown = picture(&first, width)?;
    let mut gif = start(out, &shown)?;
    gif.write_frame(&frame(shown.clone(), 0, 0, milliseconds)?)?;
    for (path, milliseconds) in stills {
        let now = picture(&path, width)?;
        ensure!(shown.dimensions() == now.dimensions(), "{} is of another size", path.display());
        let (left, top, part) = changed(&shown, &now);
        gif.write_frame(&frame(part, left, top, milliseconds)?)?;
        shown = now;
    }
    Ok(())
}

/// A still picture, so many pixels wide.
fn picture(path: &Path, width: u32) -> anyhow::Result<RgbaImage> {
    let still = image::open(path).with_context(|| path.display().to_string())?.to_rgba8();
    let height = (still.height() * width / still.width().max(1)).max(1);
    Ok(imageops::resize(&still, width, height, FilterType::Lanczos3))
}

/// A file for pictures of this one's size.
fn start(out: &Path, picture: &RgbaImage) -> anyhow::Result<Encoder<BufWriter<File>>> {
    let file = File::create(out).with_context(|| out.display().to_string())?;
    let size = (u16::try_from(picture.width())?, u16::try_from(picture.height())?);
    let mut gif = Encoder::new(BufWriter::new(file), size.0, size.1, &[])?;
    gif.set_repeat(Repeat::Infinite)?;
    Ok(gif)
}

/// A part of a picture, which stays until another part is drawn over it.
fn frame(mut part: RgbaImage, left: u32, top: u32, milliseconds: u32) -> anyhow::Result<Frame<'static>> {
    let (width, height) = (u16::try_from(part.width())?, u16::try_from(part.height())?);
    Ok(Frame {
        left: u16::try_from(left)?,
        top: u16::try_from(top)?,
        dispose: DisposalMethod::Keep,
        delay: u16::try_from(milliseconds / 10)?,
        ..Frame::from_rgba_speed(width, height, &mut part, SPEED)
    })
}

/// The pictures of a folder in the order of their names, and how long each is in sight.
fn stills(folder: &Path) -> anyhow::Result<Vec<(PathBuf, u32)>> {
    let files = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let paths = files.map(|file| Ok(file?.path())).collect::<anyhow::Result<Vec<_>>>()?;
    let still = |path: PathBuf| {
        let name = path.file_name()?.to_str()?.strip_suffix(".png")?;
        let milliseconds = name.split_once('-')?.1.parse().ok()?;
        Some((path, milliseconds))
    };
    let mut stills: Vec<_> = paths.into_iter().filter_map(still).collect();
    stills.sort_unstable();
    Ok(stills)
}

/// The part that is not as before, with the place of its corner: what stays is not kept twice. A picture that stays whole
/// is one pixel.
fn changed(before: &RgbaImage, now: &RgbaImage) -> (u32, u32, RgbaImage) {
    let differs = before.enumerate_pixels().zip(now.pixels()).filter(|((_, _, old), new)| *old != *new);
    let bounds = differs.map(|((x, y, _), _)| (x, y, x, y));
    let (left, top, right, bottom) = bounds
        .reduce(|one, other| (one.0.min(other.0), one.1.min(other.1), one.2.max(other.2), one.3.max(other.3)))
        .unwrap_or_default();
    (left, top, imageops::crop_imm(now, left, top, right - left + 1, bottom - top + 1).to_image())
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::{AnimationDecoder, Rgba, codecs::gif::GifDecoder};
    use std::{env, io::BufReader, process};

    const RED: Rgba<u8> = Rgba([255, 0, 0, 255]);
    const BLUE: Rgba<u8> = Rgba([0, 0, 255, 255]);

    #[test]
    fn pictures_are_shown_one_after_the_other() {
        let folder = env::temp_dir().join(format!("devproof-movie-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        let red = RgbaImage::from_pixel(40, 20, RED);
        let mut corner = red.clone();
        (30..40).for_each(|x| (10..20).for_each(|y| corner.put_pixel(x, y, BLUE)));
        for (name, picture) in [("002-450.png", &corner), ("001-1500.png", &red), ("003-300.png", &corner)] {
            picture.save(folder.join(name)).unwrap();
        }
        let out = folder.join("out.gif");
        run(&out, 40, &folder).unwrap();
        let decoder = GifDecoder::new(BufReader::new(File::open(&out).unwrap())).unwrap();
        let shown = decoder.into_frames().collect_frames().unwrap();
        let delays: Vec<_> = shown.iter().map(|frame| frame.delay().numer_denom_ms().0).collect();
        assert_eq!(delays, [1500, 450, 300]);
        for (frame, is_corner_blue) in shown.iter().zip([false, true, true]) {
            assert_eq!(frame.buffer().dimensions(), (40, 20));
            assert!(frame.buffer()[(5, 5)][0] > 200, "what did not change stays");
            assert_eq!(frame.buffer()[(35, 15)][2] > 200, is_corner_blue);
        }
        RgbaImage::from_pixel(40, 30, RED).save(folder.join("004-300.png")).unwrap();
        assert!(run(&out, 40, &folder).is_err(), "a picture of another size");
        fs::remove_dir_all(&folder).unwrap();
        assert!(run(&out, 40, &folder).is_err(), "no pictures");
    }

    #[test]
    fn only_what_changed_is_drawn_again() {
        let before = RgbaImage::from_pixel(9, 7, RED);
        let mut now = before.clone();
        now.put_pixel(3, 2, BLUE);
        now.put_pixel(5, 6, BLUE);
        let (left, top, part) = changed(&before, &now);
        assert_eq!((left, top, part.dimensions()), (3, 2, (3, 5)));
        let (left, top, part) = changed(&before, &before);
        assert_eq!((left, top, part.dimensions()), (0, 0, (1, 1)));
    }
}
