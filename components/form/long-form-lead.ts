import type { FormLead } from './form-lead.ts'

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  service: '',
  message: '',
  preferredContact: 'email',
  urgency: 'normal',
  needsFinancing: '',
  needsInsuranceClaim: '',
}

export const longFormLead: FormLead<typeof empty> = {
  source: 'Contact page',
  subject: ({ firstName, lastName }) => `New lead from ${firstName} ${lastName}`,
  plainSubject: 'New lead from the website',
  empty,
}
