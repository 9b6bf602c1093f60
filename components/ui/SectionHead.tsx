import styles from './SectionHead.module.css'

/** The heading of a section, with its lead beside it on wide screens. */
export const SectionHead = ({
  heading,
  lead,
  id,
}: {
  heading: string
  lead?: string
  id?: string
}) => (
  <header className={`${styles.head} rise`}>
    <h2 id={id}>{heading}</h2>
    {lead && <p>{lead}</p>}
  </header>
)
