import contract from '../../../../contract';
import type { Variation } from '../../../../contract/types';
import { findInProduct } from '../../parts';
import { resetContent, setContent } from '../content';

const { markers } = contract;

/** The text of HTML, parsed without running or loading anything. */
const textOf = ( html = '' ): string =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent;

/** Shows a text in the product's meta element; empty: restores it. */
const swap = ( form: Element, selector: string, text: string ) => {
	for ( const element of findInProduct( form, selector ) ) {
		if ( text ) {
			setContent( element, text );
		} else {
			resetContent( element );
		}
	}
};

/**
 * Replaces the product's SKU, weight and dimensions with a variation's.
 *
 * @see spec 4.13
 */
export const showMeta = (
	form: Element,
	variation: Pick<
		Variation,
		'sku' | 'weight' | 'weight_html' | 'dimensions_html'
	>
): void => {
	swap( form, markers.product_sku, variation.sku );
	// Without a weight, `weight_html` is "N/A".
	swap(
		form,
		markers.product_weight,
		variation.weight ? textOf( variation.weight_html ) : ''
	);
	swap(
		form,
		markers.product_dimensions,
		textOf( variation.dimensions_html )
	);
};

/** Restores the product's own values. */
export const restoreMeta = ( form: Element ): void => {
	for ( const selector of [
		markers.product_sku,
		markers.product_weight,
		markers.product_dimensions,
	] ) {
		swap( form, selector, '' );
	}
};
