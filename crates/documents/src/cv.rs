//! A person's page as a PDF, on one page or two: text that can be selected and read aloud, links that work, and the code
//! that leads a phone to the page itself.

mod block;
mod detail;
mod evidence;
mod head;
mod pages;
mod person;
mod record;
mod run;
mod tags;
mod write;

#[cfg(test)]
mod tests;

use self::{block::Builder, detail::Detail, pages::Page, person::Person};
use crate::text::Typesetter;
use serde::Deserialize;
use serde_json::Value;

/// How many pages there can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CvLength {
    /// What is most important, on one.
    OnePage,
    /// All that fits on two.
    TwoPages,
}

impl CvLength {
    /// Of a number of pages.
    pub const fn of(pages: u64) -> Option<Self> {
        match pages {
            1 => Some(Self::OnePage),
            2 => Some(Self::TwoPages),
            _ => None,
        }
    }

    const fn pages(self) -> usize {
        match self {
            Self::OnePage => 1,
            Self::TwoPages => 2,
        }
    }
}

/// A person's page, to be made into a PDF.
pub struct Cv {
    person: Person,
    address: Option<String>,
    length: CvLength,
}

impl Cv {
    /// Of a page as the database gives it (`private.person_page`); nothing when it is none. `address` is where others
    /// find the page, if they can: it is printed, and in the code.
    pub fn of(page: &Value, address: Option<String>, length: CvLength) -> Option<Self> {
        Some(Self { person: Person::deserialize(page).ok()?, address, length })
    }

    /// What a browser saves it as.
    pub fn file_name(&self) -> String {
        format!("{}-cv.pdf", self.person.slug)
    }

    /// The file; nothing when there are no fonts.
    pub fn pdf(&self) -> Option<Vec<u8>> {
        let pages = self.laid_out()?;
        write::pdf(&pages, &self.person.title(), &self.person.full_name)
    }

    /// The richest form that fits.
    fn laid_out(&self) -> Option<Vec<Page>> {
        let limit = self.length.pages();
        let mut setter = Typesetter::new()?;
        let mut last = Vec::new();
        for detail in Detail::all() {
            let mut builder = Builder::new(&mut setter, detail.scale);
            head::write(&mut builder, &self.person, self.address.as_deref(), &detail);
            evidence::summary(&mut builder, &self.person);
            record::about(&mut builder, &self.person, &detail);
            record::experience(&mut builder, &self.person, &detail);
            record::projects(&mut builder, &self.person, &detail);
            evidence::skills(&mut builder, &self.person, &detail);
            evidence::challenges(&mut builder, &self.person, &detail);
            evidence::interview(&mut builder, &self.person, &detail);
            evidence::repositories(&mut builder, &self.person, &detail);
            record::education(&mut builder, &self.person, &detail);
            record::certificates(&mut builder, &self.person, &detail);
            record::languages(&mut builder, &self.person, &detail);
            if detail.shortened {
                head::note(&mut builder, self.address.as_deref());
            }
            last = pages::flow(builder.blocks());
            if last.len() <= limit {
                break;
            }
        }
        // The sparest form of what people can write fits; a page more is never sent in any case.
        last.truncate(limit);
        Some(last)
    }
}
