import { canSpare, nextPages } from '../core/instant/next-pages';
import { onceAtRest } from '../transport/browser/moments';
import { isSavingData } from '../transport/browser/signs';

/** Only available in Chromium. */
type Connected = Navigator & {
	connection?: { effectiveType?: string };
	deviceMemory?: number;
};

const OPEN =
	'a[href]:not( [rel~="nofollow"], [download], .no-prefetch, .no-prefetch * )';

// Printed even for slow connections: cached pages cannot know them.
const own = document.currentScript;
const { connection, deviceMemory: memory } = navigator as Connected;

/** The URLs of the cards in the first row. */
const firstRow = ( listing: Element ): string[] => {
	const cards = [
		...listing.querySelectorAll< HTMLElement >( '.products > .product' ),
	];
	return cards
		.filter( ( { offsetTop } ) => offsetTop === cards[ 0 ]?.offsetTop )
		.map(
			( card ) => card.querySelector< HTMLAnchorElement >( OPEN )?.href
		)
		.filter( ( href ) => href !== undefined );
};

if (
	own &&
	'supports' in HTMLScriptElement &&
	HTMLScriptElement.supports( 'speculationrules' ) &&
	canSpare( {
		saveData: isSavingData(),
		effectiveType: connection?.effectiveType,
		memory,
	} )
) {
	const { nonce } = own;
	const excluded = JSON.parse( own.dataset.exclude ?? '[]' ) as unknown;
	onceAtRest( () => {
		const listing = document.querySelector( '.vitrine-product-listing' );
		if ( ! listing || ! Array.isArray( excluded ) ) {
			return;
		}
		const here = document.URL;
		const patterns = excluded.map(
			( path ) => new URLPattern( String( path ), here )
		);
		const urls = nextPages(
			here,
			firstRow( listing ),
			listing.querySelector< HTMLAnchorElement >( `${ OPEN }.next` )
				?.href ?? null,
			( url ) => patterns.some( ( pattern ) => pattern.test( url ) )
		);
		if ( urls.length ) {
			const rules = document.createElement( 'script' );
			rules.type = 'speculationrules';
			rules.nonce = nonce;
			rules.textContent = JSON.stringify( {
				prefetch: [ { source: 'list', urls } ],
			} );
			document.head.append( rules );
		}
	} );
}
