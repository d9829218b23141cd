import contract from '../contract';
import type { Lazy } from './lazily';

const { markers } = contract;

const STEPPERS = `${ markers.quantity } :is( .${ markers.quantity_plus }, .${ markers.quantity_minus } )`;

/** The behaviours that are no part of the loader. */
export const chunks: Lazy[] = [
	{
		root: markers.product_form,
		controls: `${ markers.single_add_to_cart }, ${ STEPPERS }`,
		// Its quantities are put right on load.
		eager: true,
		load: () =>
			import( /* webpackChunkName: "product" */ '../behaviours/product' ),
	},
	{
		root: `.${ markers.cart_root }`,
		controls: [
			STEPPERS,
			markers.update_cart,
			markers.coupon_button,
			markers.coupon_remove,
			markers.remove_from_cart,
			markers.undo,
		].join(),
		eager: true,
		load: () =>
			import( /* webpackChunkName: "cart" */ '../behaviours/cart' ),
	},
	{
		root: markers.checkout_form,
		controls: [
			markers.place_order,
			markers.coupon_button,
			markers.coupon_remove,
		].join(),
		eager: true,
		load: () =>
			import(
				/* webpackChunkName: "checkout" */ '../behaviours/checkout'
			),
	},
	{
		root: `:is( ${ markers.mini_cart }, .${ markers.cart_drawer } )`,
		controls: `${ STEPPERS }, ${ markers.remove_from_cart }, ${ markers.undo }`,
		load: () =>
			import(
				/* webpackChunkName: "mini-cart" */ '../behaviours/mini-cart'
			),
	},
];
