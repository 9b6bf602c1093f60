import { say } from '../../../content/schema/message.ts'
import { loadWords } from '../../../renderer/browser/load-data.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { blobOf } from '../../leads/deliver.ts'
import { maxPhotos, type Photo } from '../../leads/lead.ts'
import { loadMotion, move } from '../../ui/motion.ts'
import { formOfPage } from '../page-form.ts'
import { draftPhotos, saveDraftPhotos } from '../prepare-form.ts'
import { shrink } from './shrink.ts'

/** How long a message waits for its photos, in milliseconds. */
const timeout = 20_000

/** A photo that is ready to be sent: its preview, and the JPEG as base64. */
type ReadyPhoto = { name: string; item: HTMLElement; data: string }

const none = {
  ready: [] as readonly ReadyPhoto[],
  /** Why files could not be added. */
  problems: [] as readonly string[],
  /** The chosen files that are not read yet. */
  unread: [] as readonly File[],
  /** How many photos this browser cannot send, so that the office has to ask for them. */
  unusable: 0,
  /** How many could not be added, because a file of the site could not be loaded. */
  missing: 0,
  areAwaited: false,
}
let photos = none

let words: Words<'photos'> | undefined

/**
 * Loads what is said of photos, which most visitors never need.
 * @throws if it cannot be loaded. The next call loads it again.
 */
const loadPhotoWords = async (): Promise<Words<'photos'>> => {
  loadMotion()
  words ??= (await loadWords('photos')).photos
  return words
}

const inForm = (selector: string) => formOfPage()?.querySelector<HTMLElement>(selector)

const previewOf = (jpeg: Blob): HTMLElement => {
  const item = document.createElement('li')
  const image = document.createElement('img')
  const button = Object.assign(document.createElement('button'), { type: 'button' })
  image.src = URL.createObjectURL(jpeg)
  button.dataset.remove = ''
  item.append(image, button)
  return item
}

/** Labels a photo and its button by position, which changes when another is removed. */
const label = ({ name, item }: ReadyPhoto, index: number, { photo, remove }: Words<'photos'>) => {
  const values = { place: index + 1, name }
  item.querySelector('img')?.setAttribute('alt', say(photo, values))
  item.querySelector('button')?.setAttribute('aria-label', say(remove, values))
}

const statusIn = ({ reading, waiting, added }: Words<'photos'>): string => {
  const { ready, unread, areAwaited } = photos
  if (unread.length > 0) return areAwaited ? waiting : reading
  return ready.length ? say(added, { count: ready.length, most: maxPhotos }) : ''
}

/** Shows the photos of the form, how many there are, and why others could not be added. */
const draw = (): void => {
  const { ready, unread, problems, missing } = photos
  if (words) for (const [index, photo] of ready.entries()) label(photo, index, words)
  // Room for the photos that are being read, so that nothing below them moves.
  const coming = Array.from({ length: Math.min(unread.length, maxPhotos - ready.length) }, () =>
    Object.assign(document.createElement('li'), { ariaHidden: 'true' }),
  )
  const list = inForm('[data-photos]')
  list?.replaceChildren(...ready.map(({ item }) => item), ...coming)
  list?.toggleAttribute('hidden', ready.length + unread.length === 0)
  const status = inForm('#contact-photos-status')
  const hint = status?.firstElementChild
  const notLoaded = status?.querySelector('[data-missing]')
  if (!hint || !notLoaded) return
  const text = document.createElement('span')
  text.textContent = words ? statusIn(words) : ''
  hint.toggleAttribute('hidden', text.textContent !== '')
  notLoaded.toggleAttribute('hidden', missing === 0)
  const { className } = notLoaded
  const errors = [...new Set(problems)].map((textContent) =>
    Object.assign(document.createElement('p'), { className, textContent }),
  )
  status.replaceChildren(hint, text, notLoaded, ...errors)
}

/** Changes what the form shows of photos, and saves them in its draft: unread ones by name only. */
const update = (changed: Partial<typeof none>): void => {
  const before = photos.ready
  photos = { ...photos, ...changed }
  for (const photo of before)
    if (!photos.ready.includes(photo))
      URL.revokeObjectURL(photo.item.querySelector('img')?.src ?? '')
  draw()
  const form = formOfPage()
  const names = photos.unread.map(({ name }) => ({ name, data: '' }))
  if (form)
    saveDraftPhotos(form, [...photos.ready.map(({ name, data }) => ({ name, data })), ...names])
}

const base64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** Reads a file. Resolves to the photo or the reason why it is not usable. */
const readFile = async (file: File, { problems }: Words<'photos'>) => {
  const { name } = file
  if (photos.ready.length === maxPhotos) return say(problems.tooMany, { most: maxPhotos })
  const made = await shrink(file)
  if (made === 'scrambled') photos = { ...photos, unusable: photos.unusable + 1 }
  if (typeof made === 'string') return say(problems[made], { name })
  return { name, item: previewOf(made), data: await base64(made) }
}

/** Reads files one after another, because a large photo takes much memory. */
const readFiles = async (said: Words<'photos'>): Promise<void> => {
  update({})
  for (let [file] = photos.unread; file; [file] = photos.unread) {
    const photo = await readFile(file, said)
    const { ready, problems, unread } = photos
    // Otherwise the message was sent without it.
    if (unread[0] !== file) continue
    const isPhoto = typeof photo !== 'string'
    update({
      unread: unread.slice(1),
      ...(isPhoto ? { ready: [...ready, photo] } : { problems: [...problems, photo] }),
    })
    if (isPhoto) void move(photo.item, { opacity: [0, 1], transform: ['scale(0.9)', 'none'] })
  }
}

/** Resolves once all files are read; undefined if none are being read. */
let reading: Promise<void> | undefined

/**
 * Does something with photos, after what was done before.
 * @param count how many are missing if a file of the site cannot be loaded.
 */
const inTurn = (work: (said: Words<'photos'>) => void | Promise<void>, count: number): void => {
  const turn = Promise.resolve(reading)
    .then(loadPhotoWords)
    .then((said) => {
      update({ missing: 0 })
      return work(said)
    })
    .catch((error) => {
      console.error(error)
      update({ unread: [], missing: photos.missing + count })
    })
    .finally(() => {
      if (reading === turn) reading = undefined
    })
  reading = turn
}

export const arePhotosRead = (): boolean => reading === undefined

/** Reads files after the ones chosen before. */
export const addPhotos = (files: readonly File[]): void => {
  if (files.length === 0) return
  photos = { ...photos, unread: [...photos.unread, ...files], problems: [] }
  inTurn(readFiles, files.length)
}

/** Puts the photos of the draft in place of all others, and names those that could not be kept. */
export const restorePhotos = (form: HTMLFormElement): void => {
  const drafts = draftPhotos(form).slice(0, maxPhotos)
  const restore = ({ problems }: Words<'photos'>) => {
    const ready = drafts
      .filter(({ data }) => data)
      .map(({ name, data }) => ({ name, item: previewOf(blobOf(data)), data }))
    const lacking = drafts.filter(({ data }) => !data)
    update({ ready, problems: lacking.map(({ name }) => say(problems.notKept, { name })) })
  }
  if (drafts.length === 0) update(none)
  else inTurn(restore, 1)
}

/**
 * Resolves to the photos for the message that is sent now, once they are read or the timeout is
 * over, and removes all that the form says of them. Those that are not usable have no data.
 */
export const takePhotos = async (): Promise<readonly Photo[]> => {
  const late = new Promise<void>((resolve) => setTimeout(resolve, timeout))
  const allRead = async () => {
    while (reading) await reading
  }
  if (reading) {
    update({ areAwaited: true })
    await Promise.race([allRead(), late])
  }
  const { ready, unread, unusable, missing } = photos
  const lost = Array<string>(unusable + missing + unread.length).fill('')
  update(none)
  return [...ready.map(({ data }) => data), ...lost]
    .slice(0, maxPhotos)
    .map((data, index) => ({ name: `photo${index + 1}.jpg`, data }))
}

addEventListener('click', async ({ target }) => {
  const item = target instanceof Element && target.closest('[data-remove]')?.closest('li')
  const photo = photos.ready.find((each) => each.item === item)
  if (!photo) return
  await move(photo.item, { opacity: [1, 0], transform: ['none', 'scale(0.9)'] })
  update({ ready: photos.ready.filter((other) => other !== photo), problems: [] })
  inForm('[type=file]')?.focus()
})
