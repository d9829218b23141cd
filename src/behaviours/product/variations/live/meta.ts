import contract from '../../../../contract';
import type { Variation } from '../../../../contract/types';
import { findInProduct } from '../../parts';
import { resetContent, setContent } from '../content';

const { markers } = contract;

/** What HTML says; nothing of it runs, or loads. */
const textOf = ( html = '' ): string =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent;

/** Shows a text in the product's own place for it; empty: what stood there. */
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
 * Swaps the product's SKU, weight and dimensions for a variation's.
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
	// Without a weight of its own a variation says "N/A".
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

/** Puts back what stood there. */
export const restoreMeta = ( form: Element ): void => {
	for ( const selector of [
		markers.product_sku,
		markers.product_weight,
		markers.product_dimensions,
	] ) {
		swap( form, selector, '' );
	}
};
