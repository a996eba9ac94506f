use crate::challenge::*;
use std::collections::BTreeMap;

type Settings = BTreeMap<String, Json>;

pub fn effective_settings(defaults: Settings, plan: Settings, workspace: Settings) -> Settings {
    let effective = |name: &str, default: Json| {
        // null goes back to the default, whatever the layers below say.
        let value = workspace.get(name).or_else(|| plan.get(name));
        value.filter(|value| !value.is_null()).cloned().unwrap_or(default)
    };
    defaults
        .into_iter()
        .map(|(name, default)| {
            let value = effective(&name, default);
            (name, value)
        })
        .collect()
}
