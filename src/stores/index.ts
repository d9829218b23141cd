export { store as cartStore } from './cart';
