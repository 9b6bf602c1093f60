import { maxPhotos, type Photo } from '../../leads/lead.ts'

const imported = /\bimport\(\s*["'`]([^"'`]+)/

/**
 * Loads a script again after a failure. Firefox and Safari cache the failure while the page is
 * open, so this requests another address.
 * @param load a function with only an `import()`, whose address is read from its source.
 */
const loadAgain = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  const address = imported.exec(String(load))?.[1]
  if (address === undefined) return load()
  const { href } = new URL(address, import.meta.url)
  return import(/* @vite-ignore */ `${href}?again=${Date.now()}`)
}

const importPart = () => import('./photos.ts')
type Part = Awaited<ReturnType<Awaited<ReturnType<typeof importPart>>['loadPhotos']>>

/** How long a message waits for its photos, in milliseconds. */
const timeout = 20_000

let loading: Promise<Part> | undefined

/**
 * Loads the code that reads and shows photos, which most visitors never need.
 * @throws if it cannot be loaded. The next call loads it again.
 */
const loadPart = (): Promise<Part> => {
  loading ??= importPart()
    .catch(() => loadAgain(importPart))
    .then(({ loadPhotos }) => loadPhotos())
    .catch((error) => {
      loading = undefined
      throw error
    })
  return loading
}

/** Resolves once all photos are read; undefined if none are being read. */
let reading: Promise<unknown> | undefined

/** How many of the chosen photos could not be added, because that code could not be loaded. */
let missing = 0

type Report = (isMissing: boolean) => void

/**
 * Does something with photos, after what was done with those chosen before.
 * @param report called with true if the code for that cannot be loaded, otherwise with false.
 */
const withPart = (work: (part: Part) => Promise<void>, count: number, report: Report) => {
  const workNow = async () => {
    const part = await loadPart()
    missing = 0
    report(false)
    await work(part)
  }
  const batch = Promise.resolve(reading)
    .then(workNow)
    .catch((error) => {
      console.error(error)
      missing += count
      report(true)
    })
    .finally(() => {
      if (reading === batch) reading = undefined
    })
  reading = batch
}

/** Reads files after the ones chosen before. */
export const addPhotos = (files: readonly File[], report: Report): void => {
  if (files.length > 0) withPart((part) => part.add(files), files.length, report)
}

/** Puts back the photos of the draft. */
export const restorePhotos = (report: Report): void => withPart((part) => part.restore(), 1, report)

/** Preloads that code when the browser is about to ask for files. */
export const expectPhotos = (): void => void loadPart().catch(console.error)

export const arePhotosRead = (): boolean => reading === undefined

/**
 * Resolves to the photos for a message, once they are read or the timeout is over. Those that are
 * not usable by then have no data.
 */
export const takePhotos = async (): Promise<readonly Photo[]> => {
  const late = new Promise<void>((resolve) => setTimeout(resolve, timeout))
  const allRead = async () => {
    const part = await loading
    if (reading) part?.expectToSend()
    while (reading) await reading
  }
  if (loading || reading) await Promise.race([allRead().catch(console.error), late])
  const part = await Promise.race([loading, undefined])
  const data = [...(part?.take() ?? []), ...Array<string>(missing).fill('')]
  missing = 0
  return data
    .slice(0, maxPhotos)
    .map((each, index) => ({ name: `photo${index + 1}.jpg`, data: each }))
}
