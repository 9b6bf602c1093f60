import { keysOf } from '../../content/schema/keys.ts'
import { alternatesOf, languages } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { publicAddress } from '../../renderer/content/addresses.ts'
import { isUnlisted } from '../../renderer/content/environment.ts'
import { companyPicture, headOf, headTexts, sharePicturePath } from '../../renderer/content/head.ts'
import { versionsOf } from '../../renderer/content/pages.ts'
import { color } from '../../renderer/design/tokens.ts'
import { useCurrentPage } from '../../renderer/server/current-page.tsx'

/** The site's icons for tabs and home screens. renderer/output/pictures/icons.ts makes the image files. */
const SiteIcons = () => (
  <>
    <meta name="theme-color" content={color('--ink-900')} />
    <link rel="icon" type="image/png" sizes="48x48" href="/favicon-48.png" />
    <link rel="icon" type="image/svg+xml" href="/icon.svg" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href={sitePaths.manifest} />
  </>
)

/** The language of the page and, if translated, links to all its versions, including itself. */
const Versions = () => {
  const { address, language, site } = useCurrentPage()
  const versions = versionsOf(site, address)
  return (
    <>
      <meta property="og:locale" content={languages[language].locale.replace('-', '_')} />
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

/** The head of a page that comes from no content. `hidden` asks search engines to leave it out. */
export type OwnHead = { title: string; description: string; hidden?: boolean }

const noHead: OwnHead = { title: '', description: '' }

/** Metadata for search engines and link previews. React hoists it into the document's head. */
export const Head = ({ own }: { own?: OwnHead | undefined }) => {
  const { address: path, entry, site } = useCurrentPage()
  const { business, siteEnv } = site
  const head = entry && headOf(site, entry)
  const { hidden = false, ...texts } = own ?? noHead
  const { title, description } = head ?? headTexts(site, texts)
  const picture = head?.picture ?? companyPicture(site)
  const address = publicAddress(site, path)
  const isHidden = hidden || isUnlisted(siteEnv)
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
      {/* renderer/output/pictures makes this picture. */}
      <meta property="og:image" content={business.url + sharePicturePath(picture)} />
      <meta property="og:image:alt" content={picture.text} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
