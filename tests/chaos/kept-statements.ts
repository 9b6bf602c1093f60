import { setTimeout as wait } from 'node:timers/promises'
import type { Message } from './message.ts'
import type { RelayRequest } from './relay-proxy.ts'
import type { Report } from './tabs.ts'

/** How often storage is looked into: what one page wrote, another may see a moment later. */
const looks = 4
const pause = 50

/**
 * Checks every "saved on this device" at the moment it is said: the lead is in storage that lasts,
 * or the office has it.
 */
export const watchKept = (
  waiting: () => Promise<readonly string[]>,
  requests: readonly RelayRequest[],
  messages: readonly Message[],
) => {
  const checks: Promise<string | undefined>[] = []
  const checked = new Set<string>()

  /** A lead by its reference or, as long as it has none, by the name of its visitor. */
  const isTrue = async (reference: string, name: string): Promise<boolean> => {
    const id = reference.toLowerCase()
    const isIn = (lead: string) => lead.includes(id === '' ? name : `"id":"${id}`)
    const isOf = ({ leadId, text }: RelayRequest) =>
      id === '' ? text.includes(name) : leadId.startsWith(id)
    for (let look = 0; look < looks; look++) {
      const isStored = (await waiting()).some(isIn)
      const isTaken = requests.some((one) => one.storedAt !== undefined && isOf(one))
      if (isStored || isTaken) return true
      await wait(pause)
    }
    return false
  }

  return {
    check: ({ document, said }: Report): void => {
      for (const { statement, reference } of said) {
        const name = messages.findLast((message) => message.document === document)?.name ?? ''
        const key = `${document} ${reference} ${name}`
        if (statement !== 'kept' || checked.has(key)) continue
        checked.add(key)
        const lie = `page ${document} said that ${reference || name} was saved, and it was not`
        checks.push(isTrue(reference, name).then((so) => (so ? undefined : lie)))
      }
    },
    falseStatements: async (): Promise<string[]> =>
      (await Promise.all(checks)).filter((lie) => lie !== undefined),
  }
}
