import type { CSSProperties } from 'react'
import { say } from '../../../content/schema/message.ts'
import { Card } from '../../ui/Card.tsx'
import { Figures } from '../../ui/Figures.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Say } from '../../ui/Say.tsx'
import { DollarSpan } from '../engine/result/parts.tsx'
import result from '../engine/result/result.module.css'
import styles from './EnergyResult.module.css'
import type { EnergyContent } from './headline.ts'
import { cumulativeSavings, type EnergyInput, type EnergySavings, typicalRoofCost } from './rule.ts'

type SavingsProps = { savings: EnergySavings; content: EnergyContent }
type InputProps = { input: EnergyInput; content: EnergyContent }

/** The four figures, and the carbon dioxide that follows from them. */
export const SavingFigures = ({ savings, content: { words, formats, prices } }: SavingsProps) => {
  const { percentage, month, year, longView } = words.figures
  const pounds = say(words.pounds, { count: formats.count(savings.co2Reduction) })
  return (
    <>
      <div className="below">
        <Figures
          row
          figures={[
            { number: formats.percent(savings.savingsPercentage / 100), caption: percentage },
            { number: formats.money(savings.monthlySavings), caption: month },
            { number: formats.money(savings.annualSavings), caption: year },
            { number: formats.money(savings.twentyYearSavings), caption: longView },
          ]}
        />
      </div>
      <p className={`${result.note} below`}>
        <Icon name="leaf" className={styles.leaf} />
        <Say
          message={words.co2}
          values={{ amount: <b>{pounds}</b>, rate: formats.factor(prices.co2PerDollar) }}
        />
      </p>
    </>
  )
}

/** The years as a table whose cells are drawn as bars. */
export const LongView = ({ savings, content: { words, formats } }: SavingsProps) => {
  const sums = cumulativeSavings(savings.annualSavings)
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

/** What the figures assume, the visitor's own answers first. */
export const Assumptions = ({ input, content }: InputProps) => {
  const { labels, formats, units } = content
  const words = content.words.assumptions
  const answers = say(words.answers, {
    bill: formats.money(input.currentBill),
    size: units.squareFeet(input.homeSize),
    roofAge: formats.count(input.roofAge),
    hvacAge: formats.count(input.hvacAge),
    insulation: labels.insulation[input.insulation].toLocaleLowerCase(formats.locale),
  })
  return (
    <section className={result.part}>
      <h3>{words.heading}</h3>
      <ul className={styles.assumptions}>
        {[answers, words.together, words.longView, words.size].map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </section>
  )
}

const benefits = [
  { name: 'heat', icon: 'sun' },
  { name: 'air', icon: 'wind' },
  { name: 'footprint', icon: 'leaf' },
] as const

/** What roofs of such homes cost, and what a better one is good for. */
export const BesideResult = ({ input, content: { words, formats, prices } }: InputProps) => (
  <div className={styles.beside}>
    <Card>
      <h3>{words.insurance.heading}</h3>
      <p>{words.insurance.lead}</p>
      <DollarSpan
        range={typicalRoofCost(input.homeSize, prices)}
        formats={formats}
        className={styles.price}
      />
      <p className="small">{words.insurance.note}</p>
    </Card>
    {benefits.map(({ name, icon }) => (
      <Card key={name}>
        <Icon name={icon} className={styles.icon} />
        <h3>{words.benefits[name].title}</h3>
        <p>{words.benefits[name].text}</p>
      </Card>
    ))}
  </div>
)
