import { say } from '../../content/schema/message.ts'
import type { ServiceInCity } from '../../renderer/content/entries.ts'
import { localIssues, localWords } from '../../renderer/content/local-words.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { placeNames } from '../city/place-names.ts'
import { ReasonsCard } from '../claims/ReasonsCard.tsx'
import { ContactCard, EmergencyCard } from '../contact/ContactCards.tsx'
import { PointList } from '../ui/PointList.tsx'
import { SideColumn } from '../ui/SideColumn.tsx'
import { LocalSteps } from './LocalSteps.tsx'
import styles from './LocalWork.module.css'

/** The service as we do it in this city. */
export const LocalWork = ({ entry }: { entry: ServiceInCity }) => {
  const { firstVisit, contact } = useWords('service-in-city')
  const { service, city } = entry
  const { question, ...local } = localWords(entry)
  return (
    <section className="section plain">
      <div className="wrap split wide-left top">
        <div className={styles.work}>
          <p className="lead">{local.hook}</p>
          <h2>{service.issuesHeading}</h2>
          <PointList points={localIssues(entry)} />
          <h2>{service.processHeading}</h2>
          <LocalSteps entry={entry} />
          <h2>{say(firstVisit, placeNames(city))}</h2>
          <p>{local.firstVisit}</p>
          <h2>{question.question}</h2>
          <p>{question.answer}</p>
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
