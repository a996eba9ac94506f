//! A challenge unfolded into files, as `content/challenges/README.md` says, put together again.

use super::{Document, Problem};
use serde_json::{Map, Value, json};
use std::io;
use std::path::Path;

/// File endings and the languages they mean.
const ENDINGS: [(&str, &str); 8] = [
    ("js", "javascript"),
    ("ts", "typescript"),
    ("py", "python"),
    ("sql", "sql"),
    ("cpp", "cpp"),
    ("rs", "rust"),
    ("go", "go"),
    ("java", "java"),
];

impl Document {
    /// The document of a catalogue's folder, checked.
    ///
    /// `read` gives the text of a file by its path inside the folder, `wrong` are the names of the files in `wrong/`.
    ///
    /// # Errors
    ///
    /// All that is wrong with it.
    pub fn from_files(read: impl Fn(&str) -> Option<String>, wrong: &[&str]) -> Result<Self, Vec<Problem>> {
        Self::parse(&Self::unfolded(read, wrong)?)
    }

    /// The document of a catalogue's folder on disk, checked.
    ///
    /// # Errors
    ///
    /// All that is wrong with it; a folder that cannot be listed is one of these things.
    pub fn from_folder(folder: &Path) -> Result<Self, Vec<Problem>> {
        let wrong =
            wrong_files(folder).map_err(|why| vec![Problem::new("/wrong", format!("cannot be listed: {why}"))])?;
        let wrong: Vec<&str> = wrong.iter().map(String::as_str).collect();
        Self::from_files(|path| std::fs::read_to_string(folder.join(path)).ok(), &wrong)
    }

    /// The same as [`Document::from_files`] unchecked, for tools that fill in what is missing.
    ///
    /// # Errors
    ///
    /// Files that are not JSON.
    pub fn unfolded(read: impl Fn(&str) -> Option<String>, wrong: &[&str]) -> Result<Value, Vec<Problem>> {
        let mut document = match object("challenge.json", read("challenge.json"))? {
            Value::Object(members) => members,
            _ => return Err(vec![Problem::new("", "challenge.json must hold an object")]),
        };
        for (member, file) in [("statement", "statement.md"), ("explanation", "explanation.md")] {
            if let Some(text) = read(file) {
                document.insert(member.to_owned(), text.into());
            }
        }
        if let Some(tests) = read("tests.json") {
            document.insert("tests".to_owned(), object("tests.json", Some(tests))?);
        }
        if let Some(schema) = read("schema.sql") {
            document.insert("schema".to_owned(), schema.into());
        }
        let languages = languages_of(&document);
        for (member, stem) in [("starter", "starter"), ("solutions", "solution")] {
            let sources = sources(&read, stem, &languages);
            if !sources.is_empty() {
                document.insert(member.to_owned(), Value::Object(sources));
            }
        }
        let wrong = wrong.iter().filter_map(|file| wrong_answer(&read, file)).collect::<Vec<_>>();
        if !wrong.is_empty() {
            document.insert("wrong".to_owned(), Value::Array(wrong));
        }
        Ok(Value::Object(document))
    }
}

/// Names of the files in a folder's `wrong`, sorted.
fn wrong_files(folder: &Path) -> io::Result<Vec<String>> {
    let entries = match std::fs::read_dir(folder.join("wrong")) {
        Ok(entries) => entries,
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(why) => return Err(why),
    };
    let mut names = Vec::new();
    for entry in entries {
        names.extend(entry?.file_name().to_str().map(str::to_owned));
    }
    names.sort();
    Ok(names)
}

fn object(file: &str, text: Option<String>) -> Result<Value, Vec<Problem>> {
    let text = text.ok_or_else(|| vec![Problem::new("", format!("{file} is missing"))])?;
    serde_json::from_str(&text).map_err(|why| vec![Problem::new("", format!("{file} is not JSON: {why}"))])
}

/// Languages that the document asks for; those of files that it does not ask for are left out of it.
fn languages_of(document: &Map<String, Value>) -> Vec<String> {
    if document.get("kind") == Some(&json!("sql")) {
        return vec!["sql".to_owned()];
    }
    let named = document.get("languages").and_then(Value::as_array);
    named.into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn sources(read: &impl Fn(&str) -> Option<String>, stem: &str, languages: &[String]) -> Map<String, Value> {
    let mut sources = Map::new();
    for (ending, language) in ENDINGS {
        if !languages.iter().any(|listed| listed == language) {
            continue;
        }
        let own = read(&format!("{stem}.{ending}"));
        let source = if language == "typescript" { own.or_else(|| read(&format!("{stem}.js"))) } else { own };
        if let Some(source) = source {
            sources.insert(language.to_owned(), source.into());
        }
    }
    sources
}

/// A wrong answer: the first line says what is wrong with it, without the signs of a comment.
fn wrong_answer(read: &impl Fn(&str) -> Option<String>, file: &str) -> Option<Value> {
    let ending = file.rsplit_once('.')?.1;
    let (_, language) = ENDINGS.into_iter().find(|(known, _)| *known == ending)?;
    let source = read(&format!("wrong/{file}"))?;
    let first = source.lines().next().unwrap_or_default();
    let said = first.trim_start_matches(['/', '#', '-', '*', ' ']).trim_end_matches(['/', '*', ' ']);
    let name: String = if said.is_empty() { file } else { said }.chars().take(80).collect();
    Some(json!({ "name": name, "language": language, "source": source }))
}
