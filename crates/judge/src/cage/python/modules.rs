//! Which modules are loaded before the doors are shut. None can be loaded later, and each costs time, so it is those whose
//! names are in the program: reading for words is no risk, the words lead to nothing but this list.

/// What may be imported, without the parts that the machine's outside is needed for.
const OFFERED: &[&str] = &[
    "abc",
    "array",
    "base64",
    "binascii",
    "bisect",
    "calendar",
    "cmath",
    "codecs",
    "collections",
    "contextlib",
    "copy",
    "csv",
    "dataclasses",
    "datetime",
    "decimal",
    "difflib",
    "enum",
    "fractions",
    "functools",
    "gc",
    "graphlib",
    "hashlib",
    "heapq",
    "hmac",
    "html",
    "inspect",
    "io",
    "itertools",
    "json",
    "keyword",
    "locale",
    "math",
    "numbers",
    "operator",
    "os",
    "pprint",
    "queue",
    "random",
    "re",
    "reprlib",
    "secrets",
    "signal",
    "statistics",
    "string",
    "stringprep",
    "struct",
    "textwrap",
    "threading",
    "time",
    "timeit",
    "token",
    "tokenize",
    "traceback",
    "types",
    "typing",
    "unicodedata",
    "urllib",
    "uuid",
    "warnings",
    "weakref",
    "zlib",
];

/// What hides behind another word: parts of packages, and what the library itself loads only when it is used.
const BEHIND: &[(&str, &[&str])] = &[
    ("collections", &["collections.abc"]),
    ("html", &["html.parser", "html.entities"]),
    ("urllib", &["urllib.parse"]),
    ("datetime", &["time"]),
    ("strptime", &["_strptime"]),
    ("singledispatch", &["types", "weakref", "typing"]),
    ("singledispatchmethod", &["types", "weakref", "typing"]),
    ("hmac", &["hashlib"]),
    ("latin", &["encodings.latin_1"]),
    ("latin1", &["encodings.latin_1"]),
    ("ascii", &["encodings.ascii"]),
    ("utf16", &["encodings.utf_16", "encodings.utf_16_le", "encodings.utf_16_be"]),
    (
        "utf",
        &[
            "encodings.utf_16",
            "encodings.utf_16_le",
            "encodings.utf_16_be",
            "encodings.utf_32",
            "encodings.utf_8_sig",
        ],
    ),
    ("cp1252", &["encodings.cp1252"]),
    ("idna", &["encodings.idna"]),
    ("punycode", &["encodings.punycode"]),
    ("rot13", &["encodings.rot_13"]),
    ("rot_13", &["encodings.rot_13"]),
    ("hex", &["encodings.hex_codec"]),
    ("unicode_escape", &["encodings.unicode_escape"]),
    // "\N{BULLET}" in a string is looked up when the program is compiled.
    ("N", &["unicodedata"]),
];

/// The modules that this program gets.
#[must_use]
pub fn modules(source: &str) -> Vec<String> {
    let mut found: Vec<&str> = Vec::new();
    for word in source.split(|c: char| !c.is_alphanumeric() && c != '_') {
        found.extend(OFFERED.iter().filter(|name| **name == word));
        found.extend(BEHIND.iter().filter(|(name, _)| *name == word).flat_map(|(_, more)| *more));
    }
    found.sort_unstable();
    found.dedup();
    found.into_iter().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::modules;

    #[test]
    fn only_what_is_named_is_loaded() {
        assert_eq!(modules("def f(n): return n"), Vec::<String>::new());
        let source = "from collections import deque\nimport heapq as h\nx = 'reheapq'";
        assert_eq!(modules(source), ["collections", "collections.abc", "heapq"]);
    }

    #[test]
    fn what_the_outside_is_needed_for_is_not_offered() {
        assert_eq!(
            modules("import socket, subprocess, ctypes, asyncio, multiprocessing, importlib"),
            Vec::<String>::new()
        );
    }
}
