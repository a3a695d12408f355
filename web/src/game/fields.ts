/** Fields and dialogs, whose keys are their own. */

/** Whether a key is pressed in a field, or while a dialog is open. */
export function isInField({ target }: KeyboardEvent): boolean {
  const fields = "input:not([type=radio]), textarea, select";
  const isField = target instanceof Element && target.closest(fields) !== null;
  return isField || document.querySelector("dialog[open]") !== null;
}
