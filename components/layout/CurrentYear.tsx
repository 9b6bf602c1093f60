import { question } from '../../content/questions.ts'

const thisYear = question('year', () => new Date().getFullYear())

/** The year in which the page is read: that of the build until current-year.ts corrects it. */
export const CurrentYear = () => <time>{thisYear()}</time>
