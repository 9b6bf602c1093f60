import type { FaqItem } from '../../content/schema/fields.ts'
import { answersOf, type PracticeTopic, practiceTopics } from '../../content/schema/practice.ts'
import { fillCompanyText } from '../../renderer/content/company-values.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { FaqList } from '../ui/Lists.tsx'

/** How the company works, as questions with their answers, in the order of the topics. */
export const usePractice = (topics: readonly PracticeTopic[]): FaqItem[] => {
  const questions = useWords('practice')
  const site = useSite()
  const { practice } = site.business
  return topics.map((topic) => ({
    question: questions[topic],
    answer: answersOf(topic)
      .map((name) => fillCompanyText(site, practice[name]))
      .join(' '),
  }))
}

/** How we work, as questions with their answers, for the topics named with spaces between them. */
export const PracticeAnswers = ({ topics }: { topics: string }) => {
  const named = topics.split(' ')
  const known = practiceTopics.filter((topic) => named.includes(topic))
  return <FaqList questions={usePractice(known)} />
}
