//! What a seeker shows.

mod apply_resume_import;
mod check_link;
mod delete_featured_project;
mod export_profile;
mod github;
mod grades;
mod hide_repositories;
mod preview_resume_import;
mod refresh_repositories;
mod reorder_featured_projects;
mod repositories;
mod save_featured_project;
mod show_repositories;
mod site;
mod verify_link;
