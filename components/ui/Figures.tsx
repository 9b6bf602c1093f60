import { unmarked } from '../../content/schema/source-marks.ts'
import styles from './Figures.module.css'

/** A large figure. With `validUntil`, the browser hides it after that day. */
export type Figure = { number: string; caption: string; validUntil?: string | undefined }

/** Splits `25+` into 25 and a superscript plus, `5.0/5` into 5.0 and a small /5. */
const split = (number: string) => {
  const [, whole = '', rest = ''] = /^(\$?[\d.,]+)(.*)$/.exec(number) ?? [undefined, number, '']
  return { whole, rest }
}

/** Large figures with captions: in two columns or, with `row`, in a single row on wide screens. */
export const Figures = ({
  figures,
  row = false,
}: {
  figures: readonly Figure[]
  row?: boolean
}) => (
  <dl className={row ? `${styles.figures} ${styles.row}` : styles.figures} data-wide>
    {figures.map(({ number, caption, validUntil }) => {
      const { whole, rest } = split(number)
      // This is part of an island too, whose script need not know of marks on the public site.
      const sign = import.meta.env.SOURCE_LINK === undefined ? rest : unmarked(rest)
      return (
        <div key={caption} data-until={validUntil}>
          <dt>{caption}</dt>
          <dd>
            {whole}
            {rest && <small className={sign === '+' ? styles.raised : undefined}>{rest}</small>}
          </dd>
        </div>
      )
    })}
  </dl>
)
