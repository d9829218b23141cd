import { canSpare, nextPages } from '../core/instant/next-pages';
import { onceAtRest } from '../transport/browser/moments';
import { isSavingData } from '../transport/browser/signs';

/** As Chromium has it; nobody else makes pages ahead. */
type Connected = Navigator & {
	connection?: { effectiveType?: string };
	deviceMemory?: number;
};

const OPEN =
	'a[href]:not( [rel~="nofollow"], [download], .no-prefetch, .no-prefetch * )';

// Printed into pages of a listing: a page that a cache keeps cannot know its visitor's line.
const own = document.currentScript;
const { connection, deviceMemory: memory } = navigator as Connected;

/** The addresses of the cards that stand beside the first one. */
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
