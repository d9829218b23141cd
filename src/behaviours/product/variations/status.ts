import contract from '../../../contract';
import { isEngines } from './engine/own';

const { markers } = contract;

const regionOf = ( form: Element ) =>
	form.querySelector( `.${ markers.variation_status }` );

/**
 * Creates the live region of a form before it is needed. The engine's panel and
 * region have the alert role: both would announce everything twice and
 * interrupt other announcements.
 *
 * @see field 21
 */
export const prepareStatus = ( form: Element ): void => {
	if ( isEngines( form ) ) {
		// The engine's markup announces prices and resets only once.
		return;
	}
	let region = regionOf( form );
	if ( ! region ) {
		region = document.createElement( 'div' );
		region.className = `${ markers.variation_status } screen-reader-text`;
		form.append( region );
	}
	region.setAttribute( 'role', 'status' );
	region.setAttribute( 'aria-live', 'polite' );
	form.querySelector( markers.variation_panel )?.removeAttribute( 'role' );
};

/** Announces a text; empty: clears the region. */
export const say = ( form: Element, text: string ): void => {
	const region = regionOf( form );
	if ( region && region.textContent !== text ) {
		region.textContent = text;
	}
};
