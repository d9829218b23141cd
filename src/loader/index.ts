import contract from '../contract';
import type { PageSettings } from '../contract/types';
import { pageCookies } from '../transport/browser/storage/cookies';
import { storageOf } from '../transport/browser/storage/local-storage';
import { onceOpened } from '../transport/browser/opened';
import { onSigns } from '../transport/browser/signs';
import { readSettings } from '../transport/settings';
import { openCart } from './cart/open';
import { findParts } from './place';
import { start } from './start';

const importClient = () =>
	import( /* webpackChunkName: "cart-client" */ './cart/client' );

let client: ReturnType< typeof importClient > | undefined;

/** Loads the cart client once: even a cached import takes milliseconds. */
const fetchClient = () =>
	( client ??= importClient().catch( ( error: unknown ) => {
		// Let the next intent retry.
		client = undefined;
		throw error;
	} ) );

const boot = ( settings: PageSettings ) => {
	const { cart, look } = openCart(
		settings,
		{ cookies: pageCookies, now: () => Date.now(), storage: storageOf() },
		() =>
			// A prerendered page does not request a cart before it is opened.
			new Promise< void >( onceOpened )
				.then( fetchClient )
				.then( ( { connect } ) => connect( page, cart ) )
	);
	const page = start(
		settings,
		cart,
		{
			navigate: ( url ) => window.location.assign( url ),
			reload: () => window.location.reload(),
			// eslint-disable-next-line no-alert -- Required by spec 8.1.
			alert: ( text ) => window.alert( text ),
		},
		look
	);
	look();
	if ( settings.fragments.counted ) {
		import(
			/* webpackChunkName: "follow-cookies" */ './cart/follow-cookies'
		).then( ( { followCookies } ) => followCookies( page ), reportError );
	}
	onceOpened( () => {
		if (
			! settings.scope &&
			! cart.getState().count &&
			document.getElementById( contract.markers.empty_mini_cart )
		) {
			import(
				/* webpackChunkName: "empty-mini-carts" */ '../behaviours/mini-cart/empty'
			).then(
				( { fillEmptyMiniCarts } ) => fillEmptyMiniCarts(),
				reportError
			);
		}
	} );
	// Restored from cache or back from another tab: check the cookies.
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			look();
		}
	} );
	document.addEventListener( 'visibilitychange', () => {
		// A page that is left becomes hidden, too.
		if ( ! document.hidden ) {
			look();
		}
	} );
	setInterval( look, contract.timings_ms.fragments_expire );
};

const settings = readSettings( document );

// Without settings the page works by its links and forms.
if ( settings && ! window.vitrine ) {
	findParts( settings.build );
	boot( settings );
	onSigns( () => {
		// Preload for the first add: touch gives little notice.
		if ( document.querySelector( contract.markers.listing_button ) ) {
			fetchClient().catch( reportError );
		}
	} );
	if ( settings.beside ) {
		boot( { ...settings, ...settings.beside } );
	}
}
