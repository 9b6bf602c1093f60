import type { ComponentType, ReactNode } from 'react'
import type { ContentComponentName, ContentComponents, ContentProperties } from '../../content/model/components.ts'
import { ShortFormIsland } from '../form/ShortFormIsland.tsx'
import { ContactDetails } from '../marketing/ContactDetails.tsx'
import { ServiceSections } from '../marketing/ServiceSections.tsx'
import { SiteLinks } from '../marketing/SiteLinks.tsx'
import { Callout } from '../ui/Callout.tsx'
import { Picture } from '../ui/Picture.tsx'

type WithChildren<Name extends ContentComponentName> = ContentComponents[Name]['children'] extends true ? { children?: ReactNode } : object

/** The component behind each name that a content file may use. The check knows their properties from the same list. */
export const contentComponentMap = {
  Callout,
  ContactDetails,
  ServiceSections,
  ShortForm: ShortFormIsland,
  SiteLinks,
  img: ({ src }: { src?: string }) => <Picture name={src ?? ''} sizes="(min-width: 48rem) 42rem, 66vw" />,
} satisfies { [Name in ContentComponentName]: ComponentType<ContentProperties<Name> & WithChildren<Name>> } & Record<string, unknown>
