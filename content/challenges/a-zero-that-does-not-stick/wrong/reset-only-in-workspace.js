// Knows the reset in the workspace only: a reset in the plan gives null.
function effectiveSettings(defaults, plan, workspace) {
  const settings = {};
  for (const name of Object.keys(defaults)) {
    if (name in workspace) settings[name] = workspace[name] === null ? defaults[name] : workspace[name];
    else if (name in plan) settings[name] = plan[name];
    else settings[name] = defaults[name];
  }
  return settings;
}
