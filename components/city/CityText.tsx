import type { City } from '../../renderer/content/entries.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { ContactCard, EmergencyCard } from '../contact/ContactCards.tsx'
import { Prose } from '../content/Prose.tsx'
import { SideColumn } from '../ui/SideColumn.tsx'

export const CityText = ({ city: { Body, name, county } }: { city: City }) => (
  <section className="section plain">
    <div className="wrap split wide-left top">
      <Prose>
        <Body />
      </Prose>
      <SideColumn label={useWords('city').contact}>
        <EmergencyCard county={county} />
        <ContactCard county={county} city={name} />
      </SideColumn>
    </div>
  </section>
)
