import { practiceTopics } from '../../content/schema/practice.ts'
import { FaqList } from '../ui/Questions.tsx'
import { usePractice } from './use-practice.ts'

/** How we work, as questions with their answers, for the topics named with spaces between them. */
export const PracticeAnswers = ({ topics }: { topics: string }) => {
  const named = topics.split(' ')
  const known = practiceTopics.filter((topic) => named.includes(topic))
  return (
    <div data-wide>
      <FaqList questions={usePractice(known)} />
    </div>
  )
}
