import { keysOf } from '../../content/schema/keys.ts'
import { alternatesOf, type Language, languages } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { plainText, slugOf } from '../../content/schema/text.ts'
import { contentHash } from '../../renderer/cache.ts'
import { isUnlisted } from '../../renderer/content/environment.ts'
import { versionsOf } from '../../renderer/content/pages.ts'
import { ink900 } from '../../renderer/design/tokens.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { publicAddress } from './StructuredData.tsx'

/** The site's icons for tabs and home screens. renderer/output/icons.ts makes the image files. */
const SiteIcons = () => (
  <>
    <meta name="theme-color" content={ink900} />
    <link rel="icon" type="image/png" sizes="48x48" href="/favicon-48.png" />
    <link rel="icon" type="image/svg+xml" href="/icon.svg" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href={sitePaths.manifest} />
  </>
)

/** A locale as Open Graph writes it, such as `en_US`. */
const openGraphLocale = (language: Language) => languages[language].locale.replace('-', '_')

/** The language of the page and, if translated, links to all its versions, including itself. */
const Versions = () => {
  const { address, language, site } = useCurrentPage()
  const versions = versionsOf(site, address)
  return (
    <>
      <meta property="og:locale" content={openGraphLocale(language)} />
      {versions
        .filter((version) => version.language !== language)
        .map((other) => (
          <meta
            key={other.language}
            property="og:locale:alternate"
            content={openGraphLocale(other.language)}
          />
        ))}
      {alternatesOf(versions).map(([name, version]) => (
        <link key={name} rel="alternate" hrefLang={name} href={publicAddress(site, version)} />
      ))}
    </>
  )
}

/** The tag names that services look for on the home page in the default language. */
const verificationTags = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  facebook: 'facebook-domain-verification',
  pinterest: 'p:domain_verify',
} as const

const Verification = () => {
  const { address, site } = useCurrentPage()
  const { verification = {} } = site.business
  if (address !== '/') return null
  return keysOf(verificationTags).map((service) => {
    const name = verificationTags[service]
    const content = verification[service]
    return content && <meta key={name} name={name} content={content} />
  })
}

/** The share preview of a page: a picture from content/images with a title on it. */
type Preview = { picture?: string | undefined; title?: string | undefined }

export type HeadProps = {
  title: string
  description: string
  preview?: Preview
  /** True if search engines should not index the page. */
  hidden?: boolean
}

const fallbackPicture = 'hero-1'

/** Returns a text as a file name, with a hash if the name omits characters of the text. */
const fileNameOf = (text: string): string => {
  const slug = slugOf(text)
  const isWhole = slug.replaceAll('-', ' ') === text.toLowerCase()
  return isWhole ? slug : [slug, contentHash(text).slice(0, 7)].filter(Boolean).join('-')
}

/** Returns a title that ends in the company's name, as every title does. */
const withCompany = (title: string, company: string) =>
  title.endsWith(company) ? title : `${title} | ${company}`

/** Metadata for search engines and link previews. React hoists it into the document's head. */
export const Head = ({ preview = {}, hidden = false, ...texts }: HeadProps) => {
  const page = useCurrentPage()
  const { business, siteEnv } = page.site
  const title = plainText(withCompany(texts.title, business.name))
  const description = plainText(texts.description)
  const picture = preview.picture ?? fallbackPicture
  const previewTitle = plainText(preview.title ?? texts.title)
  const address = publicAddress(page.site, page.address)
  const isHidden = hidden || isUnlisted(siteEnv)
  const file = `${sitePaths.socialPictures}/${picture}/${fileNameOf(previewTitle)}.jpg`
  if (page.facts)
    page.facts.head = {
      address,
      path: page.address,
      title,
      description,
      picture: { photograph: picture, text: previewTitle, path: file },
    }
  return (
    <>
      <SiteIcons />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {isHidden && <meta name="robots" content="noindex" />}
      <Verification />
      <Versions />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {/* renderer/output/social makes this picture. */}
      <meta property="og:image" content={business.url + file} />
      <meta property="og:image:alt" content={previewTitle} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
