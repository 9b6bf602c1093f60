import { practiceTopics } from '../practice.ts'
import { words } from './fields.ts'

type Topic = (typeof practiceTopics)[number]

export const practiceWords = words(
  'content/words/practice.yaml: what people ask before they call. The answers are in content/business.yaml.',
  Object.fromEntries(
    practiceTopics.map((topic) => [topic, `The question that ${topic} answers.`]),
  ) as Record<Topic, string>,
)
