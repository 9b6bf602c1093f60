import { useId, useState } from 'react'
import type { Words } from '../../../../renderer/content/words.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { type Answers, isPersonal } from '../questions.ts'
import styles from './result.module.css'

/** The answers about the house as the query of an address. Nothing about a person is in it. */
const scenarioQuery = (answers: Answers): string => {
  const house = Object.entries(answers).filter(([name]) => !isPersonal(name))
  const texts = house.map(([name, value]) => [name, String(value)])
  return new URLSearchParams(texts).toString()
}

type ScenarioLinkProps = { answers: Answers; words: Words<'wizard'>['result']['scenario'] }

/** A link that fills the wizard with the same answers. */
export const ScenarioLink = ({ answers, words }: ScenarioLinkProps) => {
  const id = useId()
  const [copied, setCopied] = useState(false)
  const link = `${location.origin}${location.pathname}?${scenarioQuery(answers)}`
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      // Where copying is not allowed, the link is selected, ready to be copied by hand.
      () => document.getElementById(id)?.focus(),
    )
  return (
    <section className={styles.part}>
      <h3 id={`${id}-name`}>{words.heading}</h3>
      <p className={styles.note} id={`${id}-note`}>
        {words.note}
      </p>
      <div className={styles.link}>
        <input
          id={id}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-note`}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        {'clipboard' in navigator && (
          <button
            type="button"
            className={buttonClass({ look: 'line', size: 'small' })}
            onClick={() => void copy()}
          >
            {words.copy}
          </button>
        )}
      </div>
      <p className={styles.note} role="status">
        {copied && words.copied}
      </p>
    </section>
  )
}
