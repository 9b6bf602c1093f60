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

export const isPart = (value: unknown): value is Part =>
  typeof value === 'string' && Object.hasOwn(parts, value)

/** True if a part stores the lead, whatever it tells the sender. */
export const stores = (part: Part): boolean =>
  part === 'delivered' || part === 'slow' || part === 'dropped'
