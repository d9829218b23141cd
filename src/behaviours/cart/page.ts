import contract from '../../contract';
import type { CartSnapshot } from '../../contract/types';
import type { Behaviour } from '../page';

const { markers } = contract;

const ROOT = `.${ markers.cart_root }`;

const isHydrated = ( root: Element ) => root.hasAttribute( markers.hydrated );

const sameCart = ( a: CartSnapshot | null, b: CartSnapshot | null ) =>
	a?.revision === b?.revision && a?.hash === b?.hash;

/**
 * Keeps the cart page true to the cart. Its view is loaded at the first change;
 * where it cannot be had, the server shows the page anew.
 *
 * @see field 7
 */
export const keepCartPage: Behaviour = ( page ) => {
	const root = document.querySelector( ROOT );
	if ( ! root ) {
		return;
	}
	let shown = page.cart.getState().confirmed;
	const hydrate = () =>
		page
			.later()
			.then( ( later ) => later.hydrate( root ) )
			.catch( reportError );

	page.on( 'input change', ROOT, () => void hydrate() );
	page.cart.subscribe( ( { confirmed, busy } ) => {
		// What is known first is what the page was printed with.
		shown ??= confirmed;
		// An answer under way would be lost to a page that is gone.
		if (
			! busy &&
			! isHydrated( root ) &&
			! sameCart( confirmed, shown )
		) {
			shown = confirmed;
			void hydrate().then( () => {
				if ( ! isHydrated( root ) ) {
					page.browser.reload();
				}
			} );
		}
	} );
};

/**
 * Chooses a shipping method.
 *
 * @see spec 2.5
 */
export const chooseShipping: Behaviour = ( page ) => {
	page.on(
		'change',
		`${ ROOT } input[name^="${ contract.fields.shipping_method }"]`,
		( _event, input ) => {
			void page.cart
				.chooseShipping( ( input as HTMLInputElement ).value )
				.then( ( result ) => {
					if ( ! result.ok ) {
						page.announce( result.failure.text );
					}
				} );
		}
	);
};
