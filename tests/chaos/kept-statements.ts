import { setTimeout as wait } from 'node:timers/promises'
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
) => {
  const checks: Promise<string | undefined>[] = []
  const checked = new Set<string>()

  const isTrue = async (reference: string): Promise<boolean> => {
    const id = reference.toLowerCase()
    for (let look = 0; look < looks; look++) {
      const isStored = (await waiting()).some((lead) => lead.includes(`"id":"${id}`))
      const isTaken = requests.some(
        ({ leadId, storedAt }) => leadId.startsWith(id) && storedAt !== undefined,
      )
      if (isStored || isTaken) return true
      await wait(pause)
    }
    return false
  }

  return {
    check: ({ document, said }: Report): void => {
      for (const { statement, reference } of said) {
        const key = `${document} ${reference}`
        if (statement !== 'kept' || checked.has(key)) continue
        checked.add(key)
        const lie = `page ${document} said that ${reference} was saved, and it was not`
        checks.push(isTrue(reference).then((so) => (so ? undefined : lie)))
      }
    },
    falseStatements: async (): Promise<string[]> =>
      (await Promise.all(checks)).filter((lie) => lie !== undefined),
  }
}
