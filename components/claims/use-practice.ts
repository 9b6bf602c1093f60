import { fillCompanyText } from '../../content/company-values.ts'
import { business } from '../../content/index.ts'
import type { FaqItem } from '../../content/model/schema/fields.ts'
import type { PracticeTopic } from '../../content/model/schema/practice.ts'
import { answersOf } from '../../content/practice.ts'
import { useWords } from '../../renderer/server/use-words.ts'

/** How the company works, as questions with their answers, in the order of the topics. */
export const usePractice = (topics: readonly PracticeTopic[]): FaqItem[] => {
  const questions = useWords('practice')
  return topics.map((topic) => ({
    question: questions[topic],
    answer: answersOf(topic)
      .map((name) => fillCompanyText(business.practice[name]))
      .join(' '),
  }))
}
