import type { Service } from '../../content/index.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { FaqList } from '../ui/Questions.tsx'

export const ServiceQuestions = ({ service: { questions } }: { service: Service }) => (
  <section className="section sand">
    <div className="wrap split wide-right top">
      <h2>{useWords('service').questions}</h2>
      <FaqList questions={questions} />
    </div>
  </section>
)
