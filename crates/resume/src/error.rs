//! Why a file wasn't read.

use serde::{Deserialize, Serialize};

/// Why a file wasn't read, with what the person can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReadError {
    /// Nothing in it.
    Empty,
    /// More than [`crate::MAX_BYTES`].
    TooLarge,
    /// None of the formats.
    Unknown,
    /// A `.doc` of Word before 2007.
    OldWord,
    /// It says what it is, and isn't.
    Damaged,
    /// A PDF that asks for a password.
    Encrypted,
    /// A PDF of pictures, or of fonts that don't say their letters.
    NoText,
    /// An archive without a file of a profile.
    NoProfile,
    /// JSON, and no résumé.
    NoResume,
    /// Text, but nothing in it looks like a résumé.
    NothingFound,
    /// It unpacks to more than is read, or takes too long.
    TooComplex,
}

impl ReadError {
    /// A stable code.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Empty => "empty_file",
            Self::TooLarge => "too_large",
            Self::Unknown => "unknown_format",
            Self::OldWord => "old_word_format",
            Self::Damaged => "damaged_file",
            Self::Encrypted => "file_has_password",
            Self::NoText => "no_text_in_file",
            Self::NoProfile => "no_profile_in_archive",
            Self::NoResume => "no_resume_in_file",
            Self::NothingFound => "nothing_found",
            Self::TooComplex => "too_complex",
        }
    }

    /// What happened.
    #[must_use]
    pub fn message(self) -> &'static str {
        match self {
            Self::Empty => "This file is empty.",
            Self::TooLarge => "This file is larger than 10 MB.",
            Self::Unknown => "This isn't a PDF, a Word document, a LinkedIn archive or a JSON Resume.",
            Self::OldWord => "This is a Word document in the format from before 2007.",
            Self::Damaged => "This file is damaged and can't be read.",
            Self::Encrypted => "This PDF is protected with a password.",
            Self::NoText => "This PDF contains pictures of text, not text.",
            Self::NoProfile => "This archive contains no profile from LinkedIn.",
            Self::NoResume => "This JSON file isn't a JSON Resume.",
            Self::NothingFound => "Nothing in this file looks like a résumé.",
            Self::TooComplex => "This file takes too long to read.",
        }
    }

    /// What to do next.
    #[must_use]
    pub fn hint(self) -> &'static str {
        match self {
            Self::Empty => "Choose another file.",
            Self::TooLarge => {
                "Choose a smaller file. For LinkedIn, request only your profile, positions, education and skills."
            }
            Self::Unknown => "Save your résumé as a PDF and choose that file.",
            Self::OldWord => "Save it as .docx or PDF and choose that file.",
            Self::Damaged => "Open it in its program, save it again and choose the new file.",
            Self::Encrypted => "Save a copy without the password and choose that file.",
            Self::NoText => "Export the PDF from the program you wrote it in, or choose a .docx file.",
            Self::NoProfile => "Choose the ZIP file that LinkedIn sends when you request a copy of your data.",
            Self::NoResume => "The format is described at https://jsonresume.org/schema.",
            Self::NothingFound => "Choose another file, or enter your profile by hand.",
            Self::TooComplex => "Print it to a new PDF and choose that file.",
        }
    }
}
