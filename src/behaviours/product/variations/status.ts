import contract from '../../../contract';
import { isEngines } from './engine/own';

const { markers } = contract;

const regionOf = ( form: Element ) =>
	form.querySelector( `.${ markers.variation_status }` );

/**
 * Makes sure of the one region by which a form speaks, before it is needed. An
 * engine's own panel and region are alerts, which would say everything twice and
 * cut off whatever is being read.
 *
 * @see field 21
 */
export const prepareStatus = ( form: Element ): void => {
	if ( isEngines( form ) ) {
		// It says everything once as it is: prices by its panel, a reset by its region.
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

/** Says a text; empty: forgets what was said. */
export const say = ( form: Element, text: string ): void => {
	const region = regionOf( form );
	if ( region && region.textContent !== text ) {
		region.textContent = text;
	}
};
