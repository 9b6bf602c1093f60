import { say } from '../../../content/schema/message.ts'
import { energyQuestions } from '../../../content/schema/questions.ts'
import { loadWords, type WordsBySubject } from '../../../renderer/browser/load-data.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { Card } from '../../ui/Card.tsx'
import { Figures } from '../../ui/Figures.tsx'
import { Say } from '../../ui/Say.tsx'
import type { ResultProps } from '../engine/Calculator.tsx'
import { DollarSpan, ResultIcon, resultData } from '../engine/result/parts.tsx'
import { ResultPage } from '../engine/result/ResultPage.tsx'
import styles from './EnergyResult.module.css'
import { type EnergyPage, type EnergyReport, figureNames, headline, reportOf } from './report.ts'

type PartProps = { report: EnergyReport; words: Words<'energy-result'> }

/** The four figures, and the carbon dioxide. */
const SavingFigures = ({ report, words }: PartProps) => {
  const { prices, formats } = report
  const pounds = say(words.pounds, { count: report.co2 })
  const figures = figureNames.map((name) => ({
    number: report.figures[name],
    caption: words.figures[name],
  }))
  return (
    <>
      <div className="below">
        <Figures figures={figures} />
      </div>
      <div className="below">
        <p className="line top g2 palm t-small muted">
          <ResultIcon name="leaf" />
          <span>
            <Say
              message={words.co2}
              values={{ amount: <b>{pounds}</b>, rate: formats.factor(prices.co2PerDollar) }}
            />
          </span>
        </p>
      </div>
    </>
  )
}

/** The years as a table with bars. No policy forbids attributes of SVG, as it does styles. */
const LongView = ({ report: { years, formats }, words }: PartProps) => {
  const most = years.at(-1) || 1
  const { heading, caption, year, saved } = words.longView
  return (
    <section className="stack g3">
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
          {years.map((sum, index) => {
            const part = `${(sum / most) * 100}%`
            return (
              <tr key={`year ${index + 1}`}>
                <th scope="row">{index + 1}</th>
                <td>
                  <svg
                    className={styles.bar}
                    width={part}
                    height={part}
                    data-print="color"
                    aria-hidden="true"
                  />
                  <b className="nb">{formats.money(sum)}</b>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** What the figures assume, the visitor's own answers first. */
const Assumptions = ({ report: { input, size, labels, formats }, words }: PartProps) => {
  const { heading, answers, caution, longView, size: sizeNote } = words.assumptions
  const given = say(answers, {
    bill: formats.money(input.currentBill),
    size,
    roofAge: formats.years(input.roofAge),
    hvacAge: formats.years(input.hvacAge),
    insulation: formats.inSentence(labels.insulation[input.insulation]),
  })
  return (
    <section className="stack g3">
      <h3>{heading}</h3>
      <ul className="stack g2 t-small muted bullets">
        {[given, caution, longView, sizeNote].map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </section>
  )
}

const benefits = ['heat', 'air', 'footprint'] as const

/** What roofs of such homes cost, and what a better one is good for. */
const BesideResult = ({ report: { roofCost, formats }, words }: PartProps) => (
  <div className={`grid c2 ${styles.beside}`}>
    <Card>
      <h3>{words.insurance.heading}</h3>
      <p>{words.insurance.lead}</p>
      <DollarSpan range={roofCost} formats={formats} />
      <p className="t-small">{words.insurance.note}</p>
    </Card>
    {benefits.map((name) => (
      <Card key={name}>
        <h3>{words.benefits[name].title}</h3>
        <p>{words.benefits[name].text}</p>
      </Card>
    ))}
  </div>
)

/** How the percentage and the cost of a roof are worked out. */
const methodsOf = (
  { prices, formats, size }: EnergyReport,
  { methods }: Words<'energy-document'>,
): string[] => {
  const { perSquareFoot, min, max } = prices.roofCost
  return [
    say(methods.scores, {
      baseline: formats.factor(prices.newRoof),
      lowest: formats.percent(0),
      highest: formats.percent(prices.highestSaving / 100),
    }),
    say(methods.roofCost, {
      size,
      price: formats.price(perSquareFoot),
      min: formats.percent(min),
      max: formats.percent(max),
    }),
  ]
}

type EnergyResultProps = ResultProps<EnergyPage>

/** The words that it loads. */
export const energyResultWords = ['wizard', 'energy-result', 'document', 'energy-document'] as const
type ResultWords = WordsBySubject<(typeof energyResultWords)[number]>

/** The savings, drawn and explained, and the ways on from them. */
export const EnergyResult = ({ loaded, ...props }: EnergyResultProps & { loaded: ResultWords }) => {
  const { wizard, 'energy-result': words } = loaded
  const report = reportOf(resultData(props, energyQuestions, wizard))
  const { title, note } = headline(report, words)
  const own = loaded['energy-document']
  const part = { report, words }
  const { firstName, lastName } = report.answers
  return (
    <ResultPage
      data={report}
      words={loaded}
      own={own}
      title={title}
      next={words.next}
      download={words.download}
      first="download"
      details={
        <>
          {report.savings.annualSavings > 0 && <LongView {...part} />}
          <Assumptions {...part} />
        </>
      }
      beside={<BesideResult {...part} />}
      names={[firstName, lastName]}
      methods={methodsOf(report, own)}
    >
      <p className="t-small muted below-s">{note}</p>
      <SavingFigures {...part} />
    </ResultPage>
  )
}

/** The result with its words, which are loaded beside it. */
export const loadEnergyResult = async () => {
  const loaded = await loadWords(...energyResultWords)
  return (props: EnergyResultProps) => <EnergyResult {...props} loaded={loaded} />
}
