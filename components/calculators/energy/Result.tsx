import { say } from '../../../content/schema/message.ts'
import type { EnergyPrices } from '../../../content/schema/prices.ts'
import { loadWords, type WordsBySubject } from '../../../renderer/browser/load-words.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { Card } from '../../ui/Card.tsx'
import type { ResultProps } from '../engine/Calculator.tsx'
import { useSaving } from '../engine/document/saving.ts'
import { createFormats, createUnits } from '../engine/formats.ts'
import { inputOf } from '../engine/input.ts'
import { BookVisit, ChangeAnswers, Download } from '../engine/result/parts.tsx'
import { ResultTitle } from '../engine/result/ResultTitle.tsx'
import result from '../engine/result/result.module.css'
import { ScenarioLink } from '../engine/result/ScenarioLink.tsx'
import styles from './EnergyResult.module.css'
import { type EnergyContent, headline } from './headline.ts'
import { energyQuestions } from './questions.ts'
import { Assumptions, BesideResult, LongView, SavingFigures } from './ResultParts.tsx'
import { energySavings } from './rule.ts'

export type EnergyResultProps = ResultProps<typeof energyQuestions, EnergyPrices> & {
  labels: Words<'energy'>['labels']
  /** What the page promises at most, in percent of the bill. */
  promise: number | undefined
}

type ResultWords = WordsBySubject<'wizard' | 'energy-result'>

const loadSaving = async () => (await import('./document.ts')).load()

/** The savings, drawn and explained, and the ways on from them. */
const EnergyResult = ({ words: all, ...props }: EnergyResultProps & { words: ResultWords }) => {
  const { wizard: shared, 'energy-result': words } = all
  const { answers, finished, labels, locale, company, booking, promise, prices } = props
  const { firstName } = answers
  const { reference } = finished
  const formats = createFormats(locale)
  const units = createUnits(shared.units, formats)
  const content: EnergyContent = { words, labels, formats, units, prices }
  const input = inputOf(energyQuestions, answers)
  const savings = energySavings(input, prices)
  const { title, note } = headline({ firstName, input, savings }, promise, content)
  const { button, save } = useSaving(loadSaving, shared.result.notSaved)
  const report = {
    company,
    visitor: answers,
    date: new Date(finished.at),
    reference,
    input,
    savings,
    prices,
    promise,
  }
  return (
    <div className={styles.result}>
      <Card lift>
        <ResultTitle finished={finished} phone={company.phone}>
          {title}
        </ResultTitle>
        <p className={`${result.note} below-s`}>{note}</p>
        <SavingFigures savings={savings} content={content} />
        <div className="row below">
          <Download
            button={button}
            look={{ look: 'primary', size: 'large' }}
            label={words.download}
            onPress={() => void save(report, content)}
          />
          <span className="small">{say(shared.result.reference, { reference })}</span>
        </div>
        <LongView savings={savings} content={content} />
        <Assumptions input={input} content={content} />
        <ScenarioLink answers={answers} words={shared.result.scenario} />
      </Card>
      <BesideResult input={input} content={content} />
      <div className="row">
        <BookVisit booking={booking} words={shared.result} />
        <ChangeAnswers label={shared.result.changeAnswers} />
      </div>
    </div>
  )
}

const files = import.meta.glob('./{wizard,energy-result}{,.*}.yaml', {
  base: '../../../content/words',
  import: 'default',
})

/** The result with its words, which are loaded beside it. */
export const load = async () => {
  const words = await loadWords(files, 'wizard', 'energy-result')
  return (props: EnergyResultProps) => <EnergyResult {...props} words={words} />
}
