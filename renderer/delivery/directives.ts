/** A Content-Security-Policy: the sources of each directive. */
export type Directives = Readonly<Record<string, readonly string[]>>

export const self = "'self'"
export const none = "'none'"

/** The policy as a header or a page holds it. */
export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** The policy with more sources, of directives that it has already or not. */
export const withSources = (directives: Directives, more: Directives): Directives => ({
  ...directives,
  ...Object.fromEntries(
    Object.entries(more).map(([name, sources]) => [
      name,
      [...(directives[name] ?? []).filter((source) => source !== none), ...sources],
    ]),
  ),
})

/** Only a header can forbid others to show the page in a frame. */
export const inPage = ({ 'frame-ancestors': _, ...directives }: Directives): Directives =>
  directives

/** The directives that two policies agree on. */
export const shared = (one: Directives, other: Directives): Directives =>
  Object.fromEntries(
    Object.entries(one).filter(([name, sources]) => sources.join() === other[name]?.join()),
  )
