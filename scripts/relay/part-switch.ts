import { isRecord } from '../../renderer/is-record.ts'
import { isPart, type Part, partNames } from './parts.ts'

/**
 * The part for submissions that do not ask for one: for the next `times` submissions, or until it
 * is changed.
 */
export type Setting = { part: Part; times?: number }

/** Where a submission can ask for a part. */
export type PartRequest = { header?: string | undefined; email?: string | undefined }

const addressPattern = new RegExp(`\\+(${partNames.join('|')})(?:-(\\d+))?@`, 'i')

/**
 * Decides which part the relay plays. The first of these that applies wins:
 *
 * 1. The request header `x-relay-part: captcha`: for this submission.
 * 2. The form field `email`: `ana+unavailable@sample.example` for every submission,
 *   `ana+unavailable-2@sample.example` for the first two from this address; later ones are
 *   delivered.
 * 3. The switch: `POST /relay/part` with `part`, and with `times` to limit it to the next
 *   submissions.
 *
 * The first two affect only their own submission, so tests that run in parallel use them.
 */
export const partSwitch = () => {
  let setting: Setting = { part: 'delivered' }
  const sentFrom = new Map<string, number>()

  const ofAddress = (email: string): Part | undefined => {
    const [, name, times] = addressPattern.exec(email) ?? []
    const part = name?.toLowerCase()
    if (!isPart(part)) return undefined
    const address = email.trim().toLowerCase()
    const sent = (sentFrom.get(address) ?? 0) + 1
    sentFrom.set(address, sent)
    return times === undefined || sent <= Number(times) ? part : 'delivered'
  }

  const ofSwitch = (): Part => {
    const { part, times } = setting
    if (times !== undefined)
      setting = times > 1 ? { part, times: times - 1 } : { part: 'delivered' }
    return part
  }

  return {
    present: (): Setting => setting,
    set(next: Setting): void {
      setting = next
    },
    /** The part to play for a submission. Call it once per submission, because it counts them. */
    choose: ({ header, email = '' }: PartRequest): Part =>
      isPart(header) ? header : (ofAddress(email) ?? ofSwitch()),
  }
}

export type PartSwitch = ReturnType<typeof partSwitch>

/**
 * A setting from a form or JSON; undefined if invalid. An empty `times` means until it is changed.
 */
export const readSetting = (body: unknown): Setting | undefined => {
  if (!isRecord(body) || !isPart(body.part)) return undefined
  if (body.times === undefined || body.times === '') return { part: body.part }
  const times = Number(body.times)
  return Number.isInteger(times) && times > 0 ? { part: body.part, times } : undefined
}
