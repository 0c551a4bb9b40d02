/** Which of the library's forms a table shows. */
export type LibraryState = 'deployed' | 'draft' | 'deleted';
