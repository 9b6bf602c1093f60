import { dial } from '../../content/schema/telephone.ts'

/** A phone number in a sentence of an island; elsewhere the page links them by itself. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className="tel" href={dial(phone)}>
    {phone}
  </a>
)
