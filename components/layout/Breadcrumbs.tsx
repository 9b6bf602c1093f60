import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { publicAddress } from '../head/public-address.ts'
import { StructuredData } from '../head/StructuredData.tsx'
import styles from './Breadcrumbs.module.css'
import { breadcrumbTrail } from './breadcrumb-trail.ts'

/**
 * The page's position on the site, for people and search engines. The last crumb is the page
 * itself.
 */
export const Breadcrumbs = () => {
  const { entry, language } = useCurrentPage()
  const crumbs = entry ? breadcrumbTrail(entry, language) : []
  return (
    <nav aria-label={useWords('layout').breadcrumbs}>
      <ol className={styles.crumbs}>
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
