import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Static, Type } from 'typebox'
import { parse } from '../../renderer/content/validate.ts'
import type { PostedForm } from './answers.ts'

/** The file in which the local servers store leads. */
export const leadsFile = process.env.LEADS_FILE ?? '.data/leads.jsonl'

/** A form as received by the local relay, including control fields. */
const storedForm = Type.Object({
  receivedAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT' }),
  fields: Type.Record(Type.String(), Type.String()),
  /** As `data:` addresses. */
  photos: Type.Array(Type.Object({ name: Type.String(), href: Type.String() })),
})
type StoredForm = Static<typeof storedForm>

/** A lead as shown in the inbox, with the times (ISO 8601) of its first and last arrival. */
export type InboxLead = StoredForm & {
  /** Its position by first arrival, counted from 1. */
  number: number
  lastReceivedAt: string
  /** How often it arrived. */
  count: number
}

/** The leads, newest first by first arrival, and the number of unreadable lines. */
export type InboxContent = { leads: readonly InboxLead[]; damaged: number }

/** Merges forms with the same `leadId`: the latest value of each field, and every photo once. */
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
  // Senders choose the type; some cameras send `image/*`. These types cannot run code.
  const type = /^image\/(?:jpeg|png|webp|gif|\*)$/.test(file.type)
    ? file.type
    : 'application/octet-stream'
  const data = Buffer.from(await file.arrayBuffer()).toString('base64')
  return { name: file.name, href: `data:${type};base64,${data}` }
}

const formIn = (line: string): StoredForm[] => {
  try {
    return [parse(storedForm, JSON.parse(line), 'The line')]
  } catch {
    return []
  }
}

/** Stores leads with their photos in a file, as a line of JSON for each form. */
export const inboxStore = (file: string) => {
  const read = (): InboxContent => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
    const forms = lines.flatMap(formIn)
    return { leads: merged(forms), damaged: lines.length - forms.length }
  }
  return {
    read,
    /** @throws if the form could not be stored. */
    add: async ({ fields, files }: PostedForm): Promise<void> => {
      const photos = await Promise.all(files.map(photoOf))
      const stored: StoredForm = { receivedAt: new Date().toISOString(), fields, photos }
      mkdirSync(dirname(file), { recursive: true })
      // A full disk may have truncated the last line: a line break separates it from this one.
      appendFileSync(file, `\n${JSON.stringify(stored)}\n`)
    },
    clear: () => rmSync(file, { force: true }),
  }
}
