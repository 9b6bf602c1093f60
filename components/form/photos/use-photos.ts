import { useReducer, useState } from 'react'
import { say } from '../../../content/schema/message.ts'
import { mostPhotos, type Photo } from '../../leads/lead.ts'
import { loadAgain } from '../../ui/load-again.ts'
import type { PhotoPart, ReadyPhoto } from './photo-part.tsx'

const importPart = () => import('./photo-part.tsx')

let loading: Promise<PhotoPart> | undefined

/**
 * Loads what reads and shows photos.
 * @throws if it cannot be loaded. The next call loads it again.
 */
const loadPart = (): Promise<PhotoPart> => {
  loading ??= importPart()
    .catch(() => loadAgain(importPart))
    .then(({ load }) => load())
    .catch((error) => {
      loading = undefined
      throw error
    })
  return loading
}

type State = {
  /** Loaded when a visitor first reaches for the field. */
  part?: PhotoPart
  ready: readonly ReadyPhoto[]
  /** Sentences that say why files could not be added. */
  problems: readonly string[]
  /** How many of the chosen files are not read yet. */
  unread: number
  /** Whether a form that was submitted waits for its photos. */
  delayed: boolean
}

/**
 * The photos of a form. Their state is outside of React, because reading outlives the render it
 * began in.
 */
export const createPhotos = (notLoaded: string, redraw: () => void, getPart = loadPart) => {
  let state: State = { ready: [], problems: [], unread: 0, delayed: false }
  let work: Promise<void> | undefined
  const set = (changed: Partial<State>) => {
    state = { ...state, ...changed }
    redraw()
  }
  const addProblem = (problem: string) =>
    set({ problems: [...new Set([...state.problems, problem])] })

  const load = async () => {
    const part = await getPart()
    set({ part })
    return part
  }

  /** One after another, because a large photo takes much memory. */
  const readAll = async (files: readonly File[]) => {
    const { words, read } = await load()
    for (const file of files) {
      const photo =
        state.ready.length < mostPhotos
          ? await read(file)
          : say(words.problems.tooMany, { most: mostPhotos })
      set({ unread: state.unread - 1 })
      if (typeof photo === 'string') addProblem(photo)
      else set({ ready: [...state.ready, photo] })
    }
  }

  /** Reads files once those chosen before are read. */
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return
    set({ problems: [], unread: state.unread + files.length })
    const batch = (work ?? Promise.resolve())
      .then(() => readAll(files))
      .catch((error) => {
        console.error(error)
        addProblem(notLoaded)
      })
    work = batch
    await batch
    if (work !== batch) return
    work = undefined
    set({ unread: 0 })
  }

  const submitWhenReady = async (form: HTMLFormElement) => {
    set({ delayed: true })
    while (work) await work
    set({ delayed: false })
    // A photo that cannot be used has to be seen before the message goes out without it.
    if (state.problems.length === 0) form.requestSubmit()
  }

  /** Delays a form until its photos are read, then submits it. Returns whether it is delayed. */
  const delay = (form: HTMLFormElement): boolean => {
    if (work && !state.delayed) void submitWhenReady(form)
    return work !== undefined
  }

  const replace = (ready: readonly ReadyPhoto[]) => {
    for (const photo of state.ready) if (!ready.includes(photo)) URL.revokeObjectURL(photo.preview)
    set({ ready, problems: [] })
  }
  const remove = (photo: ReadyPhoto) => replace(state.ready.filter((other) => other !== photo))

  /** The photos for a message that is sent now. The form is then without any. */
  const take = (): readonly Photo[] => {
    const taken = state.ready
    replace([])
    return taken.map(({ data }, index) => ({ name: `photo${index + 1}.jpg`, data }))
  }

  const reach = () => void load().catch(console.error)
  /** How many more photos there will be, as far as that is certain. */
  const coming = () => Math.min(state.unread, mostPhotos - state.ready.length)
  const shown = () => ({ ...state, coming: coming() })
  return { shown, reach, add, delay, remove, take }
}

/**
 * The photos of a form. What reads and shows them is loaded when a visitor first reaches for them.
 * @param notLoaded what to say if that fails. The next attempt loads it again.
 */
export const usePhotos = (notLoaded: string) => {
  const [, redraw] = useReducer((draws: number) => draws + 1, 0)
  const [{ shown, ...photos }] = useState(() => createPhotos(notLoaded, redraw))
  return { ...photos, ...shown() }
}

export type Photos = ReturnType<typeof usePhotos>
