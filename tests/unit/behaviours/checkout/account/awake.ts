import contract from '../../../../../src/contract';
import type * as islands from '../../../../../src/islands/checkout/hydrate';
import { get, settle } from '../../../support/page';

/** Event detail by which the store offers to hold the checkout's state. */
let holder: unknown;
let awake: typeof islands;

/** Loads the stores and the islands on a page with a checkout. */
export const loadStores = async (): Promise< void > => {
	document.body.innerHTML = '<form class="checkout"></form>';
	window.vitrine = {} as NonNullable< typeof window.vitrine >;
	document.body.addEventListener(
		contract.events.native.checkout_store,
		( event ) => {
			holder = ( event as CustomEvent< unknown > ).detail;
		},
		{ once: true }
	);
	awake = await import( '../../../../../src/islands/checkout/hydrate' );
	delete window.vitrine;
};

/** Has the store hold the checkout's state and hydrates the islands, as their scripts do after loading. */
export const wake = (): Promise< void > => {
	get( 'form.checkout' ).dispatchEvent(
		new CustomEvent( contract.events.native.checkout_store, {
			bubbles: true,
			detail: holder,
		} )
	);
	awake.hydrateCheckout();
	return settle();
};
