import { readFileSync } from 'node:fs'
import { floridaDay } from '../../../content/schema/day.ts'
import { codeHash, contentHash } from '../../cache.ts'
import { lazy } from '../../memoize.ts'
import type { ContentFile } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import type { KnownNames } from '../validate.ts'
import { contextOf, type RuleContext } from './context.ts'
import { phrasesFile } from './phrases.ts'

/** The content hash of everything that decides what the rules find, except the content. */
export const rulesHash = lazy(() =>
  contentHash(codeHash('renderer/content', 'content/schema'), readFileSync(phrasesFile)),
)

const setsAsLists = (_: string, value: unknown) => (value instanceof Set ? [...value] : value)

/** Returns for each file of a language what its rules may read besides it, and a cache key. */
export const inputsOf = (content: LanguageContent, code: string) => {
  const inputs = (known: KnownNames) => {
    const context: RuleContext = { ...contextOf(content), known }
    return { context, hash: contentHash(code, floridaDay(), JSON.stringify(context, setsAsLists)) }
  }
  const ofPages = lazy(() => inputs(content.known))
  const ofDrafts = lazy(() => inputs(content.knownToDrafts))
  return (file: ContentFile) => {
    const { context, hash } = content.hidden.has(file.path) ? ofDrafts() : ofPages()
    const key = contentHash(hash, file.path, file.hash, file.originalFile?.hash ?? '')
    return { context, key }
  }
}
