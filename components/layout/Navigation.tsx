import { Fragment, type ReactNode } from 'react'
import {
  allLanguages,
  defaultLanguage,
  languageAt,
  languages,
} from '../../content/schema/languages.ts'
import { linkedPages, listPageOf } from '../../renderer/content/addresses.ts'
import type { AnyEntry } from '../../renderer/content/entries.ts'
import { pageIn, pathIn, titleOf, versionsOf } from '../../renderer/content/pages.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { mark } from '../../renderer/design/mark.ts'
import {
  type CurrentPage,
  useCurrentPage,
  usePageAddress,
  useSite,
  useWords,
} from '../../renderer/server/current-page.tsx'
import type { Link } from '../ui/Lists.tsx'
import styles from './Layout.module.css'

/** The mark and company name, linking to the home page. */
export const Logo = () => {
  const [first, ...rest] = useSite().business.name.split(' ')
  return (
    <a
      className={`line g2 ${styles.logo}`}
      href={usePageAddress({ kind: 'home' })}
      aria-label={useWords('layout').logo}
    >
      <svg className="i" viewBox={mark.viewBox} aria-hidden="true">
        <path d={mark.roof} />
        <path stroke="var(--accent)" d={mark.tiles} />
      </svg>
      <span>
        {first} <span>{rest.join(' ')}</span>
      </span>
    </a>
  )
}

/** Returns the links of a menu to pages that exist, each with its own label or the title of its page. */
export const menuLinks = (menu: keyof SiteIndex['menus'], site: SiteIndex): Link[] =>
  site.menus[menu].flatMap(({ to, label }) => {
    const href = pathIn(site, to)
    return site.pageAt(href) ? [{ href, label: label ?? titleOf(site, href) }] : []
  })

/** Returns the menu page of an entry. The roof calculator stands for all calculators. */
const sectionOf = ({ kind }: AnyEntry) =>
  kind === 'calculator' ? linkedPages.roofCalculator : listPageOf(kind)

/** Returns the `aria-current` value of a link: 'page' for this page, 'true' for its section. */
export const current = (
  href: string,
  { address, entry, site }: CurrentPage,
): 'page' | 'true' | undefined => {
  if (href === address) return 'page'
  const section = entry && sectionOf(entry)
  return section && href === pageIn(site, section) ? 'true' : undefined
}

/** Returns the other languages with this page's translation or, if there is none, the home page. */
const useOtherLanguages = () => {
  const { address, language, site } = useCurrentPage()
  const versions = versionsOf(site, address)
  return allLanguages
    .filter((other) => other !== language)
    .map((other) => {
      const version = versions.find((one) => one.language === other)
      return {
        language: other,
        address: version?.address ?? pageIn(site.in(other), { kind: 'home' }),
        isSamePage: version !== undefined,
      }
    })
    .filter((other) => languageAt(other.address) === other.language)
}

type LanguageLinksProps = {
  className?: string | undefined
  /** True to offer the page to browsers that prefer the language (offer-language.ts). */
  offer?: boolean
  /** Wraps each link. */
  wrap?: (link: ReactNode) => ReactNode
}

/** Returns the attributes with which a link offers its language, for offer-language.ts. */
const offerIn = (site: SiteIndex) => {
  const { read, dismiss } = wordsOf(site, 'language-offer')
  return { 'data-offer': site.language, 'data-read': read, 'data-dismiss': dismiss }
}

/** Links to this page in the other languages, each in its own language. */
export const LanguageLinks = ({
  className,
  offer = false,
  wrap = (link) => link,
}: LanguageLinksProps) => {
  const site = useSite()
  return useOtherLanguages().map(({ language, address, isSamePage }) => (
    <Fragment key={language}>
      {wrap(
        <a
          className={className}
          href={address}
          {...(offer && isSamePage && language !== defaultLanguage && offerIn(site.in(language)))}
          lang={language}
          hrefLang={language}
        >
          {languages[language].name}
        </a>,
      )}
    </Fragment>
  ))
}
