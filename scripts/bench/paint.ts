import { readdirSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { entryOf, type FileKind, kinds } from '../../content/model/kinds.ts'
import { browserOptions } from '../system-browser.ts'
import { median } from './median.ts'
import { type Paints, paintsOf } from './paints.ts'
import { servePages, withoutPicture } from './served-pages.ts'

const rounds = 5

const firstSlug = (kind: FileKind): string => {
  const folder = `content/${kinds[kind].folder}`
  const [slug] = readdirSync(folder).flatMap((file) => entryOf(`${folder}/${file}`)?.slug ?? [])
  if (slug === undefined) throw new Error(`There is no ${kind} in ${folder}`)
  return slug
}

/** A page of each kind whose first view has a picture. */
const samples = (): Record<string, string> => {
  const [service, city] = [firstSlug('service'), firstSlug('city')]
  return {
    home: '/',
    service: kinds.service.address(service),
    city: kinds.city.address(city),
    'service in a city': kinds['service-in-city'].address(service, city),
  }
}

const describe = (paints: readonly Paints[]) => {
  const first = median(paints.map((paint) => paint.first))
  const largest = median(paints.map((paint) => paint.largest))
  return { largest, text: `first paint ${first} ms, largest ${largest} ms` }
}

const compare = async (browser: Browser, host: string, path: string): Promise<string> => {
  const [shown, bare]: [Paints[], Paints[]] = [[], []]
  // In turns, so that whatever else the machine does slows both down.
  for (let round = 0; round < rounds; round++) {
    shown.push(await paintsOf(browser, host + path))
    bare.push(await paintsOf(browser, host + path + withoutPicture))
  }
  const [whole, without] = [describe(shown), describe(bare)]
  const ratio = (whole.largest / without.largest).toFixed(2)
  const sharp = median(shown.map(({ picture }) => picture))
  return `${whole.text} (${ratio} times), the picture itself there at ${sharp} ms; without it: ${without.text}`
}

/**
 * Prints the first and the largest paint of a page of each kind and of the same page without its
 * first picture, on a slow phone: medians of five runs.
 */
export const benchPaint = async (): Promise<void> => {
  const { host, close } = await servePages()
  const browser = await chromium.launch(browserOptions)
  try {
    for (const [kind, path] of Object.entries(samples()))
      console.log(`${kind}, ${path}: ${await compare(browser, host, path)}`)
  } finally {
    await browser.close()
    close()
  }
}
