import { say } from '../../../content/schema/message.ts'
import { loadWords } from '../../../renderer/browser/load-data.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { blobOf } from '../../leads/deliver.ts'
import { maxPhotos } from '../../leads/lead.ts'
import { loadMotion, move } from '../../ui/motion.ts'
import { formOfPage } from '../page-form.ts'
import { draftPhotos, saveDraftPhotos } from '../restore-draft.ts'
import { shrink } from './shrink.ts'

let words: Words<'photos'>

/** A photo that is ready to be sent: its preview, and the JPEG as base64. */
type ReadyPhoto = { name: string; item: HTMLElement; data: string }

let ready: readonly ReadyPhoto[] = []
/** Why files could not be added. */
let problems: readonly HTMLElement[] = []
/** The chosen files that are not read yet. */
let unread: readonly File[] = []
/** How many photos this browser cannot send, so that the office has to ask for them. */
let unusable = 0
/** True while a message waits for them. */
let areAwaited = false

const inForm = (selector: string) => formOfPage()?.querySelector<HTMLElement>(selector)

/** Makes an error message, cloned from the one in the HTML. */
const problemOf = (text: string): HTMLElement => {
  const problem = inForm('[data-when=photosMissing]')?.cloneNode() as HTMLElement
  problem.removeAttribute('data-when')
  problem.hidden = false
  problem.textContent = text
  return problem
}

const previewOf = (jpeg: Blob): HTMLElement => {
  const item = document.createElement('li')
  const image = document.createElement('img')
  const button = document.createElement('button')
  image.src = URL.createObjectURL(jpeg)
  button.type = 'button'
  button.dataset.remove = ''
  item.append(image, button)
  return item
}

/** Makes placeholders for the photos that are being read, so that nothing below them moves. */
const coming = () =>
  Array.from({ length: Math.min(unread.length, maxPhotos - ready.length) }, () => {
    const item = document.createElement('li')
    item.ariaHidden = 'true'
    return item
  })

const statusNow = (): string => {
  const { waiting, reading, added } = words
  if (unread.length > 0) return areAwaited ? waiting : reading
  return ready.length ? say(added, { count: ready.length, most: maxPhotos }) : ''
}

/** Labels a photo and its button by position, which changes when another is removed. */
const label = ({ name, item }: ReadyPhoto, index: number) => {
  const values = { place: index + 1, name }
  item.querySelector('img')?.setAttribute('alt', say(words.photo, values))
  item.querySelector('button')?.setAttribute('aria-label', say(words.remove, values))
}

const draw = () => {
  const list = inForm('[data-photos]')
  ready.forEach(label)
  list?.replaceChildren(...ready.map(({ item }) => item), ...coming())
  list?.toggleAttribute('hidden', ready.length + unread.length === 0)
  const status = inForm('#contact-photos-status')
  const hint = status?.firstElementChild
  const missing = status?.querySelector('[data-when=photosMissing]')
  const message = statusNow()
  hint?.toggleAttribute('hidden', message !== '')
  const text = document.createElement('span')
  text.textContent = message
  if (hint && missing) status?.replaceChildren(hint, text, missing, ...problems)
}

const base64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

const addProblem = (text: string) => {
  if (!problems.some(({ textContent }) => textContent === text))
    problems = [...problems, problemOf(text)]
}

/** Saves the photos in the draft of the form; of those that are not read yet, only their names. */
const save = () => {
  const form = formOfPage()
  const names = unread.map(({ name }) => ({ name, data: '' }))
  if (form) saveDraftPhotos(form, [...ready.map(({ name, data }) => ({ name, data })), ...names])
}

/** Reads a file. Resolves to the photo or the reason why it is not usable. */
const read = async (file: File): Promise<ReadyPhoto | string> => {
  const { name } = file
  const { tooMany } = words.problems
  if (ready.length === maxPhotos) return say(tooMany, { most: maxPhotos })
  const made = await shrink(file)
  if (made === 'scrambled') unusable++
  if (typeof made === 'string') return say(words.problems[made], { name })
  return { name, item: previewOf(made), data: await base64(made) }
}

/** Reads files one after another, because a large photo takes much memory. */
const add = async (files: readonly File[]): Promise<void> => {
  problems = []
  unread = files
  while (unread[0]) {
    const batch = unread
    draw()
    save()
    const photo = await read(unread[0])
    // The message was sent without them.
    if (batch !== unread) return
    unread = unread.slice(1)
    if (typeof photo === 'string') addProblem(photo)
    else {
      ready = [...ready, photo]
      void move(photo.item, { opacity: [0, 1], transform: ['scale(0.9)', 'none'] })
    }
  }
  draw()
  save()
}

/** Puts back the photos of the draft, and names those that could not be kept. */
const restore = async (): Promise<void> => {
  const form = formOfPage()
  if (!form) return
  for (const { name, data } of draftPhotos(form).slice(0, maxPhotos))
    if (data) ready = [...ready, { name, item: previewOf(blobOf(data)), data }]
    else addProblem(say(words.problems.notKept, { name }))
  draw()
}

/** Shows that the message will be sent as soon as the photos are read. */
const expectToSend = (): void => {
  areAwaited = true
  draw()
}

const setReady = (photos: readonly ReadyPhoto[]) => {
  for (const photo of ready)
    if (!photos.includes(photo)) URL.revokeObjectURL(photo.item.querySelector('img')?.src ?? '')
  ready = photos
}

/**
 * Returns the data of the photos for the message that is sent now, empty for each that cannot be
 * sent, and removes all that the form says of them.
 */
const take = (): readonly string[] => {
  const lost = Array<string>(unusable + unread.length).fill('')
  const taken = [...ready.map(({ data }) => data), ...lost]
  areAwaited = false
  unusable = 0
  unread = []
  problems = []
  setReady([])
  draw()
  save()
  return taken
}

document.addEventListener('click', async ({ target }) => {
  const item = target instanceof Element && target.closest('[data-remove]')?.closest('li')
  const photo = ready.find((each) => each.item === item)
  if (!photo) return
  await move(photo.item, { opacity: [1, 0], transform: ['none', 'scale(0.9)'] })
  setReady(ready.filter((other) => other !== photo))
  problems = []
  draw()
  save()
  inForm('[type=file]')?.focus()
})

/**
 * Loads what a form needs for photos, with its words, because most visitors add none.
 * @throws if any of it cannot be loaded.
 */
export const loadPhotos = async () => {
  loadMotion()
  words = (await loadWords('photos')).photos
  return { add, restore, expectToSend, take }
}
