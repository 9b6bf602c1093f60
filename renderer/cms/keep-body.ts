/** Lines of two components with blank lines between them. */
const apart = /^(<.*>)\n\n+(?=(<.*>)$)/gm

const withoutSpaces = (line: string): string => line.replaceAll(/[ \t]/g, '')

/**
 * A text that was edited, with the spaces of tables and the lines between components as they were:
 * the editor writes them in its own way.
 */
export const keepBody = (before: string, next: string): string => {
  const known = new Map(before.split('\n').map((line) => [withoutSpaces(line), line]))
  const lines = next
    .split('\n')
    .map((line) => (line.startsWith('|') ? (known.get(withoutSpaces(line)) ?? line) : line))
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .replaceAll(apart, (gap, above: string, below: string) =>
      before.includes(`${above}\n${below}`) ? `${above}\n` : gap,
    )
}
