//! What only `unsafe` reaches.
