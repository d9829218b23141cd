import type { Template } from '../product/standard-set';
import { templatesOf } from '../templates-of';

/** What the checkout block says of its parts while no blocks are in it. */
export interface PartAttributes extends Record< string, unknown > {
	showNotes: boolean;
	showLogin: boolean;
	expressButtons: boolean;
}

/** As block.json has them. */
export const STANDARD: PartAttributes = {
	showNotes: true,
	showLogin: true,
	expressButtons: true,
};

const { part, locked } = templatesOf( 'vitrine/checkout-' );

const column = ( area: string, inner: Template[] ): Template =>
	locked( 'column', { area }, inner );

/**
 * The parts of a checkout as blocks, in the order of the page without any.
 *
 * @param attributes Of the checkout block.
 */
export const standardSet = ( attributes: PartAttributes ): Template[] => [
	...( attributes.expressButtons ? [ part( 'express' ) ] : [] ),
	...( attributes.showLogin ? [ part( 'login' ) ] : [] ),
	column( 'fields', [
		locked( 'contact' ),
		locked( 'billing-address' ),
		locked( 'shipping-address' ),
		locked( 'shipping-methods' ),
		...( attributes.showNotes ? [ part( 'additional-information' ) ] : [] ),
	] ),
	column( 'totals', [ locked( 'order-summary' ) ] ),
	column( 'payment', [
		locked( 'payment' ),
		locked( 'terms' ),
		locked( 'place-order' ),
	] ),
];
