/**
 * The values of an island's form controls by name, so that nothing typed before hydration is lost.
 */
export const typedBeforeWaking = (island: HTMLElement): Record<string, string> | undefined => {
  const form = island.querySelector('form')
  if (!form) return undefined
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries)
}
