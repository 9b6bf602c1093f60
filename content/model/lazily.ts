/** What finds something when it is first asked, and only then. */
export const lazily = <T>(find: () => T): (() => T) => {
  let found: { value: T } | undefined
  return () => {
    found ??= { value: find() }
    return found.value
  }
}
