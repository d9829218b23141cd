import contract from '../../../contract';
import { make } from '../../dom/make';
import type { Page } from '../../page';
import type { Told } from '../../jquery/bridge';

const { markers } = contract;

const errorOf = ( button: Element ) =>
	button.parentElement?.querySelector( `.${ markers.button_error }` );

/**
 * Shows that the add was done, with the way to the cart beside it, once.
 *
 * @see spec 4.1, 4.2
 */
export const showAdded = ( page: Page, button: HTMLElement ): void => {
	const { shop } = page.settings;
	errorOf( button )?.remove();
	button.classList.add( markers.added );
	if (
		shop.is_cart ||
		button.parentElement?.querySelector( `.${ markers.view_cart }` )
	) {
		return;
	}
	const title = page.text( 'view_cart' );
	button.after(
		make(
			'a',
			{ href: shop.cart_url, class: markers.view_cart_classes, title },
			title
		)
	);
};

/** Ends the loading state of a button by which another script has added. */
export const applyExternalAdd = (
	page: Page,
	{ button, fragments }: Told
): void => {
	button?.classList.remove( markers.loading );
	if ( button && Object.keys( fragments ).length ) {
		showAdded( page, button );
	}
};

/** Says beside the button, and aloud, why nothing was added. */
export const showError = (
	page: Page,
	button: HTMLElement,
	text: string
): void => {
	errorOf( button )?.remove();
	button.after( make( 'span', { class: markers.button_error }, text ) );
	page.announce( text );
};
