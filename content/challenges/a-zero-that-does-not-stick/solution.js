function effectiveSettings(defaults, plan, workspace) {
  const settings = {};
  for (const name of Object.keys(defaults)) {
    const layer = [workspace, plan].find((l) => Object.hasOwn(l, name));
    settings[name] = layer === undefined || layer[name] === null ? defaults[name] : layer[name];
  }
  return settings;
}
