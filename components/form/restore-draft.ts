import { attempt } from '../../renderer/browser/attempt.ts'
import type { Photo } from '../leads/lead.ts'
import { asPhotos } from '../leads/outbox/queued.ts'
import { jsonOf } from '../leads/relay.ts'
import { controlsOf, draftKey, isChanged, ofPhotos } from './draft.ts'

const stored = (key: string): string => attempt(() => sessionStorage.getItem(key)) ?? ''

const isField = (entry: unknown): entry is [name: string, value: string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')

/** Returns the fields of a form's draft. */
const draftOf = (form: HTMLFormElement) =>
  Object.values(jsonOf(stored(draftKey(form))) ?? {}).filter(isField)

/**
 * Puts the draft into a form, except where a visitor, or their browser, has filled in something
 * else by now.
 */
export const restoreDraft = (form: HTMLFormElement): void => {
  // Extensions put hidden copies beside fields.
  const shown = controlsOf(form).filter((control) => !control.matches('[hidden],[type=file]'))
  for (const [name, value] of draftOf(form)) {
    const named = shown.filter((control) => control.name === name)
    const [control] = named
    if (!control || named.some(isChanged)) continue
    if (control.type === 'radio') {
      const chosen = named.find((option) => option.value === value)
      if (chosen) chosen.checked = true
      continue
    }
    control.value = value
    // An option of an earlier release is gone.
    if (control.value !== value) control.value = control.defaultValue ?? ''
  }
}

const photosKey = (form: HTMLFormElement) => draftKey(form) + ofPhotos

/** The whole draft as it is stored, to see whether another page has changed it. */
export const textOfDraft = (form: HTMLFormElement): string =>
  stored(draftKey(form)) + stored(photosKey(form))

/** The photos of a form's draft. Those without data could not be kept. */
export const draftPhotos = (form: HTMLFormElement): readonly Photo[] => {
  const chosen = draftOf(form).flatMap(([, path]) => /^C:\\fakepath\\(.*)/.exec(path)?.[1] ?? [])
  return [
    ...asPhotos(Object.values(jsonOf(stored(photosKey(form))) ?? {})),
    ...chosen.map((name) => ({ name, data: '' })),
  ]
}

/** Saves the photos of a form, or their names if they do not fit. */
export const saveDraftPhotos = (form: HTMLFormElement, photos: readonly Photo[]): void => {
  const save = (these: readonly Photo[]) =>
    attempt(() => {
      sessionStorage.setItem(photosKey(form), these[0] ? JSON.stringify(these) : '')
      return true
    })
  if (!save(photos)) save(photos.map(({ name }) => ({ name, data: '' })))
}
