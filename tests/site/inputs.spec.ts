import { inputs } from '../form/input-table.ts'
import { wholeLanguages } from './built-site.ts'
import { testInputs } from './inputs.ts'

// More of them, and in every language: tests/nightly/inputs.spec.ts.
for (const language of wholeLanguages.slice(-1)) testInputs([inputs], language, ['homeSize'])
