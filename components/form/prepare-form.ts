import { attempt, parseJson } from '../../renderer/browser/attempt.ts'
import { itemsIn } from '../../renderer/is-record.ts'
import type { Photo } from '../leads/lead.ts'
import { isFresh } from '../leads/outbox/browser-outbox.ts'
import { isPhoto } from '../leads/outbox/queued.ts'
import { controlsOf, draftKey, isChanged, ofPhotos } from './page-form.ts'

const stored = (key: string): string => attempt(() => sessionStorage.getItem(key)) ?? ''

const isField = (entry: unknown): entry is [name: string, value: string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')

const draftOf = (form: HTMLFormElement) =>
  itemsIn(parseJson(stored(draftKey(form)))).filter(isField)

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
    ...itemsIn(parseJson(stored(photosKey(form)))).filter(isPhoto),
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

/** What a night call needs first, in this order, by the name of a control in it. */
export const firstAsked = [
  'urgency',
  'firstName',
  'lastName',
  'phone',
  'address',
  'city',
  'message',
] as const

/** Selects what an emergency answers to the questions beside the person. */
const selectAnswers = (form: HTMLFormElement) => {
  const answers = { urgency: 'emergency', preferredContact: 'phone' }
  for (const [name, value] of Object.entries(answers)) {
    const option = form.querySelector<HTMLInputElement>(`[name=${name}][value=${value}]`)
    // No event: nothing of this is a draft before the visitor touches the form.
    if (option) option.checked = true
  }
  const service = form.querySelector<HTMLSelectElement>('[name=service]')
  if (service) service.value ||= form.dataset.emergency ?? ''
}

/** Puts the parts of the form into the order in which form.module.css shows them. */
const sortParts = (form: HTMLFormElement) => {
  const partOf = (name: string) => form.querySelector(`[name=${name}]`)?.closest('form > *') ?? []
  form.querySelector('h2')?.after(...firstAsked.flatMap(partOf))
}

/**
 * Prepares the long form for a visitor who asks for emergency service, which is what a link to the
 * form itself is for.
 * @param isAnswered true if the draft has the answers of the visitor.
 */
export const prepareForEmergency = (form: HTMLFormElement, isAnswered: boolean): void => {
  if (isFresh() || !isAnswered) selectAnswers(form)
  // Moving the field with the focus would end it.
  if (!form.contains(document.activeElement)) sortParts(form)
}
