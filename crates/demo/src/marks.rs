//! Logos of the demo world: simple geometric marks, drawn here, the same at every run.

use anyhow::anyhow;
use devproof_storage::Backend;
use image::{ImageFormat, Rgb, RgbImage};
use std::io::Cursor;
use tokio_postgres::NoTls;
use uuid::Uuid;

/// Pixels a side.
const SIDE: u32 = 192;
/// Points a pixel and direction that are looked at, so that edges are smooth.
const FINE: u32 = 3;
/// Ground and figure: muted inks on tinted paper.
const COLOURS: &[([u8; 3], [u8; 3])] = &[
    ([236, 239, 250], [49, 66, 158]),
    ([231, 244, 238], [20, 105, 80]),
    ([250, 238, 230], [165, 72, 30]),
    ([243, 236, 247], [106, 52, 138]),
    ([32, 37, 56], [228, 226, 214]),
    ([252, 243, 219], [122, 86, 10]),
    ([230, 242, 247], [18, 94, 122]),
    ([250, 233, 236], [158, 38, 66]),
];

/// Draws and stores a mark for every company of the first copy, and names it in their rows.
///
/// # Errors
/// When the store or the database refuses.
pub async fn hang(owner: &tokio_postgres::Config, backend: &Backend) -> anyhow::Result<()> {
    let (client, driver) = owner.connect(NoTls).await?;
    tokio::spawn(driver);
    let rows = client.query("select id from public.companies order by created_at, id limit 40", &[]).await?;
    for (at, company) in rows.iter().map(|row| row.try_get::<_, Uuid>("id")).enumerate() {
        let company = company?;
        // A third has none, as in life: the initials are shown then.
        if at % 3 == 2 {
            continue;
        }
        let png = mark(at)?;
        let size = i64::try_from(png.len())?;
        let stored = backend.put_new(png.into()).await.map_err(|error| anyhow!("storing a logo: {error:?}"))?;
        let name = format!("{company}/{}", stored.version);
        let side = i32::try_from(SIDE)?;
        client
            .execute(
                // Bytes are listed as orphaned until a row names them, as the storage service does it.
                "with noted as (
                     insert into storage.orphaned_objects (version, free_at) values ($2, now() + interval '1 hour'))
                 insert into storage.objects
                     (bucket_id, name, version, size, content_type, etag, cache_control, width, height)
                 values ('logos', $1, $2, $3, 'image/png', $4, 'max-age=31536000', $5, $5)",
                &[&name, &stored.version, &size, &stored.etag, &side],
            )
            .await?;
        let address = format!("/storage/v1/object/public/logos/{name}");
        client.execute("update public.companies set logo_url = $2 where id = $1", &[&company, &address]).await?;
    }
    Ok(())
}

/// The mark of the company at a place, as PNG. Sixty-four follow each other before one comes again.
fn mark(at: usize) -> anyhow::Result<Vec<u8>> {
    let round = at / FIGURES.len();
    let (ground, ink) = COLOURS[(at * 3 + round) % COLOURS.len()];
    let figure = FIGURES[at % FIGURES.len()];
    let turned = round % 2 == 1;
    let picture = RgbImage::from_fn(SIDE, SIDE, |x, y| {
        let mut hits = 0_u32;
        for (dx, dy) in (0..FINE).flat_map(|dx| (0..FINE).map(move |dy| (dx, dy))) {
            // From −1 to 1 each way.
            let place = |at: u32, part: u32| f64::from(at * FINE + part) / f64::from(SIDE * FINE) * 2.0 - 1.0;
            let (h, v) = (place(x, dx), place(y, dy));
            hits += u32::from(if turned { figure(v, h) } else { figure(h, v) });
        }
        let share = f64::from(hits) / f64::from(FINE * FINE);
        let mix = |from: u8, to: u8| (f64::from(from) + (f64::from(to) - f64::from(from)) * share).round() as u8;
        Rgb([mix(ground[0], ink[0]), mix(ground[1], ink[1]), mix(ground[2], ink[2])])
    });
    let mut png = Cursor::new(Vec::new());
    picture.write_to(&mut png, ImageFormat::Png)?;
    Ok(png.into_inner())
}

/// Whether a point belongs to the figure.
type Figure = fn(f64, f64) -> bool;

const FIGURES: &[Figure] = &[
    // A ring with its centre.
    |x, y| (0.44..0.66).contains(&x.hypot(y)) || x.hypot(y) < 0.2,
    // Two half discs, shifted.
    |x, y| if x < 0.0 { x.hypot(y + 0.16) < 0.5 && x < -0.03 } else { x.hypot(y - 0.16) < 0.5 && x > 0.03 },
    // Bars that grow.
    |x, y| {
        let bar = ((x + 0.6) / 0.3).floor();
        let inside = (x + 0.6).rem_euclid(0.3) < 0.2;
        (0.0..4.0).contains(&bar) && inside && y < 0.56 && y > 0.34 - bar * 0.28
    },
    // A diamond with a smaller one cut out.
    |x, y| (0.3..0.68).contains(&(x.abs() + y.abs())),
    // A quarter disc in a frame's corner, and a dot across.
    |x, y| {
        let corner = (x + 0.6).hypot(y - 0.6);
        (x > -0.6 && y < 0.6 && corner < 0.85) || (x - 0.42).hypot(y + 0.42) < 0.17
    },
    // Three chevrons.
    |x, y| x.abs() < 0.56 && y.abs() < 0.66 && (y + x.abs() * 0.7 + 0.1).rem_euclid(0.4) < 0.2,
    // Nine dots.
    |x, y| {
        let near = |at: f64| at - (at / 0.44).round() * 0.44;
        x.abs() < 0.62 && y.abs() < 0.62 && near(x).hypot(near(y)) < 0.15
    },
    // An arch.
    |x, y| {
        let radius = if y < 0.0 { x.hypot(y) } else { x.abs() };
        y < 0.56 && ((0.36..0.6).contains(&radius) || radius < 0.14)
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_pictures_and_differ() {
        let marks: Vec<_> = (0..40).map(|at| mark(at).unwrap()).collect();
        for (at, one) in marks.iter().enumerate() {
            let read = image::load_from_memory(one).unwrap().to_rgb8();
            assert_eq!((read.width(), read.height()), (SIDE, SIDE));
            let ground = read.get_pixel(0, 0);
            assert!(read.pixels().any(|pixel| pixel != ground), "something is drawn");
            assert!(!marks[..at].contains(one), "mark {at} was there before");
        }
    }

    #[test]
    fn every_figure_leaves_a_margin() {
        for (at, figure) in FIGURES.iter().enumerate() {
            for edge in (-100..=100).map(|step| f64::from(step) / 100.0) {
                for (x, y) in [(edge, -0.95), (edge, 0.95), (-0.95, edge), (0.95, edge)] {
                    assert!(!figure(x, y), "figure {at} at {x} {y}");
                }
            }
        }
    }
}
