import { useId } from 'react'
import { languages } from '../../content/schema/languages.ts'
import { say, sayCount } from '../../content/schema/message.ts'
import type { ServiceFields } from '../../content/schema/service.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { useCurrentPage, usePageAddress, useWords } from '../../renderer/server/current-page.tsx'
import { Claim, ClaimBadge, ClaimNotice } from '../claims/Claim.tsx'
import { BookingLink } from '../contact/ContactButtons.tsx'
import { InlineSvg } from '../drawings/Drawing.tsx'
import { Band, Block, Intro, Split } from '../ui/Block.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Badge, Card } from '../ui/Card.tsx'
import { PageIcon } from '../ui/Icon.tsx'
import { Paper, Ticks } from '../ui/Lists.tsx'
import { FramedPicture, pictureSizes } from '../ui/Picture.tsx'
import { Features, PointList } from '../ui/Points.tsx'
import layersDrawing from './layers.svg?raw'
import styles from './Service.module.css'

type BlockOf<Field extends keyof ServiceFields> = NonNullable<ServiceFields[Field]>

export const RoofLayers = ({ heading, lead, items }: BlockOf<'layers'>) => {
  const { locale } = languages[useCurrentPage().language]
  const layers = new Intl.ListFormat(locale).format(items.map(({ title }) => title))
  return (
    <Split look="cool">
      <InlineSvg svg={layersDrawing} label={say(useWords('service').layers, { layers })} />
      <Intro heading={heading} lead={lead}>
        <div className="below">
          <PointList points={items} />
        </div>
      </Intro>
    </Split>
  )
}

export const Checklist = ({ title, points, ...head }: BlockOf<'checklist'>) => {
  const words = useWords('service').checklist
  const { locale } = languages[useCurrentPage().language]
  const badge = (
    <Badge icon={<PageIcon name="check" />} tone="gold">
      {words.badge}
    </Badge>
  )
  return (
    <Split look="cool" columns="wide-right">
      <Intro badge={badge} {...head}>
        <div className="cluster below">
          <BookingLink size="large" />
        </div>
      </Intro>
      <Paper
        title={title}
        note={sayCount(words.points, points.length, { locale })}
        lines={points}
        numbered
      />
    </Split>
  )
}

/**
 * Colors to try on a house. Each option has its own picture, and CSS shows that of the selected
 * one, so it works without script and fetches a picture only when it is shown.
 */
export const RoofColors = ({ swatches, ...head }: BlockOf<'colors'>) => {
  const group = useId()
  return (
    <Block {...head}>
      <fieldset className={`grid g4 ${styles.colors}`}>
        <legend className="sr">{useWords('service').colors}</legend>
        {swatches.map(({ name, color, picture }, index) => (
          <div key={name}>
            <label className={`stack g2 t-small ${styles.color}`}>
              <input
                className="cover"
                type="radio"
                name={group}
                value={name}
                defaultChecked={index === 0}
              />
              <span className={styles.swatch} style={{ '--color': color }} data-print="color" />
              {name}
            </label>
            <FramedPicture name={picture} sizes={pictureSizes.whole} frame={styles.house} />
          </div>
        ))}
      </fieldset>
    </Block>
  )
}

type Highlight = BlockOf<'highlights'>[number]

export const Highlights = ({ points, claimNotice = false, ...head }: Highlight) => (
  <Block look="plain" {...head}>
    <Features points={points} />
    {claimNotice && <ClaimNotice />}
  </Block>
)

export const TaskLists = ({ lists, ...head }: BlockOf<'taskLists'>) => (
  <Block look="plain" {...head}>
    <div className="grid c2">
      {lists.map(({ title, tasks }) => (
        <Card key={title} lift>
          <h3>{title}</h3>
          <div className="below-s">
            <Ticks items={tasks} />
          </div>
        </Card>
      ))}
    </div>
  </Block>
)

export const Closing = ({ heading, text, label }: BlockOf<'closing'>) => (
  <Block look="plain">
    <Band look="on-dark" heading={heading} text={text}>
      <ButtonLink href={usePageAddress(linkedPages.contact)} look="primary" size="large">
        {label}
      </ButtonLink>
    </Band>
  </Block>
)

type WindMitigationProps = { heading: string; lead: string; points: readonly string[] }

/** The free wind mitigation report: what it is, beside a sample of it. */
export const WindMitigation = ({ points, ...head }: WindMitigationProps) => {
  const { sample, notTheForm } = useWords('wind-mitigation')
  return (
    <Split look="cool" id="wind-mitigation">
      <div className={styles.sample}>
        <FramedPicture name="wind-mitigation" sizes={pictureSizes.column} frame={styles.photo} />
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
        <div className="cluster below">
          <BookingLink size="large" />
        </div>
      </Intro>
    </Split>
  )
}
