import {
  answersOf,
  type PracticeTopic,
  practiceTopics,
} from '../../content/schema/business-parts.ts'
import { floridaDay } from '../../content/schema/day.ts'
import { fillCompanyText, isComplete } from '../../renderer/content/company.ts'
import { useSite, useWords } from '../../renderer/server/current-page.tsx'
import { Day } from '../ui/Day.tsx'
import { type Answered, FaqList } from '../ui/Lists.tsx'
import { Say } from '../ui/Say.tsx'

/** When the next crew is free, until that day is over. */
const NextCrew = () => {
  const { nextCrew } = useSite().business
  const message = useWords('practice').nextCrew
  if (nextCrew === undefined || nextCrew < floridaDay()) return null
  return (
    <span data-until={nextCrew}>
      {' '}
      <Say message={message} values={{ day: <Day day={nextCrew} /> }} />
    </span>
  )
}

/** Returns how the company works as questions with answers, in the order of the topics. */
export const usePractice = (topics: readonly PracticeTopic[]): Answered[] => {
  const questions = useWords('practice')
  const site = useSite()
  const { practice } = site.business
  return topics.map((topic) => ({
    question: questions[topic],
    answer: answersOf(topic)
      .map((name) => practice[name])
      .map(({ text, otherwise }) => [text, otherwise].map((one) => fillCompanyText(site, one)))
      .map((texts) => texts.find(isComplete))
      .join(' '),
    ...(topic === 'start' && { more: <NextCrew /> }),
  }))
}

/** How we work, as questions with answers, for topics separated by spaces. */
export const PracticeAnswers = ({ topics }: { topics: string }) => {
  const named = topics.split(' ')
  const known = practiceTopics.filter((topic) => named.includes(topic))
  return <FaqList questions={usePractice(known)} />
}
