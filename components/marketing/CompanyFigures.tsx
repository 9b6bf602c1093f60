import { claimFigure } from '../../content/claims.ts'
import styles from './CompanyFigures.module.css'

const figures = (['experience', 'projects', 'rating', 'emergency'] as const).flatMap((name) => claimFigure(name) ?? [])

/** `25+` as 25 and a raised plus, `5.0/5` as 5.0 and a small /5. */
const split = (number: string) => {
  const [, whole = '', rest = ''] = /^([\d.,]+)(.*)$/.exec(number) ?? [undefined, number, '']
  return { whole, rest }
}

/** What we claim in figures: two by two or, with `row`, side by side on wide screens. */
export const CompanyFigures = ({ row = false }: { row?: boolean }) => (
  <dl className={row ? `${styles.figures} ${styles.row}` : styles.figures} data-wide>
    {figures.map(({ number, caption }) => {
      const { whole, rest } = split(number)
      return (
        <div key={caption}>
          <dt>{caption}</dt>
          <dd>
            {whole}
            {rest && <small className={rest === '+' ? styles.raised : undefined}>{rest}</small>}
          </dd>
        </div>
      )
    })}
  </dl>
)
