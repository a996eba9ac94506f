//! What a seeker shows.

mod apply_resume_import;
mod save_featured_project;
