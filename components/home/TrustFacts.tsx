import { claim } from '../../content/claims.ts'
import { business } from '../../content/index.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import styles from './TrustFacts.module.css'

const facts: { icon: IconName; title: string; text: string | undefined }[] = [
  { icon: 'sun', title: `Since ${business.founded}`, text: claim('experience') },
  { icon: 'shield', title: 'On paper', text: claim('credentials') },
  { icon: 'wind', title: 'Built for wind', text: claim('hurricane') },
  { icon: 'clock', title: 'Day and night', text: claim('emergency') },
]

/** Four claims in a row under the hero, on the first eave. */
export const TrustFacts = () => (
  <section className={`${styles.band} eave`}>
    <ul className={`wrap ${styles.facts}`}>
      {facts
        .filter(({ text }) => text !== undefined)
        .map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <span>
              <strong>{title}</strong>
              {text}
            </span>
          </li>
        ))}
    </ul>
  </section>
)
