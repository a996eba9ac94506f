//! The colours of the house as they are on paper (`web/src/ui/tokens.css`, light), and its drawings.

use crate::canvas::Canvas;

pub(crate) const WHITE: u32 = 0xffffff;
pub(crate) const PAPER: u32 = 0xfbfaf7;
pub(crate) const SUNKEN: u32 = 0xf4f3f0;
pub(crate) const INK: u32 = 0x181d26;
pub(crate) const MUTED: u32 = 0x4f5661;
pub(crate) const LINE: u32 = 0xc9caca;
pub(crate) const ACTION: u32 = 0x3453d3;
pub(crate) const SAID: u32 = 0x4a5364;
pub(crate) const PROOF: u32 = 0x007e57;

/// The colours of the ranks, in their order.
const RANKS: [u32; 7] = [0x5c6981, 0x076fb8, 0x087988, 0x9d6300, 0xbe2132, 0x7235d0, 0x181d26];

/// The tick in a square. Framed, it is the logo: only the tick has the colour of proof.
pub(crate) fn proof_mark(canvas: &mut Canvas, x: f32, y: f32, size: f32, framed: bool) {
    let unit = size / 16.0;
    let edge = if framed { INK } else { PROOF };
    canvas.frame_box([x + unit, y + unit, 14.0 * unit, 14.0 * unit], 3.25 * unit, 1.5 * unit, edge);
    // Points of a square of 16 units, in one of 24.
    let tick = [[5.0, 8.4], [7.2, 10.6], [11.2, 5.8]].map(|[x, y]| [x * 1.5, y * 1.5]);
    canvas.lines(&tick, false, [x, y, size], if framed { 2.0 } else { 1.75 } * unit, PROOF, 1.0);
}

/// The drawing of a rank, as `web/src/entities/rank/rank-shape.ts` draws it: a polygon that gains a side and a line.
pub(crate) fn rank_glyph(canvas: &mut Canvas, rank: usize, x: f32, y: f32, size: f32) {
    let rank = rank.min(RANKS.len() - 1);
    let (colour, corners) = (RANKS[rank], polygon(3 + rank));
    canvas.lines(&corners, true, [x, y, size], size / 22.0, colour, 1.0);
    for (from, to) in chords(corners.len(), rank) {
        canvas.lines(&[corners[from], corners[to]], false, [x, y, size], size / 26.0, colour, 0.7);
    }
}

fn polygon(sides: usize) -> Vec<[f32; 2]> {
    let corner = |index: usize| {
        let turn = f32::from(u16::try_from(index).unwrap_or_default()) / f32::from(u16::try_from(sides).unwrap_or(1));
        let angle = turn * std::f32::consts::TAU - std::f32::consts::FRAC_PI_2;
        [12.0 + 10.0 * angle.cos(), 12.0 + 10.0 * angle.sin()]
    };
    (0..sides).map(corner).collect()
}

/// Corners to join, mirrored left and right, in the order in which ranks gain them.
fn chords(sides: usize, count: usize) -> Vec<(usize, usize)> {
    let (half, even) = (sides / 2, sides.is_multiple_of(2));
    let mut pairs = Vec::new();
    if even {
        pairs.push((0, half));
    }
    let reach = if even && count <= half { half } else { sides.div_ceil(2) - 1 };
    let mut corner = usize::from(even && reach == half);
    while pairs.len() < count {
        pairs.push((corner, (corner + reach) % sides));
        pairs.push(((sides - corner) % sides, (2 * sides - corner - reach) % sides));
        corner += 1;
    }
    pairs.truncate(count);
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_gains_a_side_and_a_line() {
        for rank in 0..7 {
            assert_eq!(polygon(3 + rank).len(), 3 + rank);
            let lines = chords(3 + rank, rank);
            assert_eq!(lines.len(), rank);
            assert!(lines.iter().all(|(from, to)| from != to && *from < 3 + rank && *to < 3 + rank), "{lines:?}");
        }
    }
}
