import { useWords } from '../../renderer/server/use-words.ts'
import { EmergencyBand } from '../contact/EmergencyBand.tsx'

/** The phone number once more, at the end of the emergency service page. */
export const ServiceEmergency = () => {
  const { heading, text } = useWords('service').emergency
  return (
    <section className="section">
      <div className="wrap">
        <EmergencyBand heading={heading} text={text} />
      </div>
    </section>
  )
}
