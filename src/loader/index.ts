import contract from '../contract';
import type { PageSettings } from '../contract/types';
import { fillEmptyMiniCarts } from '../behaviours/mini-cart/empty';
import { pageCookies } from '../transport/browser/cookies';
import { storageOf } from '../transport/browser/local-storage';
import { readSettings } from '../transport/settings';
import { comeUp } from './cart/come-up';
import { followCookies } from './cart/follow-cookies';
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
		followCookies( look );
	}
	if ( ! settings.scope && ! cart.getState().count ) {
		fillEmptyMiniCarts();
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

const settings = readSettings( document );

// A page that says nothing works by its links and forms.
if ( settings && ! window.vitrine ) {
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
