import { type CSSProperties, useId } from 'react'
import { languages } from '../../content/schema/languages.ts'
import { say, sayCount } from '../../content/schema/message.ts'
import type { ServiceFields } from '../../content/schema/service.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { usePageAddress } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { ClaimNotice } from '../claims/Claim.tsx'
import { BookingLink } from '../contact/ContactButtons.tsx'
import { InlineSvg } from '../drawings/Drawing.tsx'
import { Badge } from '../ui/Badge.tsx'
import band from '../ui/Band.module.css'
import { Block } from '../ui/Block.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { PageIcon } from '../ui/Icon.tsx'
import { Paper } from '../ui/Paper.tsx'
import { Picture, pictureSizes } from '../ui/Picture.tsx'
import { CountdownList, Features } from '../ui/Points.tsx'
import { Ticks } from '../ui/Ticks.tsx'
import layersDrawing from './layers.svg?raw'
import styles from './Service.module.css'

type Layers = NonNullable<ServiceFields['layers']>

/** An exploded view of the roof: its five layers beside their names. */
export const RoofLayers = ({ heading, lead, items }: Layers) => {
  const { locale } = languages[useCurrentPage().language]
  const layers = new Intl.ListFormat(locale).format(items.map(({ title }) => title))
  return (
    <section className="section cool">
      <div className="wrap split">
        <div className={styles.drawing}>
          <InlineSvg svg={layersDrawing} label={say(useWords('service').layers, { layers })} />
        </div>
        <div>
          <h2>{heading}</h2>
          <p className="lead below-s">{lead}</p>
          <div className="below">
            <CountdownList points={items} />
          </div>
        </div>
      </div>
    </section>
  )
}

type ChecklistProps = NonNullable<ServiceFields['checklist']>

/** The points of an inspection, drawn as a report. */
export const Checklist = ({ heading, lead, title, points }: ChecklistProps) => {
  const words = useWords('service').checklist
  const { locale } = languages[useCurrentPage().language]
  return (
    <section className="section cool">
      <div className="wrap split wide-right">
        <div>
          <Badge icon={<PageIcon name="check" />} tone="gold">
            {words.badge}
          </Badge>
          <h2 className="below-s">{heading}</h2>
          {lead && <p className="lead below-s">{lead}</p>}
          <div className="row below">
            <BookingLink size="large" />
          </div>
        </div>
        <Paper
          title={title}
          note={sayCount(words.points, points.length, { locale })}
          lines={points}
          numbered
        />
      </div>
    </section>
  )
}

type RoofColorsProps = NonNullable<ServiceFields['colors']>

/**
 * Colors to try on a house. Each option has its own picture, and CSS shows the picture of the
 * selected one: it works without script, and a picture is fetched only when it is shown.
 */
export const RoofColors = ({ heading, lead, swatches }: RoofColorsProps) => {
  const group = useId()
  const legend = useWords('service').colors
  return (
    <Block heading={heading} lead={lead}>
      <fieldset className={styles.colors}>
        <legend className="sr">{legend}</legend>
        {swatches.map(({ name, color, picture }, index) => (
          <div key={name} className={styles.color}>
            <label>
              <input type="radio" name={group} value={name} defaultChecked={index === 0} />
              <span className={styles.swatch} style={{ '--color': color } as CSSProperties} />
              {name}
            </label>
            <div className={styles.house}>
              <Picture name={picture} sizes={pictureSizes.whole} />
            </div>
          </div>
        ))}
      </fieldset>
    </Block>
  )
}

type Highlight = NonNullable<ServiceFields['highlights']>[number]

/** Points with icons under a heading. */
export const Highlights = ({ heading, lead, points, claimNotice = false }: Highlight) => (
  <Block look="plain" heading={heading} lead={lead}>
    <Features points={points} />
    {claimNotice && <ClaimNotice />}
  </Block>
)

/** What we do right away and what we do afterwards, side by side. */
export const TaskLists = ({ heading, lead, lists }: NonNullable<ServiceFields['taskLists']>) => (
  <Block look="plain" heading={heading} lead={lead}>
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

/** A closing block with a button to the contact page. */
export const Closing = ({ heading, text, label }: NonNullable<ServiceFields['closing']>) => (
  <Block look="plain">
    <div className={`${band.band} ${styles.closing} on-dark`}>
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink href={usePageAddress(linkedPages.contact)} look="primary" size="large">
        {label}
      </ButtonLink>
    </div>
  </Block>
)
