import contract from '../../contract';
import { type CartMark, markOfPage } from '../../transport/cart-mark';
import { readElement } from '../../transport/page';
import { fetchFragments } from '../fragments/fetch';
import type { Behaviour, Page } from '../page';
import { emit } from '../page/emit';

const { events, markers } = contract;

const ROOT = `.${ markers.cart_root }`;

const findRoot = () => document.querySelector( ROOT );

const isHydrated = () => findRoot()?.hasAttribute( markers.hydrated ) ?? false;

const sameCart = ( a: CartMark | null, b: CartMark | null ) =>
	a?.revision === b?.revision && a?.hash === b?.hash;

/** After everybody who waits for the answer itself. */
const nextTask = () =>
	new Promise< void >( ( resolve ) => {
		setTimeout( resolve );
	} );

let patches = 0;

/**
 * Puts the server's cart page in the place of what stands there, with what the
 * shopper has in hand kept; where it cannot be had, the whole page comes anew.
 */
const patch = async ( page: Page ) => {
	const mine = ++patches;
	const root = findRoot();
	// Not inert: that would throw the shopper's focus out of it.
	root?.classList.add( markers.blocked );
	root?.setAttribute( 'aria-busy', 'true' );
	const [ html, { replaceRegions } ] = await Promise.all( [
		readElement( window.location.href, ROOT ),
		fetchFragments(),
	] );
	if ( mine !== patches ) {
		// A later one shows what this one would, and more.
		return;
	}
	if ( html === null ) {
		page.browser.reload();
	} else {
		replaceRegions( { [ ROOT ]: html }, page.scope );
	}
};

/**
 * Keeps the cart page true to the cart. Its view is loaded at the first change;
 * where it cannot be had, the server's page is patched in.
 *
 * @see field 7
 */
export const keepCartPage: Behaviour = ( page ) => {
	if ( ! findRoot() ) {
		return;
	}
	// It may have been printed before a page that was left had written.
	let shown: CartMark | null =
		page.cart.getState().confirmed ?? markOfPage( document, page.scope );
	const hydrate = async () => {
		const root = findRoot();
		const later = await page.later();
		if ( root ) {
			await later.hydrate( root );
		}
	};

	page.on( 'input change', ROOT, () => {
		hydrate().catch( reportError );
	} );
	page.cart.subscribe( ( { confirmed, busy } ) => {
		// What is known first is what the page was printed with.
		shown ??= confirmed;
		// An answer under way would be lost to a page that is gone.
		if ( ! busy && ! sameCart( confirmed, shown ) ) {
			shown = confirmed;
			hydrate()
				.catch( reportError )
				.then( () => ( isHydrated() ? nextTask() : patch( page ) ) )
				.then( () => emit( events.native.cart_shown ) )
				.catch( reportError );
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
