import { calculatorNames } from '../../content/schema/calculators.ts'
import { allLanguages } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { browserSubjects } from '../../content/schema/words.ts'
import { contentHash } from '../cache.ts'
import { memoize } from '../memoize.ts'
import { areasOf } from './areas.ts'
import type { Site } from './site.ts'
import type { DataName, SiteIndex } from './site-index.ts'

/** A file with content that browsers load. Its address changes with its text. */
type DataFile = { address: string; text: string }

const dataFile = (name: DataName, value: unknown): [DataName, DataFile] => {
  const text = JSON.stringify(value)
  return [
    name,
    { address: `${sitePaths.assets}/${name}.${contentHash(text).slice(0, 8)}.json`, text },
  ]
}

/** Returns the content of a language that browsers may load, by name. */
const dataIn = memoize(
  (site: SiteIndex) =>
    new Map([
      ...browserSubjects.map((subject) => dataFile(`words/${subject}`, site.words[subject])),
      ...calculatorNames.map((calculator) =>
        dataFile(`prices/${calculator}`, site.prices[calculator]),
      ),
      dataFile('areas', areasOf(site)),
    ]),
)

/** Returns the addresses of content that the browser loads, in the language of an index. */
export const dataAddresses = (site: SiteIndex, names: readonly DataName[]): string[] =>
  names.flatMap((name) => dataIn(site).get(name)?.address ?? [])

/** Returns the files with content that browsers load, in all languages: their texts by address. */
export const dataFiles = (site: Site): ReadonlyMap<string, string> =>
  new Map(
    allLanguages.flatMap((language) =>
      [...dataIn(site.in(language)).values()].map(({ address, text }) => [address, text] as const),
    ),
  )
