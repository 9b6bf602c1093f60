import { say } from '../../../content/schema/message.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { maxPhotos } from '../../leads/lead.ts'
import { formOfPage } from '../page-form.ts'

/** A photo that is ready to be sent: its preview, and the JPEG as base64. */
export type ReadyPhoto = { name: string; item: HTMLElement; data: string }

/** What a form shows of its photos. */
export type PhotoState = {
  ready: readonly ReadyPhoto[]
  /** Why files could not be added. */
  problems: readonly string[]
  /** The chosen files that are not read yet. */
  unread: readonly File[]
  /** True while a message waits for them. */
  areAwaited: boolean
}

const inForm = (selector: string) => formOfPage()?.querySelector<HTMLElement>(selector)

/** Moves the focus to where photos are added. */
export const focusPhotoField = () => inForm('[type=file]')?.focus()

export const previewOf = (jpeg: Blob): HTMLElement => {
  const item = document.createElement('li')
  const image = document.createElement('img')
  const button = document.createElement('button')
  image.src = URL.createObjectURL(jpeg)
  button.type = 'button'
  button.dataset.remove = ''
  item.append(image, button)
  return item
}

/** Makes an error message, cloned from the one in the HTML. */
const problemOf = (missing: Element, text: string): Element => {
  const problem = missing.cloneNode() as HTMLElement
  problem.removeAttribute('data-when')
  problem.hidden = false
  problem.textContent = text
  return problem
}

/** Makes placeholders for the photos that are being read, so that nothing below them moves. */
const coming = ({ ready, unread }: PhotoState) =>
  Array.from({ length: Math.min(unread.length, maxPhotos - ready.length) }, () => {
    const item = document.createElement('li')
    item.ariaHidden = 'true'
    return item
  })

/** Labels a photo and its button by position, which changes when another is removed. */
const label = ({ name, item }: ReadyPhoto, index: number, words: Words<'photos'>) => {
  const values = { place: index + 1, name }
  item.querySelector('img')?.setAttribute('alt', say(words.photo, values))
  item.querySelector('button')?.setAttribute('aria-label', say(words.remove, values))
}

const statusOf = ({ ready, unread, areAwaited }: PhotoState, words: Words<'photos'>): string => {
  if (unread.length > 0) return areAwaited ? words.waiting : words.reading
  return ready.length ? say(words.added, { count: ready.length, most: maxPhotos }) : ''
}

/** Shows the photos of the form, how many there are, and why others could not be added. */
export const drawPhotos = (state: PhotoState, words: Words<'photos'>): void => {
  const { ready, unread, problems } = state
  const list = inForm('[data-photos]')
  for (const [index, photo] of ready.entries()) label(photo, index, words)
  list?.replaceChildren(...ready.map(({ item }) => item), ...coming(state))
  list?.toggleAttribute('hidden', ready.length + unread.length === 0)
  const status = inForm('#contact-photos-status')
  const hint = status?.firstElementChild
  const missing = status?.querySelector('[data-when=photosMissing]')
  const text = document.createElement('span')
  text.textContent = statusOf(state, words)
  hint?.toggleAttribute('hidden', text.textContent !== '')
  if (hint && missing)
    status?.replaceChildren(
      ...[hint, text, missing],
      ...[...new Set(problems)].map((problem) => problemOf(missing, problem)),
    )
}
