import type { DrawingName } from '../../content/schema/words.ts'
import { useWords } from '../../renderer/server/current-page.tsx'
import styles from './Drawing.module.css'

/** The drawings by file. All are 480 wide, so that their numbers have the same size. */
const files = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true })

/** An SVG file, inlined so that it uses the site's colors and fonts. */
export const InlineSvg = ({ svg, label }: { svg: string; label: string }) => {
  const [, box, lines = ''] = /viewBox="([^"]+)">\s*(.*?)\s*<\/svg>/s.exec(svg) ?? []
  return (
    <svg
      className={styles.drawing}
      viewBox={box}
      fontFamily="var(--display)"
      fontSize="18"
      fontWeight="700"
      textAnchor="middle"
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: lines.replace(/>\s+</g, '><') }}
    />
  )
}

export const Drawing = ({ name }: { name: DrawingName }) => {
  const { alt, parts } = useWords('drawings')[name]
  return (
    <figure className="notice">
      <InlineSvg svg={files[`./${name}.svg`] ?? ''} label={alt} />
      <figcaption>
        <ol className="bullets columns t-small below-s">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
