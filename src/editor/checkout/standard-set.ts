import type { Template } from '../product/standard-set';
import { templatesOf } from '../templates-of';

/** Attributes of the checkout block without inner blocks. */
export interface PartAttributes extends Record< string, unknown > {
	showNotes: boolean;
	showLogin: boolean;
	expressButtons: boolean;
}

/** Defaults, as in block.json. */
export const STANDARD: PartAttributes = {
	showNotes: true,
	showLogin: true,
	expressButtons: true,
};

const { part, locked } = templatesOf( 'vitrine/checkout-' );

const column = ( area: string, inner: Template[] ): Template =>
	locked( 'column', { area }, inner );

/**
 * The parts of a checkout as blocks, in the order of the standard layout.
 *
 * @param attributes The checkout block's attributes.
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
