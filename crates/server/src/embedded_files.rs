//! The files that the binary carries: the schema and the content. In development builds they are read from the source
//! tree at run time.

use devproof_db::migrate::SqlFile;
use rust_embed::RustEmbed;

/// `db/`: migrations, functions, access.
#[derive(RustEmbed)]
#[folder = "../../db"]
#[include = "*.sql"]
#[include = "**/*.sql"]
struct Schema;

/// `content/`: skills, badges, ranks, tiers, challenges.
#[derive(RustEmbed)]
#[folder = "../../content"]
#[exclude = "relevance/*"]
// The commands have them.
#[exclude = "practice/*"]
pub struct Content;

/// Everything that makes the schema, in the order of the paths.
pub fn schema() -> Vec<SqlFile> {
    let mut files: Vec<SqlFile> = Schema::iter()
        .filter_map(|path| {
            let file = Schema::get(&path)?;
            Some(SqlFile { text: String::from_utf8_lossy(&file.data).into_owned(), path: path.into_owned() })
        })
        .collect();
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}
