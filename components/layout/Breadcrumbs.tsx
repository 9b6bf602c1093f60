import styles from './Breadcrumbs.module.css'

export type Crumb = { label: string; href?: string }

/** Where the page stands; the last one is the page itself. */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.crumbs}>
      {crumbs.map(({ label, href }, index) => (
        <li key={label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
          {href ? <a href={href}>{label}</a> : label}
        </li>
      ))}
    </ol>
  </nav>
)
