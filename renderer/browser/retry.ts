/** Restores what was typed before the page was reloaded. */
export const restore = (form: HTMLFormElement) => {
  const typed: Iterable<[string, unknown]> = history.state?.retry ?? []
  for (const [name, value] of typed) Object.assign(form.elements.namedItem(name) ?? {}, { value })
}

/**
 * Returns what was typed into the form that the page was reloaded to submit, nothing if its script
 * has that, or undefined after any other load and for every call but the first.
 */
export const takeRetry = (): readonly unknown[] | undefined => {
  const { retry, ...state } = history.state ?? {}
  if (retry) history.replaceState(state, '')
  return retry
}
