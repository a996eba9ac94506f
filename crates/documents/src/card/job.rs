//! The picture of a job: what it is, who offers it, what it pays and where it is.

use super::{Card, INNER, MARGIN, Preview, joined};
use crate::{
    look::{INK, LINE, MUTED, proof_mark},
    text::Style,
};

/// What the picture of a job shows: nothing that its page doesn't.
#[derive(Debug, Default)]
pub struct JobCard {
    /// Its title.
    pub title: String,
    /// The company's name.
    pub company: String,
    /// The pay in words.
    pub pay: Option<String>,
    /// Where the work is done.
    pub place: Option<String>,
    /// The level in words.
    pub seniority: Option<String>,
    /// The kind of employment in words.
    pub employment: Option<String>,
    /// What one must know.
    pub skills: Vec<String>,
    /// What the company promised about answering, and whether that was counted.
    pub promise: Option<(String, bool)>,
}

impl Preview for JobCard {
    fn png(&self) -> Option<Vec<u8>> {
        let mut card = Card::new()?;
        card.company(&self.company, &self.company);
        let y = card.title(&self.title, 76.0, 150.0);
        let facts = joined([self.place.as_deref(), self.seniority.as_deref(), self.employment.as_deref()]);
        card.write(&facts, Style::regular(32.0), 1, y + 10.0, MUTED);
        card.write(self.pay.as_deref().unwrap_or("Pay not specified"), Style::bold(46.0), 1, 366.0, INK);
        self.tags(&mut card, 446.0);
        card.rule(520.0);
        if let Some((promise, counted)) = &self.promise {
            let text = card.set(promise, Style::regular(28.0), INNER - 60.0, 1);
            card.canvas.text(&text, MARGIN, 541.0, MUTED);
            if *counted {
                proof_mark(&mut card.canvas, MARGIN + text.width() + 12.0, 545.0, 28.0, false);
            }
        }
        card.png()
    }
}

impl JobCard {
    /// As many skills as there is room for.
    fn tags(&self, card: &mut Card, y: f32) {
        let mut x = MARGIN;
        for skill in &self.skills {
            let word = card.set(skill, Style::regular(26.0), 320.0, 1);
            let width = word.width() + 32.0;
            if x + width > MARGIN + INNER {
                return;
            }
            if word.width() > 0.0 {
                card.canvas.frame_box([x, y, width, 48.0], 8.0, 2.0, LINE);
                card.canvas.text(&word, x + 16.0, y + 24.0 - word.height() / 2.0, MUTED);
                x += width + 12.0;
            }
        }
    }
}
