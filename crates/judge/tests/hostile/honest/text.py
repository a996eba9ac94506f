# accepted: ["é", "BULLET", 2, "5d41402abc4b2a76b9719d911017c592"]

import hashlib
import unicodedata


def solve(n):
    decomposed = "e\u0301"
    return [
        unicodedata.normalize("NFC", decomposed),
        unicodedata.name("\N{BULLET}"),
        len("a\u00e9".encode("latin-1")),
        hashlib.md5(b"hello").hexdigest(),
    ]
