import type { FaqItem } from '../../content/schema/fields.ts'
import { Icon } from './Icon.tsx'
import styles from './Questions.module.css'

/** Questions that expand to show their answers; the first is open. */
export const FaqList = ({ questions }: { questions: readonly FaqItem[] }) => (
  <div className={styles.questions}>
    {questions.map(({ question, answer }, index) => (
      <details key={question} open={index === 0}>
        <summary>
          {question}
          <Icon name="plus" />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
)

type QuestionBlockProps = { heading: string; questions: readonly FaqItem[] }

/** Questions in a block of their own, beside its heading on wide screens. */
export const QuestionBlock = ({ heading, questions }: QuestionBlockProps) => (
  <section className="section sand">
    <div className="wrap split wide-right top">
      <h2>{heading}</h2>
      <FaqList questions={questions} />
    </div>
  </section>
)
