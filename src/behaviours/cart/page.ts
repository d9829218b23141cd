import contract from '../../contract';
import { type CartMark, markOfPage } from '../../transport/cart-mark';
import { readElement } from '../../transport/page';
import { fetchFragments } from '../fragments/fetch';
import type { Behavior, Page } from '../page';
import { emit } from '../page/emit';

const { events, markers } = contract;

const ROOT = `.${ markers.cart_root }`;

const findRoot = () => document.querySelector( ROOT );

const isHydrated = () => findRoot()?.hasAttribute( markers.hydrated ) ?? false;

const sameCart = ( a: CartMark | null, b: CartMark | null ) =>
	a?.revision === b?.revision && a?.hash === b?.hash;

/** Resolves after everything that awaits the response itself. */
const nextTask = () =>
	new Promise< void >( ( resolve ) => {
		setTimeout( resolve );
	} );

let patches = 0;

/**
 * Replaces the cart with the server's markup and keeps the shopper's input and
 * focus; reloads the page if the markup cannot be fetched.
 */
const patch = async ( page: Page ) => {
	const mine = ++patches;
	const root = findRoot();
	// Not inert, which would take the focus away.
	root?.classList.add( markers.blocked );
	root?.setAttribute( 'aria-busy', 'true' );
	const [ html, { replaceRegions } ] = await Promise.all( [
		readElement( window.location.href, ROOT ),
		fetchFragments(),
	] );
	if ( mine !== patches ) {
		// A later patch shows everything this one would.
		return;
	}
	if ( html === null ) {
		page.browser.reload();
	} else {
		replaceRegions( { [ ROOT ]: html }, page.scope );
	}
};

/**
 * Keeps the cart page in sync with the cart. Its view loads at the first
 * change; if it cannot be loaded, the server's markup is patched in.
 *
 * @see field 7
 */
export const keepCartPage: Behavior = ( page ) => {
	if ( ! findRoot() ) {
		return;
	}
	// The page may have been printed before the previous page changed the cart.
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
		// The first known state is the one the page was printed with.
		shown ??= confirmed;
		// A reload would lose a pending response.
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
 * Sends the shopper's choice of a shipping method.
 *
 * @see spec 2.5
 */
export const chooseShipping: Behavior = ( page ) => {
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
