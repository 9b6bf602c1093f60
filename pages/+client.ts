import { sendEarly } from '../components/form/send-early.ts'
import { startPage } from '../components/start-page.ts'
import { wakeIslands } from '../renderer/browser/wake.ts'

startPage()
wakeIslands(async (island) => (await import('./wake-island.ts')).wakeIsland(island), sendEarly)

// Once the page is there, nothing of it waits for this.
if (import.meta.env.OFFLINE)
  addEventListener('load', () =>
    setTimeout(() => import('../components/offline/register.ts'), 3000),
  )

// For editors, in the dev server and in previews only: a build of the public site leaves it out.
if (import.meta.env.SOURCE_LINK !== undefined) {
  const link = import.meta.env.SOURCE_LINK
  import('../renderer/browser/where/where-is-this.ts').then(({ startWhereIsThis }) =>
    startWhereIsThis(link),
  )
}
