import type { DrawingName } from '../../content/schema/words.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import styles from './Drawing.module.css'

/** The drawings by file. All are 480 wide, so that their numbers are of one size. */
const files = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true })

/**
 * A drawing of our own, with the names of its numbered parts. It stands in the page, not beside it, so
 * that it has the colors and the type of the site.
 */
export const Drawing = ({ name }: { name: DrawingName }) => {
  const { alt, parts } = useWords('drawings')[name]
  const [, box, lines = ''] =
    /viewBox="([^"]+)">\s*(.*)<\/svg>/s.exec(files[`./${name}.svg`] ?? '') ?? []
  return (
    <figure className={styles.drawing}>
      <svg
        viewBox={box}
        role="img"
        aria-label={alt}
        dangerouslySetInnerHTML={{ __html: lines.replace(/>\s+</g, '><') }}
      />
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
