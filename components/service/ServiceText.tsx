import type { Service } from '../../renderer/content/entries.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { EmergencyCard, PlanningCard } from '../contact/ContactCards.tsx'
import { Prose } from '../content/Prose.tsx'
import { SideColumn } from '../ui/SideColumn.tsx'
import { Ticks } from '../ui/Ticks.tsx'

/** The body of the service's file, and what is included. */
export const ServiceText = ({ service }: { service: Service }) => {
  const words = useWords('service').text
  const { Body, included, emergency = false } = service
  return (
    <section className="section">
      <div className="wrap split wide-left top">
        <Prose>
          <Body />
          <h2>{words.included}</h2>
          <Ticks items={included} />
        </Prose>
        <SideColumn label={words.beside}>
          {emergency ? <EmergencyCard /> : <PlanningCard service={service} />}
        </SideColumn>
      </div>
    </section>
  )
}
