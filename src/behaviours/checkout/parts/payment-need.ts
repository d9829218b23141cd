import contract from '../../../contract';
import type { Behaviour } from '../../page';
import { keepTyped } from '../account/typed';

const {
	checkout_form: FORM,
	order_review_table,
	payment_needless,
	place_order,
} = contract.markers;

/** Whatever shows the regions of answers has it there. */
const clean = () =>
	import( /* webpackChunkName: "fragments" */ '../../fragments/sanitise' );

/**
 * Takes the ways to pay away while the order costs nothing, and brings them back with
 * what was typed there. A page that came without them is loaded anew: what they need
 * of scripts came with none.
 *
 * @see spec 2.7
 */
export const keepPaymentNeed: Behaviour = ( page ) => {
	let kept: Element | null = null;
	page.cart.onFragments( ( fragments, _hash, source ) => {
		const shown = document.querySelector( `${ FORM } #payment` );
		const none = fragments[ payment_needless ];
		const isNeedless = none !== undefined;
		if (
			! shown ||
			// What was kept of another page may be of another cart.
			source === 'cache' ||
			! ( order_review_table in fragments )
		) {
			return;
		}
		if ( shown.matches( payment_needless ) === isNeedless ) {
			// What was about to go is needed again.
			kept = kept === shown ? null : kept;
		} else if ( isNeedless ) {
			kept = shown;
			void clean().then( ( { sanitise } ) => {
				// An answer may have come meanwhile that needs it, or another form.
				if ( kept !== shown || ! shown.isConnected ) {
					return;
				}
				shown.replaceWith( sanitise( none ) );
				const button = document.querySelector< HTMLElement >(
					`${ FORM } ${ place_order }`
				);
				if ( button?.dataset.value ) {
					button.textContent = button.dataset.value;
				}
			}, reportError );
		} else if ( kept ) {
			shown.replaceWith( kept );
			// The button says what the chosen way has for it.
			kept
				.querySelector( 'input:checked' )
				?.dispatchEvent( new Event( 'change', { bubbles: true } ) );
			kept = null;
		} else {
			keepTyped( page );
			page.browser.reload();
		}
	} );
};
