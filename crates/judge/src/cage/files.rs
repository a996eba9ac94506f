//! A root of one's own that cannot be written: an empty folder, or Python's library, or Java's with the program, or a
//! compiler's folders with a place for what it makes.

use super::{AtStep, Broken};
use crate::{
    compiled::{MAX_PROGRAM, WORKPLACE},
    sys,
};
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

/// Room for the links and places of a root of one's own, in bytes.
const BARE_ROOT: usize = 256 * 1024;

/// Where a program lies in the root of Java's virtual machine, which reads programs from files alone.
pub const JAR: &str = "/program.jar";

/// What is in a root of one's own.
#[derive(Debug, Clone, Default)]
pub struct Furniture<'a> {
    /// Folders and files of this machine, under the same names.
    pub paths: Vec<&'a Path>,
    /// Links on the way to them, and where they lead.
    pub links: &'a [(PathBuf, PathBuf)],
    /// Whether there is a folder to write, [`WORKPLACE`].
    pub workplace: bool,
    /// What is in a file of its own, [`JAR`].
    pub jar: Option<&'a [u8]>,
}

/// Exchanges the root for an own one that holds nothing but this.
///
/// # Errors
/// When the kernel does not let us.
pub fn own_root(furniture: &Furniture<'_>) -> Result<(), Broken> {
    let none = None::<&str>;
    mount(none, "/", none, MsFlags::MS_REC | MsFlags::MS_PRIVATE, none).at("own mounts")?;
    let flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV;
    let size = format!("size={},nr_inodes=256,mode=755", BARE_ROOT + furniture.jar.map_or(0, <[u8]>::len));
    mount(Some("root"), WORKSHOP, Some("tmpfs"), flags, Some(size.as_str())).at("empty root")?;
    furnish(furniture)?;
    chdir(WORKSHOP).at("new root")?;
    // The old root ends up on top of the new one and is taken off: see pivot_root(2).
    pivot_root(".", ".").at("changing root")?;
    umount2(".", MntFlags::MNT_DETACH).at("leaving the old root")?;
    chdir("/").at("new root")?;
    sys::read_only(c"/").at("read-only root")?;
    if furniture.workplace {
        // Several times the program: its parts lie there too while it is put together.
        let size = format!("size={},nr_inodes=512,mode=777", MAX_PROGRAM * 3);
        let flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV | MsFlags::MS_NOEXEC;
        mount(Some("work"), WORKPLACE, Some("tmpfs"), flags, Some(size.as_str())).at("the compiler's workplace")?;
        chdir(WORKPLACE).at("the compiler's workplace")?;
    }
    Ok(())
}

/// Binds what is needed into the new root, under the same names.
fn furnish(furniture: &Furniture<'_>) -> Result<(), Broken> {
    for (link, target) in furniture.links {
        let link = inside(link);
        make_parent(&link).at("links of the root")?;
        symlink(target, link).at("links of the root")?;
    }
    for source in &furniture.paths {
        let place = inside(source);
        make_parent(&place).at("folders of the root")?;
        if source.is_dir() {
            fs::create_dir(&place).at("folders of the root")?;
        } else {
            File::create(&place).map(drop).at("files of the root")?;
        }
        let none = None::<&str>;
        mount(Some(*source), &place, none, MsFlags::MS_BIND | MsFlags::MS_REC, none).at("folders of the root")?;
    }
    if let Some(jar) = furniture.jar {
        fs::write(inside(Path::new(JAR)), jar).at("the program's file")?;
    }
    if furniture.workplace {
        fs::create_dir(inside(Path::new(WORKPLACE))).at("the compiler's workplace")?;
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
