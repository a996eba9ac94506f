//! Which files of a crate import one another in a circle.
//!
//! A file depends on the modules that its `crate::`, `super::` and `self::` paths name; a re-export counts as the file
//! it comes from. A module stands above its submodules (`name.rs` above `name/`), so it depends on each of them. That a
//! submodule takes what the modules around it offer is no circle. Tests are left out.

use anyhow::Context;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The path of a module inside its crate; the root is empty.
type Module = Vec<String>;
type Graph = BTreeMap<Module, BTreeSet<Module>>;

/// What one file says of others.
#[derive(Default)]
struct File {
    /// Every path that begins in the crate.
    paths: Vec<Module>,
    /// Names that its `use` items bring in, and where they come from.
    names: BTreeMap<String, Module>,
}

/// The circles among the files below a folder of sources, each sorted.
pub fn circles(sources: &Path) -> anyhow::Result<Vec<Vec<String>>> {
    let mut files = BTreeMap::new();
    collect(sources, &mut Vec::new(), &mut files)?;
    let text = |module: &Module| if module.is_empty() { "the root".to_owned() } else { module.join("/") };
    let found = components(&graph(&files));
    Ok(found.into_iter().map(|circle| circle.iter().map(text).collect()).collect())
}

fn collect(folder: &Path, module: &mut Module, files: &mut BTreeMap<Module, File>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        // Modules that are declared for tests alone.
        if matches!(name.as_str(), "tests" | "fixture") {
            continue;
        }
        let is_root = module.is_empty() && matches!(name.as_str(), "lib" | "main");
        module.extend((!is_root).then_some(name));
        if path.is_dir() {
            collect(&path, module, files)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path)?;
            let file = files.entry(module.clone()).or_default();
            file.read(&text, module).with_context(|| path.display().to_string())?;
        }
        if !is_root {
            module.pop();
        }
    }
    Ok(())
}

impl File {
    fn read(&mut self, text: &str, module: &Module) -> anyhow::Result<()> {
        let tokens: TokenStream = text.parse().map_err(|error| anyhow::anyhow!("{error}"))?;
        self.scan(&tokens.into_iter().collect::<Vec<_>>(), module);
        Ok(())
    }

    fn scan(&mut self, tokens: &[TokenTree], module: &Module) {
        let mut at = 0;
        while at < tokens.len() {
            if is_test(&tokens[at..]) {
                at = end_of_item(tokens, at);
                continue;
            }
            match &tokens[at] {
                TokenTree::Group(group) => self.scan(&group.stream().into_iter().collect::<Vec<_>>(), module),
                TokenTree::Ident(word)
                    if word == "use" && tokens.get(at + 1).is_none_or(|next| !is_punct(next, '<')) =>
                {
                    let end =
                        tokens[at..].iter().position(|token| is_punct(token, ';')).map_or(tokens.len(), |n| at + n);
                    self.import(&tokens[at + 1..end], &[], module);
                    at = end;
                }
                TokenTree::Ident(word) if (word == "crate" || word == "super") && is_path(&tokens[at + 1..]) => {
                    let (path, length) = path(&tokens[at..]);
                    self.paths.extend(absolute(&path, module));
                    at += length;
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// The paths of a `use`: a name, what is below it, or several in braces.
    fn import(&mut self, tokens: &[TokenTree], before: &[String], module: &Module) {
        for part in tokens.split(|token| is_punct(token, ',')) {
            let (mut names, length) = path(part);
            names.splice(0..0, before.iter().cloned());
            match part.get(length) {
                Some(TokenTree::Group(group)) => {
                    self.import(&group.stream().into_iter().collect::<Vec<_>>(), &names, module);
                }
                rest => {
                    let Some(target) = absolute(&names, module) else { continue };
                    let alias = match (rest, part.get(length + 1)) {
                        (Some(TokenTree::Ident(word)), Some(TokenTree::Ident(alias))) if word == "as" => {
                            Some(alias.to_string())
                        }
                        _ => target.last().cloned(),
                    };
                    self.paths.push(target.clone());
                    if let Some(name) = alias {
                        self.names.insert(name, target);
                    }
                }
            }
        }
    }
}

/// `a::b::c` at the beginning of the tokens, and how many tokens that is.
fn path(tokens: &[TokenTree]) -> (Module, usize) {
    let mut names = Vec::new();
    let mut at = 0;
    while let Some(TokenTree::Ident(name)) = tokens.get(at) {
        names.push(name.to_string());
        at += 1;
        if !is_path(&tokens[at..]) {
            return (names, at);
        }
        at += 2;
    }
    (names, at)
}

/// A path from the root of the crate, unless it begins in another crate. In a `use`, a name alone may be a submodule.
fn absolute(names: &[String], module: &Module) -> Option<Module> {
    let supers = names.iter().take_while(|name| *name == "super").count();
    let (mut path, rest) = match names.first()?.as_str() {
        "crate" => (Vec::new(), &names[1..]),
        "super" => (module[..module.len().saturating_sub(supers)].to_vec(), &names[supers..]),
        "self" => (module.clone(), &names[1..]),
        _ => (module.clone(), names),
    };
    path.extend(rest.iter().filter(|name| *name != "self").cloned());
    Some(path)
}

/// `#[cfg(test)]`.
pub(crate) fn is_test(tokens: &[TokenTree]) -> bool {
    let [hash, TokenTree::Group(group), ..] = tokens else { return false };
    is_punct(hash, '#') && group.stream().to_string().replace(' ', "") == "cfg(test)"
}

/// Behind the item that begins here: its braces, or a semicolon.
pub(crate) fn end_of_item(tokens: &[TokenTree], from: usize) -> usize {
    let ends = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        token => is_punct(token, ';'),
    };
    tokens[from..].iter().position(ends).map_or(tokens.len(), |length| from + length + 1)
}

fn is_punct(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

fn is_path(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [one, two, ..] if is_punct(one, ':') && is_punct(two, ':'))
}

fn graph(files: &BTreeMap<Module, File>) -> Graph {
    let mut graph = Graph::new();
    for (module, file) in files {
        let targets = file.paths.iter().map(|path| resolve(path, files, 0));
        let other = |target: &Module| !module.starts_with(target);
        graph.entry(module.clone()).or_default().extend(targets.filter(other));
        if let Some((_, parent)) = module.split_last()
            && files.contains_key(parent)
        {
            graph.entry(parent.to_vec()).or_default().insert(module.clone());
        }
    }
    graph
}

/// The file that a path leads to, through re-exports.
fn resolve(path: &Module, files: &BTreeMap<Module, File>, depth: usize) -> Module {
    let length = (0..=path.len()).rev().find(|length| files.contains_key(&path[..*length])).unwrap_or_default();
    let (module, rest) = path.split_at(length);
    if let [name, further @ ..] = rest
        && let Some(target) = files.get(module).and_then(|file| file.names.get(name))
        && target != path
        && depth < 8
    {
        let target: Module = target.iter().chain(further).cloned().collect();
        return resolve(&target, files, depth + 1);
    }
    module.to_vec()
}

/// Modules that reach one another.
fn components(graph: &Graph) -> Vec<Vec<Module>> {
    let reach: BTreeMap<&Module, BTreeSet<&Module>> =
        graph.keys().map(|module| (module, reachable(graph, module))).collect();
    let mut done = BTreeSet::new();
    let mut circles = Vec::new();
    for module in graph.keys() {
        let back = |other: &&&Module| reach.get(**other).is_some_and(|there| there.contains(module));
        let circle: Vec<Module> = reach[module].iter().filter(back).map(|other| (*other).clone()).collect();
        if circle.len() > 1 && done.insert(circle.clone()) {
            circles.push(circle);
        }
    }
    circles
}

fn reachable<'a>(graph: &'a Graph, from: &'a Module) -> BTreeSet<&'a Module> {
    let mut seen = BTreeSet::new();
    let mut open = vec![from];
    while let Some(module) = open.pop() {
        for next in graph.get(module).into_iter().flatten() {
            if seen.insert(next) {
                open.push(next);
            }
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(texts: &[(&str, &str)]) -> BTreeMap<Module, File> {
        let mut files = BTreeMap::new();
        for (name, text) in texts {
            let module: Module = name.split('/').filter(|part| !part.is_empty()).map(str::to_owned).collect();
            let mut file = File::default();
            file.read(text, &module).expect("tokens");
            files.insert(module, file);
        }
        files
    }

    fn circles_in(texts: &[(&str, &str)]) -> Vec<String> {
        components(&graph(&files(texts)))
            .iter()
            .map(|circle| circle.iter().map(|module| module.join("/")).collect::<Vec<_>>().join(" "))
            .collect()
    }

    #[test]
    fn two_files_that_import_one_another_are_a_circle() {
        assert_eq!(circles_in(&[("", ""), ("a", "use crate::b::B;"), ("b", "fn f() { super::a::f() }")]), ["a b"]);
        assert!(
            circles_in(&[("", ""), ("a", "use crate::{b::{self, B}, c};"), ("b", ""), ("c", "use crate::b;")])
                .is_empty()
        );
    }

    #[test]
    fn a_submodule_may_take_what_is_around_it_but_nothing_above_that() {
        assert!(
            circles_in(&[("", ""), ("a", "mod x; use x::X;"), ("a/x", "use super::A; use crate::a::B;")]).is_empty()
        );
        assert_eq!(
            circles_in(&[("", ""), ("a", "mod x;"), ("a/x", "use crate::b;"), ("b", "use crate::a::A;")]),
            ["a a/x b"]
        );
    }

    #[test]
    fn a_re_export_is_the_file_it_comes_from() {
        let root = ("", "pub use a::A as One; pub use b::B;");
        assert!(circles_in(&[root, ("a", "use crate::B;"), ("b", "")]).is_empty());
        assert_eq!(circles_in(&[root, ("a", "use crate::B;"), ("b", "use crate::One;")]), ["a b"]);
    }

    #[test]
    fn tests_and_texts_are_left_out() {
        let text = "// use crate::b;\nconst T: &str = \"crate::b::X\";\n#[cfg(test)]\nmod tests { use crate::b::B; }";
        assert!(circles_in(&[("", ""), ("a", text), ("b", "use crate::a::A;")]).is_empty());
    }

    #[test]
    fn no_crate_has_one() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut circles = Vec::new();
        for entry in fs::read_dir(crates).expect("the crates") {
            let folder = entry.expect("a folder").path();
            let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            for circle in super::circles(&folder.join("src")).expect(&name) {
                circles.push(format!("{name}: {}", circle.join(", ")));
            }
        }
        assert!(circles.is_empty(), "these files import one another:\n{}", circles.join("\n"));
    }
}
