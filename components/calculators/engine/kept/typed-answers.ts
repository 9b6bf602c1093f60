/** Under which name the slider beside a number field travels in the native form. */
export const sliderName = (name: string): string => `${name}-slider`

/**
 * The answers a wizard starts with, and what a visitor answered before it woke up. The number field
 * and its slider do not know of each other yet: the one that was moved counts.
 */
export const typedAnswers = <A extends Readonly<Record<string, string | readonly string[]>>>(
  start: A,
  typed: Record<string, string> = {},
): A =>
  Object.fromEntries(
    Object.entries(start).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      const text = typed[name] ?? value
      const slider = typed[sliderName(name)]
      return [name, text === value && slider !== undefined ? slider : text]
    }),
  ) as A
