/** Loads the page again, with what was typed in its history. */
export const reload = (form: HTMLFormElement) => {
  history.replaceState({ typed: [...new FormData(form)] }, '')
  location.reload()
}

/** Puts back what was typed before the page was loaded again. */
export const restore = (form: HTMLFormElement, typed: Iterable<[string, unknown]>) => {
  for (const [name, value] of typed) Object.assign(form.elements.namedItem(name) ?? {}, { value })
}
