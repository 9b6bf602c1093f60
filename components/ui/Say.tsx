import { Fragment, type ReactNode } from 'react'
import { type Message, partsOf } from '../../content/schema/message.ts'
import { dial } from '../../content/schema/text.ts'

type SayProps<Name extends string, Given> = { message: Message<Name>; values: Given }

/** A message whose slots are filled with elements, such as a link in the middle of a sentence. */
export const Say = <Name extends string, Given extends Readonly<Record<Name, ReactNode>>>({
  message,
  values,
}: SayProps<Name, Given>) =>
  partsOf(message).map((part, index) => (
    // Text and slots alternate, and a message never changes, so the index is a stable key.
    <Fragment key={index}>{index % 2 === 0 ? part : values[part as Name]}</Fragment>
  ))

/** A linked phone number in a sentence of an island. Document.tsx links all others. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className="tel nb" href={dial(phone)}>
    {phone}
  </a>
)
