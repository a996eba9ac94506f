// The settings that are in force: the workspace over the plan over the defaults.
function effectiveSettings(defaults, plan, workspace) {
  const settings = {};
  for (const name of Object.keys(defaults)) {
    settings[name] = pick(workspace, name) || pick(plan, name) || defaults[name];
  }
  return settings;
}

// The layer's own value, or null if it has none.
function pick(layer, name) {
  return name in layer ? layer[name] : null;
}
