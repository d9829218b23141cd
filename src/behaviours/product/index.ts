export { addForm } from './form';
