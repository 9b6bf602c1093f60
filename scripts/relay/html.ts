import { escapeUTF8 } from 'entities/escape'

/**
 * Markup written by us. Only `html` creates it; the private field keeps any other value from being
 * mistaken for it.
 */
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
 * Builds HTML with values inserted. Every value is escaped, unless it was made by `html` itself or
 * is a list of such values. Safe between tags and in quoted attributes, so always quote attributes.
 */
export const html = (template: TemplateStringsArray, ...values: Value[]): Html =>
  new SafeHtml(
    template.reduce((markup, words, index) => markup + markupOf(values[index - 1]) + words),
  )
