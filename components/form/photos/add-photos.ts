import type { Photo } from '../../leads/lead.ts'

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
type Part = Awaited<ReturnType<Awaited<ReturnType<typeof importPart>>['load']>>

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
    .then(({ load }) => load())
    .catch((error) => {
      loading = undefined
      throw error
    })
  return loading
}

/** Resolves once all photos are read; undefined if none are being read. */
let reading: Promise<unknown> | undefined

/**
 * Reads files after the ones chosen before.
 * @param report called with true if the code for that cannot be loaded, otherwise with false.
 */
export const addPhotos = async (
  files: readonly File[],
  report: (isMissing: boolean) => void,
): Promise<void> => {
  if (files.length === 0) return
  const readAll = async () => {
    const part = await loadPart()
    report(false)
    await part.add(files)
  }
  const batch = Promise.resolve(reading)
    .then(readAll)
    .catch((error) => {
      console.error(error)
      report(true)
    })
  reading = batch
  await batch
  if (reading === batch) reading = undefined
}

/** Preloads that code when the browser is about to ask for files. */
export const expectPhotos = (): void => void loadPart().catch(console.error)

export const arePhotosRead = (): boolean => reading === undefined

/** Resolves to the photos for a message, once they are read or the timeout is over. */
export const takePhotos = async (): Promise<readonly Photo[]> => {
  if (!loading) return []
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout))
  const readyPart = async () => {
    const part = await loading
    if (reading) part?.expectToSend()
    while (reading) await reading
    return part
  }
  const part = await Promise.race([readyPart().catch(console.error), late])
  return part?.take() ?? []
}
