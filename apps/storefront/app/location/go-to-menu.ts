import { redirect } from 'react-router'

/** `/` is not a page: the journey starts at `/menu`. */
export const loader = () => redirect('/menu')
