//! The schema files beside read functions, commands and tables (`NAME.schema.json`): what a function's JSON answer, the
//! answer of a command that is made of rows, and a table's JSON columns look like. The generator makes TypeScript of them, and the tests check every answer against them.

use serde_json::{Map, Value};
use std::{collections::BTreeMap, fs, io, path::Path};

/// The end of a schema file's name, after the function's.
const SUFFIX: &str = ".schema.json";
/// The file with the types that several functions share. It belongs to no function.
const SHARED: &str = "types";

/// The schemas of all read functions, of commands that answer rows as the database gives them, and of tables with columns
/// that the catalog can't describe.
#[derive(Debug, Default)]
pub struct AnswerSchemas {
    /// The schema of each function's or command's answer, by its name.
    pub answers: BTreeMap<String, Value>,
    /// The schema of a row, by the table's name. It has the columns that need one.
    pub rows: BTreeMap<String, Value>,
    /// The named types that they refer to as `#/$defs/NAME`.
    pub types: Map<String, Value>,
}

impl AnswerSchemas {
    /// Reads `db/functions/public`, `crates/commands/src` and `db/access/public` below the root of the source tree.
    ///
    /// # Errors
    /// When a file cannot be read or is no JSON object, or when two files define a type of the same name.
    pub fn read(root: &Path) -> io::Result<Self> {
        let mut schemas = Self::default();
        schemas.answers = schemas.read_folder(&root.join("db/functions/public"))?;
        let of_commands = schemas.read_folder(&root.join("crates/commands/src"))?;
        schemas.answers.extend(of_commands);
        schemas.rows = schemas.read_folder(&root.join("db/access/public"))?;
        Ok(schemas)
    }

    /// The schemas below a folder; the types that they define go to the others.
    fn read_folder(&mut self, folder: &Path) -> io::Result<BTreeMap<String, Value>> {
        let mut schemas = BTreeMap::new();
        for (name, mut schema) in json_files(folder, SUFFIX)? {
            if let Some(Value::Object(types)) = schema.remove("$defs") {
                for (type_name, one) in types {
                    if self.types.contains_key(&type_name) {
                        return Err(invalid(format!("{name}{SUFFIX}: the type {type_name} is defined twice")));
                    }
                    self.types.insert(type_name, one);
                }
            }
            if name != SHARED {
                schemas.insert(name, Value::Object(schema));
            }
        }
        Ok(schemas)
    }
}

/// The JSON objects in the files below a folder whose names end with `suffix`, by what comes before it.
///
/// # Errors
/// When a file cannot be read or is no JSON object.
pub fn json_files(folder: &Path, suffix: &str) -> io::Result<Vec<(String, Map<String, Value>)>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(json_files(&path, suffix)?);
            continue;
        }
        let name = path.file_name().and_then(|name| name.to_str()).and_then(|name| name.strip_suffix(suffix));
        let Some(name) = name else { continue };
        let object = serde_json::from_slice(&fs::read(&path)?)
            .map_err(|error| invalid(format!("{}: {error}", path.display())))?;
        files.push((name.to_owned(), object));
    }
    Ok(files)
}

fn invalid(message: String) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, message)
}
