import { say } from '../../../content/schema/message.ts'
import result from '../engine/result/result.module.css'
import styles from './EnergyResult.module.css'
import type { EnergyContent } from './result-content.ts'
import type { EnergyInput } from './rule.ts'

/** What the figures assume, the visitor's own answers first. */
export const Assumptions = ({ input, content }: { input: EnergyInput; content: EnergyContent }) => {
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
