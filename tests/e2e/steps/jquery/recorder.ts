import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Site } from '../../../site/types';

/** The recorded events; others on the body belong to other plugins. */
const EVENTS =
	/^(ask )?(should_send_ajax_request\.adding_to_cart|ajax_request_not_sent\.adding_to_cart|adding_to_cart|added_to_cart|removed_from_cart|wc_cart_button_updated|wc_fragments_\w+|wc_fragment_refresh)( |$)/;
const OF_FORMS =
	/^(form|panel) ((woocommerce_)?update_variation_values|woocommerce_variation_(select_change|has_changed)|(check|found|show|hide|reload_product)_variations?|reset_(data|image|focus)|(clear_reset|announce)_(announcement|reset)|wc_variation_form)( |$)/;
const REST = /^(GET|POST|go|store) /;

const PLUGIN = `<?php
add_action( 'wp_enqueue_scripts', static function (): void {
	wp_enqueue_script( 'listener', content_url( 'mu-plugins/listener.js' ), array( 'jquery' ), '1', true );
	// Astra's slide-in cart keeps WooCommerce's script of adding on the page, which would be heard in our place.
	wp_dequeue_script( 'astra-mobile-cart' );
}, PHP_INT_MAX );
`;

/** Adds a plugin with a jQuery script to a site. Returns a function that removes it. */
export function addListener( site: Site ): () => void {
	const folder = join( site.dir, 'www', 'wp-content', 'mu-plugins' );
	const files = [ 'listener.php', 'listener.js' ].map( ( name ) =>
		join( folder, name )
	);
	writeFileSync( files[ 0 ] ?? '', PLUGIN );
	copyFileSync( join( __dirname, 'listener.js' ), files[ 1 ] ?? '' );
	return () => files.forEach( ( file ) => rmSync( file ) );
}

/** Records requests and storage; runs in the page before its scripts. */
const watch = () => {
	const { record } = window as unknown as {
		record: ( line: string ) => void;
	};
	const namesOf = ( body: unknown ) => {
		const given =
			typeof body === 'string' ? new URLSearchParams( body ) : body;
		return given instanceof FormData || given instanceof URLSearchParams
			? [ ...given.keys() ].sort().join()
			: '';
	};
	const noteRequest = ( method: string, url: string, body: unknown ) => {
		const { searchParams } = new URL( url, location.href );
		const action = body instanceof FormData ? body.get( 'action' ) : null;
		const name = searchParams.get( 'wc-ajax' ) ?? action;
		if ( typeof name === 'string' ) {
			record(
				`${ method.toUpperCase() } ${ name } [${ namesOf( body ) }]`
			);
		}
	};
	const { fetch } = window;
	window.fetch = ( input, init = {} ) => {
		noteRequest( init.method ?? 'GET', input as string, init.body );
		return fetch( input, init );
	};
	const { open, send } = XMLHttpRequest.prototype;
	const opened = new WeakMap< XMLHttpRequest, [ string, string ] >();
	XMLHttpRequest.prototype.open = function (
		this: XMLHttpRequest,
		...args: [ string, string ]
	) {
		opened.set( this, args );
		open.apply( this, args as unknown as Parameters< typeof open > );
	};
	XMLHttpRequest.prototype.send = function ( body ) {
		const [ method, url ] = opened.get( this ) ?? [ '', '' ];
		noteRequest( method, url, body );
		send.call( this, body );
	};
	const { setItem } = Storage.prototype;
	Storage.prototype.setItem = function ( key, value ) {
		if ( /^wc_(cart|fragments)_/.test( key ) ) {
			record( `store ${ key.replace( /[0-9a-f]{32}$/, '*' ) }` );
		}
		setItem.call( this, key, value );
	};
};

/** Normalizes a URL to the kind of page it leads to. */
const role = ( address: string ) => {
	const { pathname, search } = new URL( address );
	return (
		pathname.replace( /\/product\/[^/]+\//, '/product/' ) +
		search
			.replace( /=[^&]*/g, '' )
			// Added by this plugin to keep pages with a notice out of page caches.
			.replace( '?vitrine_notice', '' )
	);
};

/** What happened in a page since the recording was cleared. */
export interface Recording {
	readonly lines: string[];
	clear: () => void;
}

/** Records a page from its next load on. */
export async function listen( page: Page ): Promise< Recording > {
	const lines: string[] = [];
	await page.exposeFunction( 'record', ( line: string ) => {
		if ( [ EVENTS, OF_FORMS, REST ].some( ( one ) => one.test( line ) ) ) {
			lines.push( line );
		}
	} );
	await page.addInitScript( watch );
	page.on( 'request', ( request ) => {
		if (
			request.isNavigationRequest() &&
			request.frame() === page.mainFrame()
		) {
			lines.push( `go ${ request.method() } ${ role( request.url() ) }` );
		}
	} );
	return { lines, clear: () => void lines.splice( 0 ) };
}
