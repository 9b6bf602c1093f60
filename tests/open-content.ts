// Whatever is tested finds the content of the project.
import './project-content.ts'
