//! Release builds carry the fonts: when their packages are installed, build again.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").as_deref() == Ok("release") {
        println!("cargo::rerun-if-changed=../../web/node_modules/@fontsource");
    }
}
