import { Fragment, type ReactNode } from 'react'
import {
  allLanguages,
  defaultLanguage,
  type Language,
  languageAt,
  languages,
} from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import type { AnyEntry } from '../../renderer/content/entries.ts'
import { pageAt, pageIn, pathIn, titleOf, versionsOf } from '../../renderer/content/pages.ts'
import { business, type Site, siteIn } from '../../renderer/content/site.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { mark } from '../../renderer/design/mark.ts'
import { type CurrentPage, useCurrentPage } from '../../renderer/server/current-page.ts'
import { usePageAddress } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { publicAddress, StructuredData } from '../head/StructuredData.tsx'
import styles from './Navigation.module.css'

/** The mark and company name, linking to the home page. */
export const Logo = () => {
  const [first, ...rest] = business.name.split(' ')
  return (
    <a
      className={styles.logo}
      href={usePageAddress({ kind: 'home' })}
      aria-label={useWords('layout').logo}
    >
      <svg
        viewBox={mark.viewBox}
        fill="none"
        strokeWidth={mark.strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path className={styles.roof} d={mark.roof} />
        <path className={styles.tiles} d={mark.tiles} />
      </svg>
      <span>
        {first} <span>{rest.join(' ')}</span>
      </span>
    </a>
  )
}

export type MenuLink = { href: string; label: string }

/** The links of a menu, each with its own label or the title of its page. */
export const menuLinks = (menu: keyof Site['menus'], language: Language): MenuLink[] =>
  siteIn(language).menus[menu].map(({ to, label }) => {
    const href = pathIn(language, to)
    const page = pageAt(href)
    return { href, label: label ?? (page ? titleOf(page) : to) }
  })

/** The section of the menu that a kind of page belongs to. */
const sections: { readonly [Kind in AnyEntry['kind']]?: keyof typeof linkedPages } = {
  service: 'services',
  'service-in-city': 'services',
  guide: 'guides',
  calculator: 'roofCalculator',
}

/** The `aria-current` value of a link: 'page' for this page, 'true' for the section it is in. */
export const current = (
  href: string,
  { address, entry, language }: CurrentPage,
): 'page' | 'true' | undefined => {
  if (href === address) return 'page'
  const section = entry && sections[entry.kind]
  return section && href === pageIn(language, linkedPages[section]) ? 'true' : undefined
}

/** The other languages, each with this page in it or, if it is not translated, the home page. */
const useOtherLanguages = () => {
  const { address, language } = useCurrentPage()
  const versions = versionsOf(address)
  return allLanguages
    .filter((other) => other !== language)
    .map((other) => {
      const version = versions.find((one) => one.language === other)
      return {
        language: other,
        address: version?.address ?? pageIn(other, { kind: 'home' }),
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

/** This page in the other languages: a link each, in the language that it leads to. */
export const LanguageLinks = ({
  className,
  offer = false,
  wrap = (link) => link,
}: LanguageLinksProps) =>
  useOtherLanguages().map(({ language, address, isSamePage }) => (
    <Fragment key={language}>
      {wrap(
        <a
          className={className}
          href={address}
          data-offer={offer && isSamePage && language !== defaultLanguage ? language : undefined}
          lang={language}
          hrefLang={language}
        >
          {languages[language].name}
        </a>,
      )}
    </Fragment>
  ))

type Crumb = { label: string; href?: string }

const linkTo = (href: string): Crumb => {
  const page = pageAt(href)
  return { label: page ? titleOf(page) : href, href }
}

/** The pages between the home page and an entry. */
const above = (entry: AnyEntry, language: Language): Crumb[] => {
  switch (entry.kind) {
    case 'service':
      return [linkTo(pageIn(language, linkedPages.services))]
    case 'guide':
      return [linkTo(pageIn(language, linkedPages.guides))]
    case 'city': {
      const href = pageIn(language, linkedPages.siteMap)
      return [{ label: wordsOf('layout', language).serviceAreas, href }]
    }
    case 'service-in-city':
      return [{ label: entry.city.name, href: addressOf(entry.city) }]
    default:
      return []
  }
}

/** The trail from the home page to an entry; the last crumb is the entry itself. */
const trailOf = (entry: AnyEntry, language: Language): Crumb[] => [
  { label: siteIn(language).home.title, href: pageIn(language, { kind: 'home' }) },
  ...above(entry, language),
  { label: entry.kind === 'service-in-city' ? entry.service.title : titleOf(entry) },
]

/** The page's position on the site, for people and search engines. */
export const Breadcrumbs = ({ entry }: { entry: AnyEntry }) => {
  const crumbs = trailOf(entry, useCurrentPage().language)
  return (
    <nav aria-label={useWords('layout').breadcrumbs}>
      <ol className={`${styles.crumbs} small muted`}>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {href ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ol>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ label, href }, index) => ({
            '@type': 'ListItem' as const,
            position: index + 1,
            name: label,
            ...(href === undefined ? {} : { item: publicAddress(href) }),
          })),
        }}
      />
    </nav>
  )
}
