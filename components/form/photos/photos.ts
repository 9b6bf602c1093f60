import { say } from '../../../content/schema/message.ts'
import { loadWords } from '../../../renderer/browser/load-data.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { maxPhotos, type Photo } from '../../leads/lead.ts'
import { loadMotion, move } from '../../ui/motion.ts'
import { formOfPage } from '../page-form.ts'
import { shrink } from './shrink.ts'

let words: Words<'photos'>

/** A photo that is ready to be sent: its preview, and the JPEG as base64. */
type ReadyPhoto = { name: string; item: HTMLElement; data: string }

let ready: readonly ReadyPhoto[] = []
/** Why files could not be added. */
let problems: readonly HTMLElement[] = []
/** How many of the chosen files are not read yet. */
let unread = 0
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
  Array.from({ length: Math.min(unread, maxPhotos - ready.length) }, () => {
    const item = document.createElement('li')
    item.ariaHidden = 'true'
    return item
  })

const statusNow = (): string => {
  const { waiting, reading, added } = words
  if (unread > 0) return areAwaited ? waiting : reading
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
  list?.toggleAttribute('hidden', ready.length + unread === 0)
  const status = inForm('#contact-photos-status')
  const hint = status?.firstElementChild
  const missing = status?.querySelector('[data-when]')
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

/** Reads a file, and shows the photo or the reason why it is not usable. */
const read = async (file: File) => {
  const { name } = file
  const { tooMany } = words.problems
  if (ready.length === maxPhotos) return addProblem(say(tooMany, { most: maxPhotos }))
  const made = await shrink(file)
  if (typeof made === 'string') return addProblem(say(words.problems[made], { name }))
  const data = await base64(made)
  const item = previewOf(made)
  ready = [...ready, { name, item, data }]
  draw()
  void move(item, { opacity: [0, 1], transform: ['scale(0.9)', 'none'] })
}

/** Reads files one after another, because a large photo takes much memory. */
const add = async (files: readonly File[]): Promise<void> => {
  problems = []
  unread = files.length
  for (const file of files) {
    draw()
    await read(file)
    unread--
  }
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

/** Returns the photos for the message that is sent now, and removes them from the form. */
const take = (): readonly Photo[] => {
  const taken = ready
  areAwaited = false
  setReady([])
  draw()
  return taken.map(({ data }, index) => ({ name: `photo${index + 1}.jpg`, data }))
}

document.addEventListener('click', async ({ target }) => {
  const item = target instanceof Element && target.closest('[data-remove]')?.closest('li')
  const photo = ready.find((each) => each.item === item)
  if (!photo) return
  await move(photo.item, { opacity: [1, 0], transform: ['none', 'scale(0.9)'] })
  setReady(ready.filter((other) => other !== photo))
  problems = []
  draw()
  inForm('[type=file]')?.focus()
})

/**
 * Loads what a form needs for photos, with its words, because most visitors add none.
 * @throws if any of it cannot be loaded.
 */
export const load = async () => {
  loadMotion()
  words = (await loadWords('photos')).photos
  return { add, expectToSend, take }
}
