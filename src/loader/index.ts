import contract from '../contract';
import type { PageSettings } from '../contract/types';
import { pageCookies } from '../transport/browser/cookies';
import { storageOf } from '../transport/browser/local-storage';
import { onceOpened } from '../transport/browser/opened';
import { onSigns } from '../transport/browser/signs';
import { readSettings } from '../transport/settings';
import { openCart } from './cart/open';
import { findParts } from './place';
import { start } from './start';

const importClient = () =>
	import( /* webpackChunkName: "cart-client" */ './cart/client' );

let client: ReturnType< typeof importClient > | undefined;

/**
 * What asks the shop, once: a browser takes milliseconds to give a module that it
 * has loaded before.
 */
const fetchClient = () =>
	( client ??= importClient().catch( ( error: unknown ) => {
		// The next intent may try again.
		client = undefined;
		throw error;
	} ) );

const boot = ( settings: PageSettings ) => {
	const { cart, look } = openCart(
		settings,
		{ cookies: pageCookies, now: () => Date.now(), storage: storageOf() },
		() =>
			// Nobody asks for a visitor's cart before there is a visitor.
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
			// eslint-disable-next-line no-alert -- Spec 8.1 asks for one.
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
	// Back from the browser's cache, or from another tab: the cookies know more.
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			look();
		}
	} );
	document.addEventListener( 'visibilitychange', look );
	setInterval( look, contract.timings_ms.fragments_expire );
};

const settings = readSettings( document );

// A page that says nothing works by its links and forms.
if ( settings && ! window.vitrine ) {
	findParts( settings.build );
	boot( settings );
	onSigns( () => {
		// The first add then goes out with its click: a finger gives little notice.
		if ( document.querySelector( contract.markers.listing_button ) ) {
			fetchClient().catch( reportError );
		}
	} );
	if ( settings.beside ) {
		boot( { ...settings, ...settings.beside } );
	}
}
