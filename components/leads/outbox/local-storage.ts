import type { Lead } from '../lead.ts'
import type { LeadStore } from './outbox.ts'
import { asQueued, type Queued } from './queued.ts'
import { leadKey } from './waiting.ts'

/**
 * How long two tabs that take the same lead at once may need to see each other's hold, in
 * milliseconds: unlike a database, this storage has no transactions.
 */
const settling = 100

const read = (key: string): Queued | undefined => {
  try {
    return asQueued(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}

const write = (queued: Queued): void =>
  localStorage.setItem(leadKey + queued.lead.id, JSON.stringify(queued))

/** Pictures may not fit. The words of a lead must not be lost with them. */
const writeWhatFits = (queued: Queued): void => {
  const { photos } = queued.lead
  try {
    write(queued)
  } catch (error) {
    if (!photos) throw error
    const lead: Lead = { ...queued.lead, photos: photos.map(({ name }) => ({ name, data: '' })) }
    write({ ...queued, lead })
  }
}

/**
 * For browsers without a database, such as in some private windows. Methods reject if the storage
 * is blocked or full.
 */
export const inLocalStorage = (): LeadStore => ({
  all: async () => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(leadKey))
    const found = keys.map((key) => ({ key, queued: read(key) }))
    // What cannot be read would make every page look for leads, for good.
    for (const { key, queued } of found) if (!queued) localStorage.removeItem(key)
    return found.flatMap(({ queued }) => queued ?? [])
  },
  put: async (queued) => {
    writeWhatFits(queued)
    return true
  },
  update: async (id, change) => {
    const queued = read(leadKey + id)
    const changed = queued && change(queued)
    if (!changed) return undefined
    writeWhatFits(changed)
    await new Promise((resolve) => setTimeout(resolve, settling))
    const settled = read(leadKey + id)
    return settled?.held?.by === changed.held?.by ? settled : undefined
  },
  remove: async (id) => localStorage.removeItem(leadKey + id),
})
