export { stepQuantities as wire } from './steppers';
