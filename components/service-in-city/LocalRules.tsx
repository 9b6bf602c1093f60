import type { City } from '../../content/index.ts'
import type { Point } from '../../content/model/schema/fields.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { PointList } from '../ui/PointList.tsx'

/** What applies to any roof in a city, whoever works on it. */
export const LocalRules = ({ city: { permit, hvhz, wind, housing, storms } }: { city: City }) => {
  const titles = useWords('service-in-city').rules
  const points: Point[] = [
    { icon: 'document', title: permit.authority, text: permit.note },
    { icon: 'wind', title: hvhz ? titles.insideZone : titles.outsideZone, text: wind },
    { icon: 'roof', title: titles.housing, text: housing },
    { icon: 'alert', title: titles.storms, text: storms },
  ]
  return <PointList points={points} />
}
