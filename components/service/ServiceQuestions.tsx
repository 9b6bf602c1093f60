import { say } from '../../content/schema/message.ts'
import type { Service } from '../../renderer/content/entries.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { usePractice } from '../claims/use-practice.ts'
import { FaqList } from '../ui/Questions.tsx'

/** Questions about the service, then what people ask about us before they call. */
export const ServiceQuestions = ({
  service: { nameInSentence, questions, practice = [] },
}: {
  service: Service
}) => {
  return (
    <section className="section sand">
      <div className="wrap split wide-right top">
        <h2>{say(useWords('service').questions, { service: nameInSentence })}</h2>
        <FaqList questions={[...questions, ...usePractice(practice)]} />
      </div>
    </section>
  )
}
