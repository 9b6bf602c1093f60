import { ContactCard } from '../../components/contact/ContactCards.tsx'
import { Prose } from '../../components/content/Prose.tsx'
import { ProjectData } from '../../components/head/StructuredData.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { LargePicture } from '../../components/projects/ProjectCards.tsx'
import { SideColumn, Split } from '../../components/ui/Block.tsx'
import { Badge, Card } from '../../components/ui/Card.tsx'
import { monthInWords } from '../../components/ui/Day.tsx'
import { type Fact, FactList } from '../../components/ui/Lists.tsx'
import { defaultLanguage, languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import type { Addressable } from '../../renderer/content/addresses.ts'
import type { Entry, PageProps } from '../../renderer/content/entries.ts'
import { pageIn, titleOf } from '../../renderer/content/pages.ts'
import { useSite, useWords } from '../../renderer/server/current-page.tsx'
import { Fold } from '../../renderer/server/Document.tsx'

type Project = Entry<'project'>

/** The city of a project, also where its page is not translated. */
const useCityOf = ({ city }: Project) => useSite().in(defaultLanguage).findCity(city)

/** Returns the facts of a project. The permit links to the office; a sample has no number. */
const useFacts = (project: Project): Fact[] => {
  const site = useSite()
  const { facts, size, sample } = useWords('project')
  const { locale } = languages[project.language]
  const office = useCityOf(project)?.permit
  const { number, url = office?.url } = project.permit
  const link = (icon: Fact['icon'], to: Addressable, note: string): Fact[] => {
    const href = pageIn(site, to)
    return site.pageAt(href) ? [{ icon, text: titleOf(site, href), note, href }] : []
  }
  return [
    ...link('pin', { kind: 'city', slug: project.city }, facts.city),
    ...link('ladder', { kind: 'service', slug: project.service }, facts.service),
    { icon: 'roof', text: project.system, note: facts.system },
    {
      icon: 'info',
      text: say(size, { size: project.size.toLocaleString(locale) }),
      note: facts.size,
    },
    { icon: 'calendar', text: monthInWords(locale, project.month), note: facts.month },
    {
      icon: 'document',
      text: project.sample ? sample : number,
      note: office ? say(facts.permit, { office: office.authority }) : '',
      ...(url && { href: url }),
    },
  ]
}

export const Page = ({ entry: project, Body }: PageProps<'project'>) => {
  const { title, lead, sample, before, picture } = project
  const words = useWords('project')
  const city = useCityOf(project)
  const area = city && { city: city.name, county: city.county }
  return (
    <Layout>
      <ProjectData project={project} area={area} />
      <PageHero
        badge={sample && <Badge tone="gold">{words.sample}</Badge>}
        heading={title}
        lead={lead}
        short
      />
      <section className="stage" data-print="no">
        <div className="wrap grid c2">
          <LargePicture id="picture-before" name={before} label={words.before} />
          <LargePicture id="picture-after" name={picture} label={words.after} />
        </div>
      </section>
      <Fold />
      <Split look="flush" columns="wide-left top">
        <Prose>
          <Body />
        </Prose>
        <SideColumn label={words.beside}>
          <Card>
            <h3>{words.facts.heading}</h3>
            <FactList facts={useFacts(project)} />
          </Card>
          {area && <ContactCard {...area} />}
        </SideColumn>
      </Split>
    </Layout>
  )
}
