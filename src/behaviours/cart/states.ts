import contract from '../../contract';
import { readElement } from '../../transport/page';
import { fetchFragments } from '../fragments/fetch';

const PLACE = '.vitrine-shipping-calculator #calc_shipping_state_field';

/**
 * Fetches the states of the selected country for the calculator form.
 *
 * @param select The country field.
 */
export const askStates = async (
	select: HTMLSelectElement
): Promise< void > => {
	const url = new URL( window.location.href );
	url.searchParams.set( select.name, select.value );
	const asked = select.value;
	const html = await readElement( url.href, PLACE );
	const { sanitize } = await fetchFragments();
	if ( html !== null && select.value === asked ) {
		document.querySelector( PLACE )?.replaceWith( sanitize( html ) );
		select.dispatchEvent(
			new CustomEvent( contract.events.native.country_changed, {
				bubbles: true,
			} )
		);
	}
};
