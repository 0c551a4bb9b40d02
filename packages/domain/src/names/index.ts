export { duplicateKeys, type NamedPerson, nationalIdKey, phoneKey } from './duplicate-keys.ts';
export { searchPatterns, searchText } from './search-text.ts';
export {
  type ComparedPerson,
  DUPLICATE_REASONS,
  type DuplicateReason,
  type Similarity,
  similarity,
} from './similarity.ts';
