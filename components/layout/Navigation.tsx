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
import { type CurrentPage, useCurrentPage } from '../../renderer/server/current-page.ts'
import { usePageAddress, useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import type { Link } from '../ui/Links.tsx'
import styles from './Layout.module.css'

/** The mark and company name, linking to the home page. */
export const Logo = () => {
  const [first, ...rest] = useSite().business.name.split(' ')
  return (
    <a
      className={styles.logo}
      href={usePageAddress({ kind: 'home' })}
      aria-label={useWords('layout').logo}
    >
      <svg className="i" viewBox={mark.viewBox} aria-hidden="true">
        <path d={mark.roof} />
        <path className={styles.tiles} d={mark.tiles} />
      </svg>
      <span>
        {first} <span>{rest.join(' ')}</span>
      </span>
    </a>
  )
}

/** The links of a menu, each with its own label or the title of its page. */
export const menuLinks = (menu: keyof SiteIndex['menus'], site: SiteIndex): Link[] =>
  site.menus[menu].map(({ to, label }) => {
    const href = pathIn(site, to)
    const page = site.pageAt(href)
    return { href, label: label ?? (page ? titleOf(site, page) : to) }
  })

/** The page of the menu that an entry belongs to. The calculator of roofs stands there for all of them. */
const sectionOf = ({ kind }: AnyEntry) =>
  kind === 'calculator' ? linkedPages.roofCalculator : listPageOf(kind)

/** The `aria-current` value of a link: 'page' for this page, 'true' for the section it is in. */
export const current = (
  href: string,
  { address, entry, site }: CurrentPage,
): 'page' | 'true' | undefined => {
  if (href === address) return 'page'
  const section = entry && sectionOf(entry)
  return section && href === pageIn(site, section) ? 'true' : undefined
}

/** The other languages, each with this page in it or, if it is not translated, the home page. */
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
  /** Whether a browser that prefers the language is offered the page in it (offer-language.ts). */
  offer?: boolean
  /** What goes around each link. */
  wrap?: (link: ReactNode) => ReactNode
}

/** The words with which a link offers its language, for offer-language.ts. */
const offerIn = (site: SiteIndex) => {
  const { read, dismiss } = wordsOf(site, 'language-offer')
  return { 'data-offer': site.language, 'data-read': read, 'data-dismiss': dismiss }
}

/** This page in the other languages: a link each, in the language that it leads to. */
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
