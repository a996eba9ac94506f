use std::collections::BTreeMap;

type Settings = BTreeMap<String, String>;
type Files = BTreeMap<String, Vec<String>>;

/// What is wrong, as it is reported.
type Problem = String;

pub fn load_settings(files: Files, main: String) -> Settings {
    let mut reader = Reader { files: &files, open: Vec::new(), settings: Settings::new() };
    let settings = reader.read(&main).and_then(|()| {
        let mut resolver = Resolver { raw: &reader.settings, path: Vec::new(), done: Settings::new() };
        reader.settings.keys().try_for_each(|key| resolver.resolve(key).map(drop))?;
        Ok(resolver.done)
    });
    settings.unwrap_or_else(|problem| Settings::from([("error".to_owned(), problem)]))
}

struct Reader<'a> {
    files: &'a Files,
    /// The files that are being read, each included by the one before.
    open: Vec<&'a str>,
    settings: Settings,
}

impl<'a> Reader<'a> {
    fn read(&mut self, name: &'a str) -> Result<(), Problem> {
        check_cycle("include", &self.open, name)?;
        let lines = self.files.get(name).ok_or_else(|| format!("missing file {name}"))?;
        self.open.push(name);
        let mut section = String::new();
        for (index, line) in lines.iter().enumerate() {
            match Line::parse(line).ok_or_else(|| format!("bad line {name}:{}", index + 1))? {
                Line::Nothing => {}
                Line::Section(name) => section = format!("{name}."),
                Line::Setting(key, value) => {
                    self.settings.insert(format!("{section}{key}"), value.to_owned());
                }
                Line::Unset(key) => {
                    self.settings.remove(&format!("{section}{key}"));
                }
                Line::Include(file) => self.read(file)?,
            }
        }
        self.open.pop();
        Ok(())
    }
}

enum Line<'a> {
    Nothing,
    Section(&'a str),
    Setting(&'a str, &'a str),
    Unset(&'a str),
    Include(&'a str),
}

impl<'a> Line<'a> {
    fn parse(line: &'a str) -> Option<Self> {
        let line = line.trim_matches(' ');
        if line.is_empty() || line.starts_with('#') {
            return Some(Self::Nothing);
        }
        if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')).filter(|name| is_word(name)) {
            return Some(Self::Section(name));
        }
        if let Some((key, value)) = line.split_once('=') {
            let key = key.trim_end_matches(' ');
            if is_word(key) {
                return Some(Self::Setting(key, value.trim_start_matches(' ')));
            }
        }
        let (command, word) = line.split_once(' ')?;
        let word = word.trim_start_matches(' ');
        match command {
            "unset" if is_word(word) => Some(Self::Unset(word)),
            "include" if is_word(word) => Some(Self::Include(word)),
            _ => None,
        }
    }
}

struct Resolver<'a> {
    raw: &'a Settings,
    /// The keys that are being resolved, each referred to by the one before.
    path: Vec<&'a str>,
    done: Settings,
}

impl<'a> Resolver<'a> {
    fn resolve(&mut self, key: &'a str) -> Result<String, Problem> {
        if let Some(value) = self.done.get(key) {
            return Ok(value.clone());
        }
        check_cycle("reference", &self.path, key)?;
        let raw = self.raw.get(key).ok_or_else(|| format!("unknown key {key}"))?;
        self.path.push(key);
        let value = self.filled(raw)?;
        self.path.pop();
        self.done.insert(key.to_owned(), value.clone());
        Ok(value)
    }

    fn filled(&mut self, raw: &'a str) -> Result<String, Problem> {
        let mut text = String::with_capacity(raw.len());
        let mut rest = raw;
        while let Some(dollar) = rest.find('$') {
            text.push_str(&rest[..dollar]);
            rest = &rest[dollar..];
            let reference = rest.strip_prefix("${").and_then(|rest| rest.split_once('}')).filter(|(key, _)| is_word(key));
            match reference {
                Some((key, after)) => {
                    text.push_str(&self.resolve(key)?);
                    rest = after;
                }
                None => {
                    text.push('$');
                    rest = &rest[1..];
                }
            }
        }
        text.push_str(rest);
        Ok(text)
    }
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-.".contains(&byte))
}

/// An error if `name` is on the path already.
fn check_cycle(kind: &str, path: &[&str], name: &str) -> Result<(), Problem> {
    match path.iter().position(|step| *step == name) {
        Some(start) => Err(format!("{kind} cycle {} > {name}", path[start..].join(" > "))),
        None => Ok(()),
    }
}
