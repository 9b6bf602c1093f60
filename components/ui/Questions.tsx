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
