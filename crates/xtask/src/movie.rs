//! `xtask movie`: a moving picture of still ones, for the README.

use anyhow::{Context, bail};
use image::{
    Delay, Frame,
    codecs::gif::{GifEncoder, Repeat},
    imageops::{self, FilterType},
};
use std::{
    fs::File,
    io::BufWriter,
    path::{Path, PathBuf},
};

/// Quality of the colours, from 1 (best) to 30 (fastest).
const SPEED: i32 = 10;

/// Writes the frames to `out` as a GIF that runs for ever: each `width` pixels wide and in sight for `milliseconds`.
pub fn run(out: &Path, width: u32, milliseconds: u32, frames: &[PathBuf]) -> anyhow::Result<()> {
    if frames.is_empty() || width == 0 {
        bail!("a moving picture needs frames and a width");
    }
    let file = File::create(out).with_context(|| out.display().to_string())?;
    let mut gif = GifEncoder::new_with_speed(BufWriter::new(file), SPEED);
    gif.set_repeat(Repeat::Infinite)?;
    for path in frames {
        let still = image::open(path).with_context(|| path.display().to_string())?.to_rgba8();
        let height = (still.height() * width / still.width().max(1)).max(1);
        let small = imageops::resize(&still, width, height, FilterType::Lanczos3);
        gif.encode_frame(Frame::from_parts(small, 0, 0, Delay::from_numer_denom_ms(milliseconds, 1)))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::{AnimationDecoder, Rgba, RgbaImage, codecs::gif::GifDecoder};
    use std::{env, fs, io::BufReader, process};

    #[test]
    fn frames_are_shown_one_after_the_other() {
        let folder = env::temp_dir().join(format!("devproof-movie-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        let frames: Vec<PathBuf> = [[255, 0, 0, 255], [0, 0, 255, 255]]
            .iter()
            .enumerate()
            .map(|(number, colour)| {
                let path = folder.join(format!("{number}.png"));
                RgbaImage::from_pixel(40, 20, Rgba(*colour)).save(&path).unwrap();
                path
            })
            .collect();
        let out = folder.join("out.gif");
        run(&out, 20, 1500, &frames).unwrap();
        let decoder = GifDecoder::new(BufReader::new(File::open(&out).unwrap())).unwrap();
        let shown = decoder.into_frames().collect_frames().unwrap();
        assert_eq!(shown.len(), 2);
        assert_eq!(shown[0].delay().numer_denom_ms(), (1500, 1));
        assert_eq!(shown[0].buffer().dimensions(), (20, 10));
        assert!(shown[0].buffer()[(10, 5)][0] > 200 && shown[1].buffer()[(10, 5)][2] > 200);
        assert!(run(&out, 20, 1500, &[]).is_err() && run(&out, 20, 1500, &[folder.join("none.png")]).is_err());
        fs::remove_dir_all(&folder).unwrap();
    }
}
