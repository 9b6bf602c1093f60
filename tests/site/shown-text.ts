import { decodeHTML } from 'entities/decode'

const unread = /<(script|style|svg|template)\b.*?<\/\1>/gs
/** What is marked as being in another language, such as a link to the page in it. */
const inOwnLanguage = (language: string) =>
  new RegExp(`<(\\w+)\\b[^>]*\\blang="${language}[^"]*"[^>]*>.*?</\\1>`, 'gs')
const spoken = /\s(?:alt|aria-label|placeholder|title)="([^"]*)"/g
const forSearch = /<meta (?:name|property)="(?:[a-z]+:)?(?:title|description)" content="([^"]*)"/g

const valuesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value)

/**
 * Every text that a page shows, reads aloud or tells search engines, each on its own. Leaves out
 * what is marked as being in the language `except`.
 */
export const shownTexts = (html: string, except: string): string[] => {
  const page = html.replace(unread, ' ').replace(inOwnLanguage(except), ' ')
  return [
    ...page.split(/<[^>]*>/),
    ...valuesOf(page, spoken),
    ...valuesOf(page, forSearch),
  ].flatMap((text) => decodeHTML(text).replace(/\s+/g, ' ').trim() || [])
}
