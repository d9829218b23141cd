import contract from '../../contract';
import type { CartClient } from '../../contract/types';
import type { Bridge } from './bridge';
import type { JQuery } from './of-page';

const { events, fields, markers } = contract;
const { native } = events;

const COUNTRY = 'country_to_state';

/** The elements that the engine's script treats as an address form. */
const FORMS =
	'.woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator';

const SHIPPING = `.${ markers.cart_root } [name^="${ fields.shipping_method }"]`;

/**
 * Triggers the events of the engine's own cart and address scripts for other
 * plugins, once our pages have been updated.
 */
export const triggerPageEvents = (
	jQuery: JQuery,
	cart: CartClient,
	trigger: Bridge[ 'trigger' ]
): void => {
	const { body } = document;
	/** Events owed since the cart page was last updated. */
	const asked = new Set< string >();
	body.addEventListener( native.removed, () =>
		asked.add( events.cart_item_removed )
	);
	jQuery( body ).on( 'change', ( event ) => {
		if ( event.target.matches( SHIPPING ) ) {
			asked.add( events.updated_shipping_method );
		}
	} );
	body.addEventListener( native.cart_shown, () => {
		trigger(
			cart.getState().count
				? events.updated_cart_totals
				: events.cart_emptied
		);
		trigger( events.updated_wc_div );
		asked.forEach( ( event ) => trigger( event ) );
		asked.clear();
	} );

	const tellCountry = ( select: HTMLSelectElement ): void => {
		const form =
			select.closest( FORMS ) ??
			select.closest( '.form-row' )?.parentElement;
		trigger( events.country_changed, select.value, form );
		trigger( events.country_changing, select.value, form );
	};
	// Wait until `document.ready` listeners are registered.
	jQuery( () => {
		const countries = document.querySelectorAll< HTMLSelectElement >(
			`.${ COUNTRY }`
		);
		// The engine's own script is loaded, as another script's dependency.
		if ( ! countries.length || 'wc_country_select_params' in window ) {
			return;
		}
		body.addEventListener( native.country_changed, ( { target } ) =>
			tellCountry( target as HTMLSelectElement )
		);
		// On the window, after the calculator has been toggled.
		window.addEventListener( 'click', ( { target } ) => {
			const select = ( target as Element )
				.closest( '.shipping-calculator-button' )
				?.closest( 'form' )
				?.querySelector< HTMLSelectElement >( `.${ COUNTRY }` );
			if ( select ) {
				tellCountry( select );
			}
		} );
		trigger( events.address_ready );
		countries.forEach( ( select ) => {
			if ( select.value ) {
				tellCountry( select );
			}
		} );
	} );
};
