import { join } from 'node:path'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { contentHash, dataFolder, isCached, writeCached } from '../cache.ts'
import type { DataName, SiteIndex } from '../content/site-index.ts'
import { memoize, memoizeByKey } from '../memoize.ts'
import { useCurrentPage } from './current-page.ts'

/** Writes content that an island loads to a file named by its hash, and returns its address. */
const addressOfData = memoize(({ words, prices }: SiteIndex) => {
  const data = new Map(
    Object.entries({ words, prices }).flatMap(([folder, all]) =>
      Object.entries(all).map(([name, value]) => [`${folder}/${name}`, value]),
    ),
  )
  return memoizeByKey((name: DataName) => {
    const text = JSON.stringify(data.get(name))
    const file = `${name}.${contentHash(text).slice(0, 8)}.json`
    const cached = join(dataFolder, file)
    if (!isCached(cached)) writeCached(cached, text)
    return `${sitePaths.assets}/${file}`
  })
})

/**
 * Returns the addresses of content that the browser loads, for the attribute `data-files` of an
 * element (renderer/browser/load-data.ts).
 */
export const useDataFiles = (...names: DataName[]): string[] => {
  const { site, facts } = useCurrentPage()
  const files = names.map(addressOfData(site))
  facts?.files.push(...files)
  return files
}
