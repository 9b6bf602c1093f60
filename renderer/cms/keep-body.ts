/** Lines of two components with blank lines between them. */
const apart = /^(<.*>)\n\n+(?=(<.*>)$)/gm

/**
 * A text that was edited, with components in lines one below the other where they stood so before:
 * the editor sets them apart.
 */
export const keepBody = (before: string, next: string): string =>
  next.replaceAll(apart, (lines, above: string, below: string) =>
    before.includes(`${above}\n${below}`) ? `${above}\n` : lines,
  )
