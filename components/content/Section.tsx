import type { ReactNode } from 'react'
import { Block } from '../ui/Block.tsx'
import { FramedPicture, pictureSizes } from '../ui/Picture.tsx'
import prose from './Prose.module.css'

type SectionProps = {
  heading?: string
  lead?: string
  tone?: 'plain' | 'sand' | 'cool' | 'dark'
  picture?: string
  children?: ReactNode
}

const tones = { plain: 'plain', sand: 'sand', cool: 'cool', dark: 'on-dark eave' }

/** A section of a page: a heading above the text, or text beside a picture. */
export const Section = ({ heading, lead, tone = 'plain', picture, children }: SectionProps) =>
  picture ? (
    <section className={`section ${tones[tone]}`}>
      <div className="wrap split">
        <FramedPicture name={picture} sizes={pictureSizes.column} frame="rise" />
        <div>
          {heading && <h2>{heading}</h2>}
          {lead && <p className="lead below-s">{lead}</p>}
          <div className={`${prose.prose} below`}>{children}</div>
        </div>
      </div>
    </section>
  ) : (
    <Block look={tones[tone]} heading={heading} lead={lead}>
      <div className={prose.prose}>{children}</div>
    </Block>
  )
