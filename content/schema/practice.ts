import type { Static } from 'typebox'
import * as field from './fields.ts'
import { roofTypes } from './options.ts'

const answer = (description: string) => field.companyText(`${description} One to three sentences.`)

/** How the company works: the answers to what people ask before they call. */
export const practice = field.group(
  {
    crew: answer('Who comes, and how many.'),
    nightVisit: answer('What a visit at night and a tarp cost.'),
    repairPrices: answer('What most repairs cost.'),
    start: answer('How soon work can start. The next free day of a crew is `nextCrew`.'),
    waysToPay: answer('How a bill can be paid.'),
    business: answer(
      'What flat roofs of shops and offices cost, and what a service contract holds.',
    ),
    shingleDays: answer('How many working days a shingle roof takes.'),
    tileDays: answer('How many working days a tile roof takes.'),
    metalDays: answer('How many working days a metal roof takes.'),
    flatDays: answer('How many working days a flat roof takes.'),
    workmanship: answer('Our own warranty on the work, in years, with its conditions.'),
    makerWarranty: answer("The warranty of the material's maker."),
    payment: answer('The deposit and the later payments.'),
    employment: answer('Whether our own people or subcontractors do the work.'),
    workersCompensation: answer("Our workers' compensation insurance."),
    storm: answer('What happens if a storm comes in the middle of the job.'),
    solar: answer('Who takes solar panels down and puts them back.'),
    access: answer('Gates, driveway, plants and nails.'),
    signing: answer('Who signs which inspection form.'),
  },
  'Answers to what people ask before they call. A page shows those that it names.',
)

export type PracticeFields = Static<typeof practice>

const names = Object.keys(practice.properties) as (keyof PracticeFields)[]

/** What a page may name: each answer, and `days` for those of every kind of roof together. */
export const practiceTopics = ['days', ...names] as const

export type PracticeTopic = (typeof practiceTopics)[number]

/** The fields of `practice` in business.yaml that answer a topic, in order. */
export const answersOf = (topic: PracticeTopic): readonly (keyof PracticeFields)[] =>
  topic === 'days' ? roofTypes.map((type) => `${type}Days` as const) : [topic]
