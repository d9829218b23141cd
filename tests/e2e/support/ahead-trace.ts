import type { Page } from 'puppeteer-core';

/** What a prerendered page shows in its first frame, and what it did before. */
export interface Trace {
	/** Writes and requests, in order. */
	did: string[];
	frame?: {
		count: string;
		palette: string;
		notice: boolean;
	};
}

/** Script that records what a page's scripts do during prerendering and how its first frame looks. */
export const RECORDER = `<script>
window.trace = { did: [] };
const note = ( what ) => document.prerendering && trace.did.push( what );
for ( const [ of, name ] of [ [ Storage.prototype, 'setItem' ], [ Storage.prototype, 'removeItem' ], [ window, 'fetch' ], [ XMLHttpRequest.prototype, 'send' ], [ Navigator.prototype, 'sendBeacon' ], [ HTMLMediaElement.prototype, 'play' ] ] ) {
	const own = of[ name ];
	of[ name ] = function ( ...given ) { note( name + ' ' + given[ 0 ] ); return own.apply( this, given ); };
}
const { get, set } = Object.getOwnPropertyDescriptor( Document.prototype, 'cookie' );
Object.defineProperty( document, 'cookie', { get, set( value ) { note( 'cookie ' + value ); set.call( document, value ); } } );
new MutationObserver( ( list ) => list.some( ( { target } ) => target.parentElement?.closest( '[aria-live]' ) || target.matches?.( '[aria-live]' ) ) && note( 'announcement' ) ).observe( document, { childList: true, characterData: true, subtree: true } );
document.addEventListener( 'prerenderingchange', () => requestAnimationFrame( () => {
	trace.frame = {
		count: document.querySelector( 'header [data-count]' ).textContent,
		palette: document.documentElement.dataset.vitrinePalette,
		notice: document.querySelector( '[data-notice-id]' ).checkVisibility(),
	};
} ) );
</script>`;

/** The trace of a prerendered page that was opened, once its first frame is recorded. */
export const traceOf = async ( page: Page ): Promise< Trace > => {
	const trace = () => ( window as unknown as { trace: Trace } ).trace;
	await page.waitForFunction(
		() => ( window as unknown as { trace: Trace } ).trace.frame
	);
	return page.evaluate( trace );
};
