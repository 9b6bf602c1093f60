import type { PracticeFields, PracticeTopic } from '../../content/schema/practice.ts'
import { roofTypes } from '../../content/schema/words.ts'

/** The fields of `practice` in business.yaml that answer a topic, in order. */
export const answersOf = (topic: PracticeTopic): readonly (keyof PracticeFields)[] =>
  topic === 'days' ? roofTypes.map((type) => `${type}Days` as const) : [topic]
