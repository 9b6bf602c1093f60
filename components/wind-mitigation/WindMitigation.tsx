import { useWords } from '../../renderer/server/use-words.ts'
import { Claim } from '../claims/Claim.tsx'
import { BookingLink } from '../contact/ContactButtons.tsx'
import { Intro, Split } from '../ui/Block.tsx'
import { Badge } from '../ui/Card.tsx'
import { PageIcon } from '../ui/Icon.tsx'
import { Paper, Ticks } from '../ui/Lists.tsx'
import { FramedPicture, pictureSizes } from '../ui/Picture.tsx'
import styles from './WindMitigation.module.css'

const PriceBadge = () => (
  <Claim name="windReport">
    {({ text, until }) => (
      <Badge icon={<PageIcon name="document" />} tone="gold" {...until}>
        {text}
      </Badge>
    )}
  </Claim>
)

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
      <Intro badge={<PriceBadge />} {...head}>
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
