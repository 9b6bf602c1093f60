import { kilobyte } from './weight.ts'

/** Bytes as `12.4 KB`. */
export const kilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`

/** A share from 0 to 1 as `63%`. */
export const percent = (share: number): string => `${Math.floor(share * 100)}%`

/** A figure, or what it was and what it is if the two differ. */
export const fromTo = (before: string, now: string): string =>
  before === now ? now : `${before} → ${now}`
