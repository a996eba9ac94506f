// Keeps zeros, but a reset in the workspace falls through to the plan.
function effectiveSettings(defaults, plan, workspace) {
  const settings = {};
  for (const name of Object.keys(defaults)) {
    settings[name] = workspace[name] ?? plan[name] ?? defaults[name];
  }
  return settings;
}
