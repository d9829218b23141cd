import contract from '../../contract';
import { addFor } from '../cart/add';
import type { AddFollowUp } from '../cart/add';
import { showAdded, showError } from '../cart/add/button';
import { triggerCartEvent } from '../cart/add/events';
import { afterProductAdd } from '../cart/add/outcome';
import type { Page } from '../page';
import { showNotices } from './notices';
import { isEngines } from './variations/engine/own';
import { alertReason } from './variations/disabled-reason';
import { collect } from './form-data';

const { fields, markers } = contract;

const followProductAdd = ( page: Page, button: HTMLElement ): AddFollowUp => ( {
	answer( result, stop ) {
		const outcome = afterProductAdd( result, page.settings );
		const noticesHtml = result.answer?.notices;
		if ( result.ok ) {
			triggerCartEvent( page, 'added', result.answer, button );
			if ( noticesHtml ) {
				button.classList.add( markers.added );
			} else {
				showAdded( page, button );
			}
		}
		if ( noticesHtml && outcome.then !== 'go' ) {
			showNotices( noticesHtml );
			// The engine's notices already explain the failure.
			if ( outcome.then === 'failed' ) {
				return;
			}
		}
		switch ( outcome.then ) {
			case 'go':
				page.browser.navigate( outcome.url );
				break;
			case 'reload':
				page.browser.reload();
				break;
			case 'failed':
				// The alert blocks the script: end the loading state first.
				stop();
				page.browser.alert( outcome.text );
				break;
			case 'drawer':
				page.openDrawer();
		}
	},
	offline: ( text ) => showError( page, button, text ),
} );

/** The id of the product that a form adds. */
const productOf = ( form: HTMLFormElement, button: HTMLElement | null ) =>
	( button as HTMLButtonElement | null )?.value ||
	form.querySelector< HTMLInputElement >( `[name="${ fields.add_to_cart }"]` )
		?.value ||
	'';

/**
 * Adds to cart from the product page or Quick View: sends a submitted form in
 * the background, unless it was prevented.
 *
 * @param asker The submitter, if any.
 * @param body  The form data at that time.
 * @see spec 3.3, 4.2, 5.5, 7.2, 8.1
 */
export const addForm = (
	page: Page,
	form: HTMLFormElement,
	asker: HTMLElement | null,
	body: FormData
): void => {
	const button =
		asker ??
		form.querySelector< HTMLElement >( markers.single_add_to_cart ) ??
		form;
	if ( button.matches( ':disabled, .disabled, [aria-disabled="true"]' ) ) {
		alertReason( page, button );
		return;
	}
	if ( ! form.checkValidity() ) {
		form.reportValidity();
		return;
	}
	const id = productOf( form, asker );
	void addFor(
		page,
		button,
		{ [ fields.product_id ]: id },
		() => ( {
			kind: 'form',
			...collect(
				body,
				id,
				page.name( contract.actions.add_cart_single_product ),
				isEngines( form ) ? page.name( fields.own_form ) : ''
			),
		} ),
		() => Promise.resolve( followProductAdd( page, button ) )
	);
};
