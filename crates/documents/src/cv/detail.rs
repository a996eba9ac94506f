//! How much is told, from all of it to what fits on a page in any case.

/// What is told, and how large.
#[derive(Debug, Clone, Copy)]
pub(super) struct Detail {
    /// The size of letters, 1 for those that read best.
    pub scale: f32,
    /// Whether something was left out that a shorter text would have shown.
    pub shortened: bool,
    /// Links of the head.
    pub links: usize,
    /// Lines of the text about oneself.
    pub about: usize,
    /// Lines of a summary or description.
    pub summary: usize,
    /// Highlights of a job, and lines of each.
    pub highlights: usize,
    pub experiences: usize,
    pub projects: usize,
    pub skills: usize,
    pub challenges: usize,
    pub educations: usize,
    pub certificates: usize,
    pub languages: usize,
    /// What GitHub says of repositories.
    pub repositories: bool,
    /// Whether courses and the levels of an interview are listed.
    pub lists: bool,
}

const ALL: Detail = Detail {
    scale: 1.0,
    shortened: false,
    links: 8,
    about: 60,
    summary: 30,
    highlights: 30,
    experiences: 60,
    projects: 20,
    skills: 120,
    challenges: 200,
    educations: 30,
    certificates: 60,
    languages: 20,
    repositories: true,
    lists: true,
};

impl Detail {
    /// The richest first. Letters get smaller before anything is left out, but never too small to read.
    pub fn all() -> [Self; 8] {
        let shortened = Self { scale: 0.9, shortened: true, links: 5, ..ALL };
        [
            ALL,
            Self { scale: 0.95, ..ALL },
            Self { scale: 0.9, ..ALL },
            Self { about: 10, summary: 4, highlights: 5, challenges: 24, ..shortened },
            Self {
                about: 6,
                summary: 3,
                highlights: 3,
                experiences: 12,
                projects: 6,
                skills: 36,
                challenges: 12,
                educations: 6,
                certificates: 6,
                languages: 8,
                ..shortened
            },
            Self {
                links: 4,
                about: 4,
                summary: 2,
                highlights: 2,
                experiences: 6,
                projects: 4,
                skills: 24,
                challenges: 8,
                educations: 4,
                certificates: 4,
                languages: 6,
                lists: false,
                ..shortened
            },
            Self {
                links: 3,
                about: 3,
                summary: 1,
                highlights: 1,
                experiences: 4,
                projects: 3,
                skills: 18,
                challenges: 4,
                educations: 2,
                certificates: 2,
                languages: 4,
                repositories: false,
                lists: false,
                ..shortened
            },
            Self {
                links: 2,
                about: 2,
                summary: 1,
                highlights: 0,
                experiences: 3,
                projects: 1,
                skills: 9,
                challenges: 2,
                educations: 1,
                certificates: 0,
                languages: 0,
                repositories: false,
                lists: false,
                ..shortened
            },
        ]
    }
}
