//! The fonts that pictures and PDFs are set in: those of the web app, others for scripts that it has no letters for, and
//! for Chinese, Japanese and Korean the one that is installed on the machine, if any.

use crate::woff;
use parley::{
    FontContext,
    fontique::{Blob, Collection, CollectionOptions, FontInfoOverride, FontWeight, SourceCache},
    style::FontFamilyName,
};
use rust_embed::RustEmbed;
use skrifa::{FontRef, MetadataProvider};
use std::{
    borrow::Cow,
    collections::HashSet,
    sync::{Arc, OnceLock},
};

/// The packages of the web app that bring fonts. Empty when none was installed: then nothing is drawn.
#[derive(RustEmbed)]
#[folder = "../../web/node_modules/@fontsource"]
#[include = "hanken-grotesk/files/*-400-normal.woff"]
#[include = "hanken-grotesk/files/*-600-normal.woff"]
#[include = "noto-sans/files/*-400-normal.woff"]
#[include = "noto-sans/files/*-600-normal.woff"]
#[include = "noto-sans-*/files/*-400-normal.woff"]
#[include = "noto-sans-*/files/*-600-normal.woff"]
#[allow_missing = true]
struct Packages;

/// Package and part, the first that has a letter draws it.
const PARTS: [(&str, &str); 11] = [
    ("hanken-grotesk", "latin"),
    ("hanken-grotesk", "latin-ext"),
    ("hanken-grotesk", "vietnamese"),
    ("noto-sans", "cyrillic"),
    ("noto-sans", "cyrillic-ext"),
    ("noto-sans", "greek"),
    ("noto-sans", "latin-ext"),
    ("noto-sans", "devanagari"),
    ("noto-sans-arabic", "arabic"),
    ("noto-sans-hebrew", "hebrew"),
    ("noto-sans-thai", "thai"),
];

/// Where Debian's packages put a font with the letters of East Asia, the smallest first.
const EAST_ASIAN: [&str; 4] = [
    "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
    "/usr/share/fonts/truetype/droid/DroidSansFallback.ttf",
    "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
];

/// What has letters for all else, where it is installed.
const OTHERS: [&str; 1] = ["/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"];

/// A thickness of letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Weight {
    Regular,
    SemiBold,
}

impl Weight {
    pub const fn value(self) -> f32 {
        match self {
            Self::Regular => 400.0,
            Self::SemiBold => 600.0,
        }
    }
}

/// Whether this is a letter of a Latin alphabet, with or without a mark.
pub(crate) const fn is_latin(letter: char) -> bool {
    letter.is_ascii_alphabetic()
        || matches!(letter, '\u{c0}'..='\u{d6}' | '\u{d8}'..='\u{f6}' | '\u{f8}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}')
}

/// Whether this is a mark that Latin letters have over, under or across them.
pub(crate) const fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

/// All fonts there are.
pub(crate) struct Fonts {
    context: FontContext,
    families: Vec<FontFamilyName<'static>>,
    letters: HashSet<u32>,
    /// The Latin letters and the marks of each family, in the order of `families`.
    latin: Vec<HashSet<u32>>,
}

impl Fonts {
    /// The fonts of this process, read once; nothing when there are none.
    pub fn get() -> Option<&'static Self> {
        static FONTS: OnceLock<Option<Fonts>> = OnceLock::new();
        FONTS
            .get_or_init(|| {
                let fonts = Self::load();
                if fonts.is_none() {
                    tracing::warn!("no fonts were found: previews and PDFs can't be made");
                }
                fonts
            })
            .as_ref()
    }

    /// A context of one's own to set text in. The fonts themselves are shared.
    pub fn context(&self) -> FontContext {
        self.context.clone()
    }

    /// The families by name, in the order in which they are asked for a letter.
    pub fn families(&self) -> &[FontFamilyName<'static>] {
        &self.families
    }

    /// Whether any font can draw this.
    pub fn has(&self, letter: char) -> bool {
        self.letters.contains(&u32::from(letter))
    }

    /// Which of the families is the first that has each of these Latin letters and marks as a glyph of its own.
    pub fn latin_family(&self, cluster: &str) -> Option<usize> {
        self.latin.iter().position(|letters| cluster.chars().all(|letter| letters.contains(&u32::from(letter))))
    }

    fn load() -> Option<Self> {
        let options = CollectionOptions { shared: false, system_fonts: false };
        let context = FontContext { collection: Collection::new(options), source_cache: SourceCache::default() };
        let mut fonts = Self { context, families: Vec::new(), letters: HashSet::new(), latin: Vec::new() };
        for (package, part) in PARTS {
            let name = format!("{package} {part}");
            for weight in [Weight::Regular, Weight::SemiBold] {
                let file = format!("{package}/files/{package}-{part}-{}-normal.woff", weight.value());
                let font = Packages::get(&file).and_then(|file| woff::decode(&file.data));
                if let Some(font) = font {
                    fonts.add(&name, weight, font);
                }
            }
        }
        let installed = EAST_ASIAN.iter().find_map(|path| std::fs::read(path).ok());
        for font in installed.into_iter().chain(OTHERS.iter().filter_map(|path| std::fs::read(path).ok())) {
            let name = format!("installed {}", fonts.families.len());
            fonts.add(&name, Weight::Regular, font);
        }
        (!fonts.families.is_empty()).then_some(fonts)
    }

    fn add(&mut self, name: &str, weight: Weight, font: Vec<u8>) {
        let blob = Blob::new(Arc::new(font));
        let named = FontInfoOverride {
            family_name: Some(name),
            width: None,
            style: None,
            weight: Some(FontWeight::new(weight.value())),
            axes: None,
        };
        if self.context.collection.register_fonts(blob.clone(), Some(named)).is_empty() {
            return;
        }
        let family = FontFamilyName::Named(Cow::Owned(name.to_owned()));
        let index = self.families.iter().position(|one| *one == family).unwrap_or(self.families.len());
        if index == self.families.len() {
            self.families.push(family);
            self.latin.push(HashSet::new());
        }
        if let Ok(font) = FontRef::from_index(blob.data(), 0) {
            for (letter, _) in font.charmap().mappings() {
                self.letters.insert(letter);
                if char::from_u32(letter).is_some_and(|letter| is_latin(letter) || is_mark(letter)) {
                    self.latin[index].insert(letter);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_scripts_have_letters() {
        let fonts = Fonts::get().expect("the web app's packages are installed");
        for letter in "AzÉß ğ Ł ễ Ж Ω א ש ع म ไ … – · “".chars() {
            assert!(fonts.has(letter), "{letter}");
        }
        assert!(!fonts.has('\u{e000}'));
    }
}
