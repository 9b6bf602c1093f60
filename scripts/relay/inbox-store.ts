import { appendFileSync, createReadStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Ajv } from 'ajv'
import { type Static, Type } from 'typebox'
import { referenceOf } from '../../components/leads/lead.ts'
import type { Form } from './body.ts'
import { type Photo, photoFilePattern, photoFiles } from './photo-files.ts'

/** A lead as shown in the inbox, with the times (ISO 8601) of its first and last arrival. */
export type InboxLead = {
  /** Its place by first arrival, counted from 1. */
  number: number
  receivedAt: string
  lastReceivedAt: string
  /** How often it arrived. */
  count: number
  fields: Readonly<Record<string, string>>
  photos: readonly Photo[]
}

/** The leads, newest first by first arrival, and how many lines of the file are damaged. */
export type InboxContent = { leads: readonly InboxLead[]; damaged: number }

const photoSchema = Type.Object({
  file: Type.String({ pattern: photoFilePattern }),
  name: Type.String(),
})

const storedFormSchema = Type.Object({
  receivedAt: Type.String(),
  fields: Type.Record(Type.String(), Type.String()),
  photos: Type.Optional(Type.Array(photoSchema)),
})

/** A form as received by the local relay, including control fields: one line of the file. */
type StoredForm = Static<typeof storedFormSchema>

const hasShape = new Ajv().compile<StoredForm>(storedFormSchema)

/**
 * A field's value, or an empty string. Checks own properties only, because senders choose the
 * names, including `constructor`.
 */
export const fieldOf = ({ fields }: Pick<InboxLead, 'fields'>, name: string): string =>
  Object.hasOwn(fields, name) ? (fields[name] ?? '') : ''

/** The reference shown to the visitor; empty for a form sent without JavaScript. */
export const leadReference = (lead: Pick<InboxLead, 'fields'>): string =>
  referenceOf({ id: fieldOf(lead, 'leadId') })

const parseLine = (line: string): StoredForm | undefined => {
  try {
    const form: unknown = JSON.parse(line)
    return hasShape(form) && !Number.isNaN(Date.parse(form.receivedAt)) ? form : undefined
  } catch {
    return undefined
  }
}

/** Not `readline`, which also ends lines at U+2028, a character that JSON may contain. */
async function* linesOf(chunks: AsyncIterable<string>) {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}

type Merging = InboxLead & { fields: Record<string, string>; photos: Photo[] }

const newLead = (number: number, receivedAt: string): Merging => ({
  number,
  receivedAt,
  lastReceivedAt: receivedAt,
  count: 0,
  // Senders choose the names of fields, including `__proto__`.
  fields: Object.create(null),
  photos: [],
})

/** Merges forms with the same `leadId`: the latest value of each field, and every photo once. */
const leadMerger = () => {
  const leads = new Map<string, Merging>()
  const add = ({ receivedAt, fields, photos = [] }: StoredForm) => {
    const id = fieldOf({ fields }, 'leadId').trim()
    const key = id === '' ? `without id ${leads.size}` : `id ${id}`
    const lead = leads.get(key) ?? newLead(leads.size + 1, receivedAt)
    leads.set(key, lead)
    lead.lastReceivedAt = receivedAt
    lead.count++
    Object.assign(lead.fields, fields)
    for (const photo of photos)
      if (!lead.photos.some(({ file }) => file === photo.file)) lead.photos.push(photo)
  }
  return { add, newestFirst: (): InboxLead[] => [...leads.values()].reverse() }
}

/** Reads a leads file while other requests are served. One damaged line must not hide the others. */
const readLeads = async (file: string) => {
  const merger = leadMerger()
  const damaged: number[] = []
  let number = 0
  for await (const line of linesOf(createReadStream(file, 'utf8'))) {
    number++
    const form = line === '' ? undefined : parseLine(line)
    if (form) merger.add(form)
    else if (line !== '') damaged.push(number)
  }
  return { leads: merger.newestFirst(), damaged }
}

/**
 * Leads in a file, one line of JSON per form, so that they survive a restart. Their photos are in a
 * folder beside it. Damaged lines are skipped, and reported on the console.
 */
export const inboxStore = (file: string) => {
  const photos = photoFiles(`${file.replace(/\.\w+$/, '')}-photos`)
  let reported = ''

  return {
    /** Throws if the form could not be stored. */
    add({ fields, files }: Form): void {
      mkdirSync(dirname(file), { recursive: true })
      const form: StoredForm = { receivedAt: new Date().toISOString(), fields }
      if (files.length > 0) form.photos = files.map(photos.add)
      // A full disk may have cut off the last line: a line break keeps it apart from this one.
      appendFileSync(file, `\n${JSON.stringify(form)}\n`)
    },
    async read(): Promise<InboxContent> {
      if (!existsSync(file)) return { leads: [], damaged: 0 }
      const { leads, damaged } = await readLeads(file)
      const lines = damaged.join(', ')
      if (lines !== '' && lines !== reported)
        console.error(`${file}: these lines could not be read and were skipped: ${lines}.`)
      reported = lines
      return { leads, damaged: damaged.length }
    },
    /** The content of a photo; undefined if no lead has it. */
    photo: photos.read,
    /** Deletes every lead and photo. */
    clear(): void {
      rmSync(file, { force: true })
      photos.clear()
    },
  }
}

export type InboxStore = ReturnType<typeof inboxStore>
