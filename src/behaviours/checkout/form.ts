import contract from '../../contract';

/** Our form of a checkout; null: the page has an engine's, or none. */
export const checkoutForm = (): HTMLFormElement | null =>
	document.querySelector( contract.markers.checkout_form );
