//! What one request may ask for. Everything that a client controls is bounded here or by the statement timeout.

use devproof_claims::Role;

/// Bounds of one request. [`Limits::default`] is what production runs with.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Rows of one list, at the top and inside each embed; a larger `limit` is lowered to it. Default 1,000.
    pub max_rows: i64,
    /// Embeds inside embeds. Default 5.
    pub embed_depth: usize,
    /// Embeds of one request. Default 10.
    pub embeds: usize,
    /// Columns named in `select`, over all embeds, and columns of one payload. Default 200.
    pub columns: usize,
    /// Conditions, over all embeds and logic trees. Default 100.
    pub filters: usize,
    /// Groups inside groups of `and=(…)` and `or=(…)`. Default 10.
    pub logic_depth: usize,
    /// Order terms, over all embeds. Default 20.
    pub order_terms: usize,
    /// Values of one `in.(…)`. Default 1,000.
    pub in_values: usize,
    /// Bytes of the query string. Default 16 kB; longer is 414.
    pub query_bytes: usize,
    /// Bytes of a request's body. Default 1 MiB; longer is 413.
    pub body_bytes: usize,
    /// Arrays and objects inside one another in a body. Default 64.
    pub json_depth: usize,
    /// Bytes of an answer that only reads. Default 16 MiB; longer is refused, so that crossing embeds cannot
    /// fill the server's memory.
    pub response_bytes: i64,
    /// Bytes of an answer to a visitor. Default 2 MiB.
    pub visitor_response_bytes: i64,
    /// Rows that all embedded lists of a request may multiply to, as the sizes of the tables tell before it is
    /// carried out. Default a million.
    pub rows: i64,
    /// The same for a visitor. Default 100,000.
    pub visitor_rows: i64,
    /// Where `count=planned` and `count=estimated` stop counting. Default 10,000. They are answered by counting
    /// visible rows: the planner's estimate tells about rows that the caller must not see.
    pub estimated_count: i64,
    /// Whether `Prefer: tx=rollback` may be used. Default no; it is then refused, never ignored.
    pub allow_rollback: bool,
}

impl Limits {
    /// Bytes of an answer that only reads, for this role.
    pub fn answer_bytes(&self, role: Role) -> i64 {
        if role == Role::Anon { self.visitor_response_bytes.min(self.response_bytes) } else { self.response_bytes }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            max_rows: 1_000,
            embed_depth: 5,
            embeds: 10,
            columns: 200,
            filters: 100,
            logic_depth: 10,
            order_terms: 20,
            in_values: 1_000,
            query_bytes: 16 * 1024,
            body_bytes: 1024 * 1024,
            json_depth: 64,
            response_bytes: 16 * 1024 * 1024,
            visitor_response_bytes: 2 * 1024 * 1024,
            rows: 1_000_000,
            visitor_rows: 100_000,
            estimated_count: 10_000,
            allow_rollback: false,
        }
    }
}
