import type { Language } from '../../content/schema/languages.ts'
import { wordsIn } from '../site/words.ts'

/** What a page can tell a visitor about a lead. */
export type Statement = 'thanks' | 'kept' | 'not kept' | 'failed' | 'result'

/** A statement with the reference of the lead it is about, where it names one. */
export type Said = { statement: Statement; reference: string }

/** By what a page makes each statement, and how it names a lead. */
export const statementsIn = (language: Language) => {
  const { forms, wizard } = wordsIn(language)
  const { thanks, kept, notKept, reference } = forms.afterSending
  const texts: Readonly<Record<Exclude<Statement, 'result'>, readonly string[]>> = {
    thanks: [thanks],
    kept: [kept, wizard.notSentYet.kept],
    'not kept': [notKept, wizard.notSentYet.notKept],
    failed: [wizard.submissionError.description],
  }
  return { texts, reference: reference.replace(/\{\w+\}/, '([0-9A-F]{8})') }
}

type Watched = ReturnType<typeof statementsIn> & { document: number }

/**
 * Evaluated in a page before its own scripts. Reports what the page says about leads, whenever that
 * changes.
 */
export const watchStatements = (watched: Watched): void => {
  const places = '[role="alert"], [data-island] form, [data-result], [data-result] + div, :target'
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ')
  const innermost = (element: Element, text: string): Element => {
    const inner = [...element.children].find((child) => textOf(child).includes(text))
    return inner ? innermost(inner, text) : element
  }
  const statementsIn = (place: Element) => {
    if (place.matches('[data-result]')) return ['{"statement":"result","reference":""}']
    return Object.entries(watched.texts).flatMap(([statement, texts]) => {
      const text = texts.find((one) => textOf(place).includes(one))
      if (text === undefined) return []
      const element = innermost(place, text)
      const reference = new RegExp(watched.reference).exec(textOf(element))?.[1] ?? ''
      return element.checkVisibility() ? [JSON.stringify({ statement, reference })] : []
    })
  }
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
