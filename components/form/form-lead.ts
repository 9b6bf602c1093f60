import type { LeadContent } from '../leads/lead.ts'

/** How a form's answers become a lead. The office reads it, so everything in it stays English. */
export type FormLead<Fields extends Record<string, string>> = {
  source: string
  subject: (fields: Fields) => string
  /** Subject if the browser sends the form itself and cannot insert a name. */
  plainSubject: string
  /** Every field in the order of the e-mail, with its initial value. */
  empty: Fields
}

type Given = Readonly<Record<string, string | undefined>>

/**
 * The form's fields, with the given values. Other values, such as the relay's control fields, are
 * dropped.
 */
export const fieldsOf = <Fields extends Record<string, string>>(
  { empty }: FormLead<Fields>,
  given: Given,
): Fields =>
  Object.fromEntries(
    Object.entries(empty).map(([name, value]) => [name, given[name] ?? value]),
  ) as Fields

export const leadOf = <Fields extends Record<string, string>>(
  form: FormLead<Fields>,
  given: Given,
): LeadContent => {
  const fields = fieldsOf(form, given)
  return { source: form.source, subject: form.subject(fields), fields }
}
