import { decodeXML } from 'entities/decode'
import { Type } from 'typebox'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { SitePage } from '../../renderer/content/site-pages.ts'
import { parse } from '../../renderer/content/validate.ts'
import { ask } from './ask.ts'
import { broken, type Finding, warning } from './finding.ts'

const readFile = async (path: string, origin: string): Promise<string> => {
  const { status, body } = await ask(new URL(path, origin))
  return status === 200 ? body : ''
}

/** The addresses in a site map, without their host: a preview has those of the public site. */
const addressesIn = (siteMap: string): string[] =>
  [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, loc = '']) => decodeXML(loc.trim()))
    .filter((loc) => URL.canParse(loc))
    .map((loc) => new URL(loc).pathname)

/** The hashes of the pages' texts, as the deployed build says; undefined if it does not. */
const hashesIn = (json: string): Readonly<Record<string, string>> | undefined => {
  try {
    return parse(Type.Record(Type.String(), Type.String()), JSON.parse(json), sitePaths.pageHashes)
  } catch {
    return undefined
  }
}

const kindOf = ({ kind, language }: SitePage): string => `${kind} (${language})`

const firstOfEachKind = (pages: readonly SitePage[]): SitePage[] =>
  pages.filter((page) => pages.find((other) => kindOf(other) === kindOf(page)) === page)

const deployAgain = 'deploy the whole of dist/client again.'

/**
 * The first page of each kind in each language, or all pages, by the site's own account; else by
 * that of the content. With the hashes of their texts, and what is wrong with these lists.
 */
export const listPages = async (
  origin: string,
  content: ReadonlyMap<string, SitePage>,
  all: boolean,
) => {
  const listed = addressesIn(await readFile(sitePaths.siteMap, origin))
  const hashes = hashesIn(await readFile(sitePaths.pageHashes, origin))
  const addresses = listed.length > 0 ? listed : [...content.keys()]
  const pages = addresses.flatMap((address) => content.get(address) ?? [])
  const kinds = new Set(pages.map(kindOf))
  const findings: Finding[] = firstOfEachKind([...content.values()])
    .filter((page) => !kinds.has(kindOf(page)))
    .map((page) =>
      warning(
        `The site has no page of the kind ${kindOf(page)}.`,
        'It is older than the content here. Deploy, or run this on the commit that is deployed.',
      ),
    )
  if (listed.length === 0)
    findings.push(
      broken('There is no site map.', `Search engines find new pages by it: ${deployAgain}`),
    )
  if (!hashes)
    findings.push(
      warning(
        `There is no ${sitePaths.pageHashes}, so texts were not compared with those of the build.`,
        `If the build wrote it, ${deployAgain}`,
      ),
    )
  return { pages: all ? pages : firstOfEachKind(pages), hashes: hashes ?? {}, findings }
}
