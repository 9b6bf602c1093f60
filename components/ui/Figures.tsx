import styles from './Figures.module.css'

/** A figure with a last day carries it, so that the browser hides it afterwards. */
export type Figure = { number: string; caption: string; validUntil?: string | undefined }

/** `25+` as 25 and a raised plus, `5.0/5` as 5.0 and a small /5. */
const split = (number: string) => {
  const [, whole = '', rest = ''] = /^(\$?[\d.,]+)(.*)$/.exec(number) ?? [undefined, number, '']
  return { whole, rest }
}

/** Large figures with their captions: two by two or, with `row`, side by side on wide screens. */
export const Figures = ({ figures, row = false }: { figures: readonly Figure[]; row?: boolean }) => (
  <dl className={row ? `${styles.figures} ${styles.row}` : styles.figures} data-wide>
    {figures.map(({ number, caption, validUntil }) => {
      const { whole, rest } = split(number)
      return (
        <div key={caption} data-until={validUntil}>
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
