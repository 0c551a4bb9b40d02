export { LabelFields, labelValues, nameOf } from '~/features/code-lists/labels.tsx';
