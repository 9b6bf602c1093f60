/**
 * A text with slots for values: `Step {step} of {steps}`. The type carries the names of the values,
 * so that none can be forgotten or misspelled where the message is used.
 */
export type Message<Name extends string = string> = string & { readonly values?: Name }

/** A message with the plural forms for a count, such as `{count} year` and `{count} years`. */
export type PluralMessage<Name extends string = string> = {
  one: Message<Name | 'count'>
  other: Message<Name | 'count'>
}

export type Values<Name extends string> = Readonly<Record<Name, string | number>>

const place = /\{([^{}]*)\}/g

/**
 * Fills in a message. Leaves a slot without a value as it is. Values without a slot are allowed,
 * because authors may leave one out.
 */
export const say = <Name extends string, Given extends Values<Name>>(
  message: Message<Name>,
  values: Given,
): string => message.replace(place, (unfilled, name: Name) => String(values[name] ?? unfilled))

/** Every language formats figures as estimates and permits in the United States do. */
export const figureLocale = 'en-US'

/** The plural form for a count in this locale, with the count and other values filled in. */
export const sayCount = <Name extends string>(
  { one, other }: PluralMessage<Name>,
  count: number,
  { locale, ...values }: { locale: string } & Values<Exclude<NoInfer<Name>, 'count' | 'locale'>>,
): string => {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? one : other
  const shown = count.toLocaleString(figureLocale)
  const message: Message = form
  return say(message, { ...values, count: shown })
}

/**
 * Splits a message at its slots, to fill them with elements: the result alternates between text and
 * slot names.
 */
export const partsOf = (message: string): readonly string[] => message.split(place)
