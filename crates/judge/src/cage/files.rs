//! A root of one's own: an empty folder, or Python's library, that cannot be written.

use super::{AtStep, Broken, python::PythonHome};
use crate::sys;
use nix::{
    mount::{MntFlags, MsFlags, mount, umount2},
    unistd::{chdir, pivot_root},
};
use std::{
    fs::{self, File},
    io,
    os::unix::fs::symlink,
    path::{Path, PathBuf},
};

/// Where the new root is put together: a folder that every Linux has. In this mount namespace alone it is hidden.
const WORKSHOP: &str = "/tmp";

/// Exchanges the root for an own one that holds nothing but what Python needs.
///
/// # Errors
/// When the kernel does not let us.
pub fn own_root(python: Option<&PythonHome>) -> Result<(), Broken> {
    let none = None::<&str>;
    mount(none, "/", none, MsFlags::MS_REC | MsFlags::MS_PRIVATE, none).at("own mounts")?;
    let flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV;
    mount(Some("root"), WORKSHOP, Some("tmpfs"), flags, Some("size=256k,nr_inodes=256,mode=755")).at("empty root")?;
    if let Some(home) = python {
        furnish(home)?;
    }
    chdir(WORKSHOP).at("new root")?;
    // The old root ends up on top of the new one and is taken off: see pivot_root(2).
    pivot_root(".", ".").at("changing root")?;
    umount2(".", MntFlags::MNT_DETACH).at("leaving the old root")?;
    chdir("/").at("new root")?;
    sys::read_only(c"/").at("read-only root")
}

/// Binds what Python needs into the new root, under the same names.
fn furnish(home: &PythonHome) -> Result<(), Broken> {
    for (link, target) in &home.links {
        let link = inside(link);
        make_parent(&link).at("Python's links")?;
        symlink(target, link).at("Python's links")?;
    }
    for source in home.folders.iter().chain([&home.program]) {
        let place = inside(source);
        make_parent(&place).at("Python's folders")?;
        if source.is_dir() {
            fs::create_dir(&place).at("Python's folders")?;
        } else {
            File::create(&place).map(drop).at("Python's files")?;
        }
        let none = None::<&str>;
        mount(Some(source), &place, none, MsFlags::MS_BIND | MsFlags::MS_REC, none).at("Python's folders")?;
    }
    Ok(())
}

fn inside(path: &Path) -> PathBuf {
    Path::new(WORKSHOP).join(path.strip_prefix("/").unwrap_or(path))
}

fn make_parent(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)
}

/// Says on the error stream why there is no own root: the parent logs what is not a report.
pub fn report_broken(error: &Broken) {
    eprintln!("no root of its own: {error}");
}
