import { useWords } from '../../renderer/server/use-words.ts'
import { Claim } from '../claims/Claim.tsx'
import { BookingLink } from '../contact/ContactButtons.tsx'
import { Badge } from '../ui/Badge.tsx'
import { PageIcon } from '../ui/Icon.tsx'
import { Paper } from '../ui/Paper.tsx'
import { FramedPicture, pictureSizes } from '../ui/Picture.tsx'
import { Ticks } from '../ui/Ticks.tsx'
import styles from './WindMitigation.module.css'

type WindMitigationProps = { heading: string; lead: string; points: readonly string[] }

/** The free wind mitigation report: what it is, beside a sample of it. */
export const WindMitigation = ({ heading, lead, points }: WindMitigationProps) => {
  const { sample, book, notTheForm } = useWords('wind-mitigation')
  return (
    <section className="section cool" id="wind-mitigation">
      <div className="wrap split">
        <div className={styles.sample}>
          <FramedPicture
            name="wind-mitigation"
            sizes={pictureSizes.column}
            frame={styles.picture}
          />
          <Paper
            title={sample.title}
            note={sample.note}
            lines={sample.features}
            verdict={sample.verdict}
          />
        </div>
        <div>
          <Claim name="windReport">
            {({ text, until }) => (
              <Badge icon={<PageIcon name="document" />} tone="gold" {...until}>
                {text}
              </Badge>
            )}
          </Claim>
          <h2 className="below-s">{heading}</h2>
          <p className="lead below-s">{lead}</p>
          <div className="below">
            <Ticks items={points} />
          </div>
          <Claim name="windSavings">
            {({ text, counts, until }) => (
              <p className="below" {...until}>
                <strong>{text}.</strong> {counts}
              </p>
            )}
          </Claim>
          <p className="below">{notTheForm}</p>
          <div className="row below">
            <BookingLink label={book} size="large" />
          </div>
        </div>
      </div>
    </section>
  )
}
