type Value = number | boolean | string;
type Layer = Record<string, Value | null>;

// The settings that are in force: the workspace over the plan over the defaults.
function effectiveSettings(defaults: Record<string, Value>, plan: Layer, workspace: Layer): Record<string, Value> {
  const settings: Record<string, Value> = {};
  for (const name of Object.keys(defaults)) {
    settings[name] = pick(workspace, name) || pick(plan, name) || defaults[name];
  }
  return settings;
}

// The layer's own value, or null if it has none.
function pick(layer: Layer, name: string): Value | null {
  return name in layer ? layer[name] : null;
}
