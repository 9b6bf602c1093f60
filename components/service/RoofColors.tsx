import { type CSSProperties, useId } from 'react'
import type { ServiceFields } from '../../content/schema/service.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { Picture } from '../ui/Picture.tsx'
import { pictureSizes } from '../ui/picture-sizes.ts'
import { SectionHead } from '../ui/SectionHead.tsx'
import styles from './RoofColors.module.css'

type RoofColorsProps = NonNullable<ServiceFields['colors']>

/**
 * Colors to try on a house. Each option has its own picture, and CSS shows the picture of the
 * selected one: it works without script, and a picture is fetched only when it is shown.
 */
export const RoofColors = ({ heading, lead, swatches }: RoofColorsProps) => {
  const group = useId()
  const legend = useWords('service').colors
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading} {...(lead === undefined ? {} : { lead })} />
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
      </div>
    </section>
  )
}
