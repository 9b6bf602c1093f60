import { useRef, useState } from 'react'
import { mostPhotos, type Photo } from '../../leads/lead.ts'
import { loadAgain } from '../../ui/load-again.ts'
import type { PhotoPart, ReadyPhoto } from './photo-part.tsx'

const importPart = () => import('./photo-part.tsx')

let loading: Promise<PhotoPart> | undefined
let failed = false

/**
 * Loads what reads and shows photos.
 * @throws if it cannot be loaded. The next call loads it again.
 */
const loadPhotoPart = (): Promise<PhotoPart> => {
  loading ??= (failed ? loadAgain(importPart) : importPart())
    .then(({ load }) => load())
    .catch((error) => {
      failed = true
      loading = undefined
      throw error
    })
  return loading
}

/** State with its latest value at hand: work that takes a while outlives the render it began in. */
const useCurrent = <Value>(initial: Value) => {
  const [value, setValue] = useState(initial)
  const current = useRef(initial)
  const set = (next: Value) => {
    current.current = next
    setValue(next)
  }
  return { value, set, now: () => current.current }
}

/** The chosen files, read one batch after another. */
const useReading = (notLoaded: string) => {
  const [part, setPart] = useState<PhotoPart>()
  const ready = useCurrent<readonly ReadyPhoto[]>([])
  const problems = useCurrent<readonly string[]>([])
  const work = useCurrent<Promise<void> | undefined>(undefined)
  const unread = useCurrent(0)

  const load = async () => {
    const loaded = await loadPhotoPart()
    setPart(loaded)
    return loaded
  }
  const addProblem = (problem: string) => problems.set([...new Set([...problems.now(), problem])])

  const read = async (files: readonly File[]) => {
    const { read: resultsOf } = await load()
    for await (const result of resultsOf(files, mostPhotos - ready.now().length)) {
      unread.set(unread.now() - 1)
      if ('photo' in result) ready.set([...ready.now(), result.photo])
      else addProblem(result.problem)
    }
  }

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return
    problems.set([])
    unread.set(unread.now() + files.length)
    const before = work.now() ?? Promise.resolve()
    const batch = before
      .then(() => read(files))
      .catch((error) => {
        console.error(error)
        addProblem(notLoaded)
      })
    work.set(batch)
    await batch
    if (work.now() !== batch) return
    work.set(undefined)
    unread.set(0)
  }
  const coming = Math.min(unread.value, mostPhotos - ready.value.length)
  return { part, ready, problems, work, coming, load, add }
}

/**
 * The photos of a form. What reads and shows them is loaded when a visitor first reaches for them.
 * @param notLoaded what to say if that fails. The next attempt loads it again.
 */
export const usePhotos = (notLoaded: string) => {
  const { part, ready, problems, work, coming, load, add } = useReading(notLoaded)
  const [delayed, setDelayed] = useState(false)

  const submitWhenReady = async (form: HTMLFormElement) => {
    setDelayed(true)
    for (let wait = work.now(); wait; wait = work.now()) await wait
    setDelayed(false)
    // A photo that cannot be used has to be seen before the message goes out without it.
    if (problems.now().length === 0) form.requestSubmit()
  }

  /** Delays a form until its photos are read, then submits it. Returns whether it is delayed. */
  const delay = (form: HTMLFormElement): boolean => {
    if (!work.now()) return false
    if (!delayed) void submitWhenReady(form)
    return true
  }

  const replace = (photos: readonly ReadyPhoto[]) => {
    for (const photo of ready.now()) if (!photos.includes(photo)) URL.revokeObjectURL(photo.preview)
    ready.set(photos)
    problems.set([])
  }

  const remove = (photo: ReadyPhoto) => replace(ready.now().filter((other) => other !== photo))

  /** The photos for a message that is sent now. The form is then without any. */
  const take = (): readonly Photo[] => {
    const taken = ready.now()
    replace([])
    return taken.map(({ data }, index) => ({ name: `photo${index + 1}.jpg`, data }))
  }

  const reach = () => void load().catch(console.error)
  const shown = { part, ready: ready.value, problems: problems.value, coming, delayed }
  return { ...shown, reach, add, delay, remove, take }
}

export type Photos = ReturnType<typeof usePhotos>
