import type { CheckInput } from '../../renderer/content/content-folder.ts'
import { staleTranslations } from '../check/translations.ts'

/** A translation that is older than its original; `fresh` if the change made it so. */
export type Stale = { translation: string; original: string; fresh: boolean }

const pathsOf = (content: readonly CheckInput[]) =>
  content
    .slice(1)
    .flatMap(staleTranslations)
    .map(({ translation, original }) => ({
      translation: translation.path,
      original: original.path,
    }))

/** The translations that are older than their originals now. */
export const staleNow = (before: readonly CheckInput[], now: readonly CheckInput[]): Stale[] => {
  const known = new Set(pathsOf(before).map(({ translation }) => translation))
  return pathsOf(now).map((paths) => ({ ...paths, fresh: !known.has(paths.translation) }))
}
