export { offlinePages as onBeforePrerenderStart } from '../../renderer/content/pages.ts'
