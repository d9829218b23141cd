import contract from '../../../contract';
import { readJson } from '../../../transport/http/json';
import { isList, isText } from '../../../transport/http/shape';
import { all } from '../../dom/find';
import { fetchFragments } from '../../fragments/fetch';
import type { Behaviour, Page } from '../../page';
import { keepTyped } from '../account/typed';

const {
	checkout_form: FORM,
	order_review_table,
	payment_needless,
	payment_offered,
	place_order,
} = contract.markers;

const isIds = isList( isText );

/** The ids that an answer has for the ways to pay; null: it says nothing of them. */
const offeredIn = ( html: string | undefined ): string[] | null => {
	const ids = readJson(
		new DOMParser()
			.parseFromString( html ?? '', 'text/html' )
			.querySelector< HTMLElement >( payment_offered )?.dataset.methods
	);
	return isIds( ids ) ? ids : null;
};

/** The button says what the chosen way has for it. */
const tellChosen = ( shown: Element ) =>
	shown
		.querySelector( 'input:checked' )
		?.dispatchEvent( new Event( 'change', { bubbles: true } ) );

/** A page that came without what is needed is loaded anew, with what was typed: what it needs of scripts came with none. */
const loadAnew = ( page: Page ) => {
	keepTyped( page );
	page.browser.reload();
};

/** Whether the page was loaded anew already. What did not come then will not come. */
const isReloaded = () =>
	performance
		.getEntriesByType( 'navigation' )
		.some( ( entry ) => 'type' in entry && entry.type === 'reload' );

/** Shows of the ways to pay those that there are for this address and this way to ship. */
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
 * Takes the ways to pay away while the order costs nothing, and brings them back with
 * what was typed there; and shows those that there are, which may follow how and where
 * the order is sent.
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
			const ids = offeredIn( fragments[ payment_offered ] );
			// While more is under way, it is of a cart that the shopper has changed again.
			if ( ids && ! isNeedless && ! page.cart.getState().busy ) {
				offer( page, shown, ids );
			}
		} else if ( isNeedless ) {
			kept = shown;
			void fetchFragments().then( ( { sanitise } ) => {
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
			tellChosen( kept );
			kept = null;
		} else {
			loadAnew( page );
		}
	} );
};
