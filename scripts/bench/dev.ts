import { rmSync } from 'node:fs'
import { copyProject, editCity, editedPage } from './project.ts'
import { median, serve, timeUntil } from './server.ts'

/** Words that no text has. */
const words = ['zak', 'zal', 'zan', 'zap', 'zat']

/**
 * Prints how long the dev server takes from its start to its first page, first and again, and from an
 * edit of a sentence to the HTML that has it, in a copy of the project with so many cities.
 */
export const benchDev = async (cityCount: number): Promise<void> => {
  const folder = copyProject(cityCount)
  const startDev = async () => {
    const start = performance.now()
    const { origin, stop } = await serve('dev', folder)
    await timeUntil(origin, '</html>')
    return { origin, stop, time: Math.round(performance.now() - start) }
  }
  const first = await startDev()
  first.stop()
  const again = await startDev()
  try {
    const page = again.origin + editedPage
    await timeUntil(page, '</html>')
    const times: number[] = []
    for (const word of words) {
      editCity(folder, word)
      times.push(await timeUntil(page, word))
    }
    console.log(
      `${cityCount} cities: first page ${first.time} ms after the first start, ${again.time} ms after another; edited sentence in its HTML after ${median(times)} ms (${times.join(', ')})`,
    )
  } finally {
    again.stop()
    // The server may still write while it stops.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
