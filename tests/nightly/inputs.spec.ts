import { inputs, moreInputs } from '../form/input-table.ts'
import { wholeLanguages } from '../site/built-site.ts'
import { testInputs } from '../site/inputs.ts'

for (const language of wholeLanguages) testInputs([inputs, moreInputs], language)
