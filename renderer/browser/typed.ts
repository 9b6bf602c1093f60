/** The values of a form's controls by name, so that nothing typed before hydration is lost. */
export const typedIn = (form: HTMLFormElement | null): Record<string, string> | undefined => {
  if (!form) return undefined
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries)
}
