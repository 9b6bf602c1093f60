import type { FormLead } from './form-lead.ts'

const empty = { name: '', email: '', phone: '', service: '', message: '' }

export const shortFormLead: FormLead<typeof empty> = {
  source: 'Home page form',
  subject: ({ name }) => `New message from ${name}`,
  plainSubject: 'New message from the website',
  empty,
}
