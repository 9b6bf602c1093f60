import type { MDXContent } from 'mdx/types'
import { useWords } from '../../renderer/server/use-words.ts'
import { CurrentYear } from '../layout/CurrentYear.tsx'
import { Say } from '../ui/Say.tsx'
import { Chapters } from './Chapters.tsx'
import styles from './LegalText.module.css'

/** A legal text with its table of contents and the year of its last change. */
export const LegalText = ({ Body }: { Body: MDXContent }) => (
  <Chapters
    Body={Body}
    fewest={1}
    above={
      <p className={styles.updated}>
        <Say message={useWords('legal').updated} values={{ year: <CurrentYear /> }} />
      </p>
    }
  />
)
