import { localService, serviceInCity } from '../../content/schema/city.ts'
import { type FileKind, fileOf } from '../../content/schema/kinds.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { InputError } from '../terminal.ts'
import { fieldsOf, wordsToTranslate } from './stub.ts'
import { addEntry, type Site, type Thing } from './things.ts'

const schema: Node = localService

const entryAt = (kind: FileKind, slug: string, { content: { files } }: Site) => {
  const file = files.find(({ path }) => path === fileOf(kind, slug))
  if (file) return file
  const slugs = files.flatMap(({ entry }) => (entry?.kind === kind ? [entry.slug] : []))
  const way = didYouMean(slug, slugs) || `; there are ${slugs.join(', ')}.`
  throw new InputError(`There is no ${kind} "${slug}"${way}`)
}

const titlesIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter(isRecord).map(({ title }) => String(title)) : []

/** The words of a service in a city, to be written, with the issues and steps that the service has. */
const wordsFor = ({ issues, processSteps }: Readonly<Record<string, unknown>>) => ({
  ...fieldsOf(schema, new Map()),
  issues: titlesIn(issues)
    .slice(0, schema.properties?.issues?.minItems)
    .map((issue) => ({ issue, text: `To be written: how "${issue}" shows here, and why.` })),
  steps: titlesIn(processSteps).map(
    (step) => `To be written: what is different here in the step "${step}".`,
  ),
})

/** The words of one service in a city that has none for it yet. */
export const cityService: Thing = {
  about: 'the words of a city about a service, which make the page of the two',
  example: 'weston-fl tile-roofing',
  fields: [],
  add: (name, _answers, site) => {
    const [place = '', slug = ''] = name.split(' ')
    const city = entryAt('city', place, site)
    const service = entryAt('service', slug, site)
    const written = `${city.path}:${city.locate(['services', slug]).line}`
    if (isRecord(city.fields.services) && Object.hasOwn(city.fields.services, slug))
      throw new InputError(`${written} has words for "${slug}" already; nothing was written.`)
    const words = wordsFor(service.fields)
    const addition = addEntry(site, city.path, 'services', (isOriginal) => ({
      [slug]: isOriginal ? words : wordsToTranslate(schema, words),
    }))
    const address = serviceInCity.address(slug, place)
    return { ...addition, next: [`npm run dev shows it at ${address}.`, ...addition.next] }
  },
}
