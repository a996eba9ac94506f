//! Where programs and folders of this machine really are: what has to be in a root of one's own for them to be found.

use std::{
    collections::BTreeSet,
    fs,
    path::{Component, Path, PathBuf},
};

/// Places of this machine without the links that lead to them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Places {
    /// Files and folders, none inside of another.
    pub paths: Vec<PathBuf>,
    /// Links on the way to them, and where they lead.
    pub links: Vec<(PathBuf, PathBuf)>,
}

impl Places {
    /// Those that these paths, which are there, lead to.
    #[must_use]
    pub fn of<'a>(paths: impl IntoIterator<Item = &'a Path>) -> Self {
        let mut links = BTreeSet::new();
        let real: BTreeSet<PathBuf> = paths.into_iter().map(|path| follow(path, &mut links)).collect();
        let is_outermost = |path: &&PathBuf| !path.ancestors().skip(1).any(|above| real.contains(above));
        let paths: Vec<PathBuf> = real.iter().filter(is_outermost).cloned().collect();
        // Inside a folder that is bound whole, a link already exists.
        links.retain(|(link, _)| !paths.iter().any(|folder| link.starts_with(folder)));
        Self { paths, links: links.into_iter().collect() }
    }
}

/// Where a path really leads. Notes each link on the way.
fn follow(path: &Path, links: &mut BTreeSet<(PathBuf, PathBuf)>) -> PathBuf {
    let mut at = PathBuf::from("/");
    for component in path.components() {
        match component {
            Component::Normal(name) => at.push(name),
            Component::ParentDir => drop(at.pop()),
            Component::RootDir | Component::CurDir | Component::Prefix(_) => {}
        }
        // A loop of links cannot be: the path was in use a moment ago.
        while let Ok(target) = fs::read_link(&at) {
            links.insert((at.clone(), target.clone()));
            at.pop();
            at = follow(&at.join(target), links);
        }
    }
    at
}
