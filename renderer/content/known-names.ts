import type { FileKind } from '../../content/schema/kinds.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import type { SitePage } from './page-list.ts'
import { type PictureFile, pictureName } from './picture-file.ts'
import type { Fields } from './schema-nodes.ts'
import type { KnownNames } from './validate.ts'

const countiesIn = ({ counties }: Fields): string[] =>
  (Array.isArray(counties) ? counties : []).flatMap((county) =>
    typeof county?.name === 'string' ? [county.name] : [],
  )

/**
 * What files may refer to by name: what there is in the default language, in every language. Links
 * to a draft that the build leaves out would lead nowhere; lists leave it out by themselves.
 */
export const knownNames = (
  pages: readonly SitePage[],
  hidden: readonly SitePage[],
  pictures: readonly PictureFile[],
  company: Fields,
): KnownNames => {
  const counties = countiesIn(company)
  const originals = pages.filter(({ language }) => language === defaultLanguage)
  const slugsOf = (kind: FileKind, drafts: readonly SitePage[] = []) =>
    new Set([...originals, ...drafts].flatMap((page) => (page.kind === kind ? page.slugs : [])))
  return {
    picture: new Set(pictures.map(({ path }) => pictureName(path))),
    // If the counties cannot be read, report that once for business.yaml, not once per city.
    ...(counties.length > 0 && { county: new Set(counties) }),
    city: slugsOf('city', hidden),
    service: slugsOf('service', hidden),
    guide: slugsOf('guide'),
    route: new Set(originals.map(({ address }) => address)),
    draft: new Set(
      hidden.flatMap(({ kind, slugs, address }) => [address, ...(kind === 'guide' ? slugs : [])]),
    ),
  }
}
