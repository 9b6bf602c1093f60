import { business } from '../../content/index.ts'
import { Claim } from '../claims/Claim.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './TrustFacts.module.css'

const facts = [
  { name: 'experience', icon: 'sun', title: `Since ${business.founded}` },
  { name: 'credentials', icon: 'shield', title: 'On paper' },
  { name: 'hurricane', icon: 'wind', title: 'Built for wind' },
  { name: 'emergency', icon: 'clock', title: 'Day and night' },
] as const

/** Four claims in a row under the hero, on the first eave. */
export const TrustFacts = () => (
  <section className={`${styles.band} eave`}>
    <ul className={`wrap ${styles.facts}`}>
      {facts.map(({ name, icon, title }) => (
        <Claim key={name} name={name}>
          {({ text, until }) => (
            <li {...until}>
              <Icon name={icon} />
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
