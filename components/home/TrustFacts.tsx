import type { HomeFields } from '../../content/schema/home.ts'
import { Claim } from '../claims/Claim.tsx'
import { PageIcon } from '../ui/PageIcon.tsx'
import styles from './TrustFacts.module.css'

/** A row of claims under the hero, on the first tile edge. */
export const TrustFacts = ({ facts }: { facts: HomeFields['trustFacts'] }) => (
  <section className={`${styles.band} eave`}>
    <ul className={`wrap ${styles.facts}`}>
      {facts.map(({ claim, icon, title }) => (
        <Claim key={claim} name={claim}>
          {({ text, until }) => (
            <li {...until}>
              <PageIcon name={icon} />
              <span>
                <strong>{title}</strong>
                {text}
              </span>
            </li>
          )}
        </Claim>
      ))}
    </ul>
  </section>
)
