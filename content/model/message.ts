/**
 * A text with places for values: `Step {step} of {steps}`. The type carries the names of the values, so that none can be
 * forgotten or misspelt where the message is used.
 */
export type Message<Name extends string = string> = string & { readonly values?: (name: Name) => void }

/** A message in the forms that a count asks for, such as `{count} year` and `{count} years`. */
export type PluralMessage<Name extends string = string> = { one: Message<Name | 'count'>; other: Message<Name | 'count'> }

export type Values<Name extends string> = Readonly<Record<Name, string | number>>

const place = /\{([^{}]*)\}/g

/** A message with its values in their places. A place without a value is left as it stands. */
export const say = <Name extends string>(message: Message<Name>, values: Values<NoInfer<Name>>): string =>
  message.replace(place, (unfilled, name: Name) => String(values[name] ?? unfilled))

/** The form of a message that a count asks for in this locale, with the count and the other values in their places. */
export const sayCount = <Name extends string>(
  { one, other }: PluralMessage<Name>,
  count: number,
  { locale, ...values }: { locale: string } & Values<Exclude<NoInfer<Name>, 'count' | 'locale'>>,
): string => {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? one : other
  const shown = new Intl.NumberFormat(locale).format(count)
  return say(form as Message, { ...values, count: shown })
}

/** The parts of a message around its places, for places that are filled with elements: texts and names in turn. */
export const partsOf = (message: string): readonly string[] => message.split(place)
