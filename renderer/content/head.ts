import { declarationOf, type FileKind } from '../../content/schema/kinds.ts'
import { say } from '../../content/schema/message.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { plainText, slugOf } from '../../content/schema/text.ts'
import { contentHash } from '../cache.ts'
import { memoize } from '../memoize.ts'
import { addressOf, type SitePage } from './addresses.ts'
import { type AnyEntry, type Entry, entryOfPage } from './entries.ts'
import { titleOf } from './pages.ts'
import type { Site } from './site.ts'
import type { SiteIndex } from './site-index.ts'
import { wordsOf } from './words.ts'

/** The picture of a page in link previews: a photograph of content/images with a text on it. */
export type SharePicture = { photograph: string; text: string }

/** The facts about a page that search engines and link previews show. */
export type PageHead = { title: string; description: string; picture: SharePicture }

/** The photograph of pages that have none of their own. */
const fallbackPhotograph = 'hero-1'

/** Returns a text as a file name, with a hash if the name omits characters of the text. */
const fileNameOf = (text: string): string => {
  const slug = slugOf(text)
  const isWhole = slug.replaceAll('-', ' ') === text.toLowerCase()
  return isWhole ? slug : [slug, contentHash(text).slice(0, 7)].filter(Boolean).join('-')
}

/** Returns the address of a share picture. */
export const sharePicturePath = ({ photograph, text }: SharePicture): string =>
  `${sitePaths.socialPictures}/${photograph}/${fileNameOf(text)}.jpg`

/** Returns the share picture of pages that come from no content: it names the company. */
export const companyPicture = ({ business }: Pick<SiteIndex, 'business'>): SharePicture => ({
  photograph: fallbackPhotograph,
  text: business.name,
})

const headOfFile = <Kind extends FileKind>(entry: Entry<Kind>): PageHead => {
  const { nameField, headingField = nameField, photograph } = declarationOf(entry.kind)
  // Its type has these fields, but TypeScript cannot tell for an unknown kind.
  const fields: Record<string, unknown> = { ...entry }
  return {
    title: String(fields.pageTitle ?? fields.metaTitle),
    description: String(fields.pageDescription ?? fields.metaDescription),
    picture: {
      photograph: photograph ?? String(fields.picture ?? fallbackPhotograph),
      text: String(fields[headingField]),
    },
  }
}

type HeadTexts = Pick<PageHead, 'title' | 'description'>

/** Returns the texts of a head as programs show them; every title ends in the company's name. */
export const headTexts = (
  { business: { name } }: Pick<SiteIndex, 'business'>,
  { title, description }: HeadTexts,
): HeadTexts => ({
  title: plainText(title.endsWith(name) ? title : `${title} | ${name}`),
  description: plainText(description),
})

/** Returns the head of the page about an entry. @param site in the language of the entry. */
export const headOf = (site: SiteIndex, entry: AnyEntry): PageHead => {
  const head = headWritten(site, entry)
  const { photograph, text } = head.picture
  return { ...headTexts(site, head), picture: { photograph, text: plainText(text) } }
}

const headWritten = (site: SiteIndex, entry: AnyEntry): PageHead => {
  switch (entry.kind) {
    case 'home': {
      const { picture: photograph = fallbackPhotograph, heading: text = '' } = entry.slides[0] ?? {}
      const { metaTitle: title, metaDescription: description } = entry
      return { title, description, picture: { photograph, text } }
    }
    case 'city': {
      const { name: cityName, county } = entry
      const text = say(wordsOf(site, 'city').hero.heading, { cityName, county })
      const head = headOfFile(entry)
      return { ...head, picture: { ...head.picture, text } }
    }
    case 'service-in-city': {
      const { metaTitle: title, metaDescription: description, picture } = entry.service
      return {
        title,
        description,
        picture: { photograph: picture, text: titleOf(site, addressOf(entry)) },
      }
    }
    default:
      return headOfFile(entry)
  }
}

/** A page about content, with its head. */
type ListedPage = SitePage & PageHead

/** Returns the heads of all pages about content, for lists and share pictures. */
export const headsOf = memoize((site: Site): ListedPage[] =>
  site.pages.flatMap((page) => {
    const index = site.in(page.language)
    // In the dev server, the files of others may be unfinished.
    const entry = index.pageAt(page.address) && entryOfPage(site, page)
    return entry ? [{ ...page, ...headOf(index, entry) }] : []
  }),
)
