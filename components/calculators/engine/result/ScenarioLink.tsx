import { useId, useState } from 'react'
import type { Words } from '../../../../renderer/content/words.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { isPersonal } from '../personal.ts'
import { type Answers, readNumber } from '../questions.ts'
import styles from './result.module.css'

type ScenarioLinkProps = { answers: Answers; words: Words<'wizard'>['result']['scenario'] }

/** The answers about the house as the query of an address. Nothing about a person is in it. */
export const scenarioQuery = (answers: Answers): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(answers))
    if (!isPersonal(name))
      query.set(
        name,
        typeof value === 'string' ? String(readNumber(value) ?? value) : value.join(','),
      )
  return query.toString()
}

/** A link that fills the wizard with the same answers. Nothing about a person is in it. */
export const ScenarioLink = ({ answers, words }: ScenarioLinkProps) => {
  const id = useId()
  const [copied, setCopied] = useState(false)
  const link = `${location.origin}${location.pathname}?${scenarioQuery(answers)}`
  const copy = async () => {
    // Where copying is not allowed, the link is selected, ready to be copied by hand.
    const done = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    if (!done) document.getElementById(id)?.focus()
    setCopied(done)
  }
  return (
    <section className={styles.part}>
      <h3>{words.heading}</h3>
      <label className={styles.note} htmlFor={id}>
        {words.note}
      </label>
      <div className={styles.link}>
        <input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
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
