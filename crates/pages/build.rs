//! Release builds carry the web app: when it changes, or is there at last, build again.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").as_deref() == Ok("release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
