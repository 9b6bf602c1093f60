import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { entryOf, kinds } from '../../content/model/kinds.ts'
import { browserOptions } from '../system-browser.ts'
import { startDev } from './dev-server.ts'
import { median } from './median.ts'
import { editedCity, prepare, withWord } from './project.ts'

/** A file that is edited, and how a word is put into it so that the page of a city shows it. */
type Edit = { file: string; put: (text: string, word: string) => string }

const edits: Record<string, Edit> = {
  'a sentence of the city': {
    file: editedCity,
    put: withWord,
  },
  'a word of the site': {
    file: 'content/words/city.yaml',
    put: (text, word) => text.replace(/^( {2}heading: .*)/m, `$1 ${word}`),
  },
  'a component': {
    file: 'components/layout/Layout.tsx',
    put: (text, word) => text.replace('<Header />', `<Header />${word}`),
  },
  'a style': {
    file: 'components/layout/Layout.module.css',
    put: (text, word) => `${text}\nbody::after { content: "${word}"; }\n`,
  },
}

/** Words that nobody would write, and no rule of the content minds. */
const words = ['zak', 'zal', 'zan', 'zap', 'zat']
const said = 'The page shows '

/** Evaluated in each page before anything else: says when one of the words is painted. */
const watchWords = ({ words, said }: { words: string[]; said: string }) => {
  setInterval(() => {
    const { body } = document
    const text = body ? body.textContent + getComputedStyle(body, '::after').content : ''
    for (const word of words)
      if (text.includes(word)) requestAnimationFrame(() => console.debug(said + word))
  }, 10)
}

/** Loads the page anew, with all that it does once it is there, so that one edit is measured. */
const settle = async (page: Page) => {
  await page.reload({ waitUntil: 'networkidle', timeout: 120_000 })
  await page.waitForTimeout(2000)
}

/** Milliseconds from the writing of a file until the page shows it. */
const timeOf = async (page: Page, path: string, text: string, word: string): Promise<number> => {
  const shown = page.waitForEvent('console', {
    predicate: (message) => message.text() === said + word,
    timeout: 120_000,
  })
  const start = performance.now()
  writeFileSync(path, text)
  await shown
  return performance.now() - start
}

const editAgain = async (page: Page, folder: string, { file, put }: Edit): Promise<string> => {
  const path = join(folder, file)
  const original = readFileSync(path, 'utf8')
  const times: number[] = []
  for (const word of words) {
    await settle(page)
    times.push(await timeOf(page, path, put(original, word), word))
  }
  writeFileSync(path, original)
  return `${Math.round(median(times))} ms (${times.map(Math.round).join(', ')})`
}

const address = () => {
  const entry = entryOf(editedCity)
  if (!entry) throw new Error(`${editedCity} makes no page`)
  return kinds.city.address(entry.slug)
}

const benchEdits = async (folder: string, origin: string): Promise<void> => {
  const browser = await chromium.launch(browserOptions)
  try {
    const page = await browser.newPage()
    await page.addInitScript(watchWords, { words, said })
    await page.goto(origin + address())
    for (const [what, edit] of Object.entries(edits))
      console.log(`  ${what}: ${await editAgain(page, folder, edit)}`)
  } finally {
    await browser.close()
  }
}

/** How long a dev server of a folder takes for the first page, the first time and later. */
const benchStart = async (folder: string): Promise<void> => {
  for (const time of ['first', 'second', 'third']) {
    const { firstByte, lastByte, stop } = await startDev(folder)
    console.log(
      `  ${time} start: first byte after ${Math.round(firstByte)} ms, last after ${Math.round(lastByte)} ms`,
    )
    await stop()
  }
}

/**
 * Prints how long the dev server takes from its start to its first page, and from an edit until an
 * open page shows it (the median of five), for a project with so many cities.
 */
export const benchDev = async (cityCount: number): Promise<void> => {
  const folder = prepare(cityCount)
  console.log(`${cityCount} cities:`)
  try {
    await benchStart(folder)
    const { origin, stop } = await startDev(folder)
    try {
      await benchEdits(folder, origin)
    } finally {
      await stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
