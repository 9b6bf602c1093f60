import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Static, Type } from 'typebox'
import { parse } from '../../renderer/content/validate.ts'
import type { Form } from './http.ts'

/** Where the local servers store leads. */
export const leadsFile = process.env.LEADS_FILE ?? '.data/leads.jsonl'

/** Where they store what visits announce. */
export const visitsFile = leadsFile.replace(/(\.\w+)?$/, '-visits.jsonl')

/** Names of stored files. Nothing else is ever read from their folder. */
const photoFilePattern = '^[0-9a-f]{32}\\.[a-z]+$'

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

/** A file of a lead: the name it is stored under, and the name its sender gave it. */
export type Photo = Static<typeof photoSchema>

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

/** The leads, newest first by first arrival, and the numbers of the lines that cannot be read. */
export type InboxContent = { leads: readonly InboxLead[]; damaged: readonly number[] }

const parseLine = (line: string): StoredForm | undefined => {
  try {
    const form = parse(storedFormSchema, JSON.parse(line), leadsFile)
    return Number.isNaN(Date.parse(form.receivedAt)) ? undefined : form
  } catch {
    return undefined
  }
}

/** Forms with the same `leadId` are one lead: the latest value of each field, and every photo once. */
const merged = (forms: readonly StoredForm[]): InboxLead[] => {
  const leads = new Map<string | number, InboxLead>()
  for (const { receivedAt, fields, photos = [] } of forms) {
    const id = fields.leadId?.trim() || leads.size
    const former = leads.get(id)
    const files = new Map([...(former?.photos ?? []), ...photos].map((one) => [one.file, one]))
    leads.set(id, {
      number: former?.number ?? leads.size + 1,
      receivedAt: former?.receivedAt ?? receivedAt,
      lastReceivedAt: receivedAt,
      count: (former?.count ?? 0) + 1,
      fields: { ...former?.fields, ...fields },
      photos: [...files.values()],
    })
  }
  return [...leads.values()].reverse()
}

/** What files of pictures begin with, a character for each byte, by the end of their media type. */
const pictures: Readonly<Record<string, RegExp>> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF.{4}WEBP/s,
  gif: /^GIF8[79]a/,
}

/** Looks at the content alone, because the sender chooses the name and the type. */
const extensionOf = (bytes: Buffer): string => {
  const beginning = bytes.toString('latin1', 0, 12)
  return Object.keys(pictures).find((type) => pictures[type]?.test(beginning)) ?? 'bin'
}

/** The media type of a stored picture; undefined for any other file. */
export const pictureType = (file: string): string | undefined => {
  const extension = file.replace(/.*\./, '')
  return Object.hasOwn(pictures, extension) ? `image/${extension}` : undefined
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size

/** Leads in a file, a line of JSON per form, and their photos in a folder, named by content hash. */
export const inboxStore = (file: string) => {
  const folder = `${file.replace(/\.\w+$/, '')}-photos`

  const addPhoto = async (photo: File): Promise<Photo> => {
    const bytes = Buffer.from(await photo.arrayBuffer())
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    const stored = `${hash}.${extensionOf(bytes)}`
    mkdirSync(folder, { recursive: true })
    // Writing a file again on a full disk would cut off the copy that is there.
    if (sizeOf(join(folder, stored)) !== bytes.length) writeFileSync(join(folder, stored), bytes)
    return { file: stored, name: photo.name }
  }

  return {
    /** @throws if the form could not be stored. */
    async add({ fields, files }: Form): Promise<void> {
      const photos = await Promise.all(files.map(addPhoto))
      const form: StoredForm = { receivedAt: new Date().toISOString(), fields, photos }
      mkdirSync(dirname(file), { recursive: true })
      // A full disk may have cut off the last line: a line break separates it from this one.
      appendFileSync(file, `\n${JSON.stringify(form)}\n`)
    },
    read(): InboxContent {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
      const forms = lines.map(parseLine)
      return {
        leads: merged(forms.flatMap((form) => form ?? [])),
        damaged: lines.flatMap((line, index) => (line && !forms[index] ? [index + 1] : [])),
      }
    },
    /** The content of a photo; undefined if no lead has it. */
    photo(name: string): Buffer | undefined {
      const path = join(folder, name)
      const exists = new RegExp(photoFilePattern).test(name) && sizeOf(path) !== undefined
      return exists ? readFileSync(path) : undefined
    },
    /** Deletes every lead and photo. */
    clear(): void {
      rmSync(file, { force: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type InboxStore = ReturnType<typeof inboxStore>
