export { addFromProduct as wire } from './form';
