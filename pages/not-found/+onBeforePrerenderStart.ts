export { translatedNotFound as onBeforePrerenderStart } from '../../renderer/content/other-pages.ts'
