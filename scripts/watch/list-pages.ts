import { decodeXML } from 'entities/decode'
import type { SitePage } from '../../content/schema/site-pages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { ask } from './ask.ts'
import { broken, type Finding, warning } from './finding.ts'

type KnownPages = ReadonlyMap<string, SitePage>

const fileOf = async (path: string, origin: string): Promise<string> => {
  const answer = await ask(new URL(path, origin))
  return answer.kind === 'answer' && answer.status === 200 ? answer.body : ''
}

/** The addresses in a site map, without their host: a preview has those of the public site. */
const addressesIn = (siteMap: string): string[] =>
  [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, loc = '']) => decodeXML(loc.trim()))
    .filter((loc) => URL.canParse(loc))
    .map((loc) => new URL(loc).pathname)

/** The hashes of the pages' texts, as the deployed build says; none if it does not. */
const readHashes = (json: string): ReadonlyMap<string, string> => {
  try {
    const hashes: unknown = JSON.parse(json)
    return new Map(
      Object.entries(hashes ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  } catch {
    return new Map()
  }
}

const kindOf = ({ kind, language }: SitePage): string => `${kind} (${language})`

/** The first page of each kind in each language that the site has, or all of them. */
const pagesToVisit = (addresses: readonly string[], known: KnownPages, all: boolean) => {
  const pages = addresses.flatMap((address) => known.get(address) ?? [])
  return all
    ? pages
    : [...new Map(pages.toReversed().map((page) => [kindOf(page), page])).values()].reverse()
}

/** Kinds that the content has and the site map has not. */
const missingKinds = (known: KnownPages, visited: readonly SitePage[]): Finding[] =>
  [...new Set([...known.values()].map(kindOf))]
    .filter((kind) => !visited.some((page) => kindOf(page) === kind))
    .map((kind) =>
      warning(
        `The site has no page of the kind ${kind}.`,
        'It is older than the content here. Deploy, or run this on the commit that is deployed.',
      ),
    )

const listFindings = (
  listed: readonly string[],
  hashes: ReadonlyMap<string, string>,
): Finding[] => [
  ...(listed.length === 0
    ? [
        broken(
          'There is no site map.',
          'Search engines find new pages by it: deploy the whole of dist/client again.',
        ),
      ]
    : []),
  ...(hashes.size === 0
    ? [
        warning(
          `There is no ${sitePaths.pageHashes}, so texts were not compared with those of the build.`,
          'Deploy the whole of dist/client again.',
        ),
      ]
    : []),
]

/** The pages to visit, by the site's own account, and the hashes of their texts. */
export const listPages = async (origin: string, known: KnownPages, all: boolean) => {
  const listed = addressesIn(await fileOf(sitePaths.siteMap, origin))
  const hashes = readHashes(await fileOf(sitePaths.pageHashes, origin))
  const pages = pagesToVisit(listed.length > 0 ? listed : [...known.keys()], known, all)
  return {
    pages,
    hashes,
    findings: [...listFindings(listed, hashes), ...missingKinds(known, pages)],
  }
}
