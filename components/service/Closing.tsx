import type { ServiceFields } from '../../content/schema/service.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { usePageAddress } from '../../renderer/server/use-site.ts'
import { ButtonLink } from '../ui/Button.tsx'
import styles from './Closing.module.css'

/** A closing block with a button to the contact page. */
export const Closing = ({ heading, text, label }: NonNullable<ServiceFields['closing']>) => (
  <section className="section plain">
    <div className="wrap">
      <div className={`${styles.band} on-dark`}>
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink href={usePageAddress(linkedPages.contact)} look="primary" size="large">
          {label}
        </ButtonLink>
      </div>
    </div>
  </section>
)
