import { say } from '../../../content/schema/message.ts'
import result from '../engine/result/result.module.css'
import { describeLine } from './price-lines.ts'
import type { RoofContent } from './result-content.ts'
import { type RoofCost, type RoofCostInput, rangeParts } from './rule.ts'

/** Every part of the price, line by line. */
export const Breakdown = ({
  cost,
  input,
  content,
}: {
  cost: RoofCost
  input: RoofCostInput
  content: RoofContent
}) => {
  const { words, formats } = content
  const { heading, part, amount, total, totalNote } = words.breakdown
  return (
    <section className={result.part}>
      <h3>{heading}</h3>
      <table className={result.rows}>
        <thead className="sr">
          <tr>
            <th scope="col">{part}</th>
            <th scope="col">{amount}</th>
          </tr>
        </thead>
        <tbody>
          {cost.lines.map((line) => {
            const { label, how } = describeLine(line, input, { ...content, lines: words.lines })
            return (
              <tr key={label}>
                <th scope="row">
                  {label}
                  {how && <small>{how}</small>}
                </th>
                <td>{formats.money(line.amount)}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {total}
              <small>
                {say(totalNote, {
                  min: formats.percent(rangeParts.min),
                  max: formats.percent(rangeParts.max),
                })}
              </small>
            </th>
            <td>{formats.money(cost.total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
