import type { ServiceInCity } from '../../content/index.ts'
import { localWords } from '../../content/local-words.ts'
import { say } from '../../content/model/message.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { placeNames } from '../city/place-names.ts'
import { ReasonsCard } from '../claims/ReasonsCard.tsx'
import { ContactCard } from '../contact/ContactCard.tsx'
import { EmergencyCard } from '../contact/EmergencyCard.tsx'
import { PointList } from '../ui/PointList.tsx'
import { SideColumn } from '../ui/SideColumn.tsx'
import { NumberedSteps } from '../ui/Steps.tsx'
import { Ticks } from '../ui/Ticks.tsx'
import { LocalRules } from './LocalRules.tsx'
import styles from './LocalWork.module.css'

/** The service as we do it in this city. */
export const LocalWork = ({ entry }: { entry: ServiceInCity }) => {
  const { rules, contact } = useWords('service-in-city')
  const { included } = useWords('service').text
  const { service, city } = entry
  return (
    <section className="section">
      <div className="wrap split wide-left top">
        <div className={styles.work}>
          <p className="lead">{localWords(entry).hook}</p>
          <h2>{service.issuesHeading}</h2>
          <PointList points={service.issues} />
          <h2>{service.processHeading}</h2>
          <NumberedSteps steps={service.processSteps} />
          <h2>{included}</h2>
          <Ticks items={service.included} />
          <h2>{say(rules.heading, placeNames(city))}</h2>
          <LocalRules city={city} />
        </div>
        <SideColumn label={contact}>
          <EmergencyCard county={city.county} />
          <ContactCard county={city.county} city={city.name} />
          <ReasonsCard />
        </SideColumn>
      </div>
    </section>
  )
}
