import { Picture } from '../ui/Picture.tsx'
import { HeroButtons } from './HeroButtons.tsx'
import styles from './HomeHero.module.css'

/** The first view of the home page: what we do, over the picture of where we do it. */
export const HomeHero = ({ heading, lead, picture }: { heading: string; lead: string | undefined; picture: string }) => (
  <section className={styles.hero}>
    <div className={styles.picture}>
      <Picture name={picture} first decorative sizes="(min-width: 68rem) 90vw, (min-width: 40rem) 100vw, 66vw" />
    </div>
    <div className="wrap">
      <div className={styles.body}>
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        <HeroButtons />
      </div>
    </div>
  </section>
)
