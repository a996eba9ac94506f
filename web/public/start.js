// For pages that are readable before the app has loaded, in place of the app's own script. The app loads on the first sign
// of interaction; clicks and input until then are replayed for it.
(() => {
  const root = document.documentElement;
  const { app } = document.currentScript.dataset;
  const signs = [
    "pointermove",
    "pointerdown",
    "touchstart",
    "wheel",
    "scroll",
    "keydown",
    "focusin",
  ];
  const pressed = [];
  const typed = new Set();
  let begun = false;

  const begin = () => {
    if (begun) return;
    begun = true;
    for (const sign of signs) removeEventListener(sign, begin, true);
    // A failed fetch leaves a page that can be read, and whose links work.
    import(app).catch(() => {
      begun = false;
      listen();
    });
  };
  const listen = () => {
    for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  };
  const hold = (event) => {
    const target = event.type === "submit" ? event.target : event.target.closest?.("button");
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.push(target);
    begin();
  };
  const note = (event) => typed.add(event.target);

  const release = () => {
    removeEventListener("click", hold, true);
    removeEventListener("submit", hold, true);
    removeEventListener("input", note, true);
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
    for (const field of typed) {
      // React takes an event for news only when the value is another than the one it knows.
      const text = field.value;
      field.value = "";
      write.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    for (const target of pressed) {
      if (target instanceof HTMLFormElement) target.requestSubmit();
      else target.click();
    }
  };

  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  addEventListener("input", note, true);
  // Not within the drawing itself: a press may change it.
  addEventListener("app-drawn", () => setTimeout(release), { once: true });
  listen();
  const config = JSON.parse(document.getElementById("config")?.textContent ?? "null");
  // Who has a session is led on, an address with more in it is for the app to read, and views are counted by the app.
  const expected = "session" in root.dataset || location.search || location.hash;
  if (expected || config?.page_view_script) begin();
})();
