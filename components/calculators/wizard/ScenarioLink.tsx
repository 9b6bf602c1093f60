import { useId, useState } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import styles from './result.module.css'

/** A link that fills the wizard with the same answers. Nothing about a person is in it. */
export const ScenarioLink = ({ query }: { query: string }) => {
  const id = useId()
  const [copied, setCopied] = useState(false)
  const link = `${location.origin}${location.pathname}?${query}`
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
      <h3>Keep or share these answers</h3>
      <label className={styles.note} htmlFor={id}>
        This link opens the calculator with your answers about the house. Your name and address are not in it.
      </label>
      <div className={styles.link}>
        <input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
        {'clipboard' in navigator && (
          <button type="button" className={buttonClass({ look: 'line', size: 'small' })} onClick={() => void copy()}>
            Copy link
          </button>
        )}
      </div>
      <p className={styles.note} role="status">
        {copied && 'Copied.'}
      </p>
    </section>
  )
}
