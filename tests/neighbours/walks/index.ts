import type { Neighbour } from '../walk/types';
import { BUILDERS } from './builders';
import { BUYING } from './buying';
import { CART } from './cart';
import { CHECKOUT } from './checkout';
import { PRICES } from './prices';
import { PRODUCT } from './product';
import { SCRIPTS } from './scripts';
import { SITE } from './site';

/** All tested plugins. */
export const NEIGHBOURS: readonly Neighbour[] = [
	...PRODUCT,
	...BUYING,
	...CART,
	...CHECKOUT,
	...PRICES,
	...BUILDERS,
	...SCRIPTS,
	...SITE,
];
