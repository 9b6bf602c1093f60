import type { BrowserContext } from 'playwright/test'

const day = 24 * 60 * 60 * 1000

/** The clock of the visitor's device. It passes faster than that of the test, and can be wrong. */
export const deviceClock = async (context: BrowserContext) => {
  let passed = 0
  const now = () => Date.now() + passed
  await context.clock.install({ time: now() })
  return {
    /** What a right clock shows, in milliseconds since 1970. */
    now,
    pass: async (milliseconds: number): Promise<void> => {
      passed += milliseconds
      await context.clock.fastForward(milliseconds)
    },
    /** Sets it ahead by so many days, or back; 0 sets it right. Timers do not notice. */
    setAhead: (days: number): Promise<void> => context.clock.setSystemTime(now() + days * day),
  }
}
