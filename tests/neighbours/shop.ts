import type { Shop } from '../e2e/support/shops';

/** The shop of the tests: WooCommerce's front end, with Vitrine just activated. */
export const SHOP: Shop = {
	name: 'neighbours',
	template: 'e2e-neighbours',
	commerce: 'woocommerce',
	db: 'mysql',
};
