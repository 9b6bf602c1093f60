import { useWords } from '../../renderer/server/use-words.ts'
import { Claim, ClaimBadge } from '../claims/Claim.tsx'
import { BookingLink } from '../contact/ContactButtons.tsx'
import { Intro, Split } from '../ui/Block.tsx'
import { Paper, Ticks } from '../ui/Lists.tsx'
import { FramedPicture, pictureSizes } from '../ui/Picture.tsx'
import styles from './WindMitigation.module.css'

type WindMitigationProps = { heading: string; lead: string; points: readonly string[] }

/** The free wind mitigation report: what it is, beside a sample of it. */
export const WindMitigation = ({ points, ...head }: WindMitigationProps) => {
  const { sample, book, notTheForm } = useWords('wind-mitigation')
  return (
    <Split look="cool" id="wind-mitigation">
      <div className={styles.sample}>
        <FramedPicture name="wind-mitigation" sizes={pictureSizes.column} frame={styles.picture} />
        <Paper {...sample} lines={sample.features} />
      </div>
      <Intro badge={<ClaimBadge name="windReport" icon="document" tone="gold" />} {...head}>
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
      </Intro>
    </Split>
  )
}
