//! Pages that a browser printed (`pages/print.sh`): its PDFs have subset fonts without a readable encoding.

/// The looks that were printed, by the names of their files. LinkedIn's own page is made like the first.
pub const PRINTED: [(&str, usize); 10] = [
    ("linkedin", 2),
    ("plain", 0),
    ("german-table", 1),
    ("german-side", 3),
    ("capitals", 5),
    ("iso", 11),
    ("levels", 16),
    ("pipes", 18),
    ("letter-head", 22),
    ("side-years", 14),
];
