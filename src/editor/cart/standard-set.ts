import { editorData } from '../data';
import type { Template } from '../product/standard-set';
import { templatesOf } from '../templates-of';

/** Attributes of the cart block without inner blocks. */
export interface PartAttributes extends Record< string, unknown > {
	showCoupon: boolean;
	showCrossSells: boolean;
}

/** Defaults, as in block.json. */
export const STANDARD: PartAttributes = {
	showCoupon: true,
	showCrossSells: true,
};

const { part, locked } = templatesOf( 'vitrine/' );

/**
 * The parts of a cart as blocks, in the order of the standard layout.
 *
 * @param attributes The cart block's attributes.
 */
export const standardSet = ( attributes: PartAttributes ): Template[] => [
	locked( 'cart-column', { area: 'items' }, [
		locked( 'cart-items' ),
		...( attributes.showCoupon ? [ part( 'cart-coupon' ) ] : [] ),
	] ),
	locked( 'cart-column', { area: 'totals' }, [
		locked( 'cart-totals' ),
		locked( 'proceed-to-checkout' ),
	] ),
	...( attributes.showCrossSells ? [ part( 'cart-cross-sells' ) ] : [] ),
	part( 'cart-empty', {}, [
		part( 'product-listing', editorData().cart_arrivals ),
	] ),
];
