import type { Language } from '../../content/schema/languages.ts'
import { adapterOf } from '../leads/relays/adapters.ts'
import type { Relay } from '../leads/relays/relay.ts'
import styles from './form.module.css'

type NativeControlsProps = {
  relay: Relay
  language: Language
  source: string
  subject: string
}

/**
 * The control fields of a form the browser sends without JavaScript, including the honeypot: a
 * field hidden from people that robots fill in. The relay drops such submissions.
 */
export const NativeControls = ({ relay, language, source, subject }: NativeControlsProps) => {
  const { controls: controlsFor, honeypot } = adapterOf(relay)
  const controls = { source, language, ...controlsFor(relay, subject) }
  return (
    <>
      {Object.entries(controls).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Filled in when the form is submitted before its island is awake. */}
      <input type="hidden" name="leadId" />
      <div className={styles.trap} aria-hidden="true">
        <input name={honeypot} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
