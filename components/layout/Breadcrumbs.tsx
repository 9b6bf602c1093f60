import { publicAddress } from '../../renderer/head/Head.tsx'
import { StructuredData } from '../../renderer/head/StructuredData.tsx'
import styles from './Breadcrumbs.module.css'

export type Crumb = { label: string; href?: string }

/** Where the page stands, for people and for search engines; the last one is the page itself. */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb">
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
