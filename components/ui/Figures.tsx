import styles from './Figures.module.css'

/** A large figure. With `validUntil`, the browser hides it after that day. */
type Figure = { number: string; caption: string; validUntil?: string | undefined }

/** `25+` as 25 and a superscript plus, `5.0/5` as 5.0 and a small /5. */
const LargeNumber = ({ number }: { number: string }) => {
  const [, whole = number, rest = ''] = /^(\$?[\d.,]+)(.*)$/.exec(number) ?? []
  return (
    <dd className="t-figure">
      {whole}
      {rest && <small className={rest === '+' ? styles.raised : undefined}>{rest}</small>}
    </dd>
  )
}

/** Large figures with captions: in two columns or, where there is room, in a single row. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <div className={`room ${styles.figures}`} data-wide="">
    <dl className="fill g6 reversed">
      {figures.map(({ number, caption, validUntil }) => (
        <div key={caption} className="rule" data-until={validUntil}>
          <dt className="t-small muted">{caption}</dt>
          <LargeNumber number={number} />
        </div>
      ))}
    </dl>
  </div>
)
