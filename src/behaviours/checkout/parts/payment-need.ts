import contract from '../../../contract';
import { readJson } from '../../../transport/http/json';
import { isList, isText } from '../../../transport/http/shape';
import { all } from '../../dom/find';
import { fetchFragments } from '../../fragments/fetch';
import type { Behavior, Page } from '../../page';
import { keepTyped } from '../account/typed';

const {
	checkout_form: FORM,
	order_review_table,
	payment_needless,
	payment_offered,
	place_order,
} = contract.markers;

const isIds = isList( isText );

/** The ids of the available payment methods; null: not in the response. */
const offeredIn = ( html: string | undefined ): string[] | null => {
	const ids = readJson(
		new DOMParser()
			.parseFromString( html ?? '', 'text/html' )
			.querySelector< HTMLElement >( payment_offered )?.dataset.methods
	);
	return isIds( ids ) ? ids : null;
};

/** Updates the order button for the chosen payment method. */
const tellChosen = ( shown: Element ) =>
	shown
		.querySelector( 'input:checked' )
		?.dispatchEvent( new Event( 'change', { bubbles: true } ) );

/** Reloads, with the typed values kept: scripts of the methods are missing. */
const loadAnew = ( page: Page ) => {
	keepTyped( page );
	page.browser.reload();
};

/** Whether the page was already reloaded, to avoid a loop. */
const isReloaded = () =>
	performance
		.getEntriesByType( 'navigation' )
		.some( ( entry ) => 'type' in entry && entry.type === 'reload' );

/** Shows only the payment methods that are available now. */
const offer = ( page: Page, shown: Element, ids: readonly string[] ) => {
	const radios = all< HTMLInputElement >(
		`.payment_methods > li input[name="${ contract.fields.payment_method }"]`,
		shown
	);
	const isNew = ids.some(
		( id ) => ! radios.some( ( { value } ) => value === id )
	);
	if ( isNew && ! isReloaded() ) {
		loadAnew( page );
		return;
	}
	let chosen = false;
	for ( const radio of radios ) {
		const isThere = ids.includes( radio.value );
		const way = radio.closest( 'li' );
		if ( way ) {
			way.hidden = ! isThere;
		}
		radio.disabled = ! isThere;
		chosen ||= isThere && radio.checked;
	}
	const first = radios.find( ( { disabled } ) => ! disabled );
	if ( ! chosen && first ) {
		first.checked = true;
		tellChosen( shown );
	}
};

/**
 * Removes the payment methods while the order total is zero and restores them
 * with the typed values; updates which ones are available, which may depend on
 * the shipping method and address.
 *
 * @see spec 2.7
 */
export const keepPaymentNeed: Behavior = ( page ) => {
	let kept: Element | null = null;
	page.cart.onFragments( ( fragments, _hash, source ) => {
		const shown = document.querySelector( `${ FORM } #payment` );
		const none = fragments[ payment_needless ];
		const isNeedless = none !== undefined;
		if (
			! shown ||
			// Fragments cached by another page may be of another cart.
			source === 'cache' ||
			! ( order_review_table in fragments )
		) {
			return;
		}
		if ( shown.matches( payment_needless ) === isNeedless ) {
			// Payment is needed again before it was removed.
			kept = kept === shown ? null : kept;
			const ids = offeredIn( fragments[ payment_offered ] );
			// While requests are pending, the response is of an outdated cart.
			if ( ids && ! isNeedless && ! page.cart.getState().busy ) {
				offer( page, shown, ids );
			}
		} else if ( isNeedless ) {
			kept = shown;
			void fetchFragments().then( ( { sanitize } ) => {
				// Payment may be needed again, or the form replaced, by now.
				if ( kept !== shown || ! shown.isConnected ) {
					return;
				}
				shown.replaceWith( sanitize( none ) );
				const button = document.querySelector< HTMLElement >(
					`${ FORM } ${ place_order }`
				);
				if ( button?.dataset.value ) {
					button.textContent = button.dataset.value;
				}
			}, reportError );
		} else if ( kept ) {
			shown.replaceWith( kept );
			tellChosen( kept );
			kept = null;
		} else {
			loadAnew( page );
		}
	} );
};
