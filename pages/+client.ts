import { sendEarly } from '../components/form/send-early.ts'
import { startPage } from '../components/start-page.ts'
import { wakeIslands } from '../renderer/browser/wake.ts'

startPage()
wakeIslands(async (island) => (await import('./wake-island.ts')).wakeIsland(island), sendEarly)
