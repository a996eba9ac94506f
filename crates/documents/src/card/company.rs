//! The picture of a company: who it is, and whether it keeps what it promised.

use super::{Card, FOOT, Figure, INNER, MARGIN, Preview, joined};
use crate::{
    look::{LINE, MUTED, PROOF},
    text::Style,
};

/// What the picture of a company shows: nothing that its page doesn't.
#[derive(Debug, Default)]
pub struct CompanyCard {
    /// Its name.
    pub name: String,
    /// Its own sentence.
    pub tagline: Option<String>,
    /// Its industry.
    pub industry: Option<String>,
    /// Where it is.
    pub place: Option<String>,
    /// Days within which it promises an answer.
    pub response_days: Option<i64>,
    /// How often it kept that, when enough was counted.
    pub kept_percent: Option<i64>,
    /// Open jobs.
    pub open_jobs: i64,
}

impl Preview for CompanyCard {
    fn png(&self) -> Option<Vec<u8>> {
        let mut card = Card::new()?;
        let facts = joined([self.industry.as_deref(), self.place.as_deref()]);
        card.company(&self.name, &facts);
        let y = card.title(&self.name, 84.0, 150.0);
        card.write(self.tagline.as_deref().unwrap_or_default(), Style::regular(38.0), 2, y + 8.0, MUTED);
        card.canvas.frame_box([MARGIN, FOOT, INNER, 26.0], 5.0, 2.0, LINE);
        if let Some(percent) = self.kept_percent {
            let share = f32::from(u8::try_from(percent.clamp(0, 100)).unwrap_or_default()) / 100.0;
            card.canvas.fill_box([MARGIN, FOOT, INNER * share, 26.0], 5.0, PROOF);
        }
        card.figures(&self.figures(), FOOT + 48.0);
        card.png()
    }
}

impl CompanyCard {
    fn figures(&self) -> Vec<Figure> {
        let promise = match self.response_days {
            Some(1) => ("1 day".to_owned(), "promised for an answer"),
            Some(days) => (format!("{days} days"), "promised for an answer"),
            None => ("No promise".to_owned(), "for an answer"),
        };
        let kept = self.response_days.map(|_| match self.kept_percent {
            Some(percent) => Figure { value: format!("{percent} %"), label: "of promises kept", proved: true },
            None => Figure { value: "New".to_owned(), label: "not enough answers yet", proved: false },
        });
        let jobs = Figure {
            value: self.open_jobs.to_string(),
            label: if self.open_jobs == 1 { "open job" } else { "open jobs" },
            proved: false,
        };
        [Some(Figure { value: promise.0, label: promise.1, proved: false }), kept, Some(jobs)]
            .into_iter()
            .flatten()
            .collect()
    }
}
