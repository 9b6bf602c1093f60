import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { DollarSpan } from '../engine/result/DollarSpan.tsx'
import styles from './EnergyResult.module.css'
import { insuranceRange } from './insurance-range.ts'
import type { EnergyContent } from './result-content.ts'

const benefits = [
  { name: 'heat', icon: 'sun' },
  { name: 'air', icon: 'wind' },
  { name: 'footprint', icon: 'leaf' },
] as const

/** What roofs of such homes cost, and what a better one is good for. */
export const BesideResult = ({
  homeSize,
  content: { words, formats },
}: {
  homeSize: number
  content: EnergyContent
}) => (
  <div className={styles.beside}>
    <Card>
      <h3>{words.insurance.heading}</h3>
      <p>{words.insurance.lead}</p>
      <DollarSpan range={insuranceRange(homeSize)} formats={formats} className={styles.price} />
      <p className="small">{words.insurance.note}</p>
    </Card>
    {benefits.map(({ name, icon }) => (
      <Card key={name}>
        <Icon name={icon} className={styles.icon} />
        <h3>{words.benefits[name].title}</h3>
        <p>{words.benefits[name].text}</p>
      </Card>
    ))}
  </div>
)
