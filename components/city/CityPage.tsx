import type { City } from '../../renderer/content/entries.ts'
import { Fold } from '../../renderer/server/Fold.tsx'
import { ExploreServices } from '../service-lists/ExploreServices.tsx'
import { CityDifferences } from './CityDifferences.tsx'
import { CityHero } from './CityHero.tsx'
import { CityQuestions } from './CityQuestions.tsx'
import { CityRules } from './CityRules.tsx'
import { CityServices } from './CityServices.tsx'
import { CityText } from './CityText.tsx'

/** The blocks of a city page, in order. */
export const CityPage = ({ city }: { city: City }) => (
  <>
    <CityHero city={city} />
    <Fold />
    <CityServices city={city} />
    <CityDifferences city={city} />
    <CityText city={city} />
    <CityRules city={city} />
    <CityQuestions city={city} />
    <ExploreServices />
  </>
)
