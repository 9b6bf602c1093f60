import { readdirSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { entryOf, kinds } from '../../content/model/kinds.ts'
import { addressIn } from '../../content/model/languages.ts'
import { browserOptions } from '../system-browser.ts'
import { median } from './median.ts'
import { servePages } from './served-pages.ts'
import { type Waking, wakingOf } from './wakings.ts'

const rounds = 5

/** The calculators in every language that they are translated to. */
const addresses = (): string[] => {
  const folder = `content/${kinds.calculator.folder}`
  return readdirSync(folder).flatMap((file) => {
    const entry = entryOf(`${folder}/${file}`)
    return entry ? addressIn(entry.language, kinds.calculator.address(entry.slug)) : []
  })
}

const describe = async (browser: Browser, address: string): Promise<string> => {
  const wakings: Waking[] = []
  for (let round = 0; round < rounds; round++) wakings.push(await wakingOf(browser, address))
  const typical = (figure: keyof Waking) => median(wakings.map((waking) => waking[figure]))
  return `ready after ${typical('ready')} ms, longest task ${typical('longest')} ms, blocked ${typical('blocking')} ms, shifted ${typical('shift')}`
}

/** Prints how each calculator of the built site wakes on a slow phone: medians of five visits. */
export const benchWizard = async (): Promise<void> => {
  const { host, close } = await servePages()
  const browser = await chromium.launch(browserOptions)
  try {
    for (const path of addresses()) console.log(`${path}: ${await describe(browser, host + path)}`)
  } finally {
    await browser.close()
    close()
  }
}
