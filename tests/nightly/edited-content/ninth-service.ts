import { stringify } from 'yaml'
import { type ContentFolder, inventedWords } from './content-folder.ts'

const slug = 'roof-washing'
const times = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1))
const words = (what: string, count: number) => inventedWords(`${slug} ${what}`, count)

const fields = {
  order: 9,
  title: 'Roof washing',
  nameInSentence: 'roof washing',
  heading: 'A clean roof, gently',
  description: words('description', 30),
  summary: words('summary', 6),
  pageTitle: 'Roof washing Miami | Gently | {companyName}',
  pageDescription: words('page description', 16),
  metaTitle: 'Roof washing in {cityName}',
  metaDescription: `{cityDisplayName}: {cityCard} ${words('description of a city', 6)}`,
  keywords: ['roof washing {cityNameLower}'],
  picture: 'suppliers',
  priced: 'on site',
  issuesHeading: 'What grows on {cityName} roofs',
  issues: times(6, (number) => ({
    icon: 'leaf',
    title: `Growth ${number}`,
    text: words(`issue ${number}`, 12),
  })),
  processHeading: 'How we wash',
  processSteps: times(4, (number) => ({
    title: `Washing, part ${number}`,
    description: words(`step ${number}`, 12),
  })),
  included: times(6, (number) => words(`included ${number}`, 6)),
  questions: times(3, (number) => ({
    question: `Washing question ${number}?`,
    answer: words(`answer ${number}`, 20),
  })),
  callToAction: 'Ask us to wash your roof.',
}

/** Adds a service, with its own text in every city. */
export const addService = ({ write, filesIn, edit }: ContentFolder) => {
  write(`services/${slug}.mdx`, `---\n${stringify(fields)}---\n\n${words('body', 120)}\n`)
  for (const file of filesIn('cities', '.mdx'))
    edit(file, (city) => {
      const own = (what: string, count: number) => inventedWords(`${slug} ${what} ${file}`, count)
      city.setIn(['services', slug], {
        card: own('card', 6),
        lead: own('lead', 20),
        hook: own('hook', 100),
        issues: times(3, (number) => ({
          issue: `Growth ${number}`,
          text: own(`issue ${number}`, 30),
        })),
        steps: times(4, (number) => own(`step ${number}`, 20)),
        firstVisit: own('first visit', 50),
        question: { question: own('question', 6), answer: own('answer', 50) },
      })
    })
}
