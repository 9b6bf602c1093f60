import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Static, Type } from 'typebox'
import { parse } from '../../renderer/content/validate.ts'
import type { Form } from './http.ts'

/** Where the local servers store leads. */
export const leadsFile = process.env.LEADS_FILE ?? '.data/leads.jsonl'

/** Where they store what visits announce. */
export const visitsFile = leadsFile.replace(/(\.\w+)?$/, '-visits.jsonl')

/** A form as received by the local relay, including control fields: one line of the file. */
const storedFormSchema = Type.Object({
  receivedAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT' }),
  fields: Type.Record(Type.String(), Type.String()),
  /** As `data:` addresses. */
  photos: Type.Array(Type.Object({ name: Type.String(), href: Type.String() })),
})
type StoredForm = Static<typeof storedFormSchema>

/** A lead as shown in the inbox, with the times (ISO 8601) of its first and last arrival. */
export type InboxLead = StoredForm & {
  /** Its place by first arrival, counted from 1. */
  number: number
  lastReceivedAt: string
  /** How often it arrived. */
  count: number
}

/** The leads, newest first by first arrival, and how many lines cannot be read. */
export type InboxContent = { leads: readonly InboxLead[]; damaged: number }

const parseLine = (line: string): StoredForm[] => {
  try {
    return [parse(storedFormSchema, JSON.parse(line), leadsFile)]
  } catch {
    return []
  }
}

/** Forms with the same `leadId` are one lead: the latest value of each field, and every photo once. */
const merged = (forms: readonly StoredForm[]): InboxLead[] => {
  const leads = new Map<string | number, InboxLead>()
  for (const form of forms) {
    const id = form.fields.leadId?.trim() || leads.size
    const former = leads.get(id) ?? { ...form, number: leads.size + 1, count: 0 }
    const photos = [...former.photos, ...form.photos].map((photo) => [photo.href, photo] as const)
    leads.set(id, {
      ...{ ...former, lastReceivedAt: form.receivedAt, count: former.count + 1 },
      fields: { ...former.fields, ...form.fields },
      photos: [...new Map(photos).values()],
    })
  }
  return [...leads.values()].reverse()
}

const photoOf = async (file: File) => {
  // The sender chooses the type; of some cameras it is `image/*`. A page shows these, which run nothing.
  const type = /^image\/(?:jpeg|png|webp|gif|\*)$/.test(file.type)
    ? file.type
    : 'application/octet-stream'
  const data = Buffer.from(await file.arrayBuffer()).toString('base64')
  return { name: file.name, href: `data:${type};base64,${data}` }
}

/** Leads in a file: a line of JSON per form, with its photos. */
export const inboxStore = (file: string) => ({
  /** @throws if the form could not be stored. */
  async add({ fields, files }: Form): Promise<void> {
    const photos = await Promise.all(files.map(photoOf))
    const form: StoredForm = { receivedAt: new Date().toISOString(), fields, photos }
    mkdirSync(dirname(file), { recursive: true })
    // A full disk may have cut off the last line: a line break separates it from this one.
    appendFileSync(file, `\n${JSON.stringify(form)}\n`)
  },
  read(): InboxContent {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
    const forms = lines.flatMap(parseLine)
    return { leads: merged(forms), damaged: lines.length - forms.length }
  },
  /** Deletes every lead and photo. */
  clear: () => rmSync(file, { force: true }),
})

export type InboxStore = ReturnType<typeof inboxStore>
