import { join } from 'node:path'
import type { CalculatorName } from '../../content/schema/calculators.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { WordSubject } from '../../content/schema/words.ts'
import { contentHash, dataFolder, isCached, writeWhole } from '../cache.ts'
import { memoize, memoizeByKey } from '../memoize.ts'
import type { SiteIndex } from './site-index.ts'

/** Content that an island loads: the words of a subject, or the prices of a calculator. */
export type DataName = `words/${WordSubject}` | `prices/${CalculatorName}`

const dataOf = ({ words, prices }: SiteIndex, name: DataName): unknown => {
  const [, own = ''] = name.split('/')
  return name.startsWith('words/') ? words[own as WordSubject] : prices[own as CalculatorName]
}

const dataFiles = memoize((site: SiteIndex) =>
  memoizeByKey((name: DataName) => {
    const text = JSON.stringify(dataOf(site, name))
    const file = `${name}.${contentHash(text).slice(0, 8)}.json`
    const cached = join(dataFolder, file)
    if (!isCached(cached)) writeWhole(cached, text)
    return `${sitePaths.assets}/${file}`
  }),
)

/** Writes content that an island loads to a file, whose name has its hash, and returns its address. */
export const dataFile = (site: SiteIndex, name: DataName): string => dataFiles(site)(name)
