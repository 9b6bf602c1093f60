import { isPart, type Part, partNames } from './parts.ts'

/** The part for whoever asks for none. Without `times` it stays; otherwise it is played so many times more. */
export type Setting = { part: Part; times?: number }

/** What a submission says about the part it wants. */
export type Wish = { header?: string | undefined; email?: string | undefined }

const addressPattern = new RegExp(`\\+(${partNames.join('|')})(?:-(\\d+))?@`, 'i')

/**
 * Decides which part the relay plays. The first of these that applies counts:
 *
 * 1. The request's header `x-relay-part: captcha`: for this submission.
 * 2. The form's field `email`: `ana+unavailable@sample.example` always, `ana+unavailable-2@sample.example` for the first two
 *    submissions with this address, which are delivered from then on.
 * 3. The switch: `POST /relay/part` with `part`, and with `times` if it is to hold for the next submissions only.
 *
 * The first two touch nobody else, so tests that run side by side use them.
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
    if (times !== undefined) setting = times > 1 ? { part, times: times - 1 } : { part: 'delivered' }
    return part
  }

  return {
    present: (): Setting => setting,
    set(next: Setting): void {
      setting = next
    },
    /** The part to play for a submission, which is counted by this. A header must be a part: see `isPart`. */
    choose: ({ header, email = '' }: Wish): Part => (isPart(header) ? header : (ofAddress(email) ?? ofSwitch())),
  }
}

export type PartSwitch = ReturnType<typeof partSwitch>

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A setting as a form or JSON carries it, or undefined if it is none. Empty `times` means for good. */
export const readSetting = (body: unknown): Setting | undefined => {
  if (!isRecord(body) || !isPart(body.part)) return undefined
  if (body.times === undefined || body.times === '') return { part: body.part }
  const times = Number(body.times)
  return Number.isInteger(times) && times > 0 ? { part: body.part, times } : undefined
}
