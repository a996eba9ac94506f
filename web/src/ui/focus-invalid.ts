/**
 * Puts the focus on the first field of a form that is wrong, once it is drawn as such. For forms of a field or two;
 * react-hook-form does it by itself.
 */
export function focusInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  });
}
