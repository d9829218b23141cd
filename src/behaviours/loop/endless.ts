import contract from '../../contract';
import { isSavingData } from '../../transport/browser/signs';
import { LOOP, loopOf, queryOf } from './elements';

const { events, markers } = contract;

const LINK = `${ LOOP } [${ markers.loop_endless }]`;

/** Number of pages loaded automatically, so that the footer stays reachable. */
export const MOST_AT_ONCE = 3;

/** Distance below the viewport at which the next page loads (`rootMargin`). */
const AHEAD = '0px 0px 600px 0px';

/** Number of pages loaded before, from the page number in the URL. */
const pagesBefore = ( link: Element ): number =>
	Number( link.getAttribute( markers.loop_page ) ) - 2;

/**
 * Loads the next page of listings when their end comes into view. Any action of
 * the visitor, such as pressing the button, resets the limit; a failure stops
 * it until then. With data saving enabled there is only the button.
 *
 * @see readings 19
 */
export const followEndless = (): void => {
	if ( isSavingData() ) {
		return;
	}
	/** The listings with an automatic request pending. */
	const asking = new Set< HTMLElement >();
	const came = new WeakMap< HTMLElement, number >();

	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { isIntersecting, target } of entries ) {
				const root = loopOf( target );
				if (
					! isIntersecting ||
					! root ||
					! ( target instanceof HTMLElement ) ||
					asking.has( root )
				) {
					continue;
				}
				const before = came.get( root ) ?? pagesBefore( target );
				if ( before < MOST_AT_ONCE ) {
					came.set( root, before );
					asking.add( root );
					target.click();
				}
			}
		},
		{ rootMargin: AHEAD }
	);
	const observe = () => {
		// Observe again to get notified of links that are still in view.
		observer.disconnect();
		document
			.querySelectorAll( LINK )
			.forEach( ( link ) => observer.observe( link ) );
	};

	const settle = ( event: Event, next: ( root: HTMLElement ) => number ) => {
		const { detail } = event as CustomEvent< { query_id: number } >;
		for ( const root of document.querySelectorAll< HTMLElement >( LOOP ) ) {
			if ( queryOf( root ) === detail.query_id ) {
				came.set( root, next( root ) );
				asking.delete( root );
			}
		}
		observe();
	};
	document.addEventListener( events.native.loop_updated, ( event ) =>
		settle( event, ( root ) =>
			asking.has( root ) ? ( came.get( root ) ?? 0 ) + 1 : 0
		)
	);
	document.addEventListener( events.native.loop_error, ( event ) =>
		settle( event, () => MOST_AT_ONCE )
	);
	observe();
};
