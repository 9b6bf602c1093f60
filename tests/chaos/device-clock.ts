import type { BrowserContext } from 'playwright/test'

const day = 24 * 60 * 60 * 1000

/** The clock of the visitor's device. It passes faster than that of the test, and can be wrong. */
export const deviceClock = (context: Pick<BrowserContext, 'clock'>) => {
  let passed = 0
  let ahead = 0
  const now = () => Date.now() + passed
  return {
    /** What a right clock shows, in milliseconds since 1970. */
    now,
    /** What it shows. */
    shown: () => now() + ahead,
    pass: async (milliseconds: number): Promise<void> => {
      passed += milliseconds
      await context.clock.fastForward(milliseconds)
    },
    /** Sets it ahead by so many days, or back; 0 sets it right. Timers do not notice. */
    setAhead: (days: number): Promise<void> => {
      ahead = days * day
      return context.clock.setSystemTime(now() + ahead)
    },
  }
}
