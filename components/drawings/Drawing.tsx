import type { ComponentType } from 'react'
import type { DrawingName } from '../../content/schema/words.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import styles from './Drawing.module.css'
import { FlatRoofDrainage } from './FlatRoofDrainage.tsx'
import { RoofLayersCut } from './RoofLayersCut.tsx'
import { RoofParts } from './RoofParts.tsx'
import { RoofToWall } from './RoofToWall.tsx'

/** Each drawing and its `viewBox`. All are 480 wide, so that their numbers are of one size. */
const drawings: Readonly<Record<DrawingName, { Lines: ComponentType; box: string }>> = {
  'roof-parts': { Lines: RoofParts, box: '0 10 480 320' },
  'roof-layers': { Lines: RoofLayersCut, box: '0 0 480 340' },
  'roof-to-wall': { Lines: RoofToWall, box: '0 0 480 340' },
  'flat-roof-drainage': { Lines: FlatRoofDrainage, box: '0 40 480 290' },
}

/** A drawing of our own, with the names of its numbered parts. */
export const Drawing = ({ name }: { name: DrawingName }) => {
  const { alt, parts } = useWords('drawings')[name]
  const { Lines, box } = drawings[name]
  return (
    <figure className={styles.drawing}>
      <svg viewBox={box} role="img" aria-label={alt}>
        <Lines />
      </svg>
      <figcaption>
        <ol className={styles.parts}>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
