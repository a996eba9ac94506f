//! One signature, one form. Of an ECDSA signature (r, s) anyone can make (r, n − s), which verifies as well (SEC 1,
//! 4.1; BIP 62 calls the smaller one low-S). We sign with the smaller and accept no other, so that no one can turn one
//! our tokens into a second text.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};

/// Half of a raw ES256 signature, big-endian.
type Scalar = [u8; 32];

/// The order of P-256 (FIPS 186-4, D.1.2.3).
const ORDER: Scalar = [
    0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xbc, 0xe6, 0xfa, 0xad, 0xa7,
    0x17, 0x9e, 0x84, 0xf3, 0xb9, 0xca, 0xc2, 0xfc, 0x63, 0x25, 0x51,
];
/// Half of it, rounded down: the greatest `s` that counts.
const HALF: Scalar = [
    0x7f, 0xff, 0xff, 0xff, 0x80, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xde, 0x73, 0x7d, 0x56,
    0xd3, 0x8b, 0xcf, 0x42, 0x79, 0xdc, 0xe5, 0x61, 0x7e, 0x31, 0x92, 0xa8,
];

/// The token with the smaller form of its signature.
pub(crate) fn lower(token: String) -> String {
    let Some((signed, Some((r, s)))) = token.rsplit_once('.').map(|(signed, tag)| (signed, halves(tag))) else {
        return token;
    };
    if s <= HALF {
        return token;
    }
    let tag = URL_SAFE_NO_PAD.encode([r, negate(s)].concat());
    format!("{signed}.{tag}")
}

/// Whether the token's signature has the form that we make: 64 bytes, the smaller `s`.
pub(crate) fn is_ours(token: &str) -> bool {
    token.rsplit_once('.').and_then(|(_, tag)| halves(tag)).is_some_and(|(_, s)| s <= HALF)
}

fn halves(tag: &str) -> Option<(Scalar, Scalar)> {
    let bytes = URL_SAFE_NO_PAD.decode(tag).ok()?;
    let (r, s) = bytes.split_at_checked(32)?;
    Some((r.try_into().ok()?, s.try_into().ok()?))
}

/// `n − s`, for an `s` below `n`.
pub(crate) fn negate(s: Scalar) -> Scalar {
    let mut out = [0; 32];
    let mut borrow = false;
    for i in (0..32).rev() {
        let (difference, under) = ORDER[i].overflowing_sub(s[i]);
        let (difference, under_again) = difference.overflowing_sub(u8::from(borrow));
        out[i] = difference;
        borrow = under || under_again;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_is_half() {
        let above = negate(HALF);
        assert!(above > HALF && negate(above) == HALF);
        let mut one_more = HALF;
        one_more[31] += 1;
        assert_eq!(above, one_more, "n is odd");
    }
}
