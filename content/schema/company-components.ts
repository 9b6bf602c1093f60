import { placedClaims } from './claims.ts'
import { fact, oneOf, strict } from './fields.ts'
import { practiceTopics } from './practice.ts'

const topic = `(?:${practiceTopics.join('|')})`

/** The components that show what business.yaml says about the company. */
export const companyComponents = {
  CompanyFigures: {
    children: false,
    properties: strict({}, 'Our claims as large figures, from business.yaml.'),
  },
  CompanyClaim: {
    children: false,
    properties: strict(
      { name: oneOf(placedClaims, 'A claim in business.yaml.') },
      'A claim of business.yaml as a sentence, with what its number counts.',
    ),
  },
  PracticeAnswers: {
    children: false,
    properties: strict(
      {
        topics: fact(
          `What it answers, such as "crew payment", with spaces between: ${practiceTopics.join(', ')}. Shown in that order.`,
          { pattern: `^${topic}(?: ${topic})*$` },
        ),
      },
      'Answers to what people ask before they call, from business.yaml.',
    ),
  },
  ClaimNotice: {
    children: false,
    properties: strict(
      {},
      'The notice that Florida asks for beside any mention of insurance claims, from business.yaml.',
    ),
  },
} as const
