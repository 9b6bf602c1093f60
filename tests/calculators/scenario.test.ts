import { expect, test } from 'vitest'
import { inputOf } from '../../components/calculators/engine/input.ts'
import { readScenario } from '../../components/calculators/engine/kept/scenario.ts'
import { scenarioQuery } from '../../components/calculators/engine/result/ScenarioLink.tsx'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import { anythingPersonal, person, untouchedRoof } from './sample-answers.ts'

test('the link to a scenario carries the house and nothing of the person, and brings it back', () => {
  const answers = {
    ...untouchedRoof,
    ...person,
    roofType: 'metal',
    squareFootage: '2,400',
    features: ['solar-ready', 'gutter-replacement'],
  }
  const query = scenarioQuery(answers)
  expect(decodeURIComponent(query)).not.toMatch(anythingPersonal)
  expect(inputOf(roofQuestions, readScenario(roofQuestions, query) ?? untouchedRoof)).toEqual(
    inputOf(roofQuestions, answers),
  )
})

test('nonsense in a link is replaced by the defaults', () => {
  const scenario = readScenario(
    roofQuestions,
    '?roofType=straw&squareFootage=1e9&currentAge=20&features=solar-ready,bogus&firstName=Eve&admin=1',
  )
  expect(scenario).toEqual({ ...untouchedRoof, currentAge: '20', features: ['solar-ready'] })
})

test('an address without answers is no scenario', () =>
  expect(readScenario(roofQuestions, '?utm_source=x')).toBeUndefined())
