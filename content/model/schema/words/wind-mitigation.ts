import { list, text } from '../fields.ts'
import { words } from './fields.ts'

export const windMitigationWords = words('content/words/wind-mitigation.yaml: the sample of a wind mitigation report, and what stands around it.', {
  sample: words('The report as it is drawn.', {
    title: 'Its title.',
    note: 'Beside the title.',
    features: list(text('A feature.', { maxLength: 40 }), "The features that the state's form OIR-B1-1802 records.", 3, 8),
    verdict: 'Beside the tick of each feature.',
    savings: 'Beside the claim of what a report saves. Its * leads to the footnote.',
  }),
  book: 'Button that opens the booking calendar.',
  footnote: 'What has to be said of the savings.',
})
