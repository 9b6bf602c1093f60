import type { City } from '../../content/index.ts'
import { say } from '../../content/model/message.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { placeNames } from '../city/place-names.ts'
import { FaqList } from '../ui/Questions.tsx'

export const LocalQuestions = ({ city }: { city: City }) => (
  <section className="section sand">
    <div className="wrap split wide-right top">
      <h2>{say(useWords('service-in-city').questions, placeNames(city))}</h2>
      <FaqList questions={city.questions} />
    </div>
  </section>
)
