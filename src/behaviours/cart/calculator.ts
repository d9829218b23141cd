import type { Behavior } from '../page';

const BOX = '.vitrine-shipping-calculator';
const BUTTON = `${ BOX } .shipping-calculator-button`;
const COUNTRY = 'calc_shipping_country';

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

/**
 * Toggles the engine's shipping calculator form. Without JavaScript it stays
 * open and its button submits it.
 */
export const openCalculator: Behavior = ( page ) => {
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
		import( /* webpackChunkName: "states" */ './states' )
			.then( ( { askStates } ) =>
				askStates( select as HTMLSelectElement )
			)
			.catch( reportError );
	} );
};
