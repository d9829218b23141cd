import contract from '../contract';
import type { PageSettings } from '../contract/types';
import { pageCookies } from '../transport/browser/cookies';
import { storageOf } from '../transport/browser/local-storage';
import { readSettings } from '../transport/settings';
import { comeUp } from './cart/come-up';
import { createLazyCart } from './cart/lazy-cart';
import { start } from './start';

const boot = ( settings: PageSettings ) => {
	const cart = createLazyCart(
		() =>
			import(
				/* webpackChunkName: "cart-client" */ './cart/client'
			).then( ( { makeClient } ) => makeClient( settings ) ),
		{ code: 'network', text: settings.texts.network ?? '' }
	);
	const env = {
		cookies: pageCookies,
		now: () => Date.now(),
		storage: storageOf(),
	};
	const look = () => comeUp( settings, env, cart );
	start(
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
		).then( ( { followCookies } ) => followCookies( look ), reportError );
	}
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
	// Back from the browser's cache, or from another tab: the cookies know more.
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			look();
		}
	} );
	document.addEventListener( 'visibilitychange', look );
	setInterval( look, contract.timings_ms.fragments_expire );
};

declare let __webpack_public_path__: string;

const settings = readSettings( document );

// A page that says nothing works by its links and forms.
if ( settings && ! window.vitrine ) {
	if ( settings.build ) {
		// Not always beside this script: it may be one file with others.
		// eslint-disable-next-line @typescript-eslint/no-unused-vars -- The bundler reads it.
		__webpack_public_path__ = settings.build;
	}
	boot( settings );
	if ( settings.beside ) {
		boot( { ...settings, ...settings.beside } );
	}
}

if ( document.getElementById( contract.markers.visit ) ) {
	import( /* webpackChunkName: "visit" */ './visit/start' ).then(
		( { startVisit } ) => startVisit(),
		reportError
	);
}
