/** Rows of a list that one command takes, as the server has it (`crates/commands/src/rpc/selection.rs`). */
export const MOST_AT_ONCE = 50;
