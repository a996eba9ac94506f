//! The home page, as visitors see it.

mod home_match_demo;
