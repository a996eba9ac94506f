//! Search as commands; what is found is tested in `it::search`.

mod search;
mod search_suggest;
