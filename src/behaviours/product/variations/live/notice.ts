import contract from '../../../../contract';
import { make } from '../../../dom/make';
import { isEngines } from '../engine/own';

const { markers } = contract;

const CLASS = markers.variation_none;

/** Removes the notice and its live region. */
export const removeNotice = ( form: Element ): void => {
	const notice = form.querySelector( `.${ CLASS }` );
	const region = isEngines( form ) ? notice?.parentElement : notice;
	region?.remove();
};

/**
 * Shows a notice after the variation area.
 *
 * @param kind The notice's class.
 * @see spec 5.4, 8.6
 */
export const showNotice = (
	form: Element,
	text: string,
	kind = 'woocommerce-info'
): void => {
	removeNotice( form );
	const notice = make( 'p', { class: `${ CLASS } ${ kind }` }, text );
	form
		.querySelector( markers.variation_panel )
		?.after(
			isEngines( form )
				? make( 'div', { role: 'alert' }, notice )
				: notice
		);
};
