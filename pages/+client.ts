import { startPage } from '../components/start-page.ts'
import { hydrateIslands } from '../renderer/browser/hydrate-islands.ts'

startPage()
hydrateIslands((island) => import('./island.ts').then((module) => module.loadIsland(island)))

// Waits until the page is loaded, so that this delays nothing.
if ('offline' in document.body.dataset)
  addEventListener('load', () =>
    // Without a connection it cannot be loaded; the next page tries again.
    setTimeout(() => import('../components/offline/register.ts').catch(() => {}), 3000),
  )

if (import.meta.hot) {
  const { hot } = import.meta
  hot.on('content:problems', async (problems) =>
    (await import('../renderer/browser/content-problems.ts')).showProblems(problems),
  )
  hot.send('content:ask')
  import('../renderer/browser/where-is-this.ts').then(({ startWhereIsThis }) =>
    startWhereIsThis(hot),
  )
}
