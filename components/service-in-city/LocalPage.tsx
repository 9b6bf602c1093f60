import type { ServiceInCity } from '../../renderer/content/entries.ts'
import { LocalHero } from './LocalHero.tsx'
import { LocalWork } from './LocalWork.tsx'
import { Nearby } from './Nearby.tsx'

/** The blocks of a page about a service in a city, in order. */
export const LocalPage = ({ entry }: { entry: ServiceInCity }) => (
  <>
    <LocalHero entry={entry} />
    <LocalWork entry={entry} />
    <Nearby entry={entry} />
  </>
)
