import { adapterOf } from '../leads/relays/adapters.ts'
import type { Relay } from '../leads/relays/relay.ts'
import styles from './form.module.css'

type NativeControlsProps = { relay: Relay; source: string; subject: string }

/**
 * What the relay is told when the browser sends the form itself, without JavaScript. And a field that people do not
 * see and robots fill in: the relay drops such forms.
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
