import contract from '../../contract';
import { addFor } from '../cart/add';
import type { AddFollowUp } from '../cart/add';
import { showAdded, showError } from '../cart/add/button';
import { tell } from '../cart/add/events';
import { afterProductAdd } from '../cart/add/outcome';
import type { Behaviour, Page } from '../page';
import { collect } from './form-data';

const { fields, markers } = contract;

/** An add-to-cart button stands outside of its form where a theme makes it sticky. */
const formOf = ( button: HTMLElement ) =>
	( button as HTMLButtonElement ).form ??
	button.closest< HTMLFormElement >( markers.product_form );

const productOf = ( button: HTMLElement, form: HTMLFormElement ) =>
	( button as HTMLButtonElement ).value ||
	form.querySelector< HTMLInputElement >( `[name="${ fields.add_to_cart }"]` )
		?.value;

const followProductAdd = ( page: Page, button: HTMLElement ): AddFollowUp => ( {
	answer( result, stop ) {
		const outcome = afterProductAdd( result, page.settings );
		if ( result.ok ) {
			tell( page, 'added', result.answer, button );
			showAdded( page, button );
		}
		switch ( outcome.then ) {
			case 'go':
				page.browser.navigate( outcome.url );
				break;
			case 'reload':
				page.browser.reload();
				break;
			case 'failed':
				// The alert holds everything up: the button must not wait for it.
				stop();
				page.browser.alert( outcome.text );
				break;
			case 'drawer':
				page.openDrawer();
		}
	},
	offline: ( text ) => showError( page, button, text ),
} );

/** Kinds of products whose forms say all that there is to say. */
const KINDS = /\bproduct-type-(?!(?:simple|variable|grouped|variation)\b)/;

/**
 * Whether a form is the browser's: it is sent elsewhere, or the product is of a
 * kind (sold elsewhere, another plugin's) that has its own ways.
 */
const isLeft = ( form: HTMLFormElement, button: HTMLElement ) =>
	form.getAttribute( 'method' ) === 'get' ||
	KINDS.test( button.closest( markers.product )?.className ?? '' );

/** A variation form says what its button waits for. @see spec 5.4, 8.6 */
const sayWhyNot = ( page: Page, button: HTMLElement ) => {
	const { classList } = button;
	if ( classList.contains( markers.is_unavailable ) ) {
		page.browser.alert( page.text( 'variation_unavailable' ) );
	} else if ( classList.contains( markers.selection_needed ) ) {
		page.browser.alert( page.text( 'variation_needed' ) );
	}
};

/**
 * The product page's (and Quick View's) add to cart. A product that is sold
 * elsewhere, and a form that does not post, are left to the browser.
 *
 * @see spec 3.3, 4.2, 5.5, 7.2, 8.1
 */
export const addFromProduct: Behaviour = ( page ) => {
	page.on( 'click', markers.single_add_to_cart, ( event, button ) => {
		const form = formOf( button );
		const id = form && productOf( button, form );
		if ( ! id || isLeft( form, button ) ) {
			return;
		}
		event.preventDefault();
		if (
			button.matches( ':disabled, .disabled, [aria-disabled="true"]' )
		) {
			sayWhyNot( page, button );
			return;
		}
		if ( ! form.checkValidity() ) {
			form.reportValidity();
			return;
		}
		void addFor(
			page,
			button,
			{ [ fields.product_id ]: id },
			() => ( {
				kind: 'form',
				...collect(
					form,
					id,
					page.name( contract.actions.add_cart_single_product )
				),
			} ),
			() => Promise.resolve( followProductAdd( page, button ) )
		);
	} );
};
