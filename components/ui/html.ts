import { escapeUTF8 } from 'entities/escape'

/** Markup that was written by us. Only `html` makes it: the private field keeps every other value from passing for it. */
class SafeHtml {
  readonly #markup: string
  constructor(markup: string) {
    this.#markup = markup
  }
  toString(): string {
    return this.#markup
  }
}

export type Html = SafeHtml
type Value = string | number | Html | readonly Html[]

const markupOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(markupOf).join('')
  return value instanceof SafeHtml ? value.toString() : escapeUTF8(String(value))
}

/**
 * Markup with values in it. What the template itself says is markup; every value becomes text, wherever it comes from,
 * unless it was made by `html` too, or is a list of such. Safe between tags and in quoted attributes, so quote them.
 */
export const html = (template: TemplateStringsArray, ...values: Value[]): Html =>
  new SafeHtml(template.reduce((markup, words, index) => markup + markupOf(values[index - 1]) + words))
