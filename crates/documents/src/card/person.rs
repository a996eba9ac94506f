//! The picture of a person: who it is, and what of it is proved.

use super::{Card, FOOT, Figure, INNER, MARGIN, Preview, joined};
use crate::{
    look::{INK, LINE, MUTED, PROOF, SAID, rank_glyph},
    text::Style,
};

/// Segments that the bar has at most: more could not be told apart.
const SEGMENTS: usize = 24;

/// What of a skill is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Evidence {
    /// A challenge that needs it was passed.
    Proved,
    /// The person says so.
    Stated,
}

/// What the picture of a person shows: nothing that their page doesn't.
#[derive(Debug, Default)]
pub struct PersonCard {
    /// Their name.
    pub name: String,
    /// What they are.
    pub headline: Option<String>,
    /// Where they live.
    pub place: Option<String>,
    /// Their level, in words.
    pub seniority: Option<String>,
    /// The rank's name and number.
    pub rank: (String, usize),
    /// Their skills, as the page lists them.
    pub skills: Vec<Evidence>,
    /// Challenges passed.
    pub challenges: i64,
    /// The score of the interview, where it is shown.
    pub system_design: Option<i64>,
}

impl Preview for PersonCard {
    fn png(&self) -> Option<Vec<u8>> {
        let mut card = Card::new()?;
        rank_glyph(&mut card.canvas, self.rank.1, MARGIN - 4.0, 54.0, 56.0);
        let rank = card.set(&self.rank.0, Style::bold(32.0), 560.0, 1);
        card.canvas.text(&rank, MARGIN + 66.0, 62.0, INK);

        let name = if card.setter.drawable(&self.name).is_empty() { "A developer" } else { &self.name };
        let y = card.title(name, 84.0, 150.0);
        let y = card.write(self.headline.as_deref().unwrap_or_default(), Style::regular(38.0), 2, y + 8.0, INK);
        if y < FOOT - 60.0 {
            let facts = joined([self.place.as_deref(), self.seniority.as_deref()]);
            card.write(&facts, Style::regular(30.0), 1, y + 6.0, MUTED);
        }
        self.bar(&mut card, FOOT);
        card.figures(&self.figures(), FOOT + 48.0);
        card.png()
    }
}

impl PersonCard {
    /// A segment for each skill: filled with proof, or with what was said.
    fn bar(&self, card: &mut Card, y: f32) {
        let proved = self.skills.iter().filter(|one| **one == Evidence::Proved).count();
        let shown = self.skills.len().min(SEGMENTS);
        if shown == 0 {
            card.canvas.frame_box([MARGIN, y, INNER, 26.0], 5.0, 2.0, LINE);
            return;
        }
        // Of many skills the bar keeps the share that is proved, and never hides the only one.
        let filled = if proved == 0 { 0 } else { (proved * shown / self.skills.len()).max(1) };
        let gap = 5.0;
        let number = f32::from(u8::try_from(shown).unwrap_or(1));
        let width = (INNER - gap * (number - 1.0)) / number;
        for index in 0..shown {
            let x = MARGIN + f32::from(u8::try_from(index).unwrap_or_default()) * (width + gap);
            card.canvas.fill_box([x, y, width, 26.0], 4.0, if index < filled { PROOF } else { SAID });
        }
    }

    fn figures(&self) -> Vec<Figure> {
        let proved = self.skills.iter().filter(|one| **one == Evidence::Proved).count();
        let mut figures = vec![
            Figure {
                value: format!("{proved} of {}", self.skills.len()),
                label: "skills proved",
                proved: proved > 0,
            },
            Figure {
                value: self.challenges.to_string(),
                label: if self.challenges == 1 { "challenge passed" } else { "challenges passed" },
                proved: self.challenges > 0,
            },
        ];
        figures.extend(self.system_design.map(|score| Figure {
            value: format!("{score} of 100"),
            label: "system design",
            proved: true,
        }));
        figures
    }
}
