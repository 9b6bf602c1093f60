import { startPage } from '../components/start-page.ts'
import { wakeIslands } from '../renderer/browser/wake.ts'

startPage()
wakeIslands(import.meta.glob('../components/**/*.island.tsx'))
