import { say } from '../../../content/schema/message.ts'
import { loadWords, type WordsBySubject } from '../../../renderer/browser/load-words.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { ResultProps } from '../engine/Calculator.tsx'
import { useSaving } from '../engine/document/use-saving.ts'
import { createFormats } from '../engine/formats.ts'
import { inputOf } from '../engine/input.ts'
import { BookVisit } from '../engine/result/BookVisit.tsx'
import { ChangeAnswers } from '../engine/result/ChangeAnswers.tsx'
import { ResultTitle } from '../engine/result/ResultTitle.tsx'
import result from '../engine/result/result.module.css'
import { ScenarioLink } from '../engine/result/ScenarioLink.tsx'
import { createUnits } from '../engine/units.ts'
import { Assumptions } from './Assumptions.tsx'
import { BesideResult } from './BesideResult.tsx'
import styles from './EnergyResult.module.css'
import { headline } from './headline.ts'
import { insuranceRange } from './insurance-range.ts'
import { LongView } from './LongView.tsx'
import { energyQuestions } from './questions.ts'
import type { EnergyContent } from './result-content.ts'
import { energySavings } from './rule.ts'
import { SavingFigures } from './SavingFigures.tsx'

export type EnergyResultProps = ResultProps<typeof energyQuestions, Words<'energy'>> & {
  /** What the page promises at most, in percent of the bill. */
  promise: number | undefined
}

type ResultWords = WordsBySubject<'wizard' | 'energy-result'>

const loadSaving = async () => (await import('./save-report.ts')).load()

/** The savings, drawn and explained, and the ways on from them. */
const EnergyResult = ({ words: all, ...props }: EnergyResultProps & { words: ResultWords }) => {
  const { wizard: shared, 'energy-result': words } = all
  const { answers, finished, labels, locale, company, booking, promise } = props
  const { firstName } = answers
  const { reference } = finished
  const formats = createFormats(locale)
  const content: EnergyContent = {
    words,
    labels,
    formats,
    units: createUnits(shared.units, formats),
  }
  const input = inputOf(energyQuestions, answers)
  const savings = energySavings(input)
  const { title, note } = headline({ firstName, input, savings }, promise, content)
  const { button, save } = useSaving(loadSaving, shared.result.notSaved)
  const saveReport = () => {
    const report = {
      company,
      visitor: answers,
      date: new Date(finished.at),
      reference,
      input,
      savings,
      insurance: insuranceRange(input.homeSize),
      promise,
    }
    void save(report, content)
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
          <button
            ref={button}
            type="button"
            className={buttonClass({ look: 'primary', size: 'large' })}
            onClick={saveReport}
          >
            <Icon name="download" />
            {words.download}
          </button>
          <span className="small">{say(shared.result.reference, { reference })}</span>
        </div>
        <LongView annual={savings.annualSavings} content={content} />
        <Assumptions input={input} content={content} />
        <ScenarioLink answers={answers} words={shared.result.scenario} />
      </Card>
      <BesideResult homeSize={input.homeSize} content={content} />
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
