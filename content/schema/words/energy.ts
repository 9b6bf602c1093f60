import { insulationLevels } from '../options.ts'
import {
  choiceQuestion,
  markedNumberQuestion,
  numberQuestion,
  optionWords,
  personQuestion,
  toast,
} from './calculator-fields.ts'
import { energyDocumentWords } from './energy-document.ts'
import { energyResultWords } from './energy-result.ts'
import { browserWords, words } from './fields.ts'

const questions = browserWords(
  'content/words/energy.yaml: the questions of the energy calculator.',
  {
    questions: words('The steps, in order.', {
      currentBill: numberQuestion('The monthly electric bill.'),
      homeSize: markedNumberQuestion('The size of the home.'),
      roofAge: numberQuestion('The age of the roof.'),
      insulation: choiceQuestion('The insulation of the attic.', insulationLevels),
      hvacAge: numberQuestion('The age of heating and cooling.'),
      person: personQuestion('Who is asking.'),
      address: personQuestion('Where the home is.'),
    }),
    labels: words('The options by name, in the wizard, the result and the document.', {
      insulation: optionWords('Levels of insulation.', insulationLevels),
    }),
    finish: 'Button of the last step.',
    finishing: 'The same while the answers are being sent.',
    ready: toast('Notice when the result appears.'),
  },
)

/** The words of the energy calculator, one file per subject. */
export const energyWords = { questions, result: energyResultWords, document: energyDocumentWords }
