// On the start page only, before the first paint: whoever has a session in this browser is on the way to
// their own pages, so the visitors' page is not shown to them.
(() => {
  try {
    const session = /^sb-.+-auth-token$/;
    if (Object.keys(localStorage).some((key) => session.test(key))) {
      document.documentElement.dataset.session = "";
    }
  } catch {
    // Storage can be closed to us; the page is then shown until the app knows better.
  }
})();
