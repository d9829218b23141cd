import { editorData } from '../data';
import type { Template } from '../product/standard-set';
import { templatesOf } from '../templates-of';

/** What the cart block says of its parts while no blocks are in it. */
export interface PartAttributes extends Record< string, unknown > {
	showCoupon: boolean;
	showCrossSells: boolean;
}

/** As block.json has them. */
export const STANDARD: PartAttributes = {
	showCoupon: true,
	showCrossSells: true,
};

const { part, locked } = templatesOf( 'vitrine/' );

/**
 * The parts of a cart as blocks, in the order of the page without any.
 *
 * @param attributes Of the cart block.
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
