// Runs before the first paint, so that a chosen theme never flashes. Without a choice the
// stylesheet follows the system, and nothing needs to be set here.
(() => {
  try {
    const chosen = localStorage.getItem("devproof.theme");
    if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
  } catch {
    // Storage can be closed to us (private windows, policies); the system's theme then serves.
  }
})();
