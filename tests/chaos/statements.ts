import { say } from '../../content/model/message.ts'
import { words } from '../site/words.ts'
import { visitorFirstName } from './visitor-name.ts'

/** What a page can tell a visitor about a lead. */
export type Statement = 'thanks' | 'kept' | 'not kept' | 'failed' | 'result'

/** A statement with the reference of the lead it is about, where it names one. */
export type Said = { statement: Statement; reference: string }

const { thanks, kept, notKept, reference } = words.forms.afterSending

export const statementWords: Readonly<Record<Statement, string>> = {
  thanks,
  kept,
  'not kept': notKept,
  failed: words.wizard.submissionError.description,
  result: say(words.roofResult.title, { firstName: visitorFirstName }),
}

export const referencePattern = reference.replace(/\{\w+\}/, '([0-9A-F]{8})')

type Watched = {
  document: number
  statementWords: Readonly<Record<string, string>>
  referencePattern: string
}

/**
 * Evaluated in a page before its own scripts. Reports what the page says about leads, whenever that
 * changes.
 */
export const watchStatements = (watched: Watched): void => {
  const { statementWords, referencePattern } = watched
  const places = '[role="alert"], [data-island] :is(form, h1, h2, h3), :target'
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ')
  const innermost = (element: Element, text: string): Element => {
    const inner = [...element.children].find((child) => textOf(child).includes(text))
    return inner ? innermost(inner, text) : element
  }
  const statementsIn = (place: Element) =>
    Object.entries(statementWords).flatMap(([statement, text]) => {
      if (!textOf(place).includes(text)) return []
      const element = innermost(place, text)
      const reference = new RegExp(referencePattern).exec(textOf(element))?.[1] ?? ''
      return element.checkVisibility() ? [JSON.stringify({ statement, reference })] : []
    })
  let before = '[]'
  const look = () => {
    // Places may be inside of others.
    const found = new Set([...document.querySelectorAll(places)].flatMap(statementsIn))
    const said = `[${[...found].join()}]`
    if (said === before) return
    before = said
    const report: unknown = Reflect.get(window, 'reportStatements')
    if (typeof report === 'function') void report(watched.document, JSON.parse(said))
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  addEventListener('load', look)
}
