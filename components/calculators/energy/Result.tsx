import { say } from '../../../content/schema/message.ts'
import type { EnergyPrices } from '../../../content/schema/prices.ts'
import { energyQuestions } from '../../../content/schema/questions.ts'
import { loadWords, type WordsBySubject } from '../../../renderer/browser/load-data.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { Card } from '../../ui/Card.tsx'
import { Figures } from '../../ui/Points.tsx'
import { Say } from '../../ui/Say.tsx'
import { withoutResidue } from '../engine/amounts.ts'
import type { CalculatorPage, ResultProps } from '../engine/Calculator.tsx'
import { DollarSpan, type ResultData, ResultIcon, resultData } from '../engine/result/parts.tsx'
import { ResultPage } from '../engine/result/ResultPage.tsx'
import styles from '../engine/result/result.module.css'
import { type EnergySavings, energySavings, typicalRoofCost, whiteRoofSaving } from './rule.ts'

/** What the page gives the energy calculator, with what the browser loads. */
export type EnergyPage = CalculatorPage & { words: Words<'energy'>; prices: EnergyPrices }

type EnergyReport = ResultData<EnergyPage, typeof energyQuestions> & { savings: EnergySavings }
type PartProps = { report: EnergyReport; words: Words<'energy-result'> }

/** The heading of the result. */
const titleOf = (
  { answers: { firstName }, savings: { annualSavings }, formats }: EnergyReport,
  { nothingToSave, saving }: Words<'energy-result'>,
): string =>
  annualSavings > 0
    ? say(saving.title, { firstName, savings: formats.money(annualSavings) })
    : say(nothingToSave.title, { firstName })

/** What the figures are, and the part that a white roof alone has in them. */
const noteOf = (
  { savings, formats }: EnergyReport,
  { nothingToSave, saving }: Words<'energy-result'>,
): string => {
  if (savings.annualSavings <= 0) return nothingToSave.note
  // A part must not be larger than the whole.
  if (savings.savingsPercentage < whiteRoofSaving.to) return saving.note
  const from = formats.percent(whiteRoofSaving.from / 100)
  const to = formats.percent(whiteRoofSaving.to / 100)
  return `${say(saving.whiteRoof, { from, to })} ${saving.note}`
}

/** The four figures, and the carbon dioxide. */
const SavingFigures = ({ report: { savings, prices, formats }, words }: PartProps) => {
  const captions = words.figures
  // In whole pounds a year.
  const count = formats.count(Math.round(withoutResidue(savings.co2Reduction)))
  const amount = <b>{say(words.pounds, { count })}</b>
  return (
    <>
      <div className="below">
        <Figures
          figures={[
            {
              number: formats.percent(savings.savingsPercentage / 100),
              caption: captions.percentage,
            },
            { number: formats.money(savings.monthlySavings), caption: captions.month },
            { number: formats.money(savings.annualSavings), caption: captions.year },
            { number: formats.money(savings.twentyYearSavings), caption: captions.longView },
          ]}
        />
      </div>
      <div className="below">
        <p className="line top g2 palm t-small muted">
          <ResultIcon name="leaf" />
          <span>
            <Say
              message={words.co2}
              values={{ amount, rate: formats.factor(prices.co2PerDollar) }}
            />
          </span>
        </p>
      </div>
    </>
  )
}

/** What the figures assume, the visitor's own answers first. */
const Assumptions = ({ report, words: { assumptions } }: PartProps) => {
  const { input, formats } = report
  const { heading, answers, caution, longView, size } = assumptions
  const given = say(answers, {
    bill: formats.money(input.currentBill),
    size: formats.squareFeet(input.homeSize),
    roofAge: formats.years(input.roofAge),
    hvacAge: formats.years(input.hvacAge),
    insulation: formats.inSentence(report.words.labels.insulation[input.insulation]),
  })
  return (
    <section className="stack g3">
      <h3>{heading}</h3>
      <ul className="stack g2 t-small muted bullets">
        {[given, caution, longView, size].map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </section>
  )
}

const benefits = ['heat', 'air', 'footprint'] as const

/** What roofs of such homes cost, and what a better one is good for. */
const BesideResult = ({ report: { input, prices, formats }, words }: PartProps) => (
  <div className={`grid c2 ${styles.beside}`}>
    <Card>
      <h3>{words.insurance.heading}</h3>
      <p>{words.insurance.lead}</p>
      <DollarSpan range={typicalRoofCost(input.homeSize, prices)} formats={formats} />
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
  { input, prices, formats }: EnergyReport,
  { methods }: Words<'energy-document'>,
): string[] => {
  const { newRoof, highestSaving, roofCost } = prices
  return [
    say(methods.scores, {
      baseline: formats.factor(newRoof),
      lowest: formats.percent(0),
      highest: formats.percent(highestSaving / 100),
    }),
    say(methods.roofCost, {
      size: formats.squareFeet(input.homeSize),
      price: formats.price(roofCost.perSquareFoot),
      min: formats.percent(roofCost.min),
      max: formats.percent(roofCost.max),
    }),
  ]
}

/** The words that the result loads. */
export const energyResultWords = ['wizard', 'energy-result', 'document', 'energy-document'] as const
type EnergyResultProps = ResultProps<EnergyPage> & {
  loaded: WordsBySubject<(typeof energyResultWords)[number]>
}

/** The savings, explained, and the ways on from them. */
export const EnergyResult = ({ loaded, ...props }: EnergyResultProps) => {
  const { 'energy-result': words, 'energy-document': own } = loaded
  const data = resultData(props, energyQuestions, loaded.wizard)
  const report = { ...data, savings: energySavings(data.input, data.prices) }
  const part = { report, words }
  const { firstName, lastName } = report.answers
  return (
    <ResultPage
      data={report}
      words={loaded}
      own={own}
      title={titleOf(report, words)}
      next={words.next}
      download={words.download}
      first="download"
      details={<Assumptions {...part} />}
      beside={<BesideResult {...part} />}
      names={[firstName, lastName]}
      methods={methodsOf(report, own)}
    >
      <p className="t-small muted below-s">{noteOf(report, words)}</p>
      <SavingFigures {...part} />
    </ResultPage>
  )
}

/** Loads the words of the result. */
export const loadEnergyResult = async () => {
  const loaded = await loadWords(...energyResultWords)
  return (props: ResultProps<EnergyPage>) => <EnergyResult {...props} loaded={loaded} />
}
