import { damageLevels, featureIds, roofSlopes, roofTypes } from '../options.ts'
import {
  choiceQuestion,
  markedNumberQuestion,
  numberQuestion,
  optionWords,
  personQuestion,
  pricedQuestion,
  toast,
} from './calculator-fields.ts'
import { browserWords, words } from './fields.ts'
import { roofDocumentWords } from './roof-document.ts'
import { roofResultWords } from './roof-result.ts'

const questions = browserWords('content/words/roof.yaml: the questions of the roof calculator.', {
  questions: words('The steps, in order.', {
    roofType: pricedQuestion('The new roof.'),
    squareFootage: markedNumberQuestion('The size of the roof.'),
    roofSlope: choiceQuestion('The slope.', roofSlopes),
    currentAge: numberQuestion('The age of the current roof.'),
    damageLevel: choiceQuestion('The condition of the current roof.', damageLevels),
    features: pricedQuestion('The extras.'),
    person: personQuestion('Who is asking.'),
    address: personQuestion('Where the house is.'),
  }),
  labels: words('The options by name, in the wizard, the result and the document.', {
    roofType: optionWords('Types of roof.', roofTypes),
    roofSlope: optionWords('Slopes.', roofSlopes),
    damageLevel: optionWords('Conditions.', damageLevels),
    features: optionWords('Extras.', featureIds),
  }),
  finish: 'Button of the last step.',
  finishing: 'The same while the answers are being sent.',
  ready: toast('Notice when the result appears.'),
})

/** The words of the roof calculator, one file per subject. */
export const roofWords = { questions, result: roofResultWords, document: roofDocumentWords }
