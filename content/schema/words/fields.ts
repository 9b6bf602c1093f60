import { type TObject, type TSchema, Type } from 'typebox'
import { strict, text } from '../fields.ts'
import type { Message, PluralMessage } from '../message.ts'

/** A text with slots for values known only when it is shown, such as `Step {step} of {steps}`. */
export const message = <const Names extends readonly string[]>(
  description: string,
  values: Names,
) =>
  Type.Unsafe<Message<Names[number]>>({
    type: 'string',
    minLength: 1,
    placeholders: { scope: 'site', values },
    description,
  })

/**
 * A text that counts something, with singular and plural forms: `{count} year`, `{count} years`.
 */
export const plural = <const Names extends readonly string[] = []>(
  description: string,
  values: Names = [] as unknown as Names,
) => {
  const form = message(description, ['count', ...values])
  return Type.Unsafe<PluralMessage<Names[number]>>(strict({ one: form, other: form }, description))
}

type WordFields = Record<string, string | TSchema>
type Schemas<F extends WordFields> = {
  [Key in keyof F]: F[Key] extends string ? ReturnType<typeof text> : Extract<F[Key], TSchema>
}

/** A group of named texts. A plain string is the description of a text without slots. */
export const words = <const F extends WordFields>(
  description: string,
  fields: F,
): TObject<Schemas<F>> =>
  strict(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        typeof field === 'string' ? text(field) : field,
      ]),
    ) as Schemas<F>,
    description,
  )

const asItStands = (key: string, value: unknown) =>
  key === 'placeholders'
    ? {
        scope: 'none',
        values:
          typeof value === 'object' && value !== null && 'values' in value ? value.values : [],
      }
    : value

/**
 * Words the browser loads straight from their file. Site-wide placeholders are not filled in there,
 * so these texts may only use their own slots.
 */
export const browserWords: typeof words = (description, fields) =>
  JSON.parse(JSON.stringify(words(description, fields)), asItStands)
