export { cartStore, cartStoreOf, type CartStore } from './cart';
export { checkoutStore, type CheckoutStore } from './checkout';
export { loopStore, type LoopStore } from './loop';
