import contract from '../../contract';
import { readElement } from '../../transport/page';
import { fetchFragments } from '../fragments/fetch';
import type { Behaviour } from '../page';

const BOX = '.vitrine-shipping-calculator';
const BUTTON = `${ BOX } .shipping-calculator-button`;
const COUNTRY = 'calc_shipping_country';
const STATE = '#calc_shipping_state_field';

const toggle = ( button: HTMLElement ) => {
	const form = button
		.closest( 'form' )
		?.querySelector< HTMLElement >( '.shipping-calculator-form' );
	if ( form ) {
		const isOpen = form.style.display !== 'none';
		form.style.display = isOpen ? 'none' : '';
		button.setAttribute( 'aria-expanded', `${ ! isOpen }` );
	}
};

/** Asks the shop for the states of another country, where the form has a place for them. */
const askStates = async ( select: HTMLSelectElement ) => {
	const url = new URL( window.location.href );
	url.searchParams.set( COUNTRY, select.value );
	const asked = select.value;
	const html = await readElement( url.href, STATE );
	const { sanitise } = await fetchFragments();
	if ( html !== null && select.value === asked ) {
		document
			.querySelector( `${ BOX } ${ STATE }` )
			?.replaceWith( sanitise( html ) );
		select.dispatchEvent(
			new CustomEvent( contract.events.native.country_changed, {
				bubbles: true,
			} )
		);
	}
};

/**
 * Opens the engine's form that asks where to send. Without script it stands open,
 * and its button sends it.
 */
export const openCalculator: Behaviour = ( page ) => {
	page.on( 'click', BUTTON, ( event, button ) => {
		event.preventDefault();
		toggle( button );
	} );
	page.on( 'keydown', BUTTON, ( event, button ) => {
		if ( ( event as KeyboardEvent ).key === ' ' ) {
			event.preventDefault();
			button.click();
		}
	} );
	page.on( 'change', `${ BOX } #${ COUNTRY }`, ( _event, select ) => {
		askStates( select as HTMLSelectElement ).catch( reportError );
	} );
};
