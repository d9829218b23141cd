import { followCrossSells } from '../behaviours/cart/cross-sell-lists';

// A script of its own, for a cart page with a listing of what goes with the cart.
followCrossSells();
