import { allLanguages } from '../../content/schema/languages.ts'
import { byWorker } from './drive-worker.ts'
import { type RelayAnswer, relayAnswers } from './relay-answers.ts'
import { type Run, requestsOf } from './run.ts'
import { drops, formNames, interruptions, reactions, type Step, stepNames } from './steps.ts'
import { databaseFaults, localStorageFaults } from './storage-faults.ts'

const answers = Object.keys(relayAnswers) as RelayAnswer[]

/** Every kind of thing that a schedule can contain, in words. */
export const allKinds: readonly string[] = [
  ...stepNames.map((name) => `step: ${name}`),
  ...formNames.map((form) => `form: ${form}`),
  ...drops.map((drop) => `connection lost: ${drop}`),
  ...interruptions.map((interruption) => `interruption: ${interruption}`),
  ...answers.map((answer) => `relay: ${answer}`),
  ...localStorageFaults.map((fault) => `localStorage: ${fault}`),
  ...databaseFaults.map((fault) => `database: ${fault}`),
  'poisoned message',
  ...allLanguages.map((language) => `language: ${language}`),
  ...reactions.map((reaction) => `told that it failed: ${reaction}`),
  'lead sent by the service worker',
]

const kindsOfStep = (step: Step): string[] => [
  `step: ${step.do}`,
  ...(step.do === 'send'
    ? [`form: ${step.form}`, `connection lost: ${step.drop}`, `interruption: ${step.interruption}`]
    : []),
]

/** The kinds of things that really happened: an answer that nobody asked for did not. */
export const kindsIn = (run: Run): string[] => {
  const { steps, storage, language } = run.schedule
  const isPoisoned = run.messages.some(
    (message) => message.isPoison && requestsOf(run, message).length > 0,
  )
  return [
    ...steps.flatMap(kindsOfStep),
    ...run.requests.map(({ answer }) => `relay: ${answer}`),
    `localStorage: ${storage.localStorage}`,
    `database: ${storage.database}`,
    ...(isPoisoned ? ['poisoned message'] : []),
    `language: ${language}`,
    ...run.messages.flatMap(({ reaction }) => (reaction ? `told that it failed: ${reaction}` : [])),
    ...(run.requests.some(({ document }) => document === byWorker)
      ? ['lead sent by the service worker']
      : []),
  ]
}
