/** Restores what was typed before the page was reloaded. */
export const restore = (form: HTMLFormElement) => {
  const typed: Iterable<[string, unknown]> = history.state?.retry ?? []
  for (const [name, value] of typed) Object.assign(form.elements.namedItem(name) ?? {}, { value })
}

/** Returns whether the page was reloaded to submit its form. True only for the first call. */
export const takeRetry = (): boolean => {
  const { retry, ...state } = history.state ?? {}
  if (retry) history.replaceState(state, '')
  return retry !== undefined
}
