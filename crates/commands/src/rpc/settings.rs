//! What commands need to know about this installation.

use crate::{Billing, ExternalServices};
use devproof_claims::MasterSecret;
use devproof_index::MatchIndex;
use devproof_search::SearchIndex;

/// Handed in by the server.
#[derive(Debug, Clone)]
pub struct CommandSettings {
    /// Where the web app is, without a slash at the end: links in mails begin with it.
    pub site_url: String,
    /// Where mail for staff goes; without it none is written.
    pub staff_email: Option<String>,
    /// Where people reach the operator, in emails that say so.
    pub contact_email: Option<String>,
    /// Seals what companies entrust to us.
    pub secret: MasterSecret,
    /// The ways out.
    pub external: ExternalServices,
    /// Who takes payments.
    pub billing: Billing,
    /// Rounds of one try at the proof of work before a visitor's program is judged.
    pub tryout_rounds: u32,
    /// How long a proof counts for weighty acts.
    pub freshness: devproof_claims::Freshness,
    /// What lists are ordered by.
    pub match_index: MatchIndex,
    /// What is searched.
    pub search_index: SearchIndex,
    /// Roughly where sessions are.
    pub places: devproof_outbound::Places,
}
