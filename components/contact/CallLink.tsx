import { dial } from '../../content/schema/telephone.ts'
import { business } from '../../renderer/content/site.ts'
import { ButtonLink, type ButtonLook } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** A button that calls our phone number, which stays on one line. Another label may break. */
export const CallLink = ({ label, ...look }: ButtonLook & { label?: string }) => (
  <ButtonLink href={dial(business.phone)} {...look}>
    <Icon name="phone" />
    {label ?? <span className="tel">{business.phone}</span>}
  </ButtonLink>
)
