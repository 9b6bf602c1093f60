import { type Html, html } from '../../components/ui/html.ts'
import type { InboxLead } from './inbox-lead.ts'
import type { Photo } from './photo-files.ts'
import { isPicture } from './photo-type.ts'

const addressOf = ({ file }: Photo) => `/inbox/photo?file=${file}`

const thumbnail = (photo: Photo) =>
  html`<li><a href="${addressOf(photo)}"><img src="${addressOf(photo)}" alt="Photo ${photo.name}" loading="lazy" width="112" height="112"></a></li>`

const download = (photo: Photo) =>
  html`<li><a href="${addressOf(photo)}">${photo.name}</a> (a download, not a picture)</li>`

/** The photos of a lead, each small and linked to itself, and other files as downloads. */
export const photosOf = ({ photos }: InboxLead): Html | '' =>
  photos.length === 0
    ? ''
    : html`<ul class="photos">${photos.map((photo) => (isPicture(photo.file) ? thumbnail(photo) : download(photo)))}</ul>`
