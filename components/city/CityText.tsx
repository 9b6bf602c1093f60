import type { City } from '../../content/index.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { Prose } from '../content/Prose.tsx'
import { ContactCard } from '../marketing/ContactCard.tsx'
import { EmergencyCard } from '../marketing/EmergencyCard.tsx'
import { SideColumn } from '../marketing/SideColumn.tsx'

export const CityText = ({ city: { Body, name, county } }: { city: City }) => (
  <section className="section">
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
