//! Typed arguments of a command, and errors that name the place.

use crate::{CommandError, Problem};
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_path_to_error::{Path, Segment};

/// The argument that every command takes: the same key gives the same answer.
pub(crate) const IDEMPOTENCY_KEY: &str = "p_idempotency_key";
/// Longest message that is made from someone's input, in characters.
const MAX_MESSAGE: usize = 300;

/// Arguments by name: what the caller may and must give.
pub(crate) trait Arguments: DeserializeOwned {
    /// Names of parameters, and whether each must be given.
    const PARAMS: &'static [(&'static str, bool)];
}

/// Declares a command's `Args`: a struct and its list of parameters, which are thereby always the same. Optional ones
/// become `Option`s; null counts as not given.
macro_rules! arguments {
    (
        $(required { $($required:ident : $required_type:ty),+ $(,)? })?
        $(optional { $($optional:ident : $optional_type:ty),+ $(,)? })?
    ) => {
        #[derive(Debug, serde::Deserialize, ts_rs::TS)]
        #[serde(deny_unknown_fields)]
        #[ts(optional_fields = nullable)]
        pub(crate) struct Args {
            $($($required: $required_type,)+)?
            $($(#[serde(default)] $optional: Option<$optional_type>,)+)?
        }

        impl $crate::rpc::arguments::Arguments for Args {
            const PARAMS: &'static [(&'static str, bool)] = &[
                $($((stringify!($required), true),)+)?
                $($((stringify!($optional), false),)+)?
                ($crate::rpc::arguments::IDEMPOTENCY_KEY, false),
            ];
        }
    };
}
pub(crate) use arguments;

/// Declares a command's `Answer`: the members that it is sent with.
macro_rules! answer {
    ($($(#[$doc:meta])* $field:ident : $type:ty),* $(,)?) => {
        /// What the command answers.
        #[derive(Debug, serde::Serialize, ts_rs::TS)]
        pub(crate) struct Answer {
            $($(#[$doc])* $field: $type,)*
        }
    };
}
pub(crate) use answer;

/// Reads JSON as a type.
///
/// # Errors
/// `invalid_input` with a JSON pointer under `base`.
pub(crate) fn decode<T: DeserializeOwned>(base: &str, value: Value) -> Result<T, CommandError> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let message = error.inner().to_string();
        let mut pointer = format!("{base}{}", pointer(error.path()));
        if let Some(field) = message.strip_prefix("missing field `").and_then(|rest| rest.strip_suffix('`')) {
            pointer.push('/');
            pointer.push_str(&escape(field));
            return CommandError::invalid(pointer, "is missing");
        }
        CommandError::InvalidInput(vec![Problem::new(pointer, message.chars().take(MAX_MESSAGE).collect::<String>())])
    })
}

fn pointer(path: &Path) -> String {
    path.iter()
        .filter_map(|segment| match segment {
            Segment::Seq { index } => Some(format!("/{index}")),
            Segment::Map { key } => Some(format!("/{}", escape(key))),
            Segment::Enum { .. } | Segment::Unknown => None,
        })
        .collect()
}

/// A key as part of a JSON pointer.
pub(crate) fn escape(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Outer {
        #[expect(dead_code, reason = "only its reading is looked at")]
        p_list: Vec<Inner>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Inner {
        #[expect(dead_code, reason = "only its reading is looked at")]
        name: String,
    }

    fn pointer_of(value: Value) -> String {
        match decode::<Outer>("", value) {
            Err(CommandError::InvalidInput(problems)) => problems[0].pointer.clone(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn errors_name_the_place() {
        assert_eq!(pointer_of(json!({})), "/p_list");
        assert_eq!(pointer_of(json!({ "p_list": 3 })), "/p_list");
        assert_eq!(pointer_of(json!({ "p_list": [{ "name": "a" }, { "name": 3 }] })), "/p_list/1/name");
        assert_eq!(pointer_of(json!({ "p_list": [{}] })), "/p_list/0/name");
        assert_eq!(pointer_of(json!({ "p_list": [{ "name": "a", "b/c": 1 }] })), "/p_list/0/b~1c");
    }
}
