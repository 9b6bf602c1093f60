import { list, text } from '../fields.ts'
import { words } from './fields.ts'

export const windMitigationWords = words(
  'content/words/wind-mitigation.yaml: the sample wind mitigation report and the text around it.',
  {
    sample: words('The drawn report.', {
      title: 'Its title.',
      note: 'Beside the title.',
      features: list(
        text('A feature.', { maxLength: 40 }),
        "The features that the state's form OIR-B1-1802 records.",
        3,
        8,
      ),
      verdict: 'Beside the check mark of each feature.',
    }),
    book: 'Button that opens the booking calendar.',
    notTheForm:
      'Below the text: that the checklist is not the form of the state, and who may sign that form.',
  },
)
