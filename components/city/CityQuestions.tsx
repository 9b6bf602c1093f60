import { say } from '../../content/schema/message.ts'
import type { City } from '../../renderer/content/entries.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { FaqList } from '../ui/Questions.tsx'
import { placeNames } from './place-names.ts'

export const CityQuestions = ({ city }: { city: City }) => (
  <section className="section sand">
    <div className="wrap split wide-right top">
      <h2>{say(useWords('city').questions, placeNames(city))}</h2>
      <FaqList questions={city.questions} />
    </div>
  </section>
)
