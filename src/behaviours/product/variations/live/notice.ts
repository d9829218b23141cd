import contract from '../../../../contract';

const { markers } = contract;

const CLASS = markers.variation_none;

/** Takes the notice away. */
export const removeNotice = ( form: Element ): void =>
	form.querySelector( `.${ CLASS }` )?.remove();

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
	form.querySelector( markers.variation_panel )?.after( notice );
};
