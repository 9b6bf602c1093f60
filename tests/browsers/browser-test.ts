import { test as base } from 'playwright/test'
import { scrollAtOnce } from './in-page.ts'
import type { Engine, Tab } from './tab.ts'
import { visitorIn } from './visitor.ts'

export type Person = ReturnType<typeof visitorIn>

export type Fixtures = { tab: Tab; person: Person; open: (path: string) => Promise<void> }

/** Tests on phones in a browser that Playwright cannot drive. */
export const testIn = (start: () => Promise<Engine>) =>
  base.extend<Fixtures, { engine: Engine }>({
    engine: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
      async ({}, use) => {
        const engine = await start()
        await use(engine)
        await engine.quit()
      },
      { scope: 'worker' },
    ],
    tab: async ({ engine, viewport }, use, info) => {
      const { width, height } = viewport ?? { width: 390, height: 844 }
      const tab = await engine.newTab(width, height)
      await use(tab)
      if (info.status !== info.expectedStatus)
        await info.attach('screenshot', {
          body: Buffer.from(await tab.screenshot(), 'base64'),
          contentType: 'image/png',
        })
      await tab.close()
    },
    person: ({ tab }, use) => use(visitorIn(tab)),
    open: ({ tab, baseURL }, use) =>
      use(async (path) => {
        await tab.open(new URL(path, baseURL).href)
        await tab.run(scrollAtOnce)
      }),
  })
