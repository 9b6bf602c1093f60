import type { LeadContent } from '../leads/lead.ts'

/** How a form's answers become a lead. The office reads it: everything in here stays English. */
export type FormLead<Fields extends Record<string, string>> = {
  source: string
  subject: (fields: Fields) => string
  /** The subject when the browser sends the form by itself and cannot put a name into it. */
  plainSubject: string
  /** Every field in the order of the e-mail, as in a form that nobody has touched. */
  empty: Fields
}

type Given = Readonly<Record<string, string | undefined>>

/** The fields of a form with the values given for them. Other values, such as the relay's control fields, are left out. */
export const fieldsOf = <Fields extends Record<string, string>>({ empty }: FormLead<Fields>, given: Given): Fields =>
  Object.fromEntries(Object.entries(empty).map(([name, value]) => [name, given[name] ?? value])) as Fields

export const leadOf = <Fields extends Record<string, string>>(form: FormLead<Fields>, given: Given): LeadContent => {
  const fields = fieldsOf(form, given)
  return { source: form.source, subject: form.subject(fields), fields }
}
