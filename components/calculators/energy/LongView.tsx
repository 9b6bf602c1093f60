import type { CSSProperties } from 'react'
import result from '../engine/result/result.module.css'
import styles from './EnergyResult.module.css'
import type { EnergyContent } from './result-content.ts'
import { cumulativeSavings, longViewYears } from './rule.ts'

/** The years as a table whose cells are drawn as bars. */
export const LongView = ({
  annual,
  content: { words, formats },
}: {
  annual: number
  content: EnergyContent
}) => {
  const sums = cumulativeSavings(annual, longViewYears)
  const most = sums.at(-1) || 1
  const { heading, caption, year, saved } = words.longView
  return (
    <section className={result.part}>
      <h3>{heading}</h3>
      <table className={styles.chart}>
        <caption className="sr">{caption}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{year}</th>
            <th scope="col">{saved}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map((sum, index) => (
            <tr key={`year ${index + 1}`}>
              <th scope="row">{index + 1}</th>
              <td style={{ '--part': sum / most } as CSSProperties}>
                <span>{formats.money(sum)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
