import { business } from '../../content/index.ts'
import { dial } from '../../content/model/telephone.ts'
import { ButtonLink, type ButtonLook } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** A button that calls our phone number. */
export const CallLink = ({ label = business.phone, ...look }: ButtonLook & { label?: string }) => (
  <ButtonLink href={dial(business.phone)} {...look}>
    <Icon name="phone" />
    <span className="tel">{label}</span>
  </ButtonLink>
)
