import contract from '../../contract';

/** Our checkout form; null: the page has the engine's, or none. */
export const checkoutForm = (): HTMLFormElement | null =>
	document.querySelector( contract.markers.checkout_form );
