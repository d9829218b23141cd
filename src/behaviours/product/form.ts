import contract from '../../contract';
import { addFor } from '../cart/add';
import type { AddFollowUp } from '../cart/add';
import { showAdded, showError } from '../cart/add/button';
import { tell } from '../cart/add/events';
import { afterProductAdd } from '../cart/add/outcome';
import type { Page } from '../page';
import { showNotices } from './notices';
import { isEngines } from './variations/engine/own';
import { sayWhyNot } from './variations/why-not';
import { collect } from './form-data';

const { fields, markers } = contract;

const followProductAdd = ( page: Page, button: HTMLElement ): AddFollowUp => ( {
	answer( result, stop ) {
		const outcome = afterProductAdd( result, page.settings );
		const said = result.answer?.notices;
		if ( result.ok ) {
			tell( page, 'added', result.answer, button );
			if ( said ) {
				button.classList.add( markers.added );
			} else {
				showAdded( page, button );
			}
		}
		if ( said && outcome.then !== 'go' ) {
			showNotices( said );
			// In the engine's own words, and where it has them.
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

/** The product that a form adds. */
const productOf = ( form: HTMLFormElement, button: HTMLElement | null ) =>
	( button as HTMLButtonElement | null )?.value ||
	form.querySelector< HTMLInputElement >( `[name="${ fields.add_to_cart }"]` )
		?.value ||
	'';

/**
 * The product page's (and Quick View's) add to cart: sends a form that was
 * submitted, and that nobody has prevented, in the background.
 *
 * @param asker What it was submitted by, if by anything.
 * @param body  What it held then.
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
		sayWhyNot( page, button );
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
