//! The text record that proves whose a domain is.

/// Where a domain's text record stands, and what it says: the proof that the domain is a company's, or a person's.
pub(crate) fn txt_record(domain: &str, token: &str) -> (String, String) {
    (format!("_devproof-challenge.{domain}"), format!("devproof-verification={token}"))
}
