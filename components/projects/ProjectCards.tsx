import { languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import type { Collections } from '../../renderer/content/site-index.ts'
import { filledSummary } from '../../renderer/content/words.ts'
import { usePageAddress, useSite, useWords } from '../../renderer/server/current-page.tsx'
import { Intro, Split } from '../ui/Block.tsx'
import { monthInWords } from '../ui/Day.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MoreLink } from '../ui/Lists.tsx'
import styles from '../ui/Picture.module.css'
import { Picture, PictureCards, pictureSizes } from '../ui/Picture.tsx'

type Projects = Collections['project']

/** A card for each project: what was built, how large it is, and when it was finished. */
const ProjectCards = ({ projects }: { projects: Projects }) => {
  const site = useSite()
  const words = useWords('project')
  const { locale } = languages[site.language]
  const cards = projects.map((summary) => {
    const project = filledSummary(site, summary)
    const { system, size, month, sample } = project
    const text = [
      ...(sample ? [words.sample] : []),
      system,
      say(words.size, { size: size.toLocaleString(locale) }),
      monthInWords(locale, month),
    ].join(' · ')
    return { ...project, href: addressOf(project), text }
  })
  return <PictureCards cards={cards} />
}

export const AllProjects = () => (
  <div data-wide>
    <ProjectCards projects={useSite().collections.project} />
  </div>
)

/** The most projects on the page of a city or a service. */
const most = 3

type ProjectBlockProps = { heading: string; city?: string; service?: string }

/** The newest projects in a city, of a service, or both. Shows nothing if there are none. */
export const ProjectBlock = ({ heading, city, service }: ProjectBlockProps) => {
  const words = useWords('project')
  const all = usePageAddress(linkedPages.projects)
  const projects = useSite().collections.project.filter(
    (one) => (!city || one.city === city) && (!service || one.service === service),
  )
  return (
    projects.length > 0 && (
      <Split look="cool" columns="wide-right top">
        <Intro heading={heading} lead={words.lead}>
          <p className="below-s">
            <MoreLink href={all}>{words.all}</MoreLink>
          </p>
        </Intro>
        <ProjectCards projects={projects.slice(0, most)} />
      </Split>
    )
  )
}

type LargePictureProps = { id: string; name: string; label: string }

/** A picture with its label. Pressing it shows it as large as the screen, without a script. */
export const LargePicture = ({ id, name, label }: LargePictureProps) => {
  const { enlarge, close } = useWords('project')
  return (
    <figure className="stack g2">
      <button
        type="button"
        className="frame"
        popoverTarget={id}
        aria-label={say(enlarge, { picture: label })}
      >
        <Picture name={name} sizes={pictureSizes.column} />
      </button>
      <div id={id} popover="" className={`surface ${styles.large}`}>
        <Picture name={name} sizes="96vw" />
        <p className={`line apart t-title ${styles.caption}`}>
          {label}
          <button
            type="button"
            className="round ring"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={close}
          >
            <Icon name="close" />
          </button>
        </p>
      </div>
      <figcaption className="t-title">{label}</figcaption>
    </figure>
  )
}
