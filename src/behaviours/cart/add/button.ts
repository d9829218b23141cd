import contract from '../../../contract';
import { make } from '../../dom/make';
import type { Page } from '../../page';
import type { ExternalChange } from '../../jquery/bridge';

const { markers } = contract;

const errorOf = ( button: Element ) =>
	button.parentElement?.querySelector( `.${ markers.button_error }` );

/** Whether styles hide an element; browsers before 2024 may not tell. */
const isHidden = ( element: Partial< HTMLElement > ): boolean =>
	element.checkVisibility?.() === false;

/**
 * Marks a button as added and shows a "View cart" link next to it, once. The link
 * gets the focus of a button that the theme hides then.
 *
 * @see spec 4.1, 4.2
 */
export const showAdded = ( page: Page, button: HTMLElement ): void => {
	const { shop } = page.settings;
	const hasFocus = button === button.ownerDocument.activeElement;
	errorOf( button )?.remove();
	button.classList.add( markers.added );
	if (
		shop.is_cart ||
		button.parentElement?.querySelector( `.${ markers.view_cart }` )
	) {
		return;
	}
	const title = page.text( 'view_cart' );
	const link = make(
		'a',
		{ href: shop.cart_url, class: markers.view_cart_classes, title },
		title
	);
	button.after( link );
	if ( hasFocus && isHidden( button ) ) {
		link.focus( { preventScroll: true } );
	}
};

/** Ends the loading state of a button whose add was done by another script. */
export const applyExternalAdd = (
	page: Page,
	{ button, fragments }: ExternalChange
): void => {
	button?.classList.remove( markers.loading );
	if ( button && Object.keys( fragments ).length ) {
		showAdded( page, button );
	}
};

/** Shows an error next to the button and announces it to screen readers. */
export const showError = (
	page: Page,
	button: HTMLElement,
	text: string
): void => {
	errorOf( button )?.remove();
	button.after( make( 'span', { class: markers.button_error }, text ) );
	page.announce( text );
};
