import { Claim } from '../claims/Claim.tsx'
import { BookingLink } from '../contact/BookingLink.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Paper } from '../ui/Paper.tsx'
import { Picture } from '../ui/Picture.tsx'
import { pictureSizes } from '../ui/picture-sizes.ts'
import { Ticks } from '../ui/Ticks.tsx'
import styles from './WindMitigation.module.css'

/** What the state's form OIR-B1-1802 records (content/facts.md 1.6). */
const features = ['Roof covering', 'Deck attachment', 'Roof-to-wall straps', 'Roof shape', 'Water barrier', 'Opening protection']

type WindMitigationProps = { heading: string; lead: string; points: readonly string[] }

/** The free wind mitigation report: what it is, beside a sample of it. */
export const WindMitigation = ({ heading, lead, points }: WindMitigationProps) => {
  return (
    <section className="section cool" id="wind-mitigation">
      <div className="wrap split">
        <div className={styles.sample}>
          <div className={styles.picture}>
            <Picture name="wind-mitigation" sizes={pictureSizes.column} />
          </div>
          <Paper title="Wind mitigation report" note="Sample" lines={features} verdict="Documented">
            <Claim name="windSavings">
              {({ text, until }) => (
                <div className={styles.savings} {...until}>
                  <span>Typical premium savings a year*</span>
                  <strong>{text}</strong>
                </div>
              )}
            </Claim>
          </Paper>
        </div>
        <div>
          <Claim name="windReport">
            {({ text, until }) => (
              <Badge icon="document" tone="gold" {...until}>
                {text}
              </Badge>
            )}
          </Claim>
          <h2 className="below-s">{heading}</h2>
          <p className="lead below-s">{lead}</p>
          <div className="below">
            <Ticks items={points} />
          </div>
          <div className="row below">
            <BookingLink label="Get my free report" size="large" />
          </div>
          <Claim name="windSavings">
            {({ until }) => (
              <p className={styles.note} {...until}>
                *Savings depend on your insurer and your house. Your insurer decides which credits apply.
              </p>
            )}
          </Claim>
        </div>
      </div>
    </section>
  )
}
