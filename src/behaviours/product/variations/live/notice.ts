import contract from '../../../../contract';
import { isEngines } from '../engine/own';

const { markers } = contract;

const CLASS = markers.variation_none;

/** Takes the notice away, with the region that says it. */
export const removeNotice = ( form: Element ): void => {
	const notice = form.querySelector( `.${ CLASS }` );
	const region = isEngines( form ) ? notice?.parentElement : notice;
	region?.remove();
};

/**
 * Shows a notice after the variation area.
 *
 * @param form The form.
 * @param text What it says.
 * @param kind The notice's class.
 * @see spec 5.4, 8.6
 */
export const showNotice = (
	form: Element,
	text: string,
	kind = 'woocommerce-info'
): void => {
	removeNotice( form );
	const notice = document.createElement( 'p' );
	notice.className = `${ CLASS } ${ kind }`;
	notice.textContent = text;
	let region: Element = notice;
	if ( isEngines( form ) ) {
		region = document.createElement( 'div' );
		region.setAttribute( 'role', 'alert' );
		region.append( notice );
	}
	form.querySelector( markers.variation_panel )?.after( region );
};
