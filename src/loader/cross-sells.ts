import { followCrossSells } from '../behaviours/cart/cross-sell-lists';

// A script of its own, for cart pages with a cross-sell listing.
followCrossSells();
