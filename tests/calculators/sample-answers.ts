import { startingAnswers } from '../../components/calculators/engine/answers.ts'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'

/** Somebody who asks. */
export const person = {
  firstName: 'Maya',
  lastName: 'Ortega',
  email: 'maya@sample.example',
  phone: '(305) 555-0142',
  address: '1 Main Street',
}

/** Anything of that person, wherever it turns up. */
export const anythingPersonal = /Maya|Ortega|sample|555|Main/

/** The roof calculator as a visitor finds it. */
export const untouchedRoof = startingAnswers(roofQuestions)
