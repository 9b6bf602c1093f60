import { adapterOf } from '../leads/relays/adapters.ts'
import type { Relay } from '../leads/relays/relay.ts'
import styles from './form.module.css'

type NativeControlsProps = { relay: Relay; source: string; subject: string }

/**
 * The control fields for a form that the browser sends itself, without JavaScript, and the honeypot: a field that people
 * do not see and robots fill in. The relay drops such forms.
 */
export const NativeControls = ({ relay, source, subject }: NativeControlsProps) => {
  const { controls: controlsFor, honeypot } = adapterOf(relay)
  const controls = { source, ...controlsFor(relay, subject) }
  return (
    <>
      {Object.entries(controls).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <input name={honeypot} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
