import { say } from '../../../content/schema/message.ts'
import { Figures } from '../../ui/Figures.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Say } from '../../ui/Say.tsx'
import result from '../engine/result/result.module.css'
import styles from './EnergyResult.module.css'
import type { EnergyContent } from './result-content.ts'
import { co2PoundsPerDollar, type EnergySavings } from './rule.ts'

/** The four figures, and the carbon dioxide that follows from them. */
export const SavingFigures = ({
  savings,
  content: { words, formats },
}: {
  savings: EnergySavings
  content: EnergyContent
}) => {
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
          values={{ amount: <b>{pounds}</b>, rate: formats.decimal(co2PoundsPerDollar) }}
        />
      </p>
    </>
  )
}
