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
type Part = string | number | Html | readonly Html[]

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const markupOf = (part: unknown): string => {
  if (Array.isArray(part)) return part.map(markupOf).join('')
  return part instanceof SafeHtml ? part.toString() : String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/**
 * Markup with values in it. What the template itself says is markup; every value becomes text, wherever it comes from,
 * unless it was made by `html` too, or is a list of such. Safe between tags and in quoted attributes, so quote them.
 */
export const html = (template: TemplateStringsArray, ...parts: Part[]): Html =>
  new SafeHtml(template.reduce((markup, words, index) => markup + markupOf(parts[index - 1]) + words))
