import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Gzip bytes by owner and type. */
export interface Weight {
	html: number;
	ownScript: number;
	/** Consent-dependent recorders, which have a budget of their own. */
	recorder: number;
	/** Stores and views of islands, which are loaded on interaction; part of `ownScript`. */
	islands: number;
	/** Style sheets, and those that WordPress prints inline. */
	ownStyle: number;
	/** WordPress's Interactivity API. */
	interactivity: number;
	otherScript: number;
	otherStyle: number;
	/** Responses to script requests. */
	answers: number;
	/** Number of style sheets, whoever owns them. */
	styleFiles: number;
	requests: number;
	/** Number of image requests. */
	pictures: number;
	/** Requests to cart endpoints. */
	cartRequests: number;
	jquery: boolean;
	react: boolean;
}

const empty = (): Weight => ( {
	html: 0,
	ownScript: 0,
	recorder: 0,
	islands: 0,
	ownStyle: 0,
	interactivity: 0,
	otherScript: 0,
	otherStyle: 0,
	answers: 0,
	styleFiles: 0,
	requests: 0,
	pictures: 0,
	cartRequests: 0,
	jquery: false,
	react: false,
} );

const isCartRequest = ( url: string ): boolean =>
	/[?&]wc-ajax=/.test( url ) || url.includes( '/admin-ajax.php' );

const isRecorder = ( url: string ): boolean =>
	/\/(loader-visit|loader-chunks\/(attribution|order-fields)|module-chunks\/analytics-count)\.js/.test(
		url
	);

const isIsland = ( url: string ): boolean =>
	/\/(stores-[a-z]+|view)\.js/.test( url );

/** Removes nonces and numbers that differ between visitors, so that a page always has the same size. */
const steady = ( body: Buffer ): Buffer =>
	Buffer.from(
		body
			.toString( 'latin1' )
			.replace( /\b(?:[0-9a-f]{10}|[0-9a-f]{13})\b/g, ( name ) =>
				'0123456789abc'.slice( 0, name.length )
			),
		'latin1'
	);

const add = ( weight: Weight, url: string, kind: string, size: number ) => {
	const own = url.includes( '/plugins/vitrine/' );
	if ( kind === 'document' ) {
		weight.html += size;
	} else if ( kind === 'fetch' || kind === 'xhr' ) {
		weight.answers += size;
	} else if ( kind === 'stylesheet' ) {
		weight.styleFiles += size;
		weight[ own ? 'ownStyle' : 'otherStyle' ] += size;
	} else if ( kind === 'script' ) {
		if ( own ) {
			weight[ isRecorder( url ) ? 'recorder' : 'ownScript' ] += size;
			weight.islands += isIsland( url ) ? size : 0;
		} else if ( /interactivity/.test( url ) ) {
			weight.interactivity += size;
		} else {
			weight.otherScript += size;
		}
		weight.jquery ||= /jquery/.test( url );
		weight.react ||= /\/react(-dom)?[.-]/.test( url );
	}
};

/** The plugin's styles that WordPress prints inline. */
const inlineStyle = ( page: Page ): Promise< string > =>
	page.evaluate( () =>
		Array.from(
			document.querySelectorAll( 'style[id^="vitrine-"]' ),
			( { textContent } ) => textContent
		).join( '\n' )
	);

/**
 * Measures everything a page loads from now on. The local server does not
 * compress, so bodies are compressed here, as a shop's server would.
 *
 * @param page A page that has not been opened yet.
 * @return Waits for pending responses, and returns the weight so far.
 */
export function weigh( page: Page ): () => Promise< Weight > {
	const responses: Response[] = [];
	page.on( 'response', ( response ) => responses.push( response ) );
	return async () => {
		const weight = empty();
		for ( const response of responses ) {
			const request = response.request();
			weight.requests++;
			weight.cartRequests += isCartRequest( request.url() ) ? 1 : 0;
			const redirected = response.status() >= 300;
			const kind = request.resourceType();
			weight.pictures += kind === 'image' ? 1 : 0;
			// Prefetched resources have no body here.
			const body =
				redirected || kind === 'other' ? null : await response.body();
			if ( body ) {
				const sent = kind === 'document' ? steady( body ) : body;
				add( weight, request.url(), kind, gzipSync( sent ).length );
			}
		}
		const inline = await inlineStyle( page );
		weight.ownStyle += inline ? gzipSync( inline ).length : 0;
		return weight;
	};
}
