//! What a seeker shows: featured projects, and the import of a résumé.

pub(crate) mod apply_resume_import;
pub(crate) mod delete_featured_project;
pub(crate) mod preview_resume_import;
pub(crate) mod reorder_featured_projects;
mod resume;
pub(crate) mod save_featured_project;
