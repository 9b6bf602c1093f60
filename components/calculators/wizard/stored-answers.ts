import type { Answers } from './answers.ts'
import type { Plan } from './plan.ts'

/** What became of a finished wizard: the reference of its lead, the answers it was sent with, and when, in milliseconds since 1970. */
export type Finished = { reference: string; answers: string; at: number }

const read = (storage: () => Storage, key: string): Record<string, unknown> => {
  try {
    const data: unknown = JSON.parse(storage().getItem(key) ?? '{}')
    return typeof data === 'object' && data !== null ? { ...data } : {}
  } catch {
    // Storage that is blocked or damaged is like storage that is empty.
    return {}
  }
}

const write = (storage: () => Storage, key: string, data: object): void => {
  try {
    storage().setItem(key, JSON.stringify(data))
  } catch {
    // Full or blocked: the wizard works without it, it only forgets.
  }
}

// Asking for them throws where a browser blocks them, so they are asked for inside of the try.
const local = () => localStorage
const session = () => sessionStorage

const isText = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

type AnyRule = (value: unknown) => string | undefined

/** A kept answer that is still of its kind; otherwise the default. What is about the house must also still be right. */
const revive = (kept: unknown, fallback: string | readonly string[], rule: AnyRule, personal: boolean) => {
  if (isText(fallback)) return isText(kept) && (personal || rule(kept) === undefined) ? kept : fallback
  return isList(kept) ? kept.filter((item) => rule([item]) === undefined) : fallback
}

/** Answers from anywhere outside, with the default in place of each that is missing or makes no sense. */
export const sensibleAnswers = <A extends Answers>({ defaults, rules, personal }: Plan<A>, kept: Record<string, unknown>): A =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [name, revive(kept[name], fallback, rules[name] as AnyRule, personal.includes(name))]),
  ) as A

const keysOf = (name: string) => ({ house: `calculator-${name}`, person: `calculator-${name}-person`, finished: `calculator-${name}-finished` })

/** The answers of the last visit: those about the house for good, those about the person as long as the tab is open. */
export const keptAnswers = <A extends Answers>(plan: Plan<A>): A => {
  const { house, person } = keysOf(plan.name)
  return sensibleAnswers(plan, { ...read(local, house), ...read(session, person) })
}

export const keepAnswers = <A extends Answers>({ name, personal }: Plan<A>, answers: A): void => {
  const { house, person } = keysOf(name)
  const entries = Object.entries(answers)
  write(local, house, Object.fromEntries(entries.filter(([field]) => !personal.includes(field))))
  write(session, person, Object.fromEntries(entries.filter(([field]) => personal.includes(field))))
}

export const keptFinish = (name: string): Finished | undefined => {
  const { reference, answers, at } = read(session, keysOf(name).finished)
  return isText(reference) && isText(answers) && typeof at === 'number' ? { reference, answers, at } : undefined
}

export const keepFinish = (name: string, finished: Finished): void => write(session, keysOf(name).finished, finished)
