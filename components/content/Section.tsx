import type { ReactNode } from 'react'
import { Picture } from '../ui/Picture.tsx'
import { pictureSizes } from '../ui/picture-sizes.ts'
import { SectionHead } from '../ui/SectionHead.tsx'
import prose from './Prose.module.css'
import styles from './Section.module.css'

type SectionProps = {
  heading?: string
  lead?: string
  tone?: 'plain' | 'sand' | 'cool' | 'dark'
  picture?: string
  children?: ReactNode
}

const tones = { plain: 'plain', sand: 'sand', cool: 'cool', dark: 'on-dark eave' }

/** A section of a page: a heading above the text, or text beside a picture. */
export const Section = ({ heading, lead, tone = 'plain', picture, children }: SectionProps) => (
  <section className={`section ${tones[tone]}`}>
    {picture ? (
      <div className="wrap split">
        <div className={`${styles.picture} rise`}>
          <Picture name={picture} sizes={pictureSizes.column} />
        </div>
        <div>
          {heading && <h2>{heading}</h2>}
          {lead && <p className="lead below-s">{lead}</p>}
          <div className={`${prose.prose} below`}>{children}</div>
        </div>
      </div>
    ) : (
      <div className="wrap">
        {heading && <SectionHead heading={heading} {...(lead === undefined ? {} : { lead })} />}
        <div className={prose.prose}>{children}</div>
      </div>
    )}
  </section>
)
