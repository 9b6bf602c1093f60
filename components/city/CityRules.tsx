import type { Point } from '../../content/schema/fields.ts'
import { say } from '../../content/schema/message.ts'
import type { City } from '../../renderer/content/entries.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { PointList } from '../ui/PointList.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { placeNames } from './place-names.ts'

/** What applies to any roof in a city, whoever works on it: permits, wind, houses, storms. */
export const CityRules = ({ city }: { city: City }) => {
  const { heading, insideZone, outsideZone, ...titles } = useWords('city').rules
  const { permit, hvhz, wind, housing, storms } = city
  const points: Point[] = [
    { icon: 'document', title: permit.authority, text: permit.note },
    { icon: 'wind', title: hvhz ? insideZone : outsideZone, text: wind },
    { icon: 'roof', title: titles.housing, text: housing },
    { icon: 'alert', title: titles.storms, text: storms },
  ]
  return (
    <section className="section plain">
      <div className="wrap">
        <SectionHead heading={say(heading, placeNames(city))} />
        <PointList points={points} pairs />
      </div>
    </section>
  )
}
