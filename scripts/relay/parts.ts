/** Every part the local relay can play, as described by the switch in the inbox. */
export const parts = {
  delivered: 'Delivered: takes every form',
  'needs-activation': 'Needs activation: refuses, as before the first e-mail is confirmed',
  'wrong-origin': 'Wrong origin: refuses, as for a page opened from a file',
  captcha: 'Captcha page: answers with a page instead of JSON',
  'too-many': 'Too many requests: answers 429',
  unavailable: 'Unavailable: answers 503',
  slow: 'Slow: takes the form, answers after 20 seconds',
  dropped: 'Dropped: takes the form, breaks the connection without an answer',
} as const

export type Part = keyof typeof parts

export const partNames = Object.keys(parts) as Part[]

const isPart = (value: unknown): value is Part =>
  typeof value === 'string' && Object.hasOwn(parts, value)

/** True if a part stores the lead, whatever it tells the sender. */
export const stores = (part: Part): boolean =>
  part === 'delivered' || part === 'slow' || part === 'dropped'

/** What the switch is set to: for the next `times` forms, or until it is changed. */
export type Setting = { part: Part; times?: number }

/** The setting that the form of the switch asks for; undefined if invalid. */
export const readSetting = ({ part, times = '' }: Record<string, string>): Setting | undefined => {
  if (!isPart(part)) return undefined
  if (times === '') return { part }
  return /^[1-9]\d?$/.test(times) ? { part, times: Number(times) } : undefined
}

const addressPattern = new RegExp(`\\+(${partNames.join('|')})(?:-(\\d+))?@`, 'i')

/**
 * Decides which part the relay plays for a form: the one that its e-mail address names, else the
 * one that the switch is set to.
 *
 * `ana+unavailable@sample.example` asks for a part every time, `ana+unavailable-2@sample.example`
 * for the first two forms from this address; later ones are delivered. This affects no other form,
 * so tests that run in parallel use it.
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
    setting: (): Setting => setting,
    set(next: Setting): void {
      setting = next
    },
    /** The part to play for a form. It counts the forms it is called for. */
    choose: (email = ''): Part => ofAddress(email) ?? ofSwitch(),
  }
}

export type PartSwitch = ReturnType<typeof partSwitch>
